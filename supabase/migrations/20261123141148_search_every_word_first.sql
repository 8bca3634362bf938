-- Who looks for "ikat scarf" looks for ikat scarves: products whose own name has every word come before those that have one in the name and mention the
-- other somewhere. A rank alone adds up what it finds, so a scarf that says "scarf" twice and sells well stood before every ikat.

create or replace function public.search_products(
  p_q text default null, p_words text default null, p_categories text[] default null, p_brands text[] default null, p_sellers text[] default null,
  p_types text[] default null, p_price_min bigint default null, p_price_max bigint default null, p_rating numeric default null,
  p_locations text[] default null, p_features text[] default null, p_sort text default 'best', p_language text default 'en',
  p_limit integer default 24, p_offset integer default 0) returns json
language plpgsql stable security definer set search_path = '' set jit = off set max_parallel_workers_per_gather = 0 as $$
declare
  f private.listing_filter := private.listing_filter_of(p_q, p_words, p_categories, p_brands, p_sellers, p_types, p_price_min, p_price_max, p_rating,
    p_locations, p_features);
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
$$;

create or replace function public.suggest_products(p_typed text, p_prefix text default '', p_words text default null, p_language text default 'en')
returns json
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  typed text := left(coalesce(p_typed, ''), 60);
  -- What LIKE would take for a pattern is a letter here. Where words are spaced, one is found by its beginning; elsewhere anywhere.
  literally text := replace(replace(replace(typed, '\', '\\'), '%', '\%'), '_', '\_');
  inside text := '%' || literally || '%';
  at_border text := case when typed ~ '^[ -~]' then '% ' else '%' end || literally || '%';
  begins text := replace(replace(replace(left(coalesce(p_prefix, ''), 60), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  asked tsquery := private.words_wanted(typed, p_words);
  ids uuid[];
begin
  if char_length(typed) < 2 then return json_build_object('terms', '[]'::json, 'categories', '[]'::json, 'sellers', '[]'::json, 'products', '[]'::json);
    end if;
  -- The pieces that sell of those that fit: enough to choose from, and no more than can be ranked between two keystrokes.
  select array(
    select few.product_id from (
      select l.product_id, l.best_match, w.head from private.product_words w join private.product_listings l on l.product_id = w.product_id
       where w.words @@ asked order by l.best_match desc limit 100) few
     order by case when pg_catalog.ts_filter(few.head, '{a}') @@ asked then 2 when pg_catalog.ts_filter(few.head, '{a,b}') @@ asked then 1 else 0 end desc,
       pg_catalog.ts_rank('{0, 0.2, 0.3, 1}', few.head, asked) * (1000 + few.best_match) desc,
       few.product_id limit 5) into ids;
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
$$;
