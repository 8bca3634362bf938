-- A word that very many pieces say: whether it is one, is asked of a few that sell alike. Its best are then looked for among what sells best at once, and in
-- order of price, date or stars pieces are asked one by one whether they have it: all that have it were read and put in order for the first two dozen.
create function private.selling_marks(out marks integer[], out shares real[])
language sql
stable
set search_path = ''
as $function$
  select array_agg(m.mark order by m.share desc, m.mark), array_agg(m.share order by m.share desc, m.mark)
    from pg_catalog.pg_stats s cross join lateral unnest(s.most_common_elems::text::integer[], s.most_common_elem_freqs) m(mark, share)
   where s.schemaname = 'private' and s.tablename = 'product_words' and s.attname = 'marks' and m.mark between 1000 and 1127
     and (select c.reltuples from pg_catalog.pg_class c where c.oid = 'private.product_words'::regclass) >= 50000
$function$;
comment on function private.selling_marks() is 'In a large shop, the marks of how well pieces sell and which share of all pieces has each,
as PostgreSQL last saw it, the commonest first; nulls in a small one.';

create function private.about_found(f private.listing_filter)
returns bigint
language plpgsql
stable
set search_path = ''
as $function$
declare
  one integer;
  of_all real;
  found bigint;
begin
  if f.words is null then return null; end if;
  select m.mark, m.share into one, of_all from private.selling_marks() k cross join lateral unnest(k.marks, k.shares) m(mark, share)
   order by abs(m.share - 0.002), m.mark limit 1;
  if one is null then return null; end if;
  execute format('select count(*) from %s where %s and l.marks && %L::integer[]', private.listing_source(f), private.listing_conditions(f), array[one])
    into found using f;
  return found / of_all;
end
$function$;
comment on function private.about_found(private.listing_filter) is 'In a large shop, how many pieces fit a search for words, about: counted among some
in a thousand that sell about alike. Null in a small one.';

create function private.some_of(about bigint)
returns text
language sql
stable
set search_path = ''
as $function$
  select format(' and l.marks && %L::integer[]', array_agg(m.mark)) from (
    select m.mark, sum(m.share) over (order by m.at) - m.share as before
      from private.selling_marks() k cross join lateral unnest(k.marks, k.shares) with ordinality m(mark, share, at)) m
   where about >= 30000 and m.before < 13000.0 / about
$function$;
comment on function private.some_of(bigint) is 'A condition on private.product_words l that leaves some more than ten thousand of about so many pieces;
null where those are not very many.';

create or replace function private.counted_facets(f private.listing_filter, out in_categories private.facet_count[], out of_brands private.facet_count[],
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
    l.is_featured, l.on_sale, l.free_shipping, l.gift_wrap, l.same_day_delivery, l.customizable, l.value_ids from %s where %s limit %s)';
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
      -- Whatever it costs is read once: where that is not very many, what costs what was asked for is among it.
      format('any_price as materialized %s, matched as materialized (
        (select l.* from any_price l where (select count(*) from any_price) <= 20000 and l.price_minor between coalesce(($1).price_from, 0)
          and coalesce(($1).price_to, 9223372036854775807) limit 10001) union all
        select * from %s few)', format(read_once, source, without_price, 20001),
        format(read_once, source, '(select count(*) from any_price) > 20000 and ' || whole, 10001))
    else format('matched as materialized %s', format(read_once, source, whole, 10001)) end,
    by_category, by_brand, by_seller, by_province, by_rating,
    case when num_nonnulls(f.price_from, f.price_to) = 0 then 'matched l' when f.words is not null then 'any_price l'
      else format(bounded, source, without_price) end, by_value)
  into in_categories, of_brands, of_sellers, said, counted using f, own;
end
$function$;

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
  seen bigint := 0;
  total bigint;
  -- In a large shop; null elsewhere.
  about constant bigint := private.about_found(f);
  beyond boolean := false;
  among text;
  without_words private.listing_filter := f;
begin
  without_words.words := null;
  if f.words is not null and about >= most_ordered then
    if ordering like 'l.best_match%' then
      beyond := true;
    elsif (most + from_place) * (select c.reltuples from pg_catalog.pg_class c where c.oid = 'private.product_listings'::regclass) / about < 3000 then
      -- Whether a piece has the words is asked of the one piece, in their order: of so many that do, enough come soon.
      execute format('select array(select l.product_id from (select * from private.product_listings l order by %1$s limit 10000) l where %2$s
          and (select w.words @@ ($1).words from private.product_words w where w.product_id = l.product_id) order by %1$s limit $2 offset $3)',
        ordering, private.listing_conditions(without_words)) into ids using f, most, from_place;
    end if;
  end if;

  if f.words is not null and ordering like 'l.best_match%' then
    if not beyond then
      execute format(in_order, found_by, '', most_ordered + 1, 0, most_ordered) into ids, total using f, most, from_place, wanted, most_ranked;
    end if;
    if beyond or total > most_ordered then
      -- Very many: the best of them are looked for among what sells best of all, among few and then among many, until there are enough.
      foreach floor in array coalesce(private.best_floors(), '{}') || array[null::integer] loop
        execute format(in_order, found_by, coalesce(private.best_from(floor), ''), 'all', case when floor is null then 0 else wanted end, 2147483647)
          into ids, seen using f, most, from_place, wanted, most_ranked;
        exit when seen >= wanted;
      end loop;
      if floor is null then total := seen; end if;
    end if;
  elsif f.words is not null and cardinality(ids) is distinct from most then
    execute format('with found as materialized (select l.product_id, l.published_at, l.price_minor, l.rating_hundredths, l.review_count %s)
      select array(select l.product_id from found l order by %s limit $2 offset $3), (select count(*) from found)', found_by, ordering)
      into ids, total using f, most, from_place;
  elsif f.words is null then
    -- How many there are is mostly kept; what is not is counted.
    total := private.kept_total(f);
    execute format('select array(select l.product_id %1$s order by %2$s limit $2 offset $3), %3$s', found_by, ordering,
      case when total is null then format('(select count(*) from (select 1 %s limit 10001) counted)', found_by) else '$4' end)
      into ids, total using f, most, from_place, total;
  end if;
  if total is null then
    total := seen;
    among := coalesce(private.some_of(about), '');
    while total <= 10000 loop
      execute format('select count(*) from (select 1 %s%s limit 10001) counted', found_by, among) into total using f;
      exit when among = '';
      among := '';
    end loop;
  end if;
  return json_build_object('total', least(total, 10000), 'more', total > 10000, 'products', private.product_cards(ids, p_language));
end $function$;

revoke execute on function private.selling_marks(), private.about_found(private.listing_filter), private.some_of(bigint) from public;
