-- Lists read what is kept: what stands already is counted first, while others go on publishing.
select private.recount_facets();

create function private.kept_facets(f private.listing_filter, out in_categories private.facet_count[], out of_brands private.facet_count[],
  out of_sellers private.facet_count[], out said private.facet_count[], out counted json)
language plpgsql
stable
set search_path = ''
as $function$
declare
  everything constant uuid[] := '{00000000-0000-0000-0000-000000000000}';
  within constant uuid[] := coalesce(f.categories, everything);
  many boolean;
  n jsonb;
  provinces json;
  ends jsonb;
begin
  in_categories := array(
    select row(c.category_id, null, sum(c.products))::private.facet_count from (
      select k.category_id, k.products from public.categories c join private.facet_counts k on k.category_id = c.id and k.kind = 'n' and k.thing = ''
      union all select n.category_id, n.products from private.facet_changes n where n.kind = 'n') c
     group by c.category_id having sum(c.products) > 0);
  with pending as materialized (
    select n.kind, n.thing, sum(n.products) as products from private.facet_changes n
     where f.categories is null or n.category_id = any (f.categories) group by 1, 2),
  counts as materialized (
    select c.kind, c.thing, sum(c.products)::bigint as products from (
      select k.kind, k.thing, k.products from private.facet_counts k where k.category_id = any (within)
      union all select p.kind, p.thing, p.products from pending p where p.kind <> 's') c
     group by 1, 2 having sum(c.products) > 0),
  -- Whoever stands among the first now stood among the first of those added up, or changed since.
  first_sellers as (
    select k.seller_id from private.facet_sellers k where f.categories is null order by k.products desc, k.seller_id
     limit 60 + (select count(*) from pending p where p.kind = 's'))
  select
    array(select row(c.thing::uuid, null, c.products)::private.facet_count from counts c where c.kind = 'b' order by c.products desc, c.thing::uuid limit 60),
    array(select row(null, c.thing::integer, c.products)::private.facet_count from counts c where c.kind = 'v' and f.categories is not null),
    case when f.categories is null then array(
      select row(s.seller_id, null, s.products)::private.facet_count from (
        select e.seller_id, coalesce((select k.products from private.facet_sellers k where k.seller_id = e.seller_id), 0) + coalesce(p.products, 0) as products
          from (select a.seller_id from first_sellers a union select p.thing::uuid from pending p where p.kind = 's') e
          left join pending p on p.kind = 's' and p.thing = e.seller_id::text) s
       where s.products > 0 order by s.products desc, s.seller_id limit 60) end,
    coalesce((select c.products from counts c where c.kind = 'n'), 0) > 10000,
    (select coalesce(jsonb_object_agg(c.kind || c.thing, least(c.products, 10001)), '{}') from counts c where c.kind in ('f', 'r')),
    (select coalesce(json_agg(json_build_object('code', c.thing, 'count', least(c.products, 10001)) order by c.products desc, c.thing), '[]')
      from counts c where c.kind = 'p')
    into of_brands, said, of_sellers, many, n, provinces;
  if f.categories is null then
    ends := private.price_ends(f);
  else
    execute $sql$
      with shown as materialized (
        select l.seller_id, l.price_minor from private.product_listings l where l.category_id = any (($1).categories) limit 10001)
      select array(select row(seller_id, null, count(*))::private.facet_count from shown group by seller_id order by count(*) desc, seller_id limit 60),
        (select jsonb_build_object('lowest', min(price_minor), 'highest', max(price_minor)) from shown)$sql$ into of_sellers, ends using f;
    if many then ends := private.price_ends(f); end if;
  end if;
  counted := json_build_object(
    'provinces', provinces,
    'types', json_build_object('handmade', coalesce(n -> 'fhandmade', '0'), 'new', coalesce(n -> 'fnew', '0'), 'featured', coalesce(n -> 'ffeatured', '0'),
      'sale', coalesce(n -> 'fsale', '0')),
    'features', json_build_object('free_shipping', coalesce(n -> 'ffree_shipping', '0'), 'gift_wrap', coalesce(n -> 'fgift_wrap', '0'),
      'same_day', coalesce(n -> 'fsame_day', '0'), 'customizable', coalesce(n -> 'fcustomizable', '0')),
    'ratings', json_build_object('4.5', coalesce(n -> 'r4.5', '0'), '4', coalesce(n -> 'r4', '0'), '3.5', coalesce(n -> 'r3.5', '0'),
      '3', coalesce(n -> 'r3', '0')),
    'more', json_build_object('all', many, 'ratings', many,
      'categories', (select coalesce(sum(c.products), 0) > 10000 from unnest(in_categories) c), 'brands', many, 'sellers', many, 'provinces', many),
    'price', json_build_object('lowest', ends -> 'lowest', 'highest', ends -> 'highest', 'many', false));
end
$function$;
comment on function private.kept_facets(private.listing_filter) is 'What product_facets counts, for everything or some categories with nothing else
chosen: off what is kept.';

create function private.counted_facets(f private.listing_filter, out in_categories private.facet_count[], out of_brands private.facet_count[],
  out of_sellers private.facet_count[], out said private.facet_count[], out counted json)
language plpgsql
stable
set search_path = ''
as $function$
declare
  source text := private.listing_source(f);
  -- Ten thousand pieces say what there is; what more there is would be counted for nobody. One more tells that there is more.
  bounded constant text := '(select l.* from %s where %s limit 10001) l';
  read_once constant text := '(select l.category_id, l.brand_id, l.seller_id, l.province, l.price_minor, l.rating_hundredths, l.is_handmade, l.is_new,
    l.is_featured, l.on_sale, l.free_shipping, l.gift_wrap, l.same_day_delivery, l.customizable, l.value_ids from %s where %s limit 10001)';
  whole text := private.listing_conditions(f);
  -- Where a count comes from: what is asked for, read once, unless something of its own kind is chosen.
  by_category text := case when f.categories is null then 'matched l' else format(bounded, source, private.listing_conditions(f, 'category')) end;
  by_brand text := case when f.brands is null then 'matched l' else format(bounded, source, private.listing_conditions(f, 'brand')) end;
  by_seller text := case when f.sellers is null then 'matched l' else format(bounded, source, private.listing_conditions(f, 'seller')) end;
  by_province text := case when f.provinces is null then 'matched l' else format(bounded, source, private.listing_conditions(f, 'location')) end;
  by_rating text := case when f.rating is null then 'matched l' else format(bounded, source, private.listing_conditions(f, 'rating')) end;
  without_price text := private.listing_conditions(f, 'price');
  -- Of an attribute that is chosen from, every value is counted as if none of its own were.
  own integer[] := array(select v.id from public.attribute_values v where v.attribute_id = any (f.said_of));
  -- Few pieces are said to be something that no other is: their values are taken apart once for all that are alike.
  by_value text := case when f.categories is null and f.said is null then 'select null::integer as value_id, 0::bigint as products where false'
    else 'select v as value_id, sum(x.products)::bigint as products from (select l.value_ids, count(*) as products from matched l group by 1) x
      cross join unnest(x.value_ids) v where v <> all ($2) group by 1'
      || coalesce((select string_agg(format(' union all select v, count(*) from ' || bounded || ' cross join unnest(l.value_ids) v where v = any (
        array(select x.id from public.attribute_values x where x.attribute_id = %L)) group by 1',
        source, private.listing_conditions(f, attribute::text), attribute), '')
           from unnest(f.said_of) attribute), '') end;
begin
  -- What is one of several (a category, a maker) is counted as if nothing of its kind were chosen; what can be ticked together, within the choice.
  execute format($sql$
    with %s,
    by_category as (select l.category_id, count(*) as products from %s group by 1),
    by_brand as (select l.brand_id, count(*) as products from %s group by 1),
    by_seller as (select l.seller_id, count(*) as products from %s group by 1),
    by_province as (select l.province, count(*) as products from %s group by 1),
    by_rating as (select count(*) filter (where l.rating_hundredths >= 450) as r45, count(*) filter (where l.rating_hundredths >= 400) as r40,
                         count(*) filter (where l.rating_hundredths >= 350) as r35, count(*) filter (where l.rating_hundredths >= 300) as r30,
                         count(*) as products from %s),
    at_all as (select count(*) filter (where is_handmade) as handmade, count(*) filter (where is_new) as new, count(*) filter (where is_featured) as featured,
                      count(*) filter (where on_sale) as sale, count(*) filter (where free_shipping) as free_shipping,
                      count(*) filter (where gift_wrap) as gift_wrap, count(*) filter (where same_day_delivery) as same_day,
                      count(*) filter (where customizable) as customizable, count(*) as products from matched),
    prices as (select count(*) as products, min(price_minor) as lowest, max(price_minor) as highest from %s)
    select array(select row(category_id, null, products)::private.facet_count from by_category),
      array(select row(brand_id, null, products)::private.facet_count from by_brand where brand_id is not null order by products desc, brand_id limit 60),
      array(select row(seller_id, null, products)::private.facet_count from by_seller order by products desc, seller_id limit 60),
      array(select row(null, value_id, products)::private.facet_count from (%s) v),
      json_build_object(
        'provinces', (select coalesce(json_agg(json_build_object('code', province, 'count', products) order by products desc, province), '[]')
          from by_province),
        'types', (select json_build_object('handmade', handmade, 'new', new, 'featured', featured, 'sale', sale) from at_all),
        'features', (select json_build_object('free_shipping', free_shipping, 'gift_wrap', gift_wrap, 'same_day', same_day, 'customizable', customizable)
          from at_all),
        'ratings', (select json_build_object('4.5', r45, '4', r40, '3.5', r35, '3', r30) from by_rating),
        'more', json_build_object('all', (select products > 10000 from at_all), 'ratings', (select products > 10000 from by_rating),
          'categories', (select coalesce(sum(products), 0) > 10000 from by_category), 'brands', (select coalesce(sum(products), 0) > 10000 from by_brand),
          'sellers', (select coalesce(sum(products), 0) > 10000 from by_seller),
          'provinces', (select coalesce(sum(products), 0) > 10000 from by_province)),
        'price', (select json_build_object('lowest', lowest, 'highest', highest, 'many', products > 10000) from prices))
    $sql$,
    case when num_nonnulls(f.price_from, f.price_to) > 0 and f.words is not null then
      -- Whatever it costs is read once: where that is little enough to be counted, what costs what was asked for is among it.
      format('any_price as materialized %s, matched as materialized (
        select l.* from any_price l where (select count(*) from any_price) <= 10000 and l.price_minor between coalesce(($1).price_from, 0)
          and coalesce(($1).price_to, 9223372036854775807) union all
        select * from %s few)', format(read_once, source, without_price),
        format(read_once, source, '(select count(*) from any_price) > 10000 and ' || whole))
    else format('matched as materialized %s', format(read_once, source, whole)) end,
    by_category, by_brand, by_seller, by_province, by_rating,
    case when num_nonnulls(f.price_from, f.price_to) = 0 then 'matched l' when f.words is not null then 'any_price l'
      else format(bounded, source, without_price) end, by_value)
  into in_categories, of_brands, of_sellers, said, counted using f, own;
end
$function$;
comment on function private.counted_facets(private.listing_filter) is 'What product_facets counts, among ten thousand pieces that fit.';

create or replace function public.product_facets(
  p_q text default null, p_words text default null, p_categories text[] default null, p_brands text[] default null,
  p_sellers text[] default null, p_types text[] default null, p_price_min bigint default null, p_price_max bigint default null,
  p_rating numeric default null, p_locations text[] default null, p_features text[] default null, p_language text default 'en',
  p_values text[] default null)
returns json
language plpgsql
stable security definer
set search_path = ''
set jit = off
set work_mem = '32MB'
set max_parallel_workers_per_gather = 0
-- What things are called is asked in the same words each time: planning it anew took longer than counting.
set plan_cache_mode = force_generic_plan
as $function$
declare
  f private.listing_filter := private.listing_filter_of(p_q, p_words, p_categories, p_brands, p_sellers, p_types, p_price_min, p_price_max, p_rating,
    p_locations, p_features, p_values);
  chosen integer[] := array(select unnest(ids::integer[]) from unnest(f.said) ids);
  in_categories private.facet_count[];
  of_brands private.facet_count[];
  of_sellers private.facet_count[];
  said private.facet_count[];
  counted json;
begin
  if num_nonnulls(f.words, f.brands, f.sellers, f.provinces, f.price_from, f.price_to, f.rating, f.flags, f.said, f.ranges) = 0 then
    select k.in_categories, k.of_brands, k.of_sellers, k.said, k.counted into in_categories, of_brands, of_sellers, said, counted
      from private.kept_facets(f) k;
  else
    select k.in_categories, k.of_brands, k.of_sellers, k.said, k.counted into in_categories, of_brands, of_sellers, said, counted
      from private.counted_facets(f) k;
  end if;

  if (counted #>> '{price,many}')::boolean then
    -- Where more fit than are looked at, the ends are read off the index of prices, where they come soon.
    f.price_from := null;
    f.price_to := null;
    counted := (counted::jsonb || jsonb_build_object('price', private.price_ends(f)))::json;
  end if;

  return json_build_object(
    'categories', (select coalesce(json_agg(json_build_object('slug', c.slug, 'name', coalesce(t.name, c.name), 'parent', parent.slug, 'count',
      coalesce(b.products, 0), 'chosen', coalesce(c.slug = any (p_categories), false)) order by c.sort_order, c.name), '[]')
        from public.categories c left join unnest(in_categories) b on b.thing = c.id left join public.categories parent on parent.id = c.parent_id
        left join public.category_translations t on t.category_id = c.id and t.language = p_language where c.status = 'active'),
    'brands', (select coalesce(json_agg(json_build_object('slug', g.slug, 'name', g.name, 'count', coalesce(b.products, 0), 'chosen',
      coalesce(g.id = any (f.brands), false)) order by coalesce(g.id = any (f.brands), false) desc, b.products desc nulls last, g.name), '[]')
        from (select thing from unnest(of_brands) union select unnest(f.brands)) n join public.brands g on g.id = n.thing and g.is_active
        left join unnest(of_brands) b on b.thing = g.id),
    'sellers', (select coalesce(json_agg(json_build_object('slug', s.slug, 'name', s.business_name, 'count', coalesce(b.products, 0), 'chosen',
      coalesce(s.id = any (f.sellers), false)) order by coalesce(s.id = any (f.sellers), false) desc, b.products desc nulls last, s.business_name), '[]')
        from (select thing from unnest(of_sellers) union select unnest(f.sellers)) n join public.sellers s on s.id = n.thing
        left join unnest(of_sellers) b on b.thing = s.id),
    'provinces', counted -> 'provinces', 'types', counted -> 'types', 'features', counted -> 'features', 'ratings', counted -> 'ratings',
    'attributes', (select coalesce(json_agg(json_build_object('slug', a.slug, 'name', coalesce(a.texts -> p_language ->> 'name', a.texts -> 'en' ->> 'name'),
        'values', w.list) order by a.sort_order, a.id), '[]')
        from public.attributes a cross join lateral (
          select json_agg(json_build_object('slug', v.slug, 'name', coalesce(v.texts -> p_language ->> 'name', v.texts -> 'en' ->> 'name'), 'count',
              coalesce(n.products, 0), 'chosen', v.id = any (chosen)) order by v.sort_order, v.id) as list
            from public.attribute_values v left join unnest(said) n on n.value_id = v.id
           where v.attribute_id = a.id and (n.products > 0 or v.id = any (chosen))) w
       where a.archived_at is null and w.list is not null and (a.is_facet or a.id = any (f.said_of))),
    -- Numbers are asked of what is said of any piece: their ends are read off an index.
    'numbers', (select coalesce(json_agg(json_build_object('slug', a.slug, 'name', coalesce(a.texts -> p_language ->> 'name', a.texts -> 'en' ->> 'name'),
        'unit', a.unit, 'lowest', e.lowest, 'highest', e.highest) order by a.sort_order, a.id), '[]')
        from public.attributes a cross join lateral (
          select (select n.number from public.product_attributes n where n.attribute_id = a.id and n.number is not null order by n.number limit 1) as lowest,
                 (select n.number from public.product_attributes n where n.attribute_id = a.id and n.number is not null
                   order by n.number desc limit 1) as highest) e
       where a.kind = 'number' and a.archived_at is null and e.lowest is not null
         and (exists (select from unnest(f.ranges) r where split_part(r, '|', 1) = a.id::text)
           or (a.is_facet and exists (select from public.category_attributes h where h.attribute_id = a.id and h.category_id in (
             select unnest(f.categories) union select c.parent_id from public.categories c where c.id = any (f.categories)))))),
    'more', counted -> 'more',
    'price', json_build_object('lowest', counted #> '{price,lowest}', 'highest', counted #> '{price,highest}'));
end $function$;

revoke execute on function private.kept_facets(private.listing_filter), private.counted_facets(private.listing_filter) from public;
