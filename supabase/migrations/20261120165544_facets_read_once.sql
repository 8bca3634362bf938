-- Why: with filters chosen, seven scans of the listings asked for nearly the same rows. What is asked for is now read once; only the counts whose own kind is chosen, and those of a
-- list nothing narrows (each has an index of its own), read by themselves.

create or replace function public.product_facets(
  p_q text default null, p_words text default null, p_categories text[] default null, p_brands text[] default null, p_sellers text[] default null,
  p_types text[] default null, p_price_min bigint default null, p_price_max bigint default null, p_rating numeric default null,
  p_locations text[] default null, p_features text[] default null, p_language text default 'en') returns json
language plpgsql stable security definer set search_path = '' set jit = off set work_mem = '16MB' set max_parallel_workers_per_gather = 0 as $$
declare
  f private.listing_filter := private.listing_filter_of(p_q, p_words, p_categories, p_brands, p_sellers, p_types, p_price_min, p_price_max, p_rating, p_locations, p_features);
  source text := case when f.words is null then 'private.product_listings l' else 'worded l' end;
  narrowed boolean := num_nonnulls(f.categories, f.brands, f.sellers, f.provinces, f.price_from, f.price_to, f.rating, f.flags) > 0;
  whole text := private.listing_conditions(f);
  -- Where a count comes from: what is asked for, read once, unless something of its own kind is chosen; everything, by its own index, where nothing is asked for.
  by_category text := case when narrowed and f.categories is null then 'matched l where true' else format('%s where %s', source, private.listing_conditions(f, 'category')) end;
  by_brand text := case when narrowed and f.brands is null then 'matched l where true' else format('%s where %s', source, private.listing_conditions(f, 'brand')) end;
  by_seller text := case when narrowed and f.sellers is null then 'matched l where true' else format('%s where %s', source, private.listing_conditions(f, 'seller')) end;
  by_province text := case when narrowed and f.provinces is null then 'matched l where true' else format('%s where %s', source, private.listing_conditions(f, 'location')) end;
  by_price text := case when narrowed and f.price_from is null and f.price_to is null then 'matched l where true' else format('%s where %s', source, private.listing_conditions(f, 'price')) end;
  by_rating text := case when narrowed and f.rating is null then 'matched l where true' else format('%s where %s', source, private.listing_conditions(f, 'rating')) end;
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
    by_category as (select l.category_id, count(*) as pieces from %s group by 1),
    by_brand as (select l.brand_id, count(*) as pieces from %s and l.brand_id is not null group by 1 order by pieces desc, 1 limit 60),
    by_seller as (select l.seller_id, count(*) as pieces from %s group by 1 order by pieces desc, 1 limit 60),
    by_province as (select l.province, count(*) as pieces from %s group by 1),
    prices as (select min(l.price_minor) as lowest, max(l.price_minor) as highest from %s),
    by_rating as (select count(*) filter (where l.rating_hundredths >= 450) as r45, count(*) filter (where l.rating_hundredths >= 400) as r40,
                         count(*) filter (where l.rating_hundredths >= 350) as r35, count(*) filter (where l.rating_hundredths >= 300) as r30
                    from %s and l.rating_hundredths >= 300),
    flags as (select count(*) filter (where is_handmade) as handmade, count(*) filter (where is_new) as new, count(*) filter (where is_featured) as featured,
                     count(*) filter (where on_sale) as sale, count(*) filter (where free_shipping) as free_shipping, count(*) filter (where gift_wrap) as gift_wrap,
                     count(*) filter (where same_day_delivery) as same_day, count(*) filter (where customizable) as customizable from %s)
    select json_build_object(
      'categories', (select coalesce(json_agg(json_build_object('slug', c.slug, 'name', coalesce(t.name, c.name), 'parent', parent.slug, 'count', coalesce(b.pieces, 0),
                            'chosen', coalesce(c.slug = any ($3), false)) order by c.sort_order, c.name), '[]')
          from public.categories c left join by_category b on b.category_id = c.id left join public.categories parent on parent.id = c.parent_id
          left join public.category_translations t on t.category_id = c.id and t.language = $2 where c.status = 'active'),
      'brands', (select coalesce(json_agg(json_build_object('slug', g.slug, 'name', g.name, 'count', coalesce(b.pieces, 0), 'chosen', coalesce(g.id = any (($1).brands), false))
                        order by coalesce(g.id = any (($1).brands), false) desc, b.pieces desc nulls last, g.name), '[]')
          from public.brands g left join by_brand b on b.brand_id = g.id where g.is_active and (b.brand_id is not null or g.id = any (($1).brands))),
      'sellers', (select coalesce(json_agg(json_build_object('slug', s.slug, 'name', s.business_name, 'count', coalesce(b.pieces, 0), 'chosen', coalesce(s.id = any (($1).sellers), false))
                         order by coalesce(s.id = any (($1).sellers), false) desc, b.pieces desc nulls last, s.business_name), '[]')
          from public.sellers s left join by_seller b on b.seller_id = s.id where b.seller_id is not null or s.id = any (($1).sellers)),
      'provinces', (select coalesce(json_agg(json_build_object('code', province, 'count', pieces) order by pieces desc, province), '[]') from by_province),
      'types', (select json_build_object('handmade', handmade, 'new', new, 'featured', featured, 'sale', sale) from flags),
      'features', (select json_build_object('free_shipping', free_shipping, 'gift_wrap', gift_wrap, 'same_day', same_day, 'customizable', customizable) from flags),
      'ratings', (select json_build_object('4.5', r45, '4', r40, '3.5', r35, '3', r30) from by_rating),
      'price', (select json_build_object('lowest', lowest, 'highest', highest) from prices))
    $sql$,
    private.listing_source(f), case when f.words is null then 'false' else 'true' end,
    source, whole, by_category, by_brand, by_seller, by_province, by_price, by_rating, by_flag)
  into answer using f, p_language, p_categories;
  return answer;
end
$$;
