-- The makers' directory as it opens is read off indexes and what is kept: it read every maker for each page.

create table private.directory_counts (
  kind text not null,
  thing text not null,
  sellers bigint not null
);
comment on table private.directory_counts is 'Added up by kind and thing, how many approved makers there are: n altogether, v verified, r by stars,
g by region, p by province, c by craft. Each change adds rows; a job makes one of them.';
alter table private.directory_counts enable row level security;

create function private.directory_kinds(s public.sellers)
returns table (kind text, thing text)
language sql
immutable
set search_path = ''
as $function$
  select k.kind, k.thing from (values ('n', '', true), ('v', '', s.is_verified), ('r', '4.5', s.rating >= 4.5), ('r', '4', s.rating >= 4),
      ('r', '3.5', s.rating >= 3.5), ('r', '3', s.rating >= 3), ('g', s.region, true), ('p', s.province, true)) k(kind, thing, is_so)
   where k.is_so and s.application_status = 'approved'
  union all select 'c', c from unnest(s.crafts) c where s.application_status = 'approved'
$function$;
comment on function private.directory_kinds(public.sellers) is 'What a maker counts for in the directory: [{kind, thing}].';

create function private.count_directory_seller()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  insert into private.directory_counts (kind, thing, sellers)
    select c.kind, c.thing, sum(c.sellers) from (
      select k.kind, k.thing, 1 as sellers from private.directory_kinds(new) k
      union all select k.kind, k.thing, -1 from private.directory_kinds(old) k) c
     group by 1, 2 having sum(c.sellers) <> 0;
  return null;
end
$function$;
create trigger sellers_counted after insert or delete or update of application_status, is_verified, rating, region, province, crafts on public.sellers
  for each row execute function private.count_directory_seller();
insert into private.directory_counts (kind, thing, sellers)
  select k.kind, k.thing, count(*) from public.sellers s cross join lateral private.directory_kinds(s) k group by 1, 2;

create function private.gather_directory_counts()
returns void
language sql
security definer
set search_path = ''
as $function$
  with gone as (delete from private.directory_counts returning kind, thing, sellers)
  insert into private.directory_counts (kind, thing, sellers) select kind, thing, sum(sellers) from gone group by 1, 2 having sum(sellers) <> 0
$function$;
comment on function private.gather_directory_counts() is 'Makes one row of each kind of makers of all that was counted since.';

create function private.kept_directory(out total bigint, out verified bigint, out ratings json, out regions json, out provinces json, out crafts json)
language sql
stable
set search_path = ''
as $function$
  with counts as materialized (
    select c.kind, c.thing, sum(c.sellers)::bigint as sellers from private.directory_counts c group by 1, 2 having sum(c.sellers) > 0)
  select coalesce(max(c.sellers) filter (where c.kind = 'n'), 0), coalesce(max(c.sellers) filter (where c.kind = 'v'), 0),
    json_build_object('4.5', coalesce(max(c.sellers) filter (where c.kind = 'r' and c.thing = '4.5'), 0),
      '4', coalesce(max(c.sellers) filter (where c.kind = 'r' and c.thing = '4'), 0),
      '3.5', coalesce(max(c.sellers) filter (where c.kind = 'r' and c.thing = '3.5'), 0),
      '3', coalesce(max(c.sellers) filter (where c.kind = 'r' and c.thing = '3'), 0)),
    coalesce(json_object_agg(c.thing, c.sellers) filter (where c.kind = 'g'), '{}'),
    coalesce(json_object_agg(c.thing, c.sellers) filter (where c.kind = 'p'), '{}'),
    coalesce(json_object_agg(c.thing, c.sellers) filter (where c.kind = 'c'), '{}')
    from counts c
$function$;
comment on function private.kept_directory() is 'How many approved makers there are of each kind, off what is kept.';

create function private.closed_sellers()
returns bigint
language sql
stable
set search_path = ''
as $function$
  select count(*) from public.sellers s
   where s.application_status = 'approved' and (s.closed_from is not null or s.sales_paused_at is not null)
     and public.shop_is_closed(s.closed_from, s.closed_to, s.sales_paused_at)
$function$;
comment on function private.closed_sellers() is 'How many approved makers sell nothing at the moment. Time closes and opens shops, so it is not kept.';

create index sellers_closing on public.sellers (id) where application_status = 'approved' and (closed_from is not null or sales_paused_at is not null);
create index sellers_recommended on public.sellers (is_spotlight desc, is_verified desc, ((rating * review_count + 20) / (review_count + 5)) desc,
  sales_count desc, id) where application_status = 'approved';
create index sellers_best_rated on public.sellers (rating desc, review_count desc, id) where application_status = 'approved';
create index sellers_most_reviewed on public.sellers (review_count desc, rating desc, id) where application_status = 'approved';
create index sellers_latest on public.sellers (created_at desc, id) where application_status = 'approved';

create function private.seller_cards(ids uuid[])
returns json
language sql
stable
set search_path = ''
as $function$
  select coalesce(json_agg(json_build_object(
      'id', s.id, 'business_name', s.business_name, 'avatar_url', s.avatar_url, 'craft', s.craft, 'location', s.location, 'province', s.province,
      'years_of_experience', s.years_of_experience, 'rating', s.rating, 'review_count', s.review_count, 'is_verified', s.is_verified,
      'closed', public.shop_is_closed(s.closed_from, s.closed_to, s.sales_paused_at),
      'products', (select count(*) from private.product_listings l where l.seller_id = s.id),
      'pictures', coalesce((select json_agg(image_url) from (
         select p.image_url from public.products p where p.seller_id = s.id and p.status = 'active' and p.opens_at is null and p.image_url is not null
          order by p.sales_count desc, p.id limit 3) best), '[]')) order by shown.place), '[]')
    from unnest(ids) with ordinality shown(id, place) join public.sellers s on s.id = shown.id and s.application_status = 'approved'
$function$;
comment on function private.seller_cards(uuid[]) is 'Approved makers as the directory shows them, in this order, with how many pieces they have
and pictures of three.';

revoke execute on function private.directory_kinds(public.sellers), private.count_directory_seller(), private.gather_directory_counts(),
  private.kept_directory(),
  private.closed_sellers(), private.seller_cards(uuid[]) from public;
grant execute on function private.gather_directory_counts() to service_role;

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
  return answer;
end
$function$;
