-- The directory of makers is searched by name, place and craft, narrowed by seven things whose counts respect each other, and must answer as fast for fifty
-- thousand makers as for five hundred. What a maker makes and is called is therefore kept beside the maker, with indexes; row level security would keep the
-- word index from being used (its operators are not leakproof), so one function asks, and shows approved makers only.

create function private.squeezed(p_text text) returns text
language sql immutable set search_path = '' as $$ select regexp_replace(lower(p_text), '[\s\-.]+', '', 'g') $$;
comment on function private.squeezed(text) is
  'Lower case without spaces, hyphens and full stops: how names are compared, because people write Chiang Mai and Chiangmai.';
revoke execute on function private.squeezed(text) from public;

create function private.put_directory_words() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.directory_words := private.squeezed(concat_ws('|', new.business_name, new.craft, new.location, array_to_string(new.specialities, '|')));
  return new;
end
$$;
revoke execute on function private.put_directory_words() from public;
create trigger sellers_directory_words before insert or update of business_name, craft, location, specialities on public.sellers
  for each row execute function private.put_directory_words();

create function private.refresh_crafts(p_sellers uuid[]) returns void
language sql security definer set search_path = '' as $$
  update public.sellers s set crafts = made.crafts
    from (select m.id, coalesce((
             select array_agg(distinct named.slug order by named.slug)
               from (select distinct p.category_id from public.products p where p.seller_id = m.id and p.status = 'active' and p.opens_at is null) sold
               join public.categories c on c.id = sold.category_id left join public.categories f on f.id = c.parent_id
              cross join lateral (values (c.slug), (f.slug)) named (slug) where named.slug is not null), '{}') as crafts
            from unnest(p_sellers) m (id)) made
   where s.id = made.id and s.crafts is distinct from made.crafts
$$;
comment on function private.refresh_crafts(uuid[]) is 'Writes anew what these makers have for sale.';
revoke execute on function private.refresh_crafts(uuid[]) from public;

create function private.crafts_of_new_products() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_crafts(array(select distinct seller_id from added order by seller_id));
  return null;
end
$$;

create function private.crafts_of_gone_products() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_crafts(array(select distinct seller_id from gone order by seller_id));
  return null;
end
$$;

create function private.crafts_of_changed_product() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_crafts(array[old.seller_id, new.seller_id]);
  return null;
end
$$;

create function private.crafts_of_moved_category() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_crafts(array(select id from public.sellers where crafts && array[old.slug, new.slug] order by id));
  return null;
end
$$;
revoke execute on function private.crafts_of_new_products() from public;
revoke execute on function private.crafts_of_gone_products() from public;
revoke execute on function private.crafts_of_changed_product() from public;
revoke execute on function private.crafts_of_moved_category() from public;
create trigger products_crafts_new after insert on public.products referencing new table as added
  for each statement execute function private.crafts_of_new_products();
create trigger products_crafts_gone after delete on public.products referencing old table as gone
  for each statement execute function private.crafts_of_gone_products();
create trigger products_crafts_changed after update of status, category_id, seller_id on public.products for each row
  when (old.status is distinct from new.status or old.category_id is distinct from new.category_id or old.seller_id is distinct from new.seller_id)
  execute function private.crafts_of_changed_product();
create trigger categories_crafts_moved after update of slug, parent_id on public.categories for each row
  when (old.slug is distinct from new.slug or old.parent_id is distinct from new.parent_id) execute function private.crafts_of_moved_category();
create trigger products_crafts_opened after update of opens_at, early on public.products
  for each row when (old.opens_at is distinct from new.opens_at) execute function private.crafts_of_changed_product();

create function public.search_sellers(p_words jsonb default '[]', p_near text default null, p_region text default null, p_province text default null,
  p_craft text default null, p_verified boolean default false, p_rating numeric default null, p_open boolean default false, p_sort text default 'recommended',
  p_limit integer default 24, p_offset integer default 0) returns json
language plpgsql stable security definer set search_path = '' set jit = off set work_mem = '16MB' set pg_trgm.word_similarity_threshold = 0.45 as $$
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
       cross join lateral (select not coalesce(s.closed_from <= now() and (s.closed_to is null or s.closed_to > now()), false) as is_open) now_open
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
            'closed', coalesce(s.closed_from <= now() and (s.closed_to is null or s.closed_to > now()), false),
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
comment on function public.search_sellers(jsonb, text, text, text, text, boolean, numeric, boolean, text, integer, integer) is
  'Approved makers as cards, with the total and what each further choice would leave: {total, verified, open, ratings, regions, provinces, crafts, sellers}. '
    'p_words: [{names, provinces}], all of which must fit; p_near: a name or place with typing errors, instead of words.';
revoke execute on function public.search_sellers(jsonb, text, text, text, text, boolean, numeric, boolean, text, integer, integer) from public;
grant execute on function public.search_sellers(jsonb, text, text, text, text, boolean, numeric, boolean, text, integer, integer) to anon, authenticated,
  service_role;
