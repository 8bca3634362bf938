-- Reviews: who has received a piece says how it is, and how its maker was, once for each order. Both kinds live in one table, so that votes, reports,
-- pictures, translations and answers are one thing. Ratings are computed from them; nobody writes a rating.

insert into public.shop_settings (key, value, description, is_public) values
  ('reviews.write_days', '60', 'Days after delivery within which a review may be written.', true),
  ('reviews.edit_days', '30', 'Days after writing within which a review may be changed.', true),
  ('reviews.pictures', '6', 'Pictures a review may have.', true),
  ('reviews.invite_days', '5', 'Days after delivery when a buyer is asked, once, how the pieces are.', false),
  ('reviews.flags_hide', '3', 'So many people have to report a review before it is hidden until the shop has looked at it.', false);

create table public.reviews (
  id             uuid primary key default gen_random_uuid(),
  product_id     uuid references public.products on delete cascade,
  order_line_id  uuid unique references public.order_lines on delete set null,
  bought         boolean not null default false,
  author_id      uuid references auth.users on delete set null,
  author_name    text not null check (char_length(author_name) <= 60),
  author_country char(2) check (author_country ~ '^[A-Z]{2}$'),
  rating         smallint not null check (rating between 1 and 5),
  body           text not null default '' check (char_length(body) <= 3000),
  language       text not null default 'en' check (char_length(language) <= 10),
  status         text not null default 'published' check (status in ('published', 'hidden')),
  reply          text check (char_length(reply) between 1 and 2000),
  replied_at     timestamptz,
  helpful_count  integer not null default 0 check (helpful_count >= 0),
  created_at     timestamptz not null default now(),
  edited_at      timestamptz,
  seller_id      uuid not null references public.sellers on delete cascade,
  order_id       uuid unique references public.orders on delete set null,
  as_described   smallint check (as_described between 1 and 5),
  craftsmanship  smallint check (craftsmanship between 1 and 5),
  packaging      smallint check (packaging between 1 and 5),
  delivery       smallint check (delivery between 1 and 5),
  communication  smallint check (communication between 1 and 5),
  reply_language text not null default '' check (char_length(reply_language) <= 10),
  hidden_because text check (hidden_because in ('spam', 'rude', 'private', 'not_about_product', 'other')),
  hidden_at      timestamptz,
  judged_at      timestamptz
);
comment on table public.reviews is
  'What somebody who received something says of it: of a piece, once for each line of an order, or (`product_id` null) of its maker, once for each order. '
  '`author_name` is what is shown: first name and an initial, nothing of somebody who has left. `bought`: written for an order of this shop, also when that '
  'order is forgotten. `judged_at`: when the shop last decided, after which reports hide nothing more.';
create index reviews_product on public.reviews (product_id, created_at desc) where status = 'published';

-- Indexes that leave rows out do not serve a foreign key: deleting a piece or a maker would read all reviews.
create index reviews_product_all on public.reviews (product_id);
create index reviews_author on public.reviews (author_id);
create index reviews_seller on public.reviews (seller_id, created_at desc) where status = 'published';
create index reviews_seller_all on public.reviews (seller_id);
alter table public.reviews enable row level security;
create policy "everyone reads published reviews" on public.reviews for select to anon, authenticated using (status = 'published');
create policy "authors and sellers read theirs" on public.reviews
  for select to authenticated using (author_id = (select auth.uid()) or seller_id in (select private.my_sellers()) or (select private.is_admin()));
create policy "authors take their published words back" on public.reviews
  for delete to authenticated using (author_id = (select auth.uid()) and status = 'published');
grant select (id, product_id, bought, author_name, author_country, rating, body, language, status, reply, replied_at, helpful_count, created_at, edited_at,
  seller_id, as_described, craftsmanship, packaging, delivery, communication, reply_language, hidden_because) on public.reviews to anon, authenticated;
grant delete on public.reviews to authenticated;
grant select, insert, update, delete on public.reviews to service_role;

-- Kept pages show reviews; what is hidden must be gone from them at once. Votes may be half a minute behind.
create trigger reviews_tell_pages after insert or delete or update of rating, body, reply, status, author_name on public.reviews
  for each statement execute function private.tell_the_pages('shop');

create table public.review_votes (
  review_id uuid not null references public.reviews on delete cascade,
  person_id uuid not null default auth.uid() references auth.users on delete cascade,
  primary key (review_id, person_id)
);
comment on table public.review_votes is 'Who found a review helpful.';
create index review_votes_person on public.review_votes (person_id);

/* Whether the caller may find a review helpful: everybody reads it, and it is neither by the caller nor about the caller's own workshop. */
create function private.may_vote_for(review uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.reviews r
     where r.id = review and r.status = 'published' and r.author_id is distinct from (select auth.uid()) and r.seller_id not in (select private.my_sellers()))
$$;
revoke execute on function private.may_vote_for(uuid) from public;
grant execute on function private.may_vote_for(uuid) to authenticated, service_role;
alter table public.review_votes enable row level security;
create policy "people see their votes" on public.review_votes for select to authenticated using (person_id = (select auth.uid()));
create policy "people vote for published words of others" on public.review_votes
  for insert to authenticated with check (person_id = (select auth.uid()) and private.may_vote_for(review_id));
create policy "people take their vote back" on public.review_votes for delete to authenticated using (person_id = (select auth.uid()));
grant select, delete, insert (review_id) on public.review_votes to authenticated;
grant select, insert, update, delete on public.review_votes to service_role;

create function private.count_votes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.reviews set helpful_count = greatest(0, helpful_count + case tg_op when 'INSERT' then 1 else -1 end)
   where id = case tg_op when 'INSERT' then new.review_id else old.review_id end;
  return null;
end
$$;
revoke execute on function private.count_votes() from public;
create trigger review_votes_count after insert or delete on public.review_votes for each row execute function private.count_votes();

create table public.review_flags (
  review_id   uuid not null references public.reviews on delete cascade,
  reporter_id uuid not null default auth.uid() references auth.users on delete cascade,
  reason      text not null check (reason in ('spam', 'rude', 'private', 'not_about_product', 'other')),
  created_at  timestamptz not null default now(),
  primary key (review_id, reporter_id)
);
comment on table public.review_flags is 'Somebody asks the shop to look at a review.';
create index review_flags_reporter on public.review_flags (reporter_id);
alter table public.review_flags enable row level security;
create policy "people see what they reported, admins all" on public.review_flags
  for select to authenticated using (reporter_id = (select auth.uid()) or (select private.is_admin()));
create policy "people report published reviews" on public.review_flags
  for insert to authenticated with check (reporter_id = (select auth.uid()) and review_id in (select id from public.reviews where status = 'published'));
grant select, insert (review_id, reason) on public.review_flags to authenticated;
grant select, insert, update, delete on public.review_flags to service_role;

/* Hides a review that enough people reported, with the reason most of them gave; one the shop has judged stays as it was judged. */
create function private.weigh_flags() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.reviews where id = new.review_id for update;
  if (select count(*) from public.review_flags where review_id = new.review_id) < (private.setting('reviews.flags_hide') #>> '{}')::integer
    then return null; end if;
  update public.reviews
     set status = 'hidden', hidden_at = private.now(),
         hidden_because = (select reason from public.review_flags where review_id = new.review_id group by reason order by count(*) desc, reason limit 1)
   where id = new.review_id and status = 'published' and judged_at is null;
  return null;
end
$$;
revoke execute on function private.weigh_flags() from public;
create trigger review_flags_weigh after insert on public.review_flags for each row execute function private.weigh_flags();

/* A piece's rating is the mean of what is published of it; a maker's is the mean of all that is published of them and their pieces. */
create function private.count_reviews(products uuid[], sellers uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.products p
     set rating = coalesce(r.mean, 0), review_count = coalesce(r.many, 0)
    from unnest(products) wanted(id)
    left join lateral (
      select round(avg(rating), 2) as mean, count(*)::integer as many from public.reviews where product_id = wanted.id
        and status = 'published' having count(*) > 0
    ) r on true
   where p.id = wanted.id and (p.rating, p.review_count) is distinct from (coalesce(r.mean, 0), coalesce(r.many, 0));
  update public.sellers s
     set rating = coalesce(r.mean, 0), review_count = coalesce(r.many, 0)
    from unnest(sellers) wanted(id)
    left join lateral (
      select round(avg(rating), 2) as mean, count(*)::integer as many from public.reviews where seller_id = wanted.id
        and status = 'published' having count(*) > 0
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
  products uuid[];
  sellers uuid[];
begin
  select array_agg(distinct n.product_id) filter (where n.product_id is not null), array_agg(distinct n.seller_id) into products, sellers
    from changed_reviews n join former_reviews f using (id) where (n.rating, n.status) is distinct from (f.rating, f.status);
  if sellers is not null then perform private.count_reviews(coalesce(products, '{}'), sellers); end if;
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
  update public.reviews set author_name = private.shown_name(new.full_name) where author_id = new.id
    and author_name is distinct from private.shown_name(new.full_name);
  return null;
end
$$;
create trigger profiles_rename_reviewer after update of full_name on public.profiles
  for each row when (old.full_name is distinct from new.full_name) execute function private.rename_reviewer();

/* The words of somebody who leaves stay, for those who buy; the name goes, and so do pictures: they may show a face or a home. */
create function private.forget_reviewer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.review_pictures where review_id = new.id;
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

/*
 * Shows a review, or hides it for a reason. Later reports change it no more. Whoever runs the shop judges from a terminal (`npm run review:judge`) until the
 * back office has its list; nobody is signed in there.
 */
create function private.judge_review(review uuid, shown boolean, because text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if shown is null or not shown and because is null then raise exception 'Say what is wrong with it.' using errcode = '23514', hint = 'no_reason'; end if;
  update public.reviews
     set status = case when shown then 'published' else 'hidden' end, hidden_because = case when shown then null else because end,
         hidden_at = case when shown then null else private.now() end, judged_at = private.now()
   where id = review;
  if not found then raise exception 'There is no such review.' using errcode = 'P0002', hint = 'no_review'; end if;
end
$$;
revoke execute on function private.judge_review(uuid, boolean, text) from public;
grant execute on function private.judge_review(uuid, boolean, text) to service_role;

/* The shop's own word on a review, for admins who are signed in. */
create function public.judge_review(p_review_id uuid, p_shown boolean, p_because text default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_admin() then raise exception 'Only the shop judges reviews.' using errcode = '42501'; end if;
  perform private.judge_review(p_review_id, p_shown, p_because);
end
$$;
comment on function public.judge_review(uuid, boolean, text) is 'An admin shows a review, or hides it for a reason.';
revoke execute on function public.judge_review(uuid, boolean, text) from public;
grant execute on function public.judge_review(uuid, boolean, text) to authenticated;
