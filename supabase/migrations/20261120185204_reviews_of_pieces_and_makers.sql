-- Why: a maker is reviewed as a piece is, by whoever received an order of theirs, once for each order. Both kinds live in one table, so that votes, reports,
-- pictures, translations and answers are one thing. What is reported often is hidden until the shop has looked, and what is hidden cannot be voted for.

drop function public.write_review(uuid, integer, text, text);
drop function public.my_reviewable_lines(uuid);

drop trigger product_reviews_added on public.product_reviews;
drop trigger product_reviews_changed on public.product_reviews;
drop trigger product_reviews_removed on public.product_reviews;
drop function private.follow_reviews();
drop function private.count_reviews(uuid[]);

alter table public.product_reviews rename to reviews;
do $$
declare
  named record;
begin
  for named in select conname from pg_catalog.pg_constraint where conrelid = 'public.reviews'::regclass and conname like 'product\_reviews\_%' loop
    execute format('alter table public.reviews rename constraint %I to %I', named.conname, replace(named.conname, 'product_reviews_', 'reviews_'));
  end loop;
end
$$;
alter index public.product_reviews_product rename to reviews_product;
alter index public.product_reviews_author rename to reviews_author;

alter table public.reviews alter column product_id drop not null;
alter table public.reviews
  add column seller_id      uuid references public.sellers on delete cascade,
  add column order_id       uuid unique references public.orders on delete set null,
  add column as_described   smallint check (as_described between 1 and 5),
  add column craftsmanship  smallint check (craftsmanship between 1 and 5),
  add column packaging      smallint check (packaging between 1 and 5),
  add column delivery       smallint check (delivery between 1 and 5),
  add column communication  smallint check (communication between 1 and 5),
  add column reply_language text not null default '' check (char_length(reply_language) <= 10),
  add column hidden_because text check (hidden_because in ('spam', 'rude', 'private', 'not_about_piece', 'other')),
  add column hidden_at      timestamptz,
  add column judged_at      timestamptz;
update public.reviews r set seller_id = p.seller_id from public.products p where p.id = r.product_id;
alter table public.reviews alter column seller_id set not null;
comment on table public.reviews is 'What somebody who received something says of it: of a piece, once for each line of an order, or (`product_id` null) of its maker, once for each order. `author_name` is what is shown: first name and an initial, nothing of somebody who has left. `bought`: written for an order of this shop, also when that order is forgotten. `judged_at`: when the shop last decided, after which reports hide nothing more.';
create index reviews_seller on public.reviews (seller_id, created_at desc) where status = 'published';

insert into public.shop_settings (key, value, description, is_public) values
  ('reviews.flags_hide', '3', 'So many people have to report a review before it is hidden until the shop has looked at it.', false);

drop policy "authors and makers read theirs" on public.reviews;
create policy "authors and makers read theirs" on public.reviews
  for select to authenticated using (author_id = (select auth.uid()) or seller_id in (select private.my_sellers()) or (select private.is_admin()));
create policy "authors take their published words back" on public.reviews
  for delete to authenticated using (author_id = (select auth.uid()) and status = 'published');
grant delete, select (seller_id, as_described, craftsmanship, packaging, delivery, communication, reply_language, hidden_because)
  on public.reviews to authenticated;
grant select (seller_id, as_described, craftsmanship, packaging, delivery, communication, reply_language, hidden_because) on public.reviews to anon;

-- Votes and reports -----------------------------------------------------------------------------------------------------------------------------------------

/* Whether the caller may find a review helpful: everybody reads it, and it is neither by the caller nor about the caller's own workshop. */
create function private.may_vote_for(review uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.reviews r
     where r.id = review and r.status = 'published' and r.author_id is distinct from (select auth.uid()) and r.seller_id not in (select private.my_sellers()))
$$;
revoke execute on function private.may_vote_for(uuid) from public;
grant execute on function private.may_vote_for(uuid) to authenticated, service_role;

drop policy "people vote for what others wrote" on public.review_votes;
create policy "people vote for published words of others" on public.review_votes
  for insert to authenticated with check (person_id = (select auth.uid()) and private.may_vote_for(review_id));
drop function private.is_my_review(uuid);

create or replace function private.count_votes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.reviews set helpful_count = greatest(0, helpful_count + case tg_op when 'INSERT' then 1 else -1 end)
   where id = case tg_op when 'INSERT' then new.review_id else old.review_id end;
  return null;
end
$$;

/* Hides a review that enough people reported, with the reason most of them gave; one the shop has judged stays as it was judged. */
create function private.weigh_flags() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.reviews where id = new.review_id for update;
  if (select count(*) from public.review_flags where review_id = new.review_id) < (private.setting('reviews.flags_hide') #>> '{}')::integer then return null; end if;
  update public.reviews
     set status = 'hidden', hidden_at = private.now(),
         hidden_because = (select reason from public.review_flags where review_id = new.review_id group by reason order by count(*) desc, reason limit 1)
   where id = new.review_id and status = 'published' and judged_at is null;
  return null;
end
$$;
revoke execute on function private.weigh_flags() from public;
create trigger review_flags_weigh after insert on public.review_flags for each row execute function private.weigh_flags();

/* The shop's own word on a review: shown, or hidden for a reason. Later reports change it no more. */
create function public.judge_review(p_review_id uuid, p_shown boolean, p_because text default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_admin() then raise exception 'Only the shop judges reviews.' using errcode = '42501'; end if;
  if p_shown is null or not p_shown and p_because is null then raise exception 'Say what is wrong with it.' using errcode = '23514', hint = 'no_reason'; end if;
  update public.reviews
     set status = case when p_shown then 'published' else 'hidden' end, hidden_because = case when p_shown then null else p_because end,
         hidden_at = case when p_shown then null else private.now() end, judged_at = private.now()
   where id = p_review_id;
  if not found then raise exception 'There is no such review.' using errcode = 'P0002', hint = 'no_review'; end if;
end
$$;
comment on function public.judge_review(uuid, boolean, text) is 'An admin shows a review, or hides it for a reason.';
revoke execute on function public.judge_review(uuid, boolean, text) from public;
grant execute on function public.judge_review(uuid, boolean, text) to authenticated;

-- Ratings ---------------------------------------------------------------------------------------------------------------------------------------------------

/* A piece's rating is the mean of what is published of it; a maker's is the mean of all that is published of them and their pieces. */
create function private.count_reviews(pieces uuid[], makers uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.products p
     set rating = coalesce(r.mean, 0), review_count = coalesce(r.many, 0)
    from unnest(pieces) wanted(id)
    left join lateral (
      select round(avg(rating), 2) as mean, count(*)::integer as many from public.reviews where product_id = wanted.id and status = 'published' having count(*) > 0
    ) r on true
   where p.id = wanted.id and (p.rating, p.review_count) is distinct from (coalesce(r.mean, 0), coalesce(r.many, 0));
  update public.sellers s
     set rating = coalesce(r.mean, 0), review_count = coalesce(r.many, 0)
    from unnest(makers) wanted(id)
    left join lateral (
      select round(avg(rating), 2) as mean, count(*)::integer as many from public.reviews where seller_id = wanted.id and status = 'published' having count(*) > 0
    ) r on true
   where s.id = wanted.id and (s.rating, s.review_count) is distinct from (coalesce(r.mean, 0), coalesce(r.many, 0));
end
$$;
revoke execute on function private.count_reviews(uuid[], uuid[]) from public;

create function private.follow_reviews() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_reviews(
    array(select distinct product_id from changed_reviews where product_id is not null), array(select distinct seller_id from changed_reviews));
  return null;
end
$$;
/* A vote or an answer changes no rating, so only what does is counted again. */
create function private.follow_changed_reviews() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  pieces uuid[];
  makers uuid[];
begin
  select array_agg(distinct n.product_id) filter (where n.product_id is not null), array_agg(distinct n.seller_id) into pieces, makers
    from changed_reviews n join former_reviews f using (id) where (n.rating, n.status) is distinct from (f.rating, f.status);
  if makers is not null then perform private.count_reviews(coalesce(pieces, '{}'), makers); end if;
  return null;
end
$$;
revoke execute on function private.follow_reviews(), private.follow_changed_reviews() from public;
create trigger reviews_added after insert on public.reviews
  referencing new table as changed_reviews for each statement execute function private.follow_reviews();
create trigger reviews_changed after update on public.reviews
  referencing old table as former_reviews new table as changed_reviews for each statement execute function private.follow_changed_reviews();
create trigger reviews_removed after delete on public.reviews
  referencing old table as changed_reviews for each statement execute function private.follow_reviews();

-- Who said it, and what they said before --------------------------------------------------------------------------------------------------------------------

/* A name as everybody reads it: the first, and the first letter of the last. */
create function private.shown_name(full_name text) returns text
language sql immutable set search_path = '' as $$
  select concat_ws(' ', nullif(left(names[1], 50), ''), case when cardinality(names) > 1 then left(names[cardinality(names)], 1) || '.' end)
    from (select regexp_split_to_array(btrim(coalesce(full_name, '')), '\s+') as names) said
$$;

/* Whoever calls themselves otherwise is called so in what they wrote. */
create function private.rename_reviewer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.reviews set author_name = private.shown_name(new.full_name) where author_id = new.id and author_name is distinct from private.shown_name(new.full_name);
  return null;
end
$$;
create trigger profiles_rename_reviewer after update of full_name on public.profiles
  for each row when (old.full_name is distinct from new.full_name) execute function private.rename_reviewer();

/* The words of somebody who leaves stay, for those who buy; the name goes. */
create function private.forget_reviewer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.author_name := '';
  return new;
end
$$;
create trigger reviews_forget_reviewer before update of author_id on public.reviews
  for each row when (old.author_id is not null and new.author_id is null) execute function private.forget_reviewer();

create table private.review_history (
  review_id   uuid not null references public.reviews on delete cascade,
  rating      smallint not null,
  body        text not null,
  replaced_at timestamptz not null default now()
);
comment on table private.review_history is 'What a review said before it was changed; for the shop, when somebody complains.';
create index review_history_review on private.review_history (review_id, replaced_at);
grant select, delete on private.review_history to service_role;

create function private.keep_review_history() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.review_history (review_id, rating, body, replaced_at) values (old.id, old.rating, old.body, private.now());
  return null;
end
$$;
create trigger reviews_keep_history after update of rating, body on public.reviews
  for each row when ((old.rating, old.body) is distinct from (new.rating, new.body)) execute function private.keep_review_history();
revoke execute on function private.shown_name(text), private.rename_reviewer(), private.forget_reviewer(), private.keep_review_history() from public;
