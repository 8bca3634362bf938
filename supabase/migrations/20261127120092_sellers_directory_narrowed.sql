-- The directory narrowed by a place, a craft or a mark reads those that can be counted for something, by the index of what was chosen; it read all makers.
create or replace function public.search_sellers(
  p_words jsonb default '[]', p_near text default null, p_region text default null, p_province text default null,
  p_craft text default null, p_verified boolean default false, p_rating numeric default null, p_open boolean default false,
  p_sort text default 'recommended', p_limit integer default 24, p_offset integer default 0)
 RETURNS json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET jit TO 'off'
 SET work_mem TO '16MB'
 SET "pg_trgm.word_similarity_threshold" TO '0.45'
AS $function$
declare
  word jsonb;
  matching text := '';
  ordering text := case p_sort
      when 'rating' then 'rating desc, review_count desc'
      when 'newest' then 'created_at desc'
      when 'name' then 'business_name'
      when 'reviews' then 'review_count desc, rating desc'
      -- A few good reviews weigh less than many: ratings count as if everybody had five of four stars.
      else 'is_spotlight desc, is_verified desc, (rating * review_count + 20) / (review_count + 5) desc, sales_count desc' end;
  ids uuid[];
  answer json;
  chosen text[];
begin
  if p_words = '[]' and num_nonnulls(p_near, p_region, p_province, p_craft, p_rating) = 0 and not p_verified and not p_open then
    -- Everybody: the first are read off an index of their order, how many there are of each kind off what is kept.
    execute format('select array(select s.id from public.sellers s where s.application_status = ''approved'' order by %s, id limit $1 offset $2)', ordering)
      into ids using least(greatest(p_limit, 0), 240), least(greatest(p_offset, 0), 100000);
    select json_build_object('total', k.total, 'verified', k.verified, 'open', k.total - private.closed_sellers(), 'ratings', k.ratings, 'regions', k.regions,
      'provinces', k.provinces, 'crafts', k.crafts, 'sellers', private.seller_cards(ids)) into answer from private.kept_directory() k;
    return answer;
  end if;
  for word in select value from jsonb_array_elements(p_words) limit 6 loop
    matching := matching || format(' and (s.directory_words like any (%L::text[]) or s.province = any (%L::text[]) or s.crafts && %L::text[])',
      array(select '%' || replace(replace(replace(private.squeezed(v), '\', '\\'), '%', '\%'), '_', '\_') || '%'
        from jsonb_array_elements_text(word -> 'names') v),
      array(select v from jsonb_array_elements_text(word -> 'provinces') v),
      array(select c.slug from public.categories c where exists (
        select from jsonb_array_elements_text(word -> 'names') v
         where char_length(v) >= 3 and (strpos(lower(c.name), lower(v)) > 0 or exists (
           select from public.category_translations t where t.category_id = c.id and strpos(lower(t.name), lower(v)) > 0)))));
  end loop;
  if p_near is not null then
    matching := format(' and (s.business_name operator(extensions.%%>) %L or s.location operator(extensions.%%>) %L)', left(p_near, 60), left(p_near, 60));
  end if;
  if p_words = '[]' and p_near is null then
    -- Whoever fits all that is chosen but one thing counts for the choices of that one; nobody else counts for anything. A region and a province in it are
    -- one. Of one thing alone, its own choices are those of everybody, which are kept.
    chosen := array_remove(array[case when num_nonnulls(p_region, p_province) > 0 then '($1 is null or s.region = $1) and ($2 is null or s.province = $2)' end,
      case when p_craft is not null then 's.crafts @> array[$3]' end, case when p_verified then 's.is_verified' end,
      case when p_rating is not null then 's.rating >= $5' end, case when p_open then 'is_open' end], null);
    matching := ' and (' || case
      when cardinality(chosen) > 1 then
        (select string_agg((select string_agg(c, ' and ') from unnest(chosen) c where c <> one), ' or ') from unnest(chosen) one)
      when p_region is not null then 's.region = $1' else chosen[1] end || ')';
  end if;
  execute format($sql$
    with matched as materialized (
      select s.id, s.region, s.province, s.crafts, s.is_verified, s.rating, s.review_count, s.sales_count, s.is_spotlight, s.created_at, s.business_name,
        is_open,
             ($1 is null or s.region = $1) as in_region, ($2 is null or s.province = $2) as in_province, ($3 is null or s.crafts @> array[$3]) as in_craft,
             (not $4 or s.is_verified) as in_verified, ($5 is null or s.rating >= $5) as in_rating, (not $6 or is_open) as in_open
        from public.sellers s
       cross join lateral (select not public.shop_is_closed(s.closed_from, s.closed_to, s.sales_paused_at) as is_open) now_open
       where s.application_status = 'approved' %s),
    flags as (
      select count(*) filter (where in_region and in_province and in_craft and in_verified and in_rating and in_open) as total,
             count(*) filter (where in_region and in_province and in_craft and in_rating and in_open and is_verified) as verified,
             count(*) filter (where in_region and in_province and in_craft and in_verified and in_rating and is_open) as open,
             count(*) filter (where in_region and in_province and in_craft and in_verified and in_open and rating >= 4.5) as r45,
             count(*) filter (where in_region and in_province and in_craft and in_verified and in_open and rating >= 4) as r40,
             count(*) filter (where in_region and in_province and in_craft and in_verified and in_open and rating >= 3.5) as r35,
             count(*) filter (where in_region and in_province and in_craft and in_verified and in_open and rating >= 3) as r30
        from matched),
    shown as (
      select m.id, row_number() over () as place from (
        select id from matched where in_region and in_province and in_craft and in_verified and in_rating and in_open
         order by %s, id limit $7 offset $8) m)
    select json_build_object(
      'total', (select total from flags), 'verified', (select verified from flags), 'open', (select open from flags),
      'ratings', (select json_build_object('4.5', r45, '4', r40, '3.5', r35, '3', r30) from flags),
      'regions', (select coalesce(json_object_agg(region, sellers), '{}') from (
          select region, count(*) as sellers from matched where in_craft and in_verified and in_rating and in_open group by region) r),
      'provinces', (select coalesce(json_object_agg(province, sellers), '{}') from (
          select province, count(*) as sellers from matched where in_region and in_craft and in_verified and in_rating and in_open group by province) p),
      'crafts', (select coalesce(json_object_agg(craft, sellers), '{}') from (
          select craft, count(*) as sellers from matched, unnest(crafts) craft where in_region and in_province and in_verified and in_rating
            and in_open group by craft) c),
      'sellers', private.seller_cards(array(select shown.id from shown order by shown.place)))
    $sql$, matching, ordering)
    into answer
    using p_region, p_province, p_craft, p_verified, p_rating, p_open, least(greatest(p_limit, 0), 240), least(greatest(p_offset, 0), 100000);
  if cardinality(chosen) = 1 then
    select (answer::jsonb || case
        when p_region is not null then jsonb_build_object('regions', k.regions)
        when p_province is not null then jsonb_build_object('regions', k.regions, 'provinces', k.provinces)
        when p_craft is not null then jsonb_build_object('crafts', k.crafts)
        when p_verified then jsonb_build_object('verified', k.verified)
        when p_rating is not null then jsonb_build_object('ratings', k.ratings)
        else jsonb_build_object('open', k.total - private.closed_sellers()) end)::json into answer from private.kept_directory() k;
  end if;
  return answer;
end
$function$;
