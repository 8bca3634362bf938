-- Why: staff look through files, see where each is used, put another in its place, and take away what nobody needs. Taking a row away is all the database
-- does: storage removes the content afterwards by its own list, however often it is asked.

-- A picture that is shown somewhere is not taken away past the question where.
drop policy "who may removes pictures of the shop" on storage.objects;

create function public.list_file_buckets()
returns table (id text, is_public boolean, may_open boolean, files bigint, bytes bigint, largest bigint, types text[])
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('content.write');
  return query
    select b.id, coalesce(b.public, false), b.id = any (private.my_file_buckets()), coalesce(c.files, 0), coalesce(c.bytes, 0)::bigint,
        b.file_size_limit, b.allowed_mime_types
      from storage.buckets b
      left join (select f.bucket_id, count(*) as files, sum(f.size_bytes) as bytes from public.files f group by f.bucket_id) c on c.bucket_id = b.id
     order by coalesce(b.public, false) desc, b.id;
end
$$;
comment on function public.list_file_buckets() is 'Every bucket: how many files it has and how large they are, and whether the caller may look through it.';

create function public.files_found(p_words text) returns setof public.files
language plpgsql stable security definer rows 200 set search_path = '' as $$
begin
  perform private.demand('content.write');
  if char_length(btrim(p_words)) not between 1 and 100 then raise exception 'Between 1 and 100 characters.' using errcode = '22023'; end if;
  return query execute 'select * from public.files where id in (
    (select f.id from public.files f where f.name ilike $1 and f.bucket_id = any ($2) order by f.created_at desc, f.id desc limit 200)
     union (select f.id from public.profiles p join public.files f on f.uploaded_by = p.id where p.full_name ilike $1 and f.bucket_id = any ($2)
      order by f.created_at desc, f.id desc limit 200))'
    using '%' || regexp_replace(btrim(p_words), '([\\%_])', '\\\1', 'g') || '%', private.my_file_buckets();
end
$$;
comment on function public.files_found(text) is
  'The newest files whose name, or the name of who uploaded them, holds these words, 200 of each, in buckets the caller may open.';

create function public.list_file_uploaders(p_files uuid[]) returns table (file_id uuid, person_id uuid, name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('content.write');
  if cardinality(p_files) > 100 then raise exception 'At most 100 files at once.' using errcode = '22023'; end if;
  return query
    select f.id, p.id, p.full_name from public.files f join public.profiles p on p.id = f.uploaded_by
     where f.id = any (p_files) and f.bucket_id = any (private.my_file_buckets());
end
$$;
comment on function public.list_file_uploaders(uuid[]) is 'Who uploaded some files, by name.';

/* The file of that key, of a bucket the caller may open, or PT404. Whoever calls it has demanded the permission. */
create function private.demand_file(p_id uuid) returns public.files language plpgsql security definer set search_path = '' as $$
declare
  found_one public.files;
begin
  select * into found_one from public.files f where f.id = p_id and f.bucket_id = any (private.my_file_buckets()) for update;
  if found_one.id is null then raise exception 'There is no such file.' using errcode = 'PT404'; end if;
  return found_one;
end
$$;
comment on function private.demand_file(uuid) is 'A file the caller may open, held until the transaction ends. PT404 for every other.';
revoke execute on function private.demand_file(uuid) from public;

create function public.list_file_uses(p_id uuid) returns table (kind text, record text, label text)
language plpgsql stable security definer set search_path = '' as $$
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
      when u.kind = 'blog_category' then (select g.name from public.blog_categories g where g.id = u.record)
      when u.kind in ('post', 'draft', 'version') then (select p.title from public.blog_posts p where p.id = private.as_uuid(u.record)) end, '')
      from private.file_uses(wanted) u order by 1, 3, 2 limit 100;
end
$$;
comment on function public.list_file_uses(uuid) is
  'Where a file is used: the kind of place, the key of its record, and what it is called. The first hundred.';

create function public.open_private_file(p_id uuid, p_reason text) returns table (bucket text, path text)
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.files;
begin
  perform private.demand('content.write');
  wanted := private.demand_file(p_id);
  perform private.demand_reason(p_reason);
  perform private.log_activity('files.open', p_id::text,
    jsonb_build_object('file', jsonb_build_array(null, wanted.bucket_id || '/' || wanted.name)), p_reason);
  return query select wanted.bucket_id, wanted.name;
end
$$;
comment on function public.open_private_file(uuid, text) is
  'Where a file lies that the caller looks at; the activity log keeps who looked and why. PT404 in buckets they may not open.';

create function public.remove_file(p_id uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  was public.files;
begin
  perform private.demand('content.write');
  was := private.demand_file(p_id);
  perform private.demand_reason(p_reason);
  if not exists (select from storage.buckets b where b.id = was.bucket_id and b.public) then
    raise exception 'Files of closed buckets go with what they belong to.' using errcode = 'HT005', hint = 'file_closed';
  end if;
  if was.bucket_id <> 'shop-pictures' and was.created_at > now() - interval '1 day' then
    raise exception 'It may be about to be used.' using errcode = 'HT005', hint = 'file_fresh';
  end if;
  if exists (select from private.file_uses(was)) then raise exception 'It is used.' using errcode = 'HT005', hint = 'file_used'; end if;
  delete from storage.objects o where o.id = p_id;
  perform private.log_activity('files.remove', p_id::text, jsonb_build_object('file', jsonb_build_array(was.bucket_id || '/' || was.name, null),
    'size_bytes', jsonb_build_array(was.size_bytes, null)), p_reason);
end
$$;
comment on function public.remove_file(uuid, text) is
  'Takes a file of an open bucket away that is used nowhere. HT005 file_used, file_closed, file_fresh (a day may pass between uploading and using).';

create function public.replace_file(p_id uuid, p_by uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
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
  update storage.objects o set version = stored.version, metadata = stored.metadata where o.id = p_id;
  address := '/storage/v1/object/public/' || was.bucket_id || '/' || was.name;
  addresses := (select array_agg(address || case v when 0 then '' else '?v=' || v end) from generate_series(0, was.revision) v);
  update public.files f set revision = f.revision + 1 where f.id = p_id;
  -- Browsers keep a picture for a year: where it is shown, its address says that it is another one.
  address := address || '?v=' || (was.revision + 1);
  update public.hero_slides s set image_url = address, changed_at = clock_timestamp() where s.image_url = any (addresses);
  update public.categories c set image_url = address, changed_at = clock_timestamp() where c.image_url = any (addresses);
  update public.brands b set logo_url = address where b.logo_url = any (addresses);
  update public.blog_categories g set image_url = address, changed_at = clock_timestamp() where g.image_url = any (addresses);
  update public.blog_posts p set featured_image = address where p.featured_image = any (addresses);
  perform private.log_activity('files.replace', p_id::text, jsonb_build_object('file', jsonb_build_array(was.bucket_id || '/' || was.name, null),
    'size_bytes', jsonb_build_array(was.size_bytes, taken.size_bytes)), p_reason);
end
$$;
comment on function public.replace_file(uuid, uuid, text) is
  'Puts the content of a picture the caller has just uploaded under the address of another of the shop''s; '
  'what shows it says a new version. HT005 file_not_replaced.';

/* Files of open buckets that are older than a week and used nowhere. */
create view private.unused_files as
  with named as materialized (select m.name from private.file_mentions f, unnest(f.named) m(name)),
  shown as materialized (select split_part(u.address, '?', 1) as address from private.file_address_uses u)
  select f.* from public.files f join storage.buckets b on b.id = f.bucket_id and b.public
   where f.created_at < now() - interval '7 days'
     and not exists (select from shown s where s.address = '/storage/v1/object/public/' || f.bucket_id || '/' || f.name)
     and not exists (select from private.file_path_uses p where p.path = f.name)
     and not exists (select from named n where n.name = '/storage/v1/object/public/' || f.bucket_id || '/' || f.name)
     and not exists (select from named n where n.name = f.name);
comment on view private.unused_files is 'Files of open buckets that are older than a week and used nowhere.';
revoke all on private.unused_files from service_role;

create function public.unused_files_sheet() returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('content.write');
  return (
    with unused as materialized (select * from private.unused_files)
    select jsonb_build_object('files', count(*), 'bytes', coalesce(sum(u.size_bytes), 0),
      'first', coalesce((select jsonb_agg(x order by x.size_bytes desc, x.id) from (
        select l.id, l.bucket_id, l.name, l.content_type, l.size_bytes, l.created_at from unused l order by l.size_bytes desc, l.id limit 100) x), '[]'))
      from unused u);
end
$$;
comment on function public.unused_files_sheet() is
  'How many files of open buckets are used nowhere and older than a week, how much they take, and the hundred largest: {files, bytes, first}.';

create function public.remove_unused_files(p_seen integer, p_reason text) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  -- As many as one transaction holds locks for without anybody noticing.
  most constant integer := 1000;
  gone jsonb;
  files integer;
  bytes bigint;
begin
  perform private.demand('content.write');
  perform private.demand_reason(p_reason);
  perform pg_advisory_xact_lock(hashtextextended('unused files', 0));
  if p_seen is null or p_seen <= 0 then raise exception 'How many were seen?' using errcode = '22023', hint = 'invalid'; end if;
  -- More than somebody saw are not taken away in their name.
  if (select count(*) from private.unused_files) > p_seen then
    raise exception 'There are more now.' using errcode = 'HT003', hint = 'changed_meanwhile';
  end if;
  with unused as (select u.id from private.unused_files u order by u.created_at, u.id limit most),
  taken as (delete from storage.objects o using unused u where o.id = u.id
    returning o.bucket_id || '/' || o.name as name, coalesce((o.metadata ->> 'size')::bigint, 0) as size)
  select count(*), coalesce(sum(t.size), 0), coalesce(jsonb_agg(t.name), '[]') into files, bytes, gone from taken t;
  if files > 0 then
    perform private.log_activity('files.remove_unused', 'unused', jsonb_build_object('files', jsonb_build_array(gone, null),
      'size_bytes', jsonb_build_array(bytes, null)), p_reason);
  end if;
  return jsonb_build_object('files', files, 'bytes', bytes, 'left', (select count(*) from private.unused_files));
end
$$;
comment on function public.remove_unused_files(integer, text) is
  'Takes away the oldest thousand of the files that are used nowhere, of no more than were seen: {files, bytes, left}. '
  'HT003 changed_meanwhile where there are more.';

revoke execute on function public.list_file_buckets(), public.files_found(text), public.list_file_uploaders(uuid[]), public.list_file_uses(uuid),
  public.open_private_file(uuid, text), public.remove_file(uuid, text), public.replace_file(uuid, uuid, text), public.unused_files_sheet(),
  public.remove_unused_files(integer, text) from public, anon;
grant execute on function public.list_file_buckets(), public.files_found(text), public.list_file_uploaders(uuid[]), public.list_file_uses(uuid),
  public.open_private_file(uuid, text), public.remove_file(uuid, text), public.replace_file(uuid, uuid, text), public.unused_files_sheet(),
  public.remove_unused_files(integer, text) to authenticated, service_role;

-- Whoever manages files reads what was done with them.
create or replace function public.acts_about(p_noun text, p_subjects text[])
 RETURNS TABLE(id bigint, subject text, action text, happened_at timestamp with time zone, actor text, name text, reason text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted constant text := coalesce(
    case p_noun when 'refunds' then 'payments.read' when 'payment_slips' then 'payments.read' when 'transfers' then 'payments.read'
      when 'seller_applications' then 'sellers.read' when 'redirects' then 'content.write' when 'newsletters' then 'newsletters.write'
      when 'categories' then 'products.read' when 'attributes' then 'products.read' when 'brands' then 'products.read'
      when 'blog_categories' then 'blog.read' when 'files' then 'content.write' end,
    (select x.name from public.staff_permissions x where x.name = p_noun || '.read'), 'activity.read');
begin
  perform private.demand(wanted);
  if cardinality(p_subjects) > 100 then raise exception 'At most 100 records at once.' using errcode = '22023'; end if;
  return query
    select l.id, l.subject, l.action, l.happened_at, l.actor, coalesce(nullif(p.full_name, ''), p.email, ''), l.reason
      from unnest(p_subjects) wanted_one
     cross join lateral (
       select * from public.activity_log x where x.subject = wanted_one and x.noun = p_noun order by x.id desc limit 50) l
      left join public.profiles p on p.id = l.actor_id
     order by l.id;
end
$function$;
