-- Finding: one page of a list as cards, how many there are, and what else could be chosen (facets), all seen as a stranger sees the shop; then typing errors
-- and suggestions.

-- What a list is narrowed to; null means everything. `flags` are columns of private.product_listings that must be true.
create type private.listing_filter as (
  words      tsquery,
  categories uuid[],
  brands     uuid[],
  sellers    uuid[],
  provinces  text[],
  price_from bigint,
  price_to   bigint,
  rating     smallint,
  flags      text[]
);

/* A query of the shop (`tsQueryOf`), or plain words of anybody. Never refuses: what cannot be read as a query is looked for as words. */
create function private.words_wanted(typed text, terms text) returns tsquery
language plpgsql stable set search_path = '' as $$
begin
  if terms <> '' then
    begin
      return left(terms, 8000)::tsquery;
    exception when others then null;
    end;
  end if;
  return nullif(websearch_to_tsquery('pg_catalog.simple', left(coalesce(nullif(typed, ''), terms, ''), 200)), ''::tsquery);
end
$$;

/* Reads what a request asks for. Names nobody knows are left out, and a choice of nothing but those is no choice; a category stands for those below it. */
create function private.listing_filter_of(
  p_q text, p_words text, p_categories text[], p_brands text[], p_sellers text[], p_types text[], p_price_min bigint, p_price_max bigint,
  p_rating numeric, p_locations text[], p_features text[]) returns private.listing_filter
language plpgsql stable set search_path = '' as $$
declare
  f private.listing_filter;
begin
  if p_q <> '' or p_words <> '' then f.words := private.words_wanted(p_q, p_words); end if;
  if p_categories is not null then
    f.categories := nullif(array(
      select c.id from public.categories c left join public.categories parent on parent.id = c.parent_id
       where c.status = 'active' and (c.slug = any (p_categories[:50]) or parent.slug = any (p_categories[:50]))), '{}');
  end if;
  if p_brands is not null then f.brands := nullif(array(select id from public.brands where is_active and slug = any (p_brands[:50])), '{}'); end if;
  if p_sellers is not null then
    f.sellers := nullif(array(select id from public.sellers where application_status = 'approved' and slug = any (p_sellers[:50])), '{}');
  end if;
  if p_locations is not null then
    f.provinces := nullif(array(select distinct l.place from unnest(p_locations[:100]) l(place) where l.place ~ '^TH-(\d\d|S)$'), '{}');
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
$$;

/* Where listings come from: all of them, or those the words are found in. */
create function private.listing_source(f private.listing_filter) returns text
language sql immutable set search_path = '' as $$
  select 'private.product_listings l' || case when f.words is not null
    then ' join private.product_words w on w.product_id = l.product_id and w.words @@ ($1).words' else '' end
$$;

/*
 * The conditions of a filter but its words, without the one named in `leave_out`. Only what is asked for is written down, so that PostgreSQL plans for
 * what is there; values stay in `$1` (the filter itself), with which EXECUTE plans as if they were written out.
 */
create function private.listing_conditions(f private.listing_filter, leave_out text default '') returns text
language sql immutable set search_path = '' as $$
  select 'true'
    || case when f.categories is not null and leave_out <> 'category' then ' and l.category_id = any (($1).categories)' else '' end
    || case when f.brands is not null and leave_out <> 'brand' then ' and l.brand_id = any (($1).brands)' else '' end
    || case when f.sellers is not null and leave_out <> 'seller' then ' and l.seller_id = any (($1).sellers)' else '' end
    || case when f.provinces is not null and leave_out <> 'location' then ' and l.province = any (($1).provinces)' else '' end
    || case when f.price_from is not null and leave_out <> 'price' then ' and l.price_minor >= ($1).price_from' else '' end
    || case when f.price_to is not null and leave_out <> 'price' then ' and l.price_minor <= ($1).price_to' else '' end
    || case when f.rating is not null and leave_out <> 'rating' then ' and l.rating_hundredths >= ($1).rating' else '' end
    || coalesce((select string_agg(format(' and l.%I', flag), '') from unnest(f.flags) flag), '')
$$;

/* Products as a list shows them, in the order of `ids` and the reader's language (else English, else the maker's own). */
create function private.product_cards(ids uuid[], reader_language text) returns json
language sql stable set search_path = '' as $$
  select coalesce(json_agg(json_build_object(
      'id', p.id, 'name', coalesce(mine.name, case when p.language <> reader_language then english.name end, p.name),
      'price_minor', p.price_minor, 'original_price_minor', p.original_price_minor, 'rating', p.rating, 'review_count', p.review_count,
      'image_url', p.image_url, 'second_image_url', p.images[2], 'is_new', p.is_new, 'is_featured', p.is_featured, 'stock_quantity', p.stock_quantity,
      'is_unique', p.is_unique, 'made_to_order', p.made_to_order, 'free_shipping', p.free_shipping, 'category_id', p.category_id,
      'seller_id', s.id, 'seller_slug', s.slug, 'business_name', s.business_name, 'is_verified', s.is_verified, 'province', s.province)
        order by wanted.place), '[]')
    from unnest(ids) with ordinality wanted(id, place)
    join public.products p on p.id = wanted.id and p.status = 'active' and p.opens_at is null
    join public.sellers s on s.id = p.seller_id and s.application_status = 'approved'
    left join public.product_translations mine on mine.product_id = p.id and mine.language = reader_language
    left join public.product_translations english on english.product_id = p.id and english.language = 'en'
$$;

create function public.search_products(
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
    -- A name that says it weighs most, a description that mentions it nothing; among equals what sells. The thousand keeps a better match above a
    -- merely popular one. Long descriptions lie in TOAST and are never fetched: the index knows whether they match, and the head is enough to rank.
    execute format($sql$
      with ranked as materialized (select l.product_id, l.best_match,
          pg_catalog.ts_rank('{0, 0.3, 0.4, 1}', w.head, ($1).words) * (1000 + l.best_match) as fits %s)
      select array(select product_id from ranked order by fits desc, best_match desc, product_id limit $2 offset $3), (select count(*) from ranked)$sql$,
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
comment on function public.search_products is
  'One page of a product list: {total, more, products}. `total` is exact to 10,000; beyond, `more` is true. p_sort: best, newest, price_asc, price_desc, '
  'rating. Prices in satang. Values it does not know are ignored.';

/*
 * What is asked for is read once; only the counts whose own kind is chosen, and those of a list nothing narrows (each has an index of its own), read by
 * themselves. Scans for each kind would ask for nearly the same rows seven times.
 */
create function public.product_facets(
  p_q text default null, p_words text default null, p_categories text[] default null, p_brands text[] default null, p_sellers text[] default null,
  p_types text[] default null, p_price_min bigint default null, p_price_max bigint default null, p_rating numeric default null,
  p_locations text[] default null, p_features text[] default null, p_language text default 'en') returns json
language plpgsql stable security definer set search_path = '' set jit = off set work_mem = '16MB' set max_parallel_workers_per_gather = 0 as $$
declare
  f private.listing_filter := private.listing_filter_of(p_q, p_words, p_categories, p_brands, p_sellers, p_types, p_price_min, p_price_max, p_rating,
    p_locations, p_features);
  source text := case when f.words is null then 'private.product_listings l' else 'worded l' end;
  narrowed boolean := num_nonnulls(f.categories, f.brands, f.sellers, f.provinces, f.price_from, f.price_to, f.rating, f.flags) > 0;
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
  answer json;
begin
  -- What is one of several (a category, a maker) is counted as if nothing of its kind were chosen; what can be ticked together, within the choice.
  -- Words, which cost most, are looked for once.
  execute format($sql$
    with worded as materialized (select l.* from %s where %s),
    matched as materialized (
      select l.category_id, l.brand_id, l.seller_id, l.province, l.price_minor, l.rating_hundredths, l.is_handmade, l.is_new, l.is_featured, l.on_sale,
             l.free_shipping, l.gift_wrap, l.same_day_delivery, l.customizable from %s where %s),
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
      'price', (select json_build_object('lowest', lowest, 'highest', highest) from prices))
    $sql$,
    private.listing_source(f), case when f.words is null then 'false' else 'true' end,
    source, whole, by_category, by_brand, by_seller, by_province, by_price, by_rating, by_flag)
  into answer using f, p_language, p_categories;
  return answer;
end
$$;
comment on function public.product_facets is
  'What a product list can be narrowed to, with how many pieces each choice would leave: {categories, brands, sellers, provinces, types, features, ratings, '
  'price}. Same arguments as search_products.';
revoke execute on function private.words_wanted(text, text), private.listing_source(private.listing_filter),
  private.listing_conditions(private.listing_filter, text), private.product_cards(uuid[], text), private.listing_filter_of(text, text, text[], text[], text[],
  text[], bigint, bigint, numeric, text[], text[]), public.search_products(text, text, text[], text[], text[], text[], bigint, bigint, numeric, text[],
  text[], text, text, integer, integer), public.product_facets(text, text, text[], text[], text[], text[], bigint, bigint, numeric, text[], text[], text)
  from public, authenticated, anon;
grant execute on function public.search_products(text, text, text[], text[], text[], text[], bigint, bigint, numeric, text[], text[], text, text, integer,
  integer), public.product_facets(text, text, text[], text[], text[], text[], bigint, bigint, numeric, text[], text[], text) to anon, authenticated,
  service_role;

-- Typing errors and suggestions: the words the shop is written in, to compare with what somebody typed.
create table private.search_vocabulary (
  word    text collate "C" primary key,
  shown   text not null,
  is_name boolean not null default false
);
comment on table private.search_vocabulary is
  'Words of listings in the form they are compared in, with their own spelling. is_name: a name of a craft or thing (app/catalog/craft-terms.ts) of which '
  'there is something in the shop.';
create index search_vocabulary_near on private.search_vocabulary using gin (word extensions.gin_trgm_ops);

create function public.near_words(p_words text[]) returns table (word text, near text, shown text, is_name boolean)
language sql stable security definer set search_path = '' set pg_trgm.similarity_threshold = 0.2 as $$
  with unknown as (
    select distinct left(w, 60) as typed from unnest(p_words[:8]) w
     where char_length(w) between 2 and 60 and w !~ '^\d+$'
       and not exists (select from private.search_vocabulary v where v.word = left(w, 60))
       -- A word that stands in a description only is no typing error.
       and not exists (select from private.product_words p where p.words @@ (quote_literal(left(w, 60)))::tsquery)
  )
  select u.typed, n.word, n.shown, n.is_name
    from unknown u left join lateral (
      select v.word, v.shown, v.is_name from private.search_vocabulary v
       where v.word operator(extensions.%) u.typed order by extensions.similarity(v.word, u.typed) desc, v.is_name desc, v.word limit 12) n on true
$$;
comment on function public.near_words is
  'For each word the shop does not know (at most 8 are looked at), the words most like it, most alike first; a row with null where there is none. Words '
  'must be in the form of normaliseSearch.';

/*
 * Names of crafts are known in fourteen languages, and a reader is offered those of their own and of English. Which they are is known outside the database,
 * so it hands out more names than are shown; the five shortest were often of five languages.
 */
create function public.suggest_products(p_typed text, p_prefix text default '', p_words text default null, p_language text default 'en') returns json
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
     order by pg_catalog.ts_rank('{0, 0.2, 0.3, 1}', few.head, asked) * (1000 + few.best_match) desc, few.product_id limit 5) into ids;
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
comment on function public.suggest_products is
  'While somebody types (from two characters on): {terms, categories, sellers, products}. p_prefix is the typed text as normaliseSearch writes it, p_words '
  'its query (tsQueryOf, unfinished).';
revoke execute on function public.near_words(text[]), public.suggest_products(text, text, text, text) from public, anon, authenticated;
grant execute on function public.near_words(text[]), public.suggest_products(text, text, text, text) to anon, authenticated, service_role;
