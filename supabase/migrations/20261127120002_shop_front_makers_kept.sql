-- How many makers there are, and from how many provinces, is read off what their directory keeps; the first page counted them all.
create or replace function public.shop_counts() returns json
language sql stable security definer set search_path = '' set jit = off as $function$
  with listed as (select l.category_id, sum(l.products) as products from private.listing_counts l group by 1),
       by_family as (
         select coalesce(parent.slug, c.slug) as slug, sum(listed.products)::bigint as products
           from listed join public.categories c on c.id = listed.category_id left join public.categories parent on parent.id = c.parent_id
          where listed.products > 0 group by 1),
       -- What lists show first in each category; of a family the first of all.
       pictured as (
         select distinct on (1) coalesce(parent.slug, c.slug) as slug, p.image_url
           from public.categories c left join public.categories parent on parent.id = c.parent_id
           cross join lateral (select l.product_id, l.best_match from private.product_listings l where l.category_id = c.id
                                order by l.best_match desc limit 3) l
           join public.products p on p.id = l.product_id and p.image_url is not null
          order by 1, l.best_match desc, p.id),
       places as (select c.kind, c.thing, sum(c.sellers)::bigint as sellers from private.directory_counts c where c.kind in ('n', 'p') group by 1, 2)
  select json_build_object(
    'sellers', (select coalesce(sum(sellers), 0) from places where kind = 'n'),
    'provinces', (select count(*) from places where kind = 'p' and sellers > 0),
    'products', (select coalesce(sum(products), 0) from listed),
    'families', (select coalesce(json_object_agg(slug, products), '{}') from by_family),
    'pictures', (select coalesce(json_object_agg(slug, image_url), '{}') from pictured))
$function$;
