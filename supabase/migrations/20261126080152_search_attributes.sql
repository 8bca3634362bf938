-- Why: lists are narrowed by the values that are said of pieces. What a value would leave is counted where a category is chosen, among the pieces that are
-- read for the other counts anyway; the list of everything costs what it did.
alter type private.listing_filter add attribute said text[], add attribute said_of uuid[];

drop function public.product_facets(text, text, text[], text[], text[], text[], bigint, bigint, numeric, text[], text[], text);
drop function public.search_products(text, text, text[], text[], text[], text[], bigint, bigint, numeric, text[], text[], text, text, integer,
  integer);
drop function private.listing_filter_of(text, text, text[], text[], text[], text[], bigint, bigint, numeric, text[], text[]);

create FUNCTION private.listing_filter_of(
  p_q text, p_words text, p_categories text[], p_brands text[], p_sellers text[], p_types text[], p_price_min bigint,
  p_price_max bigint, p_rating numeric, p_locations text[], p_features text[], p_values text[] default null)
 RETURNS private.listing_filter
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  f private.listing_filter;
  wanted uuid[];
begin
  -- The index holds letters, marks and digits, so nothing is found by this sign.
  if btrim(p_q) <> '' or p_words <> '' then f.words := coalesce(private.words_wanted(p_q, p_words), $word$'∅'$word$::tsquery); end if;
  if p_categories is not null then
    wanted := array(select c.id from private.categories_at(p_categories[:50]) c);
    f.categories := nullif(array(select c.id from public.categories c where c.status = 'active' and (c.id = any (wanted) or c.parent_id = any (wanted))),
      '{}');
  end if;
  if p_brands is not null then f.brands := nullif(array(select id from public.brands where is_active and slug = any (p_brands[:50])), '{}'); end if;
  if p_sellers is not null then
    f.sellers := nullif(array(select id from public.sellers where application_status = 'approved' and slug = any (p_sellers[:50])), '{}');
  end if;
  if p_locations is not null then
    f.provinces := nullif(array(select distinct l.place from unnest(p_locations[:100]) l(place) where l.place ~ '^TH-(\d\d|S)$'), '{}');
  end if;
  if p_values is not null then
    select array_agg(x.ids), array_agg(x.attribute_id) into f.said, f.said_of
      from (select v.attribute_id, array_agg(v.id order by v.id)::text as ids
              from (select distinct g from unnest(p_values[:50]) g) given(value)
              join public.attributes a on a.slug = split_part(given.value, '.', 1) and a.archived_at is null
              join public.attribute_values v on v.attribute_id = a.id and v.slug = split_part(given.value, '.', 2) group by 1) x;
  end if;
  f.price_from := nullif(greatest(p_price_min, 0), 0);
  f.price_to := nullif(greatest(p_price_max, 0), 0);
  f.rating := case when p_rating > 0 then least(p_rating * 100, 500)::smallint end;
  f.flags := nullif(array(
    select n.flag from (values ('handmade', 'is_handmade'), ('new', 'is_new'), ('featured', 'is_featured'), ('sale', 'on_sale')) n(wanted, flag)
      where n.wanted = any (p_types)
    union all
    select n.flag from (values ('free_shipping', 'free_shipping'), ('gift_wrap', 'gift_wrap'), ('same_day', 'same_day_delivery'),
      ('customizable', 'customizable')) n(wanted, flag)
     where n.wanted = any (p_features)), '{}');
  return f;
end
$function$;

create or replace FUNCTION private.listing_conditions(f private.listing_filter, leave_out text DEFAULT ''::text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select 'true'
    || case when f.categories is not null and leave_out <> 'category' then ' and l.category_id = any (($1).categories)' else '' end
    || case when f.brands is not null and leave_out <> 'brand' then ' and l.brand_id = any (($1).brands)' else '' end
    || case when f.sellers is not null and leave_out <> 'seller' then ' and l.seller_id = any (($1).sellers)' else '' end
    || case when f.provinces is not null and leave_out <> 'location' then ' and l.province = any (($1).provinces)' else '' end
    || case when f.price_from is not null and leave_out <> 'price' then ' and l.price_minor >= ($1).price_from' else '' end
    || case when f.price_to is not null and leave_out <> 'price' then ' and l.price_minor <= ($1).price_to' else '' end
    || case when f.rating is not null and leave_out <> 'rating' then ' and l.rating_hundredths >= ($1).rating' else '' end
    || coalesce((select string_agg(format(' and l.%I', flag), '') from unnest(f.flags) flag), '')
    || coalesce((select string_agg(format(' and l.value_ids && %L::integer[]', s.ids), '')
         from unnest(f.said, f.said_of) s(ids, attribute) where s.attribute::text <> leave_out), '')
$function$;

create FUNCTION public.product_facets(
  p_q text DEFAULT NULL::text, p_words text DEFAULT NULL::text, p_categories text[] DEFAULT NULL::text[],
  p_brands text[] DEFAULT NULL::text[], p_sellers text[] DEFAULT NULL::text[], p_types text[] DEFAULT NULL::text[],
  p_price_min bigint DEFAULT NULL::bigint, p_price_max bigint DEFAULT NULL::bigint, p_rating numeric DEFAULT NULL::numeric,
  p_locations text[] DEFAULT NULL::text[], p_features text[] DEFAULT NULL::text[], p_language text DEFAULT 'en'::text,
  p_values text[] DEFAULT NULL::text[])
 RETURNS json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET jit TO 'off'
 SET work_mem TO '16MB'
 SET max_parallel_workers_per_gather TO '0'
AS $function$
declare
  f private.listing_filter := private.listing_filter_of(p_q, p_words, p_categories, p_brands, p_sellers, p_types, p_price_min, p_price_max, p_rating,
    p_locations, p_features, p_values);
  source text := case when f.words is null then 'private.product_listings l' else 'worded l' end;
  narrowed boolean := num_nonnulls(f.categories, f.brands, f.sellers, f.provinces, f.price_from, f.price_to, f.rating, f.flags, f.said) > 0;
  whole text := private.listing_conditions(f);
  -- Where a count comes from: what is asked for, read once, unless something of its own kind is chosen; everything, by its own index, where nothing is asked
  -- for.
  by_category text := case when narrowed and f.categories is null then 'matched l where true' else format('%s where %s', source,
    private.listing_conditions(f, 'category')) end;
  by_brand text := case when narrowed and f.brands is null then 'matched l where true' else format('%s where %s', source,
    private.listing_conditions(f, 'brand')) end;
  by_seller text := case when narrowed and f.sellers is null then 'matched l where true' else format('%s where %s', source,
    private.listing_conditions(f, 'seller')) end;
  by_province text := case when narrowed and f.provinces is null then 'matched l where true' else format('%s where %s', source,
    private.listing_conditions(f, 'location')) end;
  by_price text := case when narrowed and f.price_from is null and f.price_to is null then 'matched l where true' else format('%s where %s', source,
    private.listing_conditions(f, 'price')) end;
  by_rating text := case when narrowed and f.rating is null then 'matched l where true' else format('%s where %s', source,
    private.listing_conditions(f, 'rating')) end;
  by_flag text := case when narrowed then 'matched l where true' else format('%s where %s', source, whole) end;
  -- Of an attribute that is chosen from, every value is counted as if none of its own were.
  chosen integer[] := array(select unnest(ids::integer[]) from unnest(f.said) ids);
  own integer[] := array(select v.id from public.attribute_values v where v.attribute_id = any (f.said_of));
  -- Few pieces are said to be something that no other is: their values are taken apart once for all that are alike.
  by_value text := case when f.categories is null and f.said is null then 'select null::integer as value_id, 0::bigint as products where false'
    else 'select v as value_id, sum(x.products)::bigint as products from (select l.value_ids, count(*) as products from matched l group by 1) x
      cross join unnest(x.value_ids) v where v <> all ($5) group by 1'
      || coalesce((select string_agg(format(' union all select v, count(*) from %s cross join unnest(l.value_ids) v where %s and v = any (
        array(select x.id from public.attribute_values x where x.attribute_id = %L)) group by 1',
        source, private.listing_conditions(f, attribute::text), attribute), '')
           from unnest(f.said_of) attribute), '') end;
  answer json;
begin
  -- What is one of several (a category, a maker) is counted as if nothing of its kind were chosen; what can be ticked together, within the choice.
  -- Words, which cost most, are looked for once.
  execute format($sql$
    with worded as materialized (select l.* from %s where %s),
    matched as materialized (
      select l.category_id, l.brand_id, l.seller_id, l.province, l.price_minor, l.rating_hundredths, l.is_handmade, l.is_new, l.is_featured, l.on_sale,
             l.free_shipping, l.gift_wrap, l.same_day_delivery, l.customizable, l.value_ids
        from %s where %s),
    by_value as (%s),
    by_category as (select l.category_id, count(*) as products from %s group by 1),
    by_brand as (select l.brand_id, count(*) as products from %s and l.brand_id is not null group by 1 order by products desc, 1 limit 60),
    by_seller as (select l.seller_id, count(*) as products from %s group by 1 order by products desc, 1 limit 60),
    by_province as (select l.province, count(*) as products from %s group by 1),
    prices as (select min(l.price_minor) as lowest, max(l.price_minor) as highest from %s),
    by_rating as (select count(*) filter (where l.rating_hundredths >= 450) as r45, count(*) filter (where l.rating_hundredths >= 400) as r40,
                         count(*) filter (where l.rating_hundredths >= 350) as r35, count(*) filter (where l.rating_hundredths >= 300) as r30
                    from %s and l.rating_hundredths >= 300),
    flags as (select count(*) filter (where is_handmade) as handmade, count(*) filter (where is_new) as new, count(*) filter (where is_featured) as featured,
                     count(*) filter (where on_sale) as sale, count(*) filter (where free_shipping) as free_shipping,
                       count(*) filter (where gift_wrap) as gift_wrap,
                     count(*) filter (where same_day_delivery) as same_day, count(*) filter (where customizable) as customizable from %s)
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
          from public.sellers s left join by_seller b on b.seller_id = s.id where b.seller_id is not null or s.id = any (($1).sellers)),
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
      'price', (select json_build_object('lowest', lowest, 'highest', highest) from prices))
    $sql$,
    private.listing_source(f), case when f.words is null then 'false' else 'true' end,
    source, whole, by_value, by_category, by_brand, by_seller, by_province, by_price, by_rating, by_flag)
  into answer using f, p_language, p_categories, chosen, own;
  return answer;
end
$function$;
comment on function public.product_facets is
  'What a product list can be narrowed to, with how many pieces each choice would leave: {categories, brands, sellers, prov'
  'inces, types, features, ratings, attributes, price}. Same arguments as search_products.';

create FUNCTION public.search_products(
  p_q text DEFAULT NULL::text, p_words text DEFAULT NULL::text, p_categories text[] DEFAULT NULL::text[],
  p_brands text[] DEFAULT NULL::text[], p_sellers text[] DEFAULT NULL::text[], p_types text[] DEFAULT NULL::text[],
  p_price_min bigint DEFAULT NULL::bigint, p_price_max bigint DEFAULT NULL::bigint, p_rating numeric DEFAULT NULL::numeric,
  p_locations text[] DEFAULT NULL::text[], p_features text[] DEFAULT NULL::text[], p_sort text DEFAULT 'best'::text,
  p_language text DEFAULT 'en'::text, p_limit integer DEFAULT 24, p_offset integer DEFAULT 0, p_values text[] DEFAULT NULL::text[])
 RETURNS json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET jit TO 'off'
 SET max_parallel_workers_per_gather TO '0'
AS $function$
declare
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
      with ranked as materialized (select l.product_id, l.best_match,
          case when pg_catalog.ts_filter(w.head, '{a}') @@ ($1).words then 2
               when pg_catalog.ts_filter(w.head, '{a,b}') @@ ($1).words then 1 else 0 end as named,
          pg_catalog.ts_rank('{0, 0.3, 0.4, 1}', w.head, ($1).words) * (1000 + l.best_match) as fits %s)
      select array(select product_id from ranked order by named desc, fits desc, best_match desc, product_id limit $2 offset $3),
        (select count(*) from ranked)$sql$,
        found_by)
      into ids, total using f, least(greatest(p_limit, 0), 240), least(greatest(p_offset, 0), 10000);
  else
    execute format('select array(select l.product_id %1$s order by %2$s limit $2 offset $3), (select count(*) from (select 1 %1$s limit 10001) counted)',
      found_by, ordering)
      into ids, total using f, least(greatest(p_limit, 0), 240), least(greatest(p_offset, 0), 10000);
  end if;
  return json_build_object('total', least(total, 10000), 'more', total > 10000, 'products', private.product_cards(ids, p_language));
end
$function$;
comment on function public.search_products is
  'One page of a product list: {total, more, products}. `total` is exact to 10,000; beyond, `more` is true. p_sort: best, n'
  'ewest, price_asc, price_desc, rating. Prices in satang. Values it does not know are ignored. p_values: attribute.value.';

revoke execute on function private.listing_filter_of from public;
grant execute on function private.listing_filter_of to service_role;
revoke execute on function public.product_facets, public.search_products from public;
grant execute on function public.product_facets, public.search_products to anon, authenticated, service_role;

create or replace FUNCTION private.refresh_listings(wanted uuid[])
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
