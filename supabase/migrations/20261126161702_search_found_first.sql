-- What a search finds is read off the index of words before it is put in order: asked for the best of it, PostgreSQL would walk the order of all pieces.

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
      with found as materialized (select l.product_id, l.best_match %s),
        fitting as materialized (select product_id, best_match from found order by best_match desc, product_id limit 10241),
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
