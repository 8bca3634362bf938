-- How many pieces a list has is read off what is kept of everything and of categories, also where one thing more is chosen: the home page asks for what is
-- featured and what is newest, and counted ten thousand rows for each.
create function private.kept_total(f private.listing_filter)
returns bigint
language plpgsql
stable
set search_path = ''
as $function$
declare
  within constant uuid[] := coalesce(f.categories, '{00000000-0000-0000-0000-000000000000}');
  what text;
  which text[];
  total bigint;
begin
  if num_nonnulls(f.words, f.price_from, f.price_to, f.ranges) > 0 or num_nonnulls(f.brands, f.sellers, f.provinces, f.rating, f.flags, f.said) > 1
    or cardinality(f.said) > 1 then
    return null;
  end if;
  case
    when f.brands is not null then what := 'b'; which := f.brands::text[];
    when f.provinces is not null then what := 'p'; which := f.provinces;
    when f.sellers is not null then
      if f.categories is not null then return null; end if;
      return (select coalesce(sum(k.products), 0) from private.facet_sellers k where k.seller_id = any (f.sellers))
        + (select coalesce(sum(n.products), 0) from private.facet_changes n where n.kind = 's' and n.thing = any (f.sellers::text[]));
    when f.rating is not null then
      what := 'r';
      which := array[case f.rating when 450 then '4.5' when 400 then '4' when 350 then '3.5' when 300 then '3' end];
    when f.flags is not null then
      what := 'f';
      which := array(select case flag when 'on_sale' then 'sale' when 'same_day_delivery' then 'same_day' else regexp_replace(flag, '^is_', '') end
        from unnest(f.flags) flag);
    when f.said is not null then what := 'v'; which := f.said[1]::text[];
    else what := 'n'; which := '{""}';
  end case;
  -- What can be two of them at once is kept of each alone.
  if (what in ('f', 'v') and cardinality(which) > 1) or which[1] is null then return null; end if;
  select (select coalesce(sum(k.products), 0) from private.facet_counts k where k.category_id = any (within) and k.kind = what and k.thing = any (which))
      + (select coalesce(sum(n.products), 0) from private.facet_changes n
          where (f.categories is null or n.category_id = any (f.categories)) and n.kind = what and n.thing = any (which)) into total;
  return total;
end
$function$;
revoke execute on function private.kept_total(private.listing_filter) from public;
comment on function private.kept_total(private.listing_filter) is 'How many listings fit, off what is kept: of everything or of categories, with one thing more
chosen at most. Null where that is not kept.';

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
    -- How many there are is mostly kept; what is not is counted.
    total := private.kept_total(f);
    execute format('select array(select l.product_id %1$s order by %2$s limit $2 offset $3), %3$s', found_by, ordering,
      case when total is null then format('(select count(*) from (select 1 %s limit 10001) counted)', found_by) else '$4' end)
      into ids, total using f, most, from_place, total;
  end if;
  return json_build_object('total', least(total, 10000), 'more', total > 10000, 'products', private.product_cards(ids, p_language));
end $function$;
