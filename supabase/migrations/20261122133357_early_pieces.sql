-- Why: premium members are promised new pieces before everybody else. A maker marks a draft for them; when it is published it opens for everybody some hours later.
-- Until then it is no part of any list, count, search, map or address file, which are the same for everybody: only the tables tell it, to members and to its maker.

insert into public.shop_settings (key, value, description, is_public) values
  ('plans.premium_early_hours', '48', 'Premium: pieces their maker marked are for members so many hours before everybody.', true);

alter table public.products add column early boolean not null default false, add column opens_at timestamptz;
comment on column public.products.early is 'The maker shows it to premium members first. Counts when it is published for the first time.';
comment on column public.products.opens_at is 'Only for premium members until then; null is open to everybody. A job opens what is due.';
create index products_opening on public.products (opens_at) where opens_at is not null;
grant insert (early), update (early) on public.products to authenticated;

create or replace function private.publish_product() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'active' and new.published_at is null then
    new.published_at := pg_catalog.now();
    if new.early then new.opens_at := private.now() + private.setting('plans.premium_early_hours')::integer * interval '1 hour'; end if;
  end if;
  -- Who takes the mark away opens it at once.
  if not new.early then new.opens_at := null; end if;
  return new;
end
$$;
drop trigger products_publish on public.products;
create trigger products_publish before insert or update of status, early on public.products for each row execute function private.publish_product();

create function private.sees_early(person uuid, seller uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_plan(person, 'premium')
      or exists (select from public.seller_members m where m.seller_id = seller and m.person_id = person)
      or exists (select from public.profiles where id = person and role = 'admin')
$$;
revoke execute on function private.sees_early(uuid, uuid) from public;
grant execute on function private.sees_early(uuid, uuid) to service_role;
comment on function private.sees_early(uuid, uuid) is 'Who sees and buys the early pieces of a shop: premium members, its own people, and admins.';

create function private.am_early() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_plan((select auth.uid()), 'premium') or private.is_admin()
$$;
revoke execute on function private.am_early() from public;
grant execute on function private.am_early() to authenticated, service_role;
comment on function private.am_early() is 'Whether the person who asks sees every early piece: premium members and admins. Makers read theirs by their own policy.';

alter policy "everyone reads what approved sellers offer" on public.products
  using (status = 'active' and opens_at is null and seller_id in (select id from public.sellers where application_status = 'approved'));
create policy "premium members and admins read early pieces" on public.products for select to authenticated
  using (status = 'active' and opens_at is not null and (select private.am_early())
    and seller_id in (select id from public.sellers where application_status = 'approved'));

create trigger products_list_opened after update of opens_at, early on public.products
  for each row when (old.opens_at is distinct from new.opens_at) execute function private.list_changed_product();
create trigger products_crafts_opened after update of opens_at, early on public.products
  for each row when (old.opens_at is distinct from new.opens_at) execute function private.crafts_of_changed_product();
create trigger products_tell_pages_opened after update of opens_at, early on public.products
  for each statement execute function private.tell_the_pages('shop');

create function private.open_pieces() returns integer
language sql security definer set search_path = '' as $$
  with opened as (update public.products set opens_at = null where opens_at <= private.now() returning 1)
  select count(*)::integer from opened
$$;
revoke execute on function private.open_pieces() from public;
grant execute on function private.open_pieces() to service_role;
comment on function private.open_pieces() is 'Opens to everybody what members have had for their hours; returns how many.';

create function public.early_until(p_product_id uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select p.opens_at from public.products p join public.sellers s on s.id = p.seller_id and s.application_status = 'approved'
   where p.id = p_product_id and p.status = 'active' and p.opens_at is not null
$$;
revoke execute on function public.early_until(uuid) from public;
grant execute on function public.early_until(uuid) to anon, authenticated, service_role;
comment on function public.early_until(uuid) is 'When a piece opens that only premium members see; null for every other address. Tells nothing else of it.';

CREATE OR REPLACE FUNCTION private.refresh_listings(wanted uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if coalesce(cardinality(wanted), 0) = 0 then return; end if;
  delete from private.product_listings l
   where l.product_id = any (wanted)
     and not exists (
       select from public.products p join public.sellers s on s.id = p.seller_id
        where p.id = l.product_id and p.status = 'active' and p.opens_at is null and s.application_status = 'approved');

  with visible as (
    select p.id, p.seller_id, p.category_id, p.brand_id, s.province, p.price_minor, coalesce(p.published_at, p.created_at) as published_at,
           private.best_match_of(p, s.is_verified) as best_match, (p.rating * 100)::smallint as rating_hundredths, p.review_count,
           p.is_handmade, p.is_new, p.is_featured, p.on_sale, p.free_shipping, p.gift_wrap, p.same_day_delivery, p.customizable,
           p.stock_quantity > 0 or p.made_to_order as in_stock
      from public.products p join public.sellers s on s.id = p.seller_id
     where p.id = any (wanted) and p.status = 'active' and p.opens_at is null and s.application_status = 'approved'
  )
  insert into private.product_listings as l select * from visible
  on conflict (product_id) do update set
    (seller_id, category_id, brand_id, province, price_minor, published_at, best_match, rating_hundredths, review_count,
     is_handmade, is_new, is_featured, on_sale, free_shipping, gift_wrap, same_day_delivery, customizable, in_stock)
    = (excluded.seller_id, excluded.category_id, excluded.brand_id, excluded.province, excluded.price_minor, excluded.published_at, excluded.best_match,
       excluded.rating_hundredths, excluded.review_count, excluded.is_handmade, excluded.is_new, excluded.is_featured, excluded.on_sale,
       excluded.free_shipping, excluded.gift_wrap, excluded.same_day_delivery, excluded.customizable, excluded.in_stock)
  where l is distinct from excluded;

  with added as (
    insert into private.product_words (product_id, words, head)
    select p.id, plain.words, plain.words
      from private.product_listings l join public.products p on p.id = l.product_id join public.sellers s on s.id = p.seller_id
      cross join lateral private.plain_words_of(p, s.business_name) as plain(words)
     where l.product_id = any (wanted)
    on conflict do nothing
    returning product_id
  )
  insert into private.search_queue (product_id) select product_id from added on conflict do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION private.product_cards(ids uuid[], reader_language text)
 RETURNS json
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(json_agg(json_build_object(
      'id', p.id, 'name', coalesce(mine.name, case when p.language <> reader_language then english.name end, p.name),
      'price_minor', p.price_minor, 'original_price_minor', p.original_price_minor, 'rating', p.rating, 'review_count', p.review_count,
      'image_url', p.image_url, 'second_image_url', p.images[2], 'is_new', p.is_new, 'is_featured', p.is_featured, 'stock_quantity', p.stock_quantity,
      'is_unique', p.is_unique, 'made_to_order', p.made_to_order, 'free_shipping', p.free_shipping, 'category_id', p.category_id,
      'seller_id', s.id, 'seller_slug', s.slug, 'business_name', s.business_name, 'is_verified', s.is_verified, 'province', s.province) order by wanted.place), '[]')
    from unnest(ids) with ordinality wanted(id, place)
    join public.products p on p.id = wanted.id and p.status = 'active' and p.opens_at is null
    join public.sellers s on s.id = p.seller_id and s.application_status = 'approved'
    left join public.product_translations mine on mine.product_id = p.id and mine.language = reader_language
    left join public.product_translations english on english.product_id = p.id and english.language = 'en'
$function$;

CREATE OR REPLACE FUNCTION public.search_makers(p_words jsonb DEFAULT '[]'::jsonb, p_near text DEFAULT NULL::text, p_region text DEFAULT NULL::text, p_province text DEFAULT NULL::text, p_craft text DEFAULT NULL::text, p_verified boolean DEFAULT false, p_rating numeric DEFAULT NULL::numeric, p_open boolean DEFAULT false, p_sort text DEFAULT 'recommended'::text, p_limit integer DEFAULT 24, p_offset integer DEFAULT 0)
 RETURNS json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET jit TO 'off'
 SET work_mem TO '16MB'
 SET "pg_trgm.word_similarity_threshold" TO '0.45'
AS $function$
declare
  word jsonb;
  matching text := '';
  answer json;
begin
  for word in select value from jsonb_array_elements(p_words) limit 6 loop
    matching := matching || format(' and (s.directory_words like any (%L::text[]) or s.province = any (%L::text[]) or s.crafts && %L::text[])',
      array(select '%' || replace(replace(replace(private.squeezed(v), '\', '\\'), '%', '\%'), '_', '\_') || '%' from jsonb_array_elements_text(word -> 'names') v),
      array(select v from jsonb_array_elements_text(word -> 'provinces') v),
      array(select c.slug from public.categories c where exists (
        select from jsonb_array_elements_text(word -> 'names') v
         where char_length(v) >= 3 and (strpos(lower(c.name), lower(v)) > 0 or exists (
           select from public.category_translations t where t.category_id = c.id and strpos(lower(t.name), lower(v)) > 0)))));
  end loop;
  if p_near is not null then
    matching := format(' and (s.business_name operator(extensions.%%>) %L or s.location operator(extensions.%%>) %L)', left(p_near, 60), left(p_near, 60));
  end if;
  execute format($sql$
    with matched as materialized (
      select s.id, s.region, s.province, s.crafts, s.is_verified, s.rating, s.review_count, s.sales_count, s.is_spotlight, s.created_at, s.business_name, is_open,
             ($1 is null or s.region = $1) as in_region, ($2 is null or s.province = $2) as in_province, ($3 is null or s.crafts @> array[$3]) as in_craft,
             (not $4 or s.is_verified) as in_verified, ($5 is null or s.rating >= $5) as in_rating, (not $6 or is_open) as in_open
        from public.sellers s
       cross join lateral (select not coalesce(s.closed_from <= now() and (s.closed_to is null or s.closed_to > now()), false) as is_open) now_open
       where s.application_status = 'approved' %s),
    flags as (
      select count(*) filter (where in_region and in_province and in_craft and in_verified and in_rating and in_open) as total,
             count(*) filter (where in_region and in_province and in_craft and in_rating and in_open and is_verified) as verified,
             count(*) filter (where in_region and in_province and in_craft and in_verified and in_rating and is_open) as open,
             count(*) filter (where in_region and in_province and in_craft and in_verified and in_open and rating >= 4.5) as r45,
             count(*) filter (where in_region and in_province and in_craft and in_verified and in_open and rating >= 4) as r40,
             count(*) filter (where in_region and in_province and in_craft and in_verified and in_open and rating >= 3.5) as r35,
             count(*) filter (where in_region and in_province and in_craft and in_verified and in_open and rating >= 3) as r30
        from matched),
    shown as (
      select m.id, row_number() over () as place from (
        select id from matched where in_region and in_province and in_craft and in_verified and in_rating and in_open
         order by %s, id limit $7 offset $8) m)
    select json_build_object(
      'total', (select total from flags), 'verified', (select verified from flags), 'open', (select open from flags),
      'ratings', (select json_build_object('4.5', r45, '4', r40, '3.5', r35, '3', r30) from flags),
      'regions', (select coalesce(json_object_agg(region, makers), '{}') from (
          select region, count(*) as makers from matched where in_craft and in_verified and in_rating and in_open group by region) r),
      'provinces', (select coalesce(json_object_agg(province, makers), '{}') from (
          select province, count(*) as makers from matched where in_region and in_craft and in_verified and in_rating and in_open group by province) p),
      'crafts', (select coalesce(json_object_agg(craft, makers), '{}') from (
          select craft, count(*) as makers from matched, unnest(crafts) craft where in_region and in_province and in_verified and in_rating and in_open group by craft) c),
      'makers', (select coalesce(json_agg(json_build_object(
            'id', s.id, 'business_name', s.business_name, 'avatar_url', s.avatar_url, 'craft', s.craft, 'location', s.location, 'province', s.province,
            'years_of_experience', s.years_of_experience, 'rating', s.rating, 'review_count', s.review_count, 'is_verified', s.is_verified,
            'closed', coalesce(s.closed_from <= now() and (s.closed_to is null or s.closed_to > now()), false),
            'pieces', (select count(*) from public.products p where p.seller_id = s.id and p.status = 'active' and p.opens_at is null),
            'pictures', coalesce((select json_agg(image_url) from (
               select p.image_url from public.products p where p.seller_id = s.id and p.status = 'active' and p.opens_at is null and p.image_url is not null
                order by p.sales_count desc, p.id limit 3) best), '[]')) order by shown.place), '[]')
          from shown join public.sellers s on s.id = shown.id))
    $sql$, matching, case p_sort
      when 'rating' then 'rating desc, review_count desc'
      when 'newest' then 'created_at desc'
      when 'name' then 'business_name'
      when 'reviews' then 'review_count desc, rating desc'
      -- A few good reviews weigh less than many: ratings count as if everybody had five of four stars.
      else 'is_spotlight desc, is_verified desc, (rating * review_count + 20) / (review_count + 5) desc, sales_count desc' end)
    into answer
    using p_region, p_province, p_craft, p_verified, p_rating, p_open, least(greatest(p_limit, 0), 240), least(greatest(p_offset, 0), 100000);
  return answer;
end
$function$;

CREATE OR REPLACE FUNCTION private.refresh_crafts(p_sellers uuid[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.sellers s set crafts = made.crafts
    from (select m.id, coalesce((
             select array_agg(distinct named.slug order by named.slug)
               from (select distinct p.category_id from public.products p where p.seller_id = m.id and p.status = 'active' and p.opens_at is null) sold
               join public.categories c on c.id = sold.category_id left join public.categories f on f.id = c.parent_id
              cross join lateral (values (c.slug), (f.slug)) named (slug) where named.slug is not null), '{}') as crafts
            from unnest(p_sellers) m (id)) made
   where s.id = made.id and s.crafts is distinct from made.crafts
$function$;

CREATE OR REPLACE FUNCTION public.create_or_get_conversation(p_product_id uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  maker uuid;
begin
  select p.seller_id into maker from public.products p join public.sellers s on s.id = p.seller_id
   where p.id = p_product_id and p.status = 'active' and (p.opens_at is null or private.sees_early((select auth.uid()), p.seller_id)) and s.application_status = 'approved';
  if not found then raise exception 'There is no such product.' using errcode = 'P0002', hint = 'no_product'; end if;
  return private.open_conversation(maker, p_product_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.admit_message()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  talk public.conversations;
begin
  -- Somebody who is no side of it learns nothing here; the policy refuses the row.
  if (select auth.uid()) is not null and not private.is_my_conversation(new.conversation_id) then return new; end if;
  select * into talk from public.conversations where id = new.conversation_id;
  new.from_seller := new.sender_id is distinct from talk.buyer_id;
  new.content := nullif(btrim(new.content, E' \t\r\n\u00a0\u200b'), '');
  if new.message_type in ('text', 'sticker', 'product_ref') and new.content is null then
    raise exception 'A message needs words.' using errcode = '23514', hint = 'empty_message';
  end if;
  if new.message_type = 'sticker' and not new.content = any (array['😄', '😊', '😍', '🤝', '👍', '👎', '🙏', '🎉', '🔥', '💎', '🧵', '🛍️', '🇹🇭']) then
    raise exception 'There is no such sticker.' using errcode = '23514', hint = 'no_sticker';
  end if;
  if new.message_type = 'product_ref' and not exists (select from public.products where id = new.product_id and status = 'active' and (opens_at is null or private.sees_early(new.sender_id, seller_id))) then
    raise exception 'There is no such product.' using errcode = '23514', hint = 'no_product';
  end if;
  if new.message_type in ('image', 'video') and jsonb_array_length(new.attachments) = 0
     or jsonb_array_length(new.attachments) > 10
     or exists (select from jsonb_array_elements(new.attachments) given where not private.is_attachment(given, new.conversation_id)) then
    raise exception 'An attachment is not what it should be.' using errcode = '23514', hint = 'bad_attachment';
  end if;
  -- The shop itself writes without counting.
  if new.sender_id is null or (select auth.uid()) is null then return new; end if;
  if exists (
    select from public.conversation_participants
     where conversation_id = new.conversation_id and person_id <> new.sender_id and blocked_at is not null) then
    raise exception 'This conversation was closed by the other side.' using errcode = 'PT403', hint = 'blocked';
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('chat:' || new.sender_id, 0));
  if (select count(*) from public.messages where sender_id = new.sender_id and created_at > clock_timestamp() - interval '60 seconds')
     >= (private.setting('chat.messages_per_minute') #>> '{}')::integer then
    raise exception 'Too many messages. Please wait a moment.' using errcode = 'PT429', hint = 'too_many_messages';
  end if;
  if talk.started_at is null and not new.from_seller
     and (select count(*) from public.conversations where buyer_id = new.sender_id and started_at > clock_timestamp() - interval '1 hour')
         >= (private.setting('chat.first_words_per_hour') #>> '{}')::integer then
    raise exception 'Too many new conversations. Please wait a while.' using errcode = 'PT429', hint = 'too_many_conversations';
  end if;
  new.created_at := clock_timestamp();
  return new;
end
$function$;
