-- A search reads what it counts beside the words it found, in one row, and asks the index of words for what is chosen as well: a category, a maker, a label,
-- a province, values of attributes, what is rare, and how well a piece sells. Fetching two rows for each of a hundred thousand pieces took a second.
alter table private.product_words
  add column seller_id uuid, add column category_id uuid, add column brand_id uuid, add column province text, add column price_minor bigint,
  add column published_at timestamptz, add column best_match integer, add column rating_hundredths smallint, add column review_count integer,
  add column is_handmade boolean, add column is_new boolean, add column is_featured boolean, add column on_sale boolean, add column free_shipping boolean,
  add column gift_wrap boolean, add column same_day_delivery boolean, add column customizable boolean, add column value_ids integer[],
  add column marks integer[];
comment on column private.product_words.marks is 'What it is, in numbers that stand beside its words in one index. They say where to look:
what they stand for is compared in the row, so two things may share a number.';
-- What changes most, how well it sells, then stays on its page and leaves the index alone.
alter table private.product_words set (fillfactor = 85);

create function private.mark_of(thing uuid) returns integer language sql immutable strict parallel safe set search_path = ''
  as $function$ select ('x' || left(thing::text, 8))::bit(32)::integer $function$;

create function private.mark_of_place(place text) returns integer language sql immutable parallel safe set search_path = ''
  as $function$ select 2000 + case when place ~ '^TH-\d\d$' then right(place, 2)::integer else 0 end $function$;

create function private.mark_of_flag(flag text) returns integer language sql immutable parallel safe set search_path = ''
  -- Nearly everything is made by hand: a mark for it would be read for nothing.
  as $function$ select array_position(array['is_new', 'is_featured', 'on_sale', 'free_shipping', 'gift_wrap', 'same_day_delivery', 'customizable'], flag)
  $function$;

create function private.mark_of_best(best_match integer) returns integer language sql immutable parallel safe set search_path = ''
  as $function$ select 1000 + least(greatest(best_match, 0) / 16, 127) $function$;

create function private.marks_of(l private.product_listings)
returns integer[]
language sql
immutable
set search_path = ''
as $function$
  select array_remove(array[private.mark_of(l.category_id), private.mark_of(l.seller_id), private.mark_of(l.brand_id), private.mark_of_place(l.province),
      private.mark_of_best(l.best_match), case when l.is_new then 1 end, case when l.is_featured then 2 end, case when l.on_sale then 3 end,
      case when l.free_shipping then 4 end, case when l.gift_wrap then 5 end, case when l.same_day_delivery then 6 end, case when l.customizable then 7 end],
    null) || array(select -v from unnest(l.value_ids) v)
$function$;
comment on function private.marks_of(private.product_listings) is 'A listing in numbers: its category, maker, label, province, values (below nought),
what is rare, and a sixteenth of best_match.';

create function private.list_words(wanted uuid[])
returns void
language plpgsql
set search_path = ''
as $function$
begin
  update private.product_words w set (seller_id, category_id, brand_id, province, price_minor, published_at, best_match, rating_hundredths, review_count,
      is_handmade, is_new, is_featured, on_sale, free_shipping, gift_wrap, same_day_delivery, customizable, value_ids, marks)
    = (l.seller_id, l.category_id, l.brand_id, l.province, l.price_minor, l.published_at, l.best_match, l.rating_hundredths, l.review_count,
       l.is_handmade, l.is_new, l.is_featured, l.on_sale, l.free_shipping, l.gift_wrap, l.same_day_delivery, l.customizable, l.value_ids, private.marks_of(l))
    from private.product_listings l
   where l.product_id = any (wanted) and w.product_id = l.product_id
     and (w.seller_id, w.category_id, w.brand_id, w.province, w.price_minor, w.published_at, w.best_match, w.rating_hundredths, w.review_count,
          w.is_handmade, w.is_new, w.is_featured, w.on_sale, w.free_shipping, w.gift_wrap, w.same_day_delivery, w.customizable, w.value_ids)
      is distinct from (l.seller_id, l.category_id, l.brand_id, l.province, l.price_minor, l.published_at, l.best_match, l.rating_hundredths, l.review_count,
          l.is_handmade, l.is_new, l.is_featured, l.on_sale, l.free_shipping, l.gift_wrap, l.same_day_delivery, l.customizable, l.value_ids);

  with added as (
    insert into private.product_words (product_id, words, head, seller_id, category_id, brand_id, province, price_minor, published_at, best_match,
      rating_hundredths, review_count, is_handmade, is_new, is_featured, on_sale, free_shipping, gift_wrap, same_day_delivery, customizable, value_ids, marks)
    select p.id, plain.words, plain.words, l.seller_id, l.category_id, l.brand_id, l.province, l.price_minor, l.published_at, l.best_match,
        l.rating_hundredths, l.review_count, l.is_handmade, l.is_new, l.is_featured, l.on_sale, l.free_shipping, l.gift_wrap, l.same_day_delivery,
        l.customizable, l.value_ids, private.marks_of(l)
      from private.product_listings l join public.products p on p.id = l.product_id join public.sellers s on s.id = p.seller_id
      cross join lateral private.plain_words_of(p, s.business_name) as plain(words)
     where l.product_id = any (wanted) and not exists (select from private.product_words w where w.product_id = l.product_id)
    on conflict do nothing
    returning product_id
  )
  insert into private.search_queue (product_id) select product_id from added on conflict do nothing;
end
$function$;
comment on function private.list_words(uuid[]) is 'Writes what listings are beside the words they are found by.
Asked by whoever holds the rows of those listings: nobody else writes them meanwhile.';

create or replace function private.refresh_listings(wanted uuid[])
returns void
language plpgsql
set search_path = ''
as $function$
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
           p.stock_quantity > 0 or p.made_to_order as in_stock, private.values_of(p.id) as value_ids
      from public.products p join public.sellers s on s.id = p.seller_id
     where p.id = any (wanted) and p.status = 'active' and p.opens_at is null and s.application_status = 'approved'
  )
  insert into private.product_listings as l select * from visible
  on conflict (product_id) do update set
    (seller_id, category_id, brand_id, province, price_minor, published_at, best_match, rating_hundredths, review_count,
     is_handmade, is_new, is_featured, on_sale, free_shipping, gift_wrap, same_day_delivery, customizable, in_stock, value_ids)
    = (excluded.seller_id, excluded.category_id, excluded.brand_id, excluded.province, excluded.price_minor, excluded.published_at, excluded.best_match,
       excluded.rating_hundredths, excluded.review_count, excluded.is_handmade, excluded.is_new, excluded.is_featured, excluded.on_sale,
       excluded.free_shipping, excluded.gift_wrap, excluded.same_day_delivery, excluded.customizable, excluded.in_stock,
       excluded.value_ids)
  where l is distinct from excluded;

  perform private.list_words(wanted);
end
$function$;

create or replace function private.list_said_values()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  ids uuid[];
begin
  with said as (
    update private.product_listings l set value_ids = private.values_of(l.product_id)
     where l.product_id in (select c.product_id from changed c) and l.value_ids <> private.values_of(l.product_id)
    returning l.product_id)
  select array_agg(product_id) into ids from said;
  if ids is not null then perform private.list_words(ids); end if;
  return null;
end
$function$;

-- Fills what stands already, a few thousand rows at a time: whoever sells meanwhile waits for none of it. The next migration asks it and takes it away.
create procedure private.mark_all_words()
language plpgsql
as $procedure$
declare
  after uuid := '00000000-0000-0000-0000-000000000000';
  these uuid[];
begin
  loop
    these := array(select w.product_id from private.product_words w where w.product_id > after order by w.product_id limit 5000);
    exit when cardinality(these) = 0;
    after := these[cardinality(these)];
    -- Whoever wrote a row meanwhile knows it better.
    update private.product_words w set (seller_id, category_id, brand_id, province, price_minor, published_at, best_match, rating_hundredths, review_count,
        is_handmade, is_new, is_featured, on_sale, free_shipping, gift_wrap, same_day_delivery, customizable, value_ids, marks)
      = (l.seller_id, l.category_id, l.brand_id, l.province, l.price_minor, l.published_at, l.best_match, l.rating_hundredths, l.review_count,
         l.is_handmade, l.is_new, l.is_featured, l.on_sale, l.free_shipping, l.gift_wrap, l.same_day_delivery, l.customizable, l.value_ids,
         private.marks_of(l))
      from private.product_listings l
     where w.product_id = any (these) and l.product_id = w.product_id and w.marks is null;
    commit;
  end loop;
end
$procedure$;

revoke execute on function private.mark_of(uuid), private.mark_of_place(text), private.mark_of_flag(text), private.mark_of_best(integer),
  private.marks_of(private.product_listings), private.list_words(uuid[]) from public;
revoke execute on procedure private.mark_all_words() from public;
