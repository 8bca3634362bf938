-- Why: numbers of pieces (width, weight) stood on their page, and nobody could ask for them. Lists, collections and saved searches are narrowed by a number
-- from and to, within the categories that ask it of makers.
alter type private.listing_filter add attribute ranges text[];
create index product_attributes_numbers on public.product_attributes (attribute_id, number) where number is not null;
alter table private.search_conditions add column ranges text[] not null default '{}';
comment on column private.search_conditions.ranges is 'Numbers a piece must say, as slug|from|to; an open end is empty.';

create or replace function private.listing_filter_of(p_q text, p_words text, p_categories text[], p_brands text[], p_sellers text[], p_types text[],
  p_price_min bigint, p_price_max bigint, p_rating numeric, p_locations text[], p_features text[], p_values text[] DEFAULT NULL::text[])
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
  if p_brands is not null then
    f.brands := nullif(array(select b.id from private.brands_at(p_brands[:50]) l join public.brands b on b.id = l.id and b.is_active), '{}');
  end if;
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
    -- A number from and to, either of which may be open: width-cm.10~40.
    select array_agg(r.range) into f.ranges
      from (select distinct on (a.id) concat_ws('|', a.id, split_part(v.said, '~', 1), split_part(v.said, '~', 2)) as range
              from (select split_part(g, '.', 1) as slug, substr(g, strpos(g, '.') + 1) as said from unnest(p_values[:50]) g) v
              join public.attributes a on a.slug = v.slug and a.kind = 'number' and a.archived_at is null
             where v.said ~ '^(\d{1,9}(\.\d{1,3})?)?~(\d{1,9}(\.\d{1,3})?)?$' and v.said <> '~' order by a.id, v.said) r;
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

create or replace function private.listing_conditions(f private.listing_filter, leave_out text DEFAULT ''::text)
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
    || coalesce((select string_agg(
           format(' and exists (select from public.product_attributes n where n.product_id = l.product_id and n.attribute_id = %L', split_part(r, '|', 1))
           || case when split_part(r, '|', 2) <> '' then format(' and n.number >= %L', split_part(r, '|', 2)) else '' end
           || case when split_part(r, '|', 3) <> '' then format(' and n.number <= %L', split_part(r, '|', 3)) else '' end || ')', '')
         from unnest(f.ranges) r), '')
$function$;

create or replace function public.product_facets(p_q text DEFAULT NULL::text, p_words text DEFAULT NULL::text,
  p_categories text[] DEFAULT NULL::text[], p_brands text[] DEFAULT NULL::text[], p_sellers text[] DEFAULT NULL::text[],
  p_types text[] DEFAULT NULL::text[], p_price_min bigint DEFAULT NULL::bigint, p_price_max bigint DEFAULT NULL::bigint,
  p_rating numeric DEFAULT NULL::numeric, p_locations text[] DEFAULT NULL::text[], p_features text[] DEFAULT NULL::text[],
  p_language text DEFAULT 'en'::text, p_values text[] DEFAULT NULL::text[])
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
  narrowed boolean := num_nonnulls(f.categories, f.brands, f.sellers, f.provinces, f.price_from, f.price_to, f.rating, f.flags, f.said, f.ranges) > 0;
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
      'price', (select json_build_object('lowest', lowest, 'highest', highest) from prices))
    $sql$,
    private.listing_source(f), case when f.words is null then 'false' else 'true' end,
    source, whole, by_value, by_category, by_brand, by_seller, by_province, by_price, by_rating, by_flag)
  into answer using f, p_language, p_categories, chosen, own;
  return answer;
end
$function$;

create or replace function private.collected(p_kind text, p_rule jsonb, p_products uuid[], p_sort text, p_limit integer, p_offset integer,
  OUT ids uuid[], OUT total bigint)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET jit TO 'off'
AS $function$
declare
  f private.listing_filter;
  said text[] := private.texts_of(p_rule -> 'attribute');
  tags text[] := private.texts_of(p_rule -> 'tag');
  since timestamptz := now() - make_interval(days => (p_rule ->> 'days')::integer);
  found_by text;
begin
  if p_kind = 'hand' then
    select array_agg(c.product_id order by c.place) filter (where c.place > p_offset and c.place <= p_offset + p_limit), count(*) into ids, total
      from (select w.id as product_id, row_number() over (order by w.place) as place
              from unnest(p_products) with ordinality w(id, place) join private.product_listings l on l.product_id = w.id) c;
    ids := coalesce(ids, '{}');
    return;
  end if;
  f := private.listing_filter_of(null, null, private.texts_of(p_rule -> 'category'), private.texts_of(p_rule -> 'brand'),
    private.texts_of(p_rule -> 'seller'), private.texts_of(p_rule -> 'type'), (p_rule ->> 'min')::bigint, (p_rule ->> 'max')::bigint,
    (p_rule ->> 'rating')::numeric, private.texts_of(p_rule -> 'location'), private.texts_of(p_rule -> 'feature'), said);
  if (p_rule ? 'category' and f.categories is null) or (p_rule ? 'brand' and f.brands is null) or (p_rule ? 'seller' and f.sellers is null)
     or (p_rule ? 'location' and f.provinces is null) or ((p_rule ? 'type' or p_rule ? 'feature') and f.flags is null)
     or (said is not null and (select count(distinct split_part(s, '.', 1)) from unnest(said) s)
       <> coalesce(cardinality(f.said), 0) + coalesce(cardinality(f.ranges), 0)) then
    ids := '{}';
    total := 0;
    return;
  end if;
  found_by := format('from %s where %s', private.listing_source(f), private.listing_conditions(f))
    || case when since is not null then ' and l.published_at >= $4' else '' end
    || case when tags is not null then ' and exists (select from public.products p where p.id = l.product_id and p.status = ''active'' and p.tags && $5)'
       else '' end;
  execute format('select array(select l.product_id %1$s order by %2$s limit $2 offset $3), (select count(*) from (select 1 %1$s limit 10001) counted)',
      found_by, case p_sort
        when 'newest' then 'l.published_at desc, l.product_id'
        when 'price_asc' then 'l.price_minor, l.product_id'
        when 'price_desc' then 'l.price_minor desc, l.product_id desc'
        when 'rating' then 'l.rating_hundredths desc, l.review_count desc, l.product_id'
        else 'l.best_match desc, l.product_id' end)
    into ids, total using f, p_limit, p_offset, since, tags;
end
$function$;

create or replace function private.keys_of_listing(l private.product_listings)
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select array(
    select 'c:' || c.slug from public.categories c
     where c.id = l.category_id or c.id = (select b.parent_id from public.categories b where b.id = l.category_id)
    union all select 'b:' || b.slug from public.brands b where b.id = l.brand_id and b.is_active
    union all select 's:' || s.slug from public.sellers s where s.id = l.seller_id
    union all select 'l:' || l.province
    union all select 'a:' || a.slug || '.' || v.slug from public.attribute_values v
      join public.attributes a on a.id = v.attribute_id and a.archived_at is null
      where v.id = any (l.value_ids)
    union all select 'n:' || a.slug from public.product_attributes n join public.attributes a on a.id = n.attribute_id and a.archived_at is null
      where n.product_id = l.product_id and n.number is not null
    union all select f.name from (values ('f:handmade', l.is_handmade), ('f:new', l.is_new), ('f:featured', l.is_featured), ('f:sale', l.on_sale),
      ('f:free_shipping', l.free_shipping), ('f:gift_wrap', l.gift_wrap), ('f:same_day', l.same_day_delivery), ('f:customizable', l.customizable))
      f(name, holds) where f.holds)
$function$;

create or replace function private.save_search(p_owner uuid, p_name text, p_query text, p_frequency text, p_conditions jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  most constant integer := 30;
  asked tsquery := nullif(p_conditions ->> 'words', '')::tsquery;
  kept uuid;
  smallest text[];
begin
  perform pg_advisory_xact_lock(hashtextextended('saved_searches:' || p_owner, 0));
  select s.id into kept from public.saved_searches s where s.owner_id = p_owner and md5(s.query) = md5(p_query);
  if found then return kept; end if;
  if (select count(*) from public.saved_searches s where s.owner_id = p_owner) >= most then return null; end if;
  insert into public.saved_searches (owner_id, name, query, frequency) values (p_owner, p_name, p_query, p_frequency) returning id into kept;
  select array(select jsonb_array_elements_text(g)) into smallest
    from jsonb_array_elements(coalesce(p_conditions -> 'groups', '[]')) g order by jsonb_array_length(g) limit 1;
  insert into private.search_conditions (search_id, ranges, anchors, groups, words, price_from, price_to, rating)
  values (kept, array(select jsonb_array_elements_text(coalesce(p_conditions -> 'ranges', '[]'))),
    -- Words say most; a piece that has none of them cannot fit.
    coalesce((select array_agg(distinct 'w:' || replace(w.lexeme[1], '''''', '''')) from regexp_matches(asked::text, '''((?:[^'']|'''')+)''', 'g') w(lexeme)),
      smallest, '{*}'),
    array(select array_to_string(array(select jsonb_array_elements_text(g)), ' ') from jsonb_array_elements(coalesce(p_conditions -> 'groups', '[]')) g),
    asked, (p_conditions ->> 'price_from')::bigint, (p_conditions ->> 'price_to')::bigint, (p_conditions ->> 'rating')::smallint);
  return kept;
end
$function$;

create or replace function private.match_saved_searches(p_most integer DEFAULT 50)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  restrictions constant jsonb := private.shipping_at(private.now()) -> 'restrictions';
  asked integer;
begin
  with next as (
    select q.product_id from private.search_news q where not exists (select from private.search_queue w where w.product_id = q.product_id)
     order by q.queued_at limit p_most for update skip locked),
  taken as (delete from private.search_news q using next n where q.product_id = n.product_id returning q.product_id, q.is_back),
  listed as materialized (
    select l.*, t.is_back, w.words, k.keys, k.keys || array['*'] || array(select 'w:' || x from unnest(tsvector_to_array(w.words)) x) as anchors
      from taken t join private.product_listings l on l.product_id = t.product_id join private.product_words w on w.product_id = l.product_id
     cross join lateral (select private.keys_of_listing(l) as keys) k
     where l.in_stock),
  found as (
    insert into private.search_hits (search_id, product_id, due_at)
    select s.id, l.product_id, private.search_due(s.frequency, s.told_at)
      from listed l
      join private.search_conditions c on c.anchors && l.anchors
      join public.saved_searches s on s.id = c.search_id
      join public.products p on p.id = l.product_id
     where s.frequency <> 'never' and (l.is_back or l.published_at >= s.created_at)
       and (c.words is null or l.words @@ c.words)
       and (c.price_from is null or l.price_minor >= c.price_from) and (c.price_to is null or l.price_minor <= c.price_to)
       and (c.rating is null or l.rating_hundredths >= c.rating)
       and not exists (select from unnest(c.groups) g where not string_to_array(g, ' ') && l.keys)
       and not exists (select from unnest(c.ranges) r where not exists (
         select from public.product_attributes n join public.attributes a on a.id = n.attribute_id
          where n.product_id = l.product_id and a.slug = split_part(r, '|', 1) and n.number >= coalesce(nullif(split_part(r, '|', 2), '')::numeric, n.number)
            and n.number <= coalesce(nullif(split_part(r, '|', 3), '')::numeric, n.number)))
       -- One's own pieces are no news.
       and not exists (select from public.seller_members m where m.seller_id = l.seller_id and m.person_id = s.owner_id)
       and (restrictions = '[]' or not private.is_kept_from(s.owner_id, p, restrictions))
    on conflict do nothing)
  select count(*) into asked from taken;
  return asked;
end
$function$;
