-- Reviews: who has received a piece says how it is. Ratings are computed from them; nobody writes a rating.

create table public.product_reviews (
  id             uuid primary key default gen_random_uuid(),
  product_id     uuid not null references public.products on delete cascade,
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
  edited_at      timestamptz
);
comment on table public.product_reviews is 'What somebody who received a piece says of it, once for each line of an order. `author_name` is what is shown: first name and an initial. `bought`: written for an order of this shop, also when that order is forgotten.';
create index product_reviews_product on public.product_reviews (product_id, created_at desc) where status = 'published';
create index product_reviews_author on public.product_reviews (author_id);

create table public.review_votes (
  review_id uuid not null references public.product_reviews on delete cascade,
  person_id uuid not null default auth.uid() references auth.users on delete cascade,
  primary key (review_id, person_id)
);
comment on table public.review_votes is 'Who found a review helpful.';
create index review_votes_person on public.review_votes (person_id);

create table public.review_flags (
  review_id   uuid not null references public.product_reviews on delete cascade,
  reporter_id uuid not null default auth.uid() references auth.users on delete cascade,
  reason      text not null check (reason in ('spam', 'rude', 'private', 'not_about_piece', 'other')),
  created_at  timestamptz not null default now(),
  primary key (review_id, reporter_id)
);
comment on table public.review_flags is 'Somebody asks the shop to look at a review.';
create index review_flags_reporter on public.review_flags (reporter_id);

insert into public.shop_settings (key, value, description, is_public) values
  ('reviews.write_days', '60', 'Days after delivery within which a review may be written.', true),
  ('reviews.edit_days', '30', 'Days after writing within which a review may be changed.', true);

/* Whether the caller wrote a review. */
create function private.is_my_review(review uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.product_reviews where id = review and author_id = (select auth.uid()))
$$;
revoke execute on function private.is_my_review(uuid) from public;
grant execute on function private.is_my_review(uuid) to authenticated, service_role;

alter table public.product_reviews enable row level security;
create policy "everyone reads published reviews" on public.product_reviews for select to anon, authenticated using (status = 'published');
create policy "authors and makers read theirs" on public.product_reviews
  for select to authenticated using (author_id = (select auth.uid()) or private.is_my_product(product_id) or (select private.is_admin()));
grant select (id, product_id, bought, author_name, author_country, rating, body, language, status, reply, replied_at, helpful_count, created_at, edited_at)
  on public.product_reviews to anon, authenticated;
grant select, insert, update, delete on public.product_reviews to service_role;

alter table public.review_votes enable row level security;
create policy "people see their votes" on public.review_votes for select to authenticated using (person_id = (select auth.uid()));
create policy "people vote for what others wrote" on public.review_votes for insert to authenticated
  with check (person_id = (select auth.uid()) and not private.is_my_review(review_id));
create policy "people take their vote back" on public.review_votes for delete to authenticated using (person_id = (select auth.uid()));
grant select, delete, insert (review_id) on public.review_votes to authenticated;
grant select, insert, update, delete on public.review_votes to service_role;

alter table public.review_flags enable row level security;
create policy "people see what they reported, admins all" on public.review_flags
  for select to authenticated using (reporter_id = (select auth.uid()) or (select private.is_admin()));
create policy "people report published reviews" on public.review_flags
  for insert to authenticated with check (reporter_id = (select auth.uid()) and review_id in (select id from public.product_reviews where status = 'published'));
grant select, insert (review_id, reason) on public.review_flags to authenticated;
grant select, insert, update, delete on public.review_flags to service_role;

/* A product's rating is the mean of what is published; its maker's is the mean over all pieces. */
create function private.count_reviews(pieces uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.products p
     set rating = coalesce(r.mean, 0), review_count = coalesce(r.many, 0)
    from unnest(pieces) wanted(id)
    left join lateral (
      select round(avg(rating), 2) as mean, count(*)::integer as many from public.product_reviews where product_id = wanted.id and status = 'published' having count(*) > 0
    ) r on true
   where p.id = wanted.id and (p.rating, p.review_count) is distinct from (coalesce(r.mean, 0), coalesce(r.many, 0));
  update public.sellers s
     set rating = coalesce(r.mean, 0), review_count = coalesce(r.many, 0)
    from (select distinct seller_id from public.products where id = any (pieces)) wanted
    left join lateral (
      select round(sum(p.rating * p.review_count) / nullif(sum(p.review_count), 0), 2) as mean, sum(p.review_count)::integer as many
        from public.products p where p.seller_id = wanted.seller_id) r on true
   where s.id = wanted.seller_id and (s.rating, s.review_count) is distinct from (coalesce(r.mean, 0), coalesce(r.many, 0));
end
$$;
revoke execute on function private.count_reviews(uuid[]) from public;

create function private.follow_reviews() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_reviews(array(select distinct product_id from changed_reviews));
  return null;
end
$$;
revoke execute on function private.follow_reviews() from public;
create trigger product_reviews_added after insert on public.product_reviews
  referencing new table as changed_reviews for each statement execute function private.follow_reviews();
create trigger product_reviews_changed after update on public.product_reviews
  referencing new table as changed_reviews for each statement execute function private.follow_reviews();
create trigger product_reviews_removed after delete on public.product_reviews
  referencing old table as changed_reviews for each statement execute function private.follow_reviews();

create function private.count_votes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.product_reviews set helpful_count = helpful_count + case tg_op when 'INSERT' then 1 else -1 end
   where id = case tg_op when 'INSERT' then new.review_id else old.review_id end;
  return null;
end
$$;
revoke execute on function private.count_votes() from public;
create trigger review_votes_count after insert or delete on public.review_votes for each row execute function private.count_votes();

/* What the caller has received and may say something of: lines of delivered orders, with their review where there is one. `wanted` narrows it to a product. */
create function public.my_reviewable_lines(p_product_id uuid default null)
returns table (order_line_id uuid, product_id uuid, title text, image_url text, delivered_at timestamptz, review_id uuid, rating smallint, body text, may_write boolean)
language sql stable security definer set search_path = '' as $$
  select l.id, l.product_id, l.title, l.image_url, coalesce(o.delivered_at, o.updated_at), r.id, r.rating, r.body,
         case when r.id is null
              then coalesce(o.delivered_at, o.updated_at) > private.now() - (private.setting('reviews.write_days') #>> '{}')::integer * interval '1 day'
              else r.created_at > private.now() - (private.setting('reviews.edit_days') #>> '{}')::integer * interval '1 day' end
    from public.order_lines l
    join public.orders o on o.id = l.order_id
    left join public.product_reviews r on r.order_line_id = l.id
   where o.buyer_id = (select auth.uid()) and o.status in ('delivered', 'completed') and l.product_id is not null
     and (p_product_id is null or l.product_id = p_product_id)
   order by o.created_at desc, l.position
   limit 200
$$;
comment on function public.my_reviewable_lines(uuid) is 'What the caller has received, and what they said of it.';
revoke execute on function public.my_reviewable_lines(uuid) from public;
grant execute on function public.my_reviewable_lines(uuid) to authenticated;

/* Says how a piece of a delivered order is, or says it again differently. Shown is the first name and the first letter of the last. */
create function public.write_review(p_order_line_id uuid, p_rating integer, p_body text, p_language text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  line record;
  person public.profiles;
  names text[];
  written uuid;
begin
  select * into line from public.my_reviewable_lines() r where r.order_line_id = p_order_line_id;
  if not found then raise exception 'Only what you have received can be reviewed.' using errcode = '42501', hint = 'not_received'; end if;
  if not line.may_write then raise exception 'The time for this review is over.' using errcode = '42501', hint = 'too_late'; end if;
  if p_rating is null or p_rating not between 1 and 5 then raise exception 'Choose one to five stars.' using errcode = '23514', hint = 'no_rating'; end if;
  select * into person from public.profiles where id = (select auth.uid());
  names := regexp_split_to_array(btrim(person.full_name), '\s+');
  insert into public.product_reviews (product_id, order_line_id, bought, author_id, author_name, author_country, rating, body, language)
  select line.product_id, p_order_line_id, true, person.id,
         concat_ws(' ', nullif(left(names[1], 50), ''), case when cardinality(names) > 1 then left(names[cardinality(names)], 1) || '.' end),
         nullif(o.shipping_address ->> 'country', ''), p_rating, btrim(coalesce(p_body, '')), left(coalesce(nullif(p_language, ''), 'en'), 10)
    from public.order_lines l join public.orders o on o.id = l.order_id where l.id = p_order_line_id
  on conflict (order_line_id) do update
     set rating = excluded.rating, body = excluded.body, language = excluded.language, edited_at = private.now()
  returning id into written;
  return written;
end
$$;
comment on function public.write_review(uuid, integer, text, text) is 'Writes or changes the caller''s review of a delivered order line.';
revoke execute on function public.write_review(uuid, integer, text, text) from public;
grant execute on function public.write_review(uuid, integer, text, text) to authenticated;

/* The maker answers a review, once; the answer may be changed, and taken back with nothing. */
create function public.reply_to_review(p_review_id uuid, p_reply text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.product_reviews
     set reply = nullif(btrim(p_reply), ''), replied_at = case when nullif(btrim(p_reply), '') is null then null else private.now() end
   where id = p_review_id and private.is_my_product(product_id);
  if not found then raise exception 'There is no such review of a piece of yours.' using errcode = 'P0002', hint = 'no_review'; end if;
end
$$;
comment on function public.reply_to_review(uuid, text) is 'The maker''s answer to a review of a piece of theirs.';
revoke execute on function public.reply_to_review(uuid, text) from public;
grant execute on function public.reply_to_review(uuid, text) to authenticated;
