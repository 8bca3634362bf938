-- Lists of a million pieces cost what lists of ten thousand do: facets are counted among ten thousand pieces that fit, and a search compares the best two
-- thousand of what it finds. Up to there everything is exact.

create or replace function public.search_products(
  p_q text default null, p_words text default null, p_categories text[] default null, p_brands text[] default null,
  p_sellers text[] default null, p_types text[] default null, p_price_min bigint default null, p_price_max bigint default null,
  p_rating numeric default null, p_locations text[] default null, p_features text[] default null, p_sort text default 'best',
  p_language text default 'en', p_limit integer default 24, p_offset integer default 0, p_values text[] default null)
returns json
language plpgsql
stable security definer
set search_path = ''
set jit = off
set max_parallel_workers_per_gather = 0
as $function$
declare
  -- Of a word that says little, in a large shop, the pieces that lists show first are compared by how well they fit; the others follow behind them.
  most_ranked constant integer := 2000;
  f private.listing_filter := private.listing_filter_of(p_q, p_words, p_categories, p_brands, p_sellers, p_types, p_price_min, p_price_max, p_rating,
    p_locations, p_features, p_values);
  found_by text := format('from %s where %s', private.listing_source(f), private.listing_conditions(f));
  ordering text := case p_sort
    when 'newest' then 'l.published_at desc, l.product_id'
    when 'price_asc' then 'l.price_minor, l.product_id'
    when 'price_desc' then 'l.price_minor desc, l.product_id desc'
    when 'rating' then 'l.rating_hundredths desc, l.review_count desc, l.product_id'
    else 'l.best_match desc, l.product_id'
  end;
  ids uuid[];
  total bigint;
begin
  if f.words is not null and ordering like 'l.best_match%' then
    -- Every word in the name stands first, then every word in names of the piece, its craft and its maker. Among those a name that says it weighs most,
    -- a description that mentions it nothing; among equals what sells. The thousand keeps a better match above a merely popular one.
    -- Long descriptions lie in TOAST and are never fetched: the index knows whether they match, and the head is enough to rank.
    execute format($sql$
      with fitting as materialized (select l.product_id, l.best_match %s order by l.best_match desc, l.product_id limit 10241),
        ranked as materialized (select f.product_id, f.best_match,
          case when pg_catalog.ts_filter(w.head, '{a}') @@ ($1).words then 2
               when pg_catalog.ts_filter(w.head, '{a,b}') @@ ($1).words then 1 else 0 end as named,
          pg_catalog.ts_rank('{0, 0.3, 0.4, 1}', w.head, ($1).words) * (1000 + f.best_match) as fits
          from (select * from fitting order by best_match desc, product_id limit %s) f join private.product_words w on w.product_id = f.product_id),
        ordered as (select product_id, named, fits, best_match from ranked
          union all select product_id, -1, 0, best_match from (select * from fitting order by best_match desc, product_id offset %2$s) behind)
      select array(select product_id from ordered order by named desc, fits desc, best_match desc, product_id limit $2 offset $3),
        (select count(*) from fitting)$sql$,
        found_by, most_ranked)
      into ids, total using f, least(greatest(p_limit, 0), 240), least(greatest(p_offset, 0), 10000);
  else
    execute format('select array(select l.product_id %1$s order by %2$s limit $2 offset $3), (select count(*) from (select 1 %1$s limit 10001) counted)',
      found_by, ordering)
      into ids, total using f, least(greatest(p_limit, 0), 240), least(greatest(p_offset, 0), 10000);
  end if;
  return json_build_object('total', least(total, 10000), 'more', total > 10000, 'products', private.product_cards(ids, p_language));
end $function$;

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
set work_mem = '16MB'
set max_parallel_workers_per_gather = 0
as $function$
declare
  f private.listing_filter := private.listing_filter_of(p_q, p_words, p_categories, p_brands, p_sellers, p_types, p_price_min, p_price_max, p_rating,
    p_locations, p_features, p_values);
  source text := private.listing_source(f);
  -- Ten thousand pieces say what there is; what more there is would be counted for nobody. One more tells that there is more.
  bounded constant text := '(select l.* from %s where %s limit 10001) l';
  whole text := private.listing_conditions(f);
  -- Where a count comes from: what is asked for, read once, unless something of its own kind is chosen.
  by_category text := case when f.categories is null then 'matched l' else format(bounded, source, private.listing_conditions(f, 'category')) end;
  by_brand text := case when f.brands is null then 'matched l' else format(bounded, source, private.listing_conditions(f, 'brand')) end;
  by_seller text := case when f.sellers is null then 'matched l' else format(bounded, source, private.listing_conditions(f, 'seller')) end;
  by_province text := case when f.provinces is null then 'matched l' else format(bounded, source, private.listing_conditions(f, 'location')) end;
  by_rating text := case when f.rating is null then 'matched l' else format(bounded, source, private.listing_conditions(f, 'rating')) end;
  priced boolean := num_nonnulls(f.price_from, f.price_to) > 0;
  without_price text := private.listing_conditions(f, 'price');
  -- Of an attribute that is chosen from, every value is counted as if none of its own were.
  chosen integer[] := array(select unnest(ids::integer[]) from unnest(f.said) ids);
  own integer[] := array(select v.id from public.attribute_values v where v.attribute_id = any (f.said_of));
  -- Few pieces are said to be something that no other is: their values are taken apart once for all that are alike.
  by_value text := case when f.categories is null and f.said is null then 'select null::integer as value_id, 0::bigint as products where false'
    else 'select v as value_id, sum(x.products)::bigint as products from (select l.value_ids, count(*) as products from matched l group by 1) x
      cross join unnest(x.value_ids) v where v <> all ($5) group by 1'
      || coalesce((select string_agg(format(' union all select v, count(*) from ' || bounded || ' cross join unnest(l.value_ids) v where v = any (
        array(select x.id from public.attribute_values x where x.attribute_id = %L)) group by 1',
        source, private.listing_conditions(f, attribute::text), attribute), '')
           from unnest(f.said_of) attribute), '') end;
  answer json;
begin
  -- What is one of several (a category, a maker) is counted as if nothing of its kind were chosen; what can be ticked together, within the choice.
  execute format($sql$
    with matched as materialized (
      select l.category_id, l.brand_id, l.seller_id, l.province, l.price_minor, l.rating_hundredths, l.is_handmade, l.is_new, l.is_featured, l.on_sale,
             l.free_shipping, l.gift_wrap, l.same_day_delivery, l.customizable, l.value_ids
        from %s where %s limit 10001),
    by_value as (%s),
    by_category as (select l.category_id, count(*) as products from %s group by 1),
    all_brands as (select l.brand_id, count(*) as products from %s group by 1),
    by_brand as (select * from all_brands where brand_id is not null order by products desc, 1 limit 60),
    all_sellers as (select l.seller_id, count(*) as products from %s group by 1),
    by_seller as (select * from all_sellers order by products desc, 1 limit 60),
    by_province as (select l.province, count(*) as products from %s group by 1),
    priced as materialized (select l.price_minor from %s where %s limit 10001),
    -- Where more fit than are looked at, the ends are read off the index of prices, where they come soon.
    prices as (select
      case when (select count(*) from priced) > 10000 then (select l.price_minor from %10$s where %11$s order by l.price_minor limit 1)
        else (select min(price_minor) from priced) end as lowest,
      case when (select count(*) from priced) > 10000 then (select l.price_minor from %10$s where %11$s order by l.price_minor desc limit 1)
        else (select max(price_minor) from priced) end as highest),
    by_rating as (select count(*) filter (where l.rating_hundredths >= 450) as r45, count(*) filter (where l.rating_hundredths >= 400) as r40,
                         count(*) filter (where l.rating_hundredths >= 350) as r35, count(*) filter (where l.rating_hundredths >= 300) as r30,
                         count(*) > 10000 as more from %12$s),
    flags as (select count(*) filter (where is_handmade) as handmade, count(*) filter (where is_new) as new, count(*) filter (where is_featured) as featured,
                     count(*) filter (where on_sale) as sale, count(*) filter (where free_shipping) as free_shipping,
                       count(*) filter (where gift_wrap) as gift_wrap,
                     count(*) filter (where same_day_delivery) as same_day, count(*) filter (where customizable) as customizable from matched)
    select json_build_object(
      'categories', (select coalesce(json_agg(json_build_object('slug', c.slug, 'name', coalesce(t.name, c.name), 'parent', parent.slug, 'count',
        coalesce(b.products, 0),
                            'chosen', coalesce(c.slug = any ($3), false)) order by c.sort_order, c.name), '[]')
          from public.categories c left join by_category b on b.category_id = c.id left join public.categories parent on parent.id = c.parent_id
          left join public.category_translations t on t.category_id = c.id and t.language = $2 where c.status = 'active'),
      'brands', (select coalesce(json_agg(json_build_object('slug', g.slug, 'name', g.name, 'count', coalesce(b.products, 0), 'chosen',
        coalesce(g.id = any (($1).brands), false))
                        order by coalesce(g.id = any (($1).brands), false) desc, b.products desc nulls last, g.name), '[]')
          from public.brands g left join by_brand b on b.brand_id = g.id where g.is_active and (b.brand_id is not null or g.id = any (($1).brands))),
      'sellers', (select coalesce(json_agg(json_build_object('slug', s.slug, 'name', s.business_name, 'count', coalesce(b.products, 0), 'chosen',
        coalesce(s.id = any (($1).sellers), false))
                         order by coalesce(s.id = any (($1).sellers), false) desc, b.products desc nulls last, s.business_name), '[]')
          from (select seller_id from by_seller union select unnest(($1).sellers)) n join public.sellers s on s.id = n.seller_id
          left join by_seller b on b.seller_id = s.id),
      'provinces', (select coalesce(json_agg(json_build_object('code', province, 'count', products) order by products desc, province), '[]') from by_province),
      'types', (select json_build_object('handmade', handmade, 'new', new, 'featured', featured, 'sale', sale) from flags),
      'features', (select json_build_object('free_shipping', free_shipping, 'gift_wrap', gift_wrap, 'same_day', same_day, 'customizable', customizable)
        from flags),
      'ratings', (select json_build_object('4.5', r45, '4', r40, '3.5', r35, '3', r30) from by_rating),
      'attributes', (select coalesce(json_agg(json_build_object('slug', a.slug, 'name', coalesce(a.texts -> $2 ->> 'name', a.texts -> 'en' ->> 'name'),
          'values', w.list) order by a.sort_order, a.id), '[]')
          from public.attributes a cross join lateral (
            select json_agg(json_build_object('slug', v.slug, 'name', coalesce(v.texts -> $2 ->> 'name', v.texts -> 'en' ->> 'name'), 'count',
                coalesce(n.products, 0), 'chosen', v.id = any ($4)) order by v.sort_order, v.id) as list
              from public.attribute_values v left join by_value n on n.value_id = v.id
             where v.attribute_id = a.id and (n.products > 0 or v.id = any ($4))) w
         where a.archived_at is null and w.list is not null and (a.is_facet or a.id = any (($1).said_of))),
      -- Numbers are asked of what is said of any piece: their ends are read off an index.
      'numbers', (select coalesce(json_agg(json_build_object('slug', a.slug, 'name', coalesce(a.texts -> $2 ->> 'name', a.texts -> 'en' ->> 'name'),
          'unit', a.unit, 'lowest', e.lowest, 'highest', e.highest) order by a.sort_order, a.id), '[]')
          from public.attributes a cross join lateral (
            select (select n.number from public.product_attributes n where n.attribute_id = a.id and n.number is not null order by n.number limit 1) as lowest,
                   (select n.number from public.product_attributes n where n.attribute_id = a.id and n.number is not null
                     order by n.number desc limit 1) as highest) e
         where a.kind = 'number' and a.archived_at is null and e.lowest is not null
           and (exists (select from unnest(($1).ranges) r where split_part(r, '|', 1) = a.id::text)
             or (a.is_facet and exists (select from public.category_attributes h where h.attribute_id = a.id and h.category_id in (
               select unnest(($1).categories) union select c.parent_id from public.categories c where c.id = any (($1).categories)))))),
      'more', json_build_object('all', (select count(*) > 10000 from matched), 'ratings', (select more from by_rating),
        'categories', (select coalesce(sum(products), 0) > 10000 from by_category), 'brands', (select coalesce(sum(products), 0) > 10000 from all_brands),
        'sellers', (select coalesce(sum(products), 0) > 10000 from all_sellers),
        'provinces', (select coalesce(sum(products), 0) > 10000 from by_province)),
      'price', (select json_build_object('lowest', lowest, 'highest', highest) from prices))
    $sql$,
    source, whole, by_value, by_category, by_brand, by_seller, by_province,
    case when priced then source else 'matched l' end, case when priced then without_price else 'true' end, source, without_price, by_rating)
  into answer using f, p_language, p_categories, chosen, own;
  return answer;
end $function$;
