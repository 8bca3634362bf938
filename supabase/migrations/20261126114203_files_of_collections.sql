-- Why: pictures of collections are used, so that nobody takes them away, and follow when a picture is replaced.
create or replace view private.file_address_uses as
 SELECT i.url AS address,
    'product'::text AS kind,
    i.product_id::text AS record
   FROM public.product_images i
UNION ALL
 SELECT v.image_url AS address,
    'variant'::text AS kind,
    v.product_id::text AS record
   FROM public.product_variants v
  WHERE v.image_url IS NOT NULL
UNION ALL
 SELECT l.image_url AS address,
    'order'::text AS kind,
    l.order_id::text AS record
   FROM public.order_lines l
  WHERE l.image_url <> ''::text
UNION ALL
 SELECT s.avatar_url AS address,
    'seller'::text AS kind,
    s.id::text AS record
   FROM public.sellers s
  WHERE s.avatar_url IS NOT NULL
UNION ALL
 SELECT p.avatar_url AS address,
    'person'::text AS kind,
    p.id::text AS record
   FROM public.profiles p
  WHERE p.avatar_url IS NOT NULL
UNION ALL
 SELECT c.image_url AS address,
    'category'::text AS kind,
    c.id::text AS record
   FROM public.categories c
  WHERE c.image_url IS NOT NULL
UNION ALL
 SELECT b.logo_url AS address,
    'brand'::text AS kind,
    b.id::text AS record
   FROM public.brands b
  WHERE b.logo_url IS NOT NULL
UNION ALL
 SELECT h.image_url AS address,
    'slide'::text AS kind,
    h.id::text AS record
   FROM public.hero_slides h
UNION ALL
 SELECT g.image_url AS address,
    'blog_category'::text AS kind,
    g.id AS record
   FROM public.blog_categories g
  WHERE g.image_url IS NOT NULL
UNION ALL
 SELECT p.featured_image AS address,
    'post'::text AS kind,
    p.id::text AS record
   FROM public.blog_posts p
  WHERE p.featured_image IS NOT NULL
UNION ALL
 SELECT k.image_url AS address,
    'collection'::text AS kind,
    k.id::text AS record
   FROM public.collections k
  WHERE k.image_url IS NOT NULL;

create or replace function public.list_file_uses(p_id uuid)
 RETURNS TABLE(kind text, record text, label text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted public.files;
begin
  perform private.demand('content.write');
  select * into wanted from public.files f where f.id = p_id and f.bucket_id = any (private.my_file_buckets());
  if wanted.id is null then raise exception 'There is no such file.' using errcode = 'PT404'; end if;
  return query
    select u.kind, u.record, coalesce(case
      when u.kind in ('product', 'variant') then (select p.name from public.products p where p.id = private.as_uuid(u.record))
      when u.kind = 'order' then (select o.number from public.orders o where o.id = private.as_uuid(u.record))
      when u.kind = 'seller' then (select s.business_name from public.sellers s where s.id = private.as_uuid(u.record))
      when u.kind = 'person' then (select p.full_name from public.profiles p where p.id = private.as_uuid(u.record))
      when u.kind = 'category' then (select c.name from public.categories c where c.id = private.as_uuid(u.record))
      when u.kind = 'brand' then (select b.name from public.brands b where b.id = private.as_uuid(u.record))
      when u.kind = 'slide' then (select h.texts -> 'en' ->> 'title' from public.hero_slides h where h.id = private.as_uuid(u.record))
      when u.kind = 'collection' then (select k.texts -> 'en' ->> 'title' from public.collections k where k.id = private.as_uuid(u.record))
      when u.kind = 'blog_category' then (select g.name from public.blog_categories g where g.id = u.record)
      when u.kind in ('post', 'draft', 'version') then (select p.title from public.blog_posts p where p.id = private.as_uuid(u.record))
      when u.kind = 'page' then u.record end, '')
      from private.file_uses(wanted) u order by 1, 3, 2 limit 100;
end
$function$;

create or replace function public.replace_file(p_id uuid, p_by uuid, p_reason text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  was public.files;
  taken public.files;
  stored storage.objects;
  addresses text[];
  address text;
begin
  perform private.demand('content.write');
  perform private.demand_reason(p_reason);
  was := private.demand_file(p_id);
  taken := private.demand_file(p_by);
  if was.bucket_id <> 'shop-pictures' or taken.bucket_id <> 'shop-pictures' or p_id = p_by or coalesce(taken.uploaded_by <> (select auth.uid()), false)
      or exists (select from private.file_uses(taken)) then
    raise exception 'Only a picture of the shop is replaced, by one that was just uploaded.' using errcode = 'HT005', hint = 'file_not_replaced';
  end if;
  -- The content changes hands: the row it came with goes, and what the file had before is storage's to remove.
  delete from storage.objects o where o.id = p_by returning * into stored;
  update storage.objects o set version = stored.version, metadata = stored.metadata,
    user_metadata = stored.user_metadata where o.id = p_id;
  address := '/storage/v1/object/public/' || was.bucket_id || '/' || was.name;
  addresses := (select array_agg(address || case v when 0 then '' else '?v=' || v end) from generate_series(0, was.revision) v);
  update public.files f set revision = f.revision + 1 where f.id = p_id;
  -- Browsers keep a picture for a year: where it is shown, its address says that it is another one.
  address := address || '?v=' || (was.revision + 1);
  update public.hero_slides s set image_url = address, changed_at = clock_timestamp() where s.image_url = any (addresses);
  update public.collections k set image_url = address, changed_at = clock_timestamp() where k.image_url = any (addresses);
  update public.categories c set image_url = address, changed_at = clock_timestamp() where c.image_url = any (addresses);
  update public.brands b set logo_url = address where b.logo_url = any (addresses);
  update public.blog_categories g set image_url = address, changed_at = clock_timestamp() where g.image_url = any (addresses);
  update public.blog_posts p set featured_image = address where p.featured_image = any (addresses);
  perform private.log_activity('files.replace', p_id::text, jsonb_build_object('file', jsonb_build_array(was.bucket_id || '/' || was.name, null),
    'size_bytes', jsonb_build_array(was.size_bytes, taken.size_bytes)), p_reason);
end
$function$;
