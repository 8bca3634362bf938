-- Searches read the rows of words alone, which say what lists narrow by, and no more of them than are compared and counted.
create or replace function private.listing_source(f private.listing_filter)
returns text
language sql
immutable
set search_path = ''
as $function$
  select case when f.words is not null then 'private.product_words l' else 'private.product_listings l' end
$function$;

create or replace function private.listing_conditions(f private.listing_filter, leave_out text default '')
returns text
language sql
immutable
set search_path = ''
as $function$
  select case when f.words is not null then 'l.words @@ ($1).words' else 'true' end
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
    -- The same once more in marks, which stand in the index of words: it leads to what fits all of it.
    || case when f.words is null then '' else coalesce((select string_agg(format(' and l.marks && %L::integer[]', m.marks), '') from (
         select array(select private.mark_of(c) from unnest(f.categories) c) as marks where f.categories is not null and leave_out <> 'category'
         union all select array(select private.mark_of(b) from unnest(f.brands) b) where f.brands is not null and leave_out <> 'brand'
         union all select array(select private.mark_of(s) from unnest(f.sellers) s) where f.sellers is not null and leave_out <> 'seller'
         union all select array(select private.mark_of_place(p) from unnest(f.provinces) p) where f.provinces is not null and leave_out <> 'location'
         union all select array[private.mark_of_flag(flag)] from unnest(f.flags) flag where private.mark_of_flag(flag) is not null
         union all select array(select -v from unnest(s.ids::integer[]) v) from unnest(f.said, f.said_of) s(ids, attribute)
           where s.attribute::text <> leave_out) m), '') end
$function$;

create function private.best_floors()
returns integer[]
language sql
stable
set search_path = ''
as $function$
  select array[h.bounds[93], h.bounds[70]] from (
    select s.histogram_bounds::text::integer[] as bounds from pg_catalog.pg_stats s
     where s.schemaname = 'private' and s.tablename = 'product_listings' and s.attname = 'best_match') h
   where cardinality(h.bounds) = 101
     and (select c.reltuples from pg_catalog.pg_class c where c.oid = 'private.product_words'::regclass) >= 50000
$function$;
comment on function private.best_floors() is 'In a large shop, about the best_match that the best twelfth and the best third of all pieces have at least,
as PostgreSQL last saw it; null in a small one.';

create function private.best_from(floor integer)
returns text
language sql
immutable strict
set search_path = ''
as $function$
  select format(' and l.best_match >= %s and l.marks && %L::integer[]', floor,
    array(select generate_series(private.mark_of_best(floor), 1127)))
$function$;
comment on function private.best_from(integer) is 'A condition on private.product_words l: what sells that well or better, also in marks. Null of null.';

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
set work_mem = '32MB'
set max_parallel_workers_per_gather = 0
as $function$
declare
  -- Of a word that says little, in a large shop, the pieces that lists show first are compared by how well they fit; the others follow behind them.
  most_ranked constant integer := 2000;
  -- So many are put in order as they were found; of more, only the best.
  most_ordered constant integer := 30000;
  f private.listing_filter := private.listing_filter_of(p_q, p_words, p_categories, p_brands, p_sellers, p_types, p_price_min, p_price_max, p_rating,
    p_locations, p_features, p_values);
  most constant integer := least(greatest(p_limit, 0), 240);
  from_place constant integer := least(greatest(p_offset, 0), 10000);
  found_by text := format('from %s where %s', private.listing_source(f), private.listing_conditions(f));
  ordering text := case p_sort
    when 'newest' then 'l.published_at desc, l.product_id'
    when 'price_asc' then 'l.price_minor, l.product_id'
    when 'price_desc' then 'l.price_minor desc, l.product_id desc'
    when 'rating' then 'l.rating_hundredths desc, l.review_count desc, l.product_id'
    else 'l.best_match desc, l.product_id'
  end;
  -- Every word in the name stands first, then every word in names of the piece, its craft and its maker. Among those a name that says it weighs most,
  -- a description that mentions it nothing; among equals what sells. The thousand keeps a better match above a merely popular one.
  -- Long descriptions lie in TOAST and are never fetched: the index knows whether they match, and the head is enough to rank.
  -- Where too few were found, or so many that they are only counted, nothing is ranked. A row that was found is found again by where it lies.
  in_order constant text := $sql$
    with found as materialized (select l.product_id, l.best_match, l.ctid as lies_at %s %s limit %s),
      fitting as materialized (select * from found where (select count(*) from found) between %s and %s order by best_match desc, product_id limit $4),
      ranked as materialized (select f.product_id, f.best_match,
        case when pg_catalog.ts_filter(w.head, '{a}') @@ ($1).words then 2
             when pg_catalog.ts_filter(w.head, '{a,b}') @@ ($1).words then 1 else 0 end as named,
        pg_catalog.ts_rank('{0, 0.3, 0.4, 1}', w.head, ($1).words) * (1000 + f.best_match) as fits
        from (select * from fitting order by best_match desc, product_id limit $5) f join private.product_words w on w.ctid = f.lies_at),
      ordered as (select product_id, named, fits, best_match from ranked
        union all select product_id, -1, 0, best_match from (select * from fitting order by best_match desc, product_id offset $5) behind)
    select array(select product_id from ordered order by named desc, fits desc, best_match desc, product_id limit $2 offset $3),
      (select count(*) from found)$sql$;
  wanted constant integer := greatest(most_ranked, most + from_place);
  floor integer;
  ids uuid[];
  seen bigint;
  total bigint;
begin
  if f.words is not null and ordering like 'l.best_match%' then
    execute format(in_order, found_by, '', most_ordered + 1, 0, most_ordered) into ids, total using f, most, from_place, wanted, most_ranked;
    if total > most_ordered then
      -- Very many: the best of them are looked for among what sells best of all, among few and then among many, until there are enough.
      foreach floor in array coalesce(private.best_floors(), '{}') || array[null::integer] loop
        execute format(in_order, found_by, coalesce(private.best_from(floor), ''), 'all', case when floor is null then 0 else wanted end, 2147483647)
          into ids, seen using f, most, from_place, wanted, most_ranked;
        exit when seen >= wanted;
      end loop;
    end if;
  else
    execute format('select array(select l.product_id %1$s order by %2$s limit $2 offset $3), (select count(*) from (select 1 %1$s limit 10001) counted)',
      found_by, ordering)
      into ids, total using f, most, from_place;
  end if;
  return json_build_object('total', least(total, 10000), 'more', total > 10000, 'products', private.product_cards(ids, p_language));
end $function$;

create type private.facet_count as (thing uuid, value_id integer, products bigint);

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
  chosen integer[] := array(select unnest(ids::integer[]) from unnest(f.said) ids);
  own integer[] := array(select v.id from public.attribute_values v where v.attribute_id = any (f.said_of));
  -- Few pieces are said to be something that no other is: their values are taken apart once for all that are alike.
  by_value text := case when f.categories is null and f.said is null then 'select null::integer as value_id, 0::bigint as products where false'
    else 'select v as value_id, sum(x.products)::bigint as products from (select l.value_ids, count(*) as products from matched l group by 1) x
      cross join unnest(x.value_ids) v where v <> all ($2) group by 1'
      || coalesce((select string_agg(format(' union all select v, count(*) from ' || bounded || ' cross join unnest(l.value_ids) v where v = any (
        array(select x.id from public.attribute_values x where x.attribute_id = %L)) group by 1',
        source, private.listing_conditions(f, attribute::text), attribute), '')
           from unnest(f.said_of) attribute), '') end;
  in_categories private.facet_count[];
  of_brands private.facet_count[];
  of_sellers private.facet_count[];
  said private.facet_count[];
  counted json;
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

create function private.price_ends(f private.listing_filter)
returns jsonb
language plpgsql
stable
set search_path = ''
as $function$
declare
  without_words private.listing_filter := f;
  ends text;
  answer jsonb;
begin
  without_words.words := null;
  -- Whether a piece has the words is asked of the one piece: they are said of many, so the first that has them comes soon.
  ends := '(select l.price_minor from private.product_listings l where ' || private.listing_conditions(without_words)
    || case when f.words is null then '' else ' and (select w.words @@ ($1).words from private.product_words w where w.product_id = l.product_id)' end
    || ' order by l.price_minor %1$s, l.product_id %1$s limit 1)';
  execute 'select jsonb_build_object(''lowest'', ' || format(ends, '') || ', ''highest'', ' || format(ends, 'desc') || ')' into answer using f;
  return answer;
end
$function$;
comment on function private.price_ends(private.listing_filter) is 'The lowest and the highest price of what fits, off the index of prices: {lowest, highest}.
For where very much fits.';

create or replace function public.suggest_products(p_typed text, p_prefix text default '', p_words text default null, p_language text default 'en')
returns json
language plpgsql
stable security definer
set search_path = ''
set jit = off
as $function$
declare
  typed text := left(coalesce(p_typed, ''), 60);
  -- What LIKE would take for a pattern is a letter here. Where words are spaced, one is found by its beginning; elsewhere anywhere.
  literally text := replace(replace(replace(typed, '\', '\\'), '%', '\%'), '_', '\_');
  inside text := '%' || literally || '%';
  at_border text := case when typed ~ '^[ -~]' then '% ' else '%' end || literally || '%';
  begins text := replace(replace(replace(left(coalesce(p_prefix, ''), 60), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  asked tsquery := private.words_wanted(typed, p_words);
  floor integer;
  ids uuid[];
  found bigint;
begin
  if char_length(typed) < 2 then return json_build_object('terms', '[]'::json, 'categories', '[]'::json, 'sellers', '[]'::json, 'products', '[]'::json);
    end if;
  -- The pieces that sell of those that fit: enough to choose from, and no more than can be ranked between two keystrokes. In a large shop they are looked
  -- for among what sells best of all first.
  foreach floor in array coalesce(private.best_floors(), '{}') || array[null::integer] loop
    execute format($sql$
      with few as materialized (
        select l.product_id, l.best_match, l.head from private.product_words l where l.words @@ $1 %s order by l.best_match desc limit 100)
      select array(
        select few.product_id from few
         order by case when pg_catalog.ts_filter(few.head, '{a}') @@ $1 then 2 when pg_catalog.ts_filter(few.head, '{a,b}') @@ $1 then 1 else 0 end desc,
           pg_catalog.ts_rank('{0, 0.2, 0.3, 1}', few.head, $1) * (1000 + few.best_match) desc,
           few.product_id limit 5), (select count(*) from few)$sql$, coalesce(private.best_from(floor), '')) into ids, found using asked;
    exit when found >= 100;
  end loop;
  return json_build_object(
    'terms', (select coalesce(json_agg(t.shown order by char_length(t.word), t.word), '[]') from (
        select v.word, v.shown from private.search_vocabulary v
         where begins <> '%' and v.is_name and v.word like begins and v.word <> p_prefix order by char_length(v.word), v.word limit 60) t),
    'categories', (select coalesce(json_agg(json_build_object('slug', c.slug, 'name', c.name)), '[]') from (
        select c.slug, coalesce(t.name, c.name) as name from public.categories c left join public.category_translations t on t.category_id = c.id
          and t.language = p_language
         where c.status = 'active' and ' ' || coalesce(t.name, c.name) ilike at_border order by c.parent_id is not null, c.sort_order limit 3) c),
    'sellers', (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.business_name, 'province', s.province, 'avatar_url', s.avatar_url)), '[]')
      from (
        select s.id, s.business_name, s.province, s.avatar_url from public.sellers s
         where s.application_status = 'approved' and s.business_name ilike inside and ' ' || s.business_name ilike at_border order by s.rating desc,
           s.business_name limit 3) s),
    'products', private.product_cards(ids, p_language));
end
$function$;

revoke execute on function private.best_floors(), private.best_from(integer), private.price_ends(private.listing_filter) from public;
