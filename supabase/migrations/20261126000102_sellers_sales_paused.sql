-- Why: what a maker with a debt offers is not sold until it is settled. Lists, pages and the checkout ask one thing of a shop: is it closed now?

alter table public.sellers add column sales_paused_at timestamptz;
comment on column public.sellers.sales_paused_at is 'Since when nothing of it is sold, because of a debt; kept in step with seller_debts. Null as a rule.';
grant select (sales_paused_at) on public.sellers to anon, authenticated;
create trigger sellers_tell_pages_paused after update of sales_paused_at on public.sellers for each statement execute function private.tell_the_pages('shop');

create function public.shop_is_closed(p_from timestamptz, p_to timestamptz, p_paused_at timestamptz) returns boolean language sql stable as $$
  select p_paused_at is not null or coalesce(p_from <= now() and (p_to is null or p_to > now()), false)
$$;
comment on function public.shop_is_closed(timestamptz, timestamptz, timestamptz) is
  'Whether a shop with these closed_from, closed_to and sales_paused_at sells nothing at the moment: on holiday, or for a debt.';
revoke execute on function public.shop_is_closed(timestamptz, timestamptz, timestamptz) from public;
grant execute on function public.shop_is_closed(timestamptz, timestamptz, timestamptz) to anon, authenticated, service_role;

create function private.guard_debt() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- Strangers to a shop learn nothing of it: the policy refuses them.
  if (select auth.uid()) is null or new.seller_id not in (select private.my_sellers()) then return new; end if;
  if exists (select from public.sellers s where s.id = new.seller_id and s.sales_paused_at is not null) then
    raise exception 'This shop owes the marketplace something. What it lists can be sold when that is settled.' using errcode = 'PT409', hint = 'owes';
  end if;
  return new;
end
$$;
comment on function private.guard_debt() is 'Refuses a piece that is put on sale by a shop whose sales are paused for a debt (PT409, hint owes).';
revoke execute on function private.guard_debt() from public;
create trigger products_debt before update of status on public.products for each row when (new.status = 'active' and old.status <> 'active')
  execute function private.guard_debt();
create trigger products_debt_new before insert on public.products for each row when (new.status = 'active') execute function private.guard_debt();

create or replace function public.search_sellers(p_words jsonb DEFAULT '[]'::jsonb, p_near text DEFAULT NULL::text, p_region text DEFAULT NULL::text,
  p_province text DEFAULT NULL::text, p_craft text DEFAULT NULL::text, p_verified boolean DEFAULT false, p_rating numeric DEFAULT NULL::numeric,
  p_open boolean DEFAULT false, p_sort text DEFAULT 'recommended'::text, p_limit integer DEFAULT 24, p_offset integer DEFAULT 0)
 RETURNS json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET jit TO 'off'
 SET work_mem TO '16MB'
 SET "pg_trgm.word_similarity_threshold" TO '0.45'
AS $$
declare
  word jsonb;
  matching text := '';
  answer json;
begin
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
      'sellers', (select coalesce(json_agg(json_build_object(
            'id', s.id, 'business_name', s.business_name, 'avatar_url', s.avatar_url, 'craft', s.craft, 'location', s.location, 'province', s.province,
            'years_of_experience', s.years_of_experience, 'rating', s.rating, 'review_count', s.review_count, 'is_verified', s.is_verified,
            'closed', public.shop_is_closed(s.closed_from, s.closed_to, s.sales_paused_at),
            'products', (select count(*) from public.products p where p.seller_id = s.id and p.status = 'active' and p.opens_at is null),
            'pictures', coalesce((select json_agg(image_url) from (
               select p.image_url from public.products p where p.seller_id = s.id and p.status = 'active' and p.opens_at is null and p.image_url is not null
                order by p.sales_count desc, p.id limit 3) best), '[]')) order by shown.place), '[]')
          from shown join public.sellers s on s.id = shown.id))
    $sql$, matching, case p_sort
      when 'rating' then 'rating desc, review_count desc'
      when 'newest' then 'created_at desc'
      when 'name' then 'business_name'
      when 'reviews' then 'review_count desc, rating desc'
      -- A few good reviews weigh less than many: ratings count as if everybody had five of four stars.
      else 'is_spotlight desc, is_verified desc, (rating * review_count + 20) / (review_count + 5) desc, sales_count desc' end)
    into answer
    using p_region, p_province, p_craft, p_verified, p_rating, p_open, least(greatest(p_limit, 0), 240), least(greatest(p_offset, 0), 100000);
  return answer;
end
$$;
