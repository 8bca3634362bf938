-- A page of makers reads what it shows of each of them: how many pieces there are is kept, and pictured are those that lists show first.
-- All that each maker has was read, counted and put in order by sales.
create or replace function private.seller_cards(ids uuid[])
returns json
language sql
stable
set search_path = ''
as $function$
  with pending as (select n.thing, sum(n.products) as products from private.facet_changes n where n.kind = 's' and n.thing = any (ids::text[]) group by 1)
  select coalesce(json_agg(json_build_object(
      'id', s.id, 'business_name', s.business_name, 'avatar_url', s.avatar_url, 'craft', s.craft, 'location', s.location, 'province', s.province,
      'years_of_experience', s.years_of_experience, 'rating', s.rating, 'review_count', s.review_count, 'is_verified', s.is_verified,
      'closed', public.shop_is_closed(s.closed_from, s.closed_to, s.sales_paused_at),
      'products', coalesce((select k.products from private.facet_sellers k where k.seller_id = s.id), 0)
        + coalesce((select p.products from pending p where p.thing = s.id::text), 0),
      'pictures', coalesce((select json_agg(image_url) from (
         select p.image_url from private.product_listings l join public.products p on p.id = l.product_id
          where l.seller_id = s.id and p.status = 'active' and p.opens_at is null and p.image_url is not null
          order by l.best_match desc limit 3) best), '[]')) order by shown.place), '[]')
    from unnest(ids) with ordinality shown(id, place) join public.sellers s on s.id = shown.id and s.application_status = 'approved'
$function$;
comment on function private.seller_cards(uuid[]) is 'Approved makers as the directory shows them, in this order, with how many pieces they have
and pictures of the three that lists show first.';
