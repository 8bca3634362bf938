-- Writing a review, with pictures, which say more of a piece than its stars. Pictures are uploaded into a private bucket, each person's into their own
-- folder; publishing the review moves them into the public one, hiding it moves them back, and removing it removes them. Words, stars and pictures are
-- written in one call. A review is read in languages its writer does not speak, so a machine's translation is kept beside it until the words change; and it
-- is news to the maker, as the answer is to whoever wrote it.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('review-drafts', 'review-drafts', false, 5 * 1024 * 1024, '{image/png,image/jpeg,image/webp}'),
  ('review-pictures', 'review-pictures', true, 5 * 1024 * 1024, '{image/png,image/jpeg,image/webp}')
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

create table public.review_pictures (
  id        uuid primary key default gen_random_uuid(),
  review_id uuid not null references public.reviews on delete cascade,
  path      text not null unique check (char_length(path) <= 300),
  alt       text not null default '' check (char_length(alt) <= 200),
  position  smallint not null
);
comment on table public.review_pictures is
  'Pictures of reviews, in order. `path` is the name in the bucket review-pictures, or in review-drafts while the review is hidden; `alt` says what is seen.';
create index review_pictures_review on public.review_pictures (review_id, position);
alter table public.review_pictures enable row level security;
create policy "who reads the review sees its pictures" on public.review_pictures
  for select to anon, authenticated using (review_id in (select id from public.reviews));
grant select on public.review_pictures to anon, authenticated;
grant select, insert, update, delete on public.review_pictures to service_role;
create trigger review_pictures_tell_pages after insert or delete or update on public.review_pictures for each statement
  execute function private.tell_the_pages('shop');

/* Whether the caller's folder of pictures nobody sees yet has room; a job empties it of what was never published. */
create function private.may_add_review_draft() returns boolean
language sql stable security definer set search_path = '' as $$
  select (select count(*) from storage.objects where bucket_id = 'review-drafts' and name like (select auth.uid())::text || '/%') < 24
$$;
revoke execute on function private.may_add_review_draft() from public;
grant execute on function private.may_add_review_draft() to authenticated, service_role;
create policy "people add pictures for a review of theirs" on storage.objects for insert to authenticated
  with check (
    bucket_id = 'review-drafts' and array_length(path_tokens, 1) = 2 and owner_id = (select auth.uid())::text
    and (storage.foldername(name))[1] = (select auth.uid())::text and private.may_add_review_draft());
create policy "people see pictures they have not published, admins all" on storage.objects for select to authenticated
  using (bucket_id = 'review-drafts' and ((storage.foldername(name))[1] = (select auth.uid())::text or (select private.is_admin())));
create policy "people remove pictures they have not published" on storage.objects for delete to authenticated
  using (bucket_id = 'review-drafts' and (storage.foldername(name))[1] = (select auth.uid())::text);

/* A picture of a review that is gone takes its file along. */
create function private.remove_review_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from storage.objects where bucket_id in ('review-pictures', 'review-drafts') and name = old.path;
  return null;
end
$$;
create trigger review_pictures_remove_file after delete on public.review_pictures for each row execute function private.remove_review_file();

/* Pictures of a hidden review lie where nobody can fetch them. */
create function private.move_review_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update storage.objects o set bucket_id = case new.status when 'published' then 'review-pictures' else 'review-drafts' end
    from public.review_pictures p
   where p.review_id = new.id and o.name = p.path and o.bucket_id = case new.status when 'published' then 'review-drafts' else 'review-pictures' end;
  return null;
end
$$;
create trigger reviews_move_files after update of status on public.reviews
  for each row when (old.status is distinct from new.status) execute function private.move_review_files();
revoke execute on function private.remove_review_file(), private.move_review_files() from public;

/* Gives a review exactly these pictures, in this order: `[{path, alt}]`, each either of the review already or an own upload that nobody sees yet. */
create function private.set_review_pictures(wanted uuid, pictures jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mine constant text := (select auth.uid())::text || '/';
  bucket constant text := (select case status when 'published' then 'review-pictures' else 'review-drafts' end from public.reviews where id = wanted);
  picture record;
  target text;
  kept text[] := '{}';
begin
  if jsonb_typeof(pictures) <> 'array' then raise exception 'Pictures come as a list.' using errcode = '23514', hint = 'no_picture'; end if;
  if jsonb_array_length(pictures) > (private.setting('reviews.pictures') #>> '{}')::integer then
    raise exception 'A review has no more pictures than that.' using errcode = '23514', hint = 'too_many_pictures';
  end if;
  for picture in
    select e.value ->> 'path' as path, left(btrim(coalesce(e.value ->> 'alt', '')), 200) as alt, e.ordinality::smallint as place
      from jsonb_array_elements(pictures) with ordinality e
  loop
    if starts_with(picture.path, mine) then
      target := wanted || '/' || substr(picture.path, char_length(mine) + 1);
      update storage.objects set bucket_id = bucket, name = target where bucket_id = 'review-drafts' and name = picture.path
        and owner_id = (select auth.uid())::text;
      if found then insert into public.review_pictures (review_id, path, alt, position) values (wanted, target, picture.alt, picture.place); end if;
    else
      target := picture.path;
      update public.review_pictures set alt = picture.alt, position = picture.place where review_id = wanted and path = target;
    end if;
    if not found then raise exception 'There is no such picture.' using errcode = '23514', hint = 'no_picture'; end if;
    kept := kept || target;
  end loop;
  delete from public.review_pictures where review_id = wanted and path <> all (kept);
end
$$;
revoke execute on function private.set_review_pictures(uuid, jsonb) from public;

/*
 * What the caller has received and may say something of: the pieces of delivered orders and, once for each order, who made them, with what the caller said of
 * it. One's own workshop is no subject. The arguments narrow it to a piece, a maker or an order.
 */
create function public.my_reviewables(p_product_id uuid default null, p_seller_id uuid default null, p_order_id uuid default null)
returns table (
  subject text, order_id uuid, order_number text, order_line_id uuid, product_id uuid, seller_id uuid, title text, image_url text, delivered_at timestamptz,
  review_id uuid, rating smallint, body text, aspects jsonb, pictures jsonb, reply text, status text, hidden_because text, may_write boolean)
language sql stable security definer set search_path = '' as $$
  with received as (
    select o.id, o.number, o.seller_id, o.seller_name, coalesce(o.delivered_at, o.updated_at) as delivered_at
      from public.orders o
     where o.buyer_id = (select auth.uid()) and o.status in ('delivered', 'completed') and o.seller_id not in (select private.my_sellers())
       and (p_order_id is null or o.id = p_order_id) and (p_seller_id is null or o.seller_id = p_seller_id)
  ), subjects as (
    select 'product' as subject, o.id as order_id, o.number, l.id as order_line_id, l.product_id, o.seller_id, l.title, nullif(l.image_url, '') as image_url,
           o.delivered_at, l.position::integer as place
      from received o join public.order_lines l on l.order_id = o.id where l.product_id is not null
    union all
    select 'seller', o.id, o.number, null, null, s.id, s.business_name, s.avatar_url, o.delivered_at, 1000000
      from received o join public.sellers s on s.id = o.seller_id
  )
  select s.subject, s.order_id, s.number, s.order_line_id, s.product_id, s.seller_id, s.title, s.image_url, s.delivered_at, r.id, r.rating, r.body,
         jsonb_strip_nulls(jsonb_build_object('as_described', r.as_described, 'craftsmanship', r.craftsmanship, 'packaging', r.packaging,
           'delivery', r.delivery, 'communication', r.communication)),
         coalesce((select jsonb_agg(jsonb_build_object('path', p.path, 'alt', p.alt) order by p.position) from public.review_pictures p
           where p.review_id = r.id), '[]'),
         r.reply, r.status, r.hidden_because,
         case when r.id is null
              then s.delivered_at > private.now() - (private.setting('reviews.write_days') #>> '{}')::integer * interval '1 day'
              else r.created_at > private.now() - (private.setting('reviews.edit_days') #>> '{}')::integer * interval '1 day' end
    from subjects s
    left join public.reviews r on r.order_line_id = s.order_line_id or s.order_line_id is null and r.order_id = s.order_id
   where p_product_id is null or s.product_id = p_product_id or s.subject = 'seller'
     and exists (select from public.order_lines l where l.order_id = s.order_id and l.product_id = p_product_id)
   order by s.delivered_at desc, s.order_id, s.place
   limit 500
$$;
comment on function public.my_reviewables(uuid, uuid, uuid) is 'What the caller has received, of whom, and what they said of it.';
revoke execute on function public.my_reviewables(uuid, uuid, uuid) from public;
grant execute on function public.my_reviewables(uuid, uuid, uuid) to authenticated;

/*
 * Says how a piece (by its order line) or its maker (by the order) is, or says it again differently. `p_aspects`: stars for as_described and craftsmanship of
 * a piece; packaging, delivery and communication of a maker. `p_pictures`: all of them (see private.set_review_pictures); null leaves them as they are.
 */
create function public.write_review(
  p_rating integer, p_body text, p_language text, p_order_line_id uuid default null, p_order_id uuid default null, p_aspects jsonb default '{}',
    p_pictures jsonb default null)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  asked record;
  written uuid;
  of_product constant boolean := p_order_line_id is not null;
begin
  if num_nonnulls(p_order_line_id, p_order_id) <> 1 then raise exception 'Say what is reviewed.' using errcode = '42501', hint = 'not_received'; end if;
  -- Pressed twice: the second waits and finds what the first wrote.
  perform pg_advisory_xact_lock(hashtextextended('review:' || coalesce(p_order_line_id, p_order_id), 0));
  select r.* into asked
    from public.my_reviewables(p_order_id => coalesce(p_order_id, (select l.order_id from public.order_lines l where l.id = p_order_line_id))) r
   where r.subject = case when of_product then 'product' else 'seller' end and r.order_line_id is not distinct from p_order_line_id;
  if not found then raise exception 'Only what you have received can be reviewed.' using errcode = '42501', hint = 'not_received'; end if;
  if not asked.may_write then raise exception 'The time for this review is over.' using errcode = '42501', hint = 'too_late'; end if;
  if p_rating is null or p_rating not between 1 and 5 then raise exception 'Choose one to five stars.' using errcode = '23514', hint = 'no_rating'; end if;
  if asked.review_id is not null then
    update public.reviews
       set rating = p_rating, body = btrim(coalesce(p_body, '')), language = left(coalesce(nullif(p_language, ''), 'en'), 10), edited_at = private.now()
     where id = asked.review_id;
    written := asked.review_id;
  else
    insert into public.reviews (product_id, seller_id, order_line_id, order_id, bought, author_id, author_name, author_country, rating, body, language)
    select asked.product_id, asked.seller_id, p_order_line_id, p_order_id, true, person.id, private.shown_name(person.full_name),
           substring(o.shipping_address ->> 'country' from '^[A-Z]{2}$'), p_rating, btrim(coalesce(p_body, '')),
             left(coalesce(nullif(p_language, ''), 'en'), 10)
      from public.orders o join public.profiles person on person.id = o.buyer_id where o.id = asked.order_id
    returning id into written;
  end if;
  update public.reviews
     set as_described = case when of_product then (p_aspects ->> 'as_described')::smallint end,
         craftsmanship = case when of_product then (p_aspects ->> 'craftsmanship')::smallint end,
         packaging = case when not of_product then (p_aspects ->> 'packaging')::smallint end,
         delivery = case when not of_product then (p_aspects ->> 'delivery')::smallint end,
         communication = case when not of_product then (p_aspects ->> 'communication')::smallint end
   where id = written;
  if p_pictures is not null then perform private.set_review_pictures(written, p_pictures); end if;
  return written;
end
$$;
comment on function public.write_review(integer, text, text, uuid, uuid, jsonb, jsonb) is
  'Writes or changes the caller''s review of a delivered order line, or of the maker of a delivered order.';
revoke execute on function public.write_review(integer, text, text, uuid, uuid, jsonb, jsonb) from public;
grant execute on function public.write_review(integer, text, text, uuid, uuid, jsonb, jsonb) to authenticated;

/* The maker answers a review everybody reads, once; the answer may be changed, and taken back with nothing. */
create function public.reply_to_review(p_review_id uuid, p_reply text, p_language text default '') returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.reviews
     set reply = nullif(btrim(p_reply), ''), reply_language = left(coalesce(p_language, ''), 10),
         replied_at = case when nullif(btrim(p_reply), '') is null then null else private.now() end
   where id = p_review_id and status = 'published' and seller_id in (select private.my_sellers());
  if not found then raise exception 'There is no such review of a piece of yours.' using errcode = 'P0002', hint = 'no_review'; end if;
end
$$;
comment on function public.reply_to_review(uuid, text, text) is 'The maker''s answer to a review of theirs or of a piece of theirs.';
revoke execute on function public.reply_to_review(uuid, text, text) from public;
grant execute on function public.reply_to_review(uuid, text, text) to authenticated;

create table public.review_translations (
  review_id  uuid not null references public.reviews on delete cascade,
  language   text not null check (char_length(language) <= 10),
  body       text not null,
  reply      text,
  engine     text not null,
  created_at timestamptz not null default now(),
  primary key (review_id, language)
);
comment on table public.review_translations is 'A review and its answer in another language, by machine. The original stays one tap away.';
alter table public.review_translations enable row level security;
create policy "who reads the review reads its translations" on public.review_translations
  for select to anon, authenticated using (review_id in (select id from public.reviews));
grant select on public.review_translations to anon, authenticated;
grant select, insert, update, delete on public.review_translations to service_role;

/* Other words need another translation. */
create function private.forget_review_translations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.review_translations where review_id = new.id;
  return null;
end
$$;
create trigger reviews_forget_translations after update of body, reply on public.reviews
  for each row when ((old.body, old.reply) is distinct from (new.body, new.reply)) execute function private.forget_review_translations();
revoke execute on function private.forget_review_translations() from public;

/* Tells somebody of a review, once, and by letter if they want letters. What was written long ago is no news. */
create function private.tell_of_words(person uuid, news text, review public.reviews, with_facts jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  happened constant timestamptz := private.now();
begin
  perform private.notify(person, news, review.id::text, with_facts || jsonb_build_object('review_id', review.id, 'product_id', review.product_id,
    'seller_id', review.seller_id, 'name', coalesce((select p.name from public.products p where p.id = review.product_id), '')), happened);
  if private.wants_mail(person, news) then
    insert into private.outbox (topic, key, payload)
    select 'notification', n.id::text, jsonb_build_object('notification_id', n.id)
      from public.notifications n where n.person_id = person and n.kind = news and n.key = review.id::text
    on conflict do nothing;
  end if;
end
$$;

/* The maker's people hear of a review, and whoever wrote it hears of the answer. */
create function private.tell_of_review() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  seller constant text := (select s.business_name from public.sellers s where s.id = new.seller_id);
begin
  if tg_op = 'UPDATE' then
    perform private.tell_of_words(new.author_id, 'review_answered', new, jsonb_build_object('seller', seller));
    return null;
  end if;
  perform private.tell_of_words(m.person_id, 'new_review', new, jsonb_build_object('seller', seller, 'from', new.author_name, 'rating', new.rating))
    from public.seller_members m where m.seller_id = new.seller_id and m.role in ('owner', 'manager', 'chat');
  return null;
end
$$;
create trigger reviews_tell_seller after insert on public.reviews
  for each row when (new.author_id is not null and new.status = 'published') execute function private.tell_of_review();
create trigger reviews_tell_author after update of reply on public.reviews
  for each row when (old.reply is null and new.reply is not null and new.author_id is not null) execute function private.tell_of_review();
revoke execute on function private.tell_of_words(uuid, text, public.reviews, jsonb), private.tell_of_review() from public;
