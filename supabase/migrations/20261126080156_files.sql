-- Why: nobody could say which files the shop keeps, where one is used, or which of them nobody needs any more. Every stored object has its row here, in
-- columns that a list can be sorted and searched by; what storage itself knows stays the truth.
create table public.files (
  id           uuid primary key references storage.objects on delete cascade,
  bucket_id    text not null,
  name         text not null,
  content_type text not null default '',
  size_bytes   bigint not null default 0 check (size_bytes >= 0),
  uploaded_by  uuid references auth.users on delete set null,
  revision     integer not null default 0 check (revision >= 0),
  created_at   timestamptz not null default now()
);
comment on table public.files is
  'Every stored file as lists read it: storage writes its objects, a trigger writes these rows in the same transaction. '
  '`revision`: how often its content was replaced under its address.';
create index files_newest on public.files (created_at, id);
create index files_largest on public.files (size_bytes, id);
create index files_in_bucket on public.files (bucket_id, created_at, id) include (size_bytes);
create index files_named on public.files using gin (name extensions.gin_trgm_ops);
create index files_of_person on public.files (uploaded_by, created_at);
alter table public.files enable row level security;

/* What opens files of a closed bucket elsewhere; null for those that nobody browses. */
create function private.file_bucket_permission(bucket text) returns text language sql immutable parallel safe set search_path = '' as $$
  select case bucket when 'payment-slips' then 'payments.read' when 'case-pictures' then 'cases.read' when 'review-drafts' then 'reviews.read'
    when 'chargeback-files' then 'chargebacks.read' end
$$;
comment on function private.file_bucket_permission(text) is
  'The permission by which staff see files of a closed bucket where they belong. Null for chats, which open by a report only, and files of a person''s own.';
revoke execute on function private.file_bucket_permission(text) from public;
grant execute on function private.file_bucket_permission(text) to service_role;

/* The buckets whose files the caller may look through. */
create function private.my_file_buckets() returns text[] language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(b.id), '{}') from storage.buckets b
   where case when b.public then private.may('content.write')
           or b.id = 'shop-pictures' and (private.may('catalogue.write') or private.may('blog.write'))
         -- Owners may everything, and nobody looks through chats.
         else private.file_bucket_permission(b.id) is not null and private.may('content.write')
           and private.may(private.file_bucket_permission(b.id)) end
$$;
comment on function private.my_file_buckets() is 'Buckets whose files the caller may look through: open ones, and closed ones they may open elsewhere anyway.';
revoke execute on function private.my_file_buckets() from public, anon;
grant execute on function private.my_file_buckets() to authenticated, service_role;

create policy "who may reads files of buckets they may open" on public.files for select to authenticated
  using (bucket_id = any ((select private.my_file_buckets())::text[]));
grant select on public.files to authenticated, service_role;
revoke insert, update, delete, truncate on public.files from service_role;

create function private.follow_stored_file() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.files (id, bucket_id, name, content_type, size_bytes, uploaded_by, created_at)
  select new.id, new.bucket_id, new.name, coalesce(new.metadata ->> 'mimetype', ''), coalesce((new.metadata ->> 'size')::bigint, 0),
    (select u.id from auth.users u where u.id = private.as_uuid(new.owner_id)), coalesce(new.created_at, now())
  on conflict (id) do update set bucket_id = excluded.bucket_id, name = excluded.name, content_type = excluded.content_type,
    size_bytes = excluded.size_bytes, uploaded_by = excluded.uploaded_by;
  return null;
end
$$;
comment on function private.follow_stored_file() is 'Keeps the row of a stored file as storage has it.';
revoke execute on function private.follow_stored_file() from public;
create trigger follow_stored_file after insert or update of bucket_id, name, owner_id, metadata on storage.objects
  for each row execute function private.follow_stored_file();
insert into public.files (id, bucket_id, name, content_type, size_bytes, uploaded_by, created_at)
select o.id, o.bucket_id, o.name, coalesce(o.metadata ->> 'mimetype', ''), coalesce((o.metadata ->> 'size')::bigint, 0),
  (select u.id from auth.users u where u.id = private.as_uuid(o.owner_id)), coalesce(o.created_at, now())
  from storage.objects o where o.bucket_id is not null and o.name is not null;

/* Addresses of open files that a text names, each once and without what follows a question mark. */
create function private.file_addresses_in(text_given text) returns text[] language sql immutable parallel safe set search_path = '' as $$
  select coalesce(array_agg(distinct '/storage/v1/object/public/' || found[1]), '{}')
    from regexp_matches(text_given, '/storage/v1/(?:object|render/image)/public/([^][[:space:]()<>"''?#\\]+)', 'g') found
$$;
comment on function private.file_addresses_in(text) is 'Addresses of open files that a text names, whatever stands before them.';

/* Where files of a message lie in their bucket. */
create function private.attachment_paths(attachments jsonb) returns text[] language sql immutable parallel safe set search_path = '' as $$
  select coalesce(array_agg(a ->> 'path') filter (where a ->> 'path' is not null), '{}')
    from jsonb_array_elements(case jsonb_typeof(attachments) when 'array' then attachments else '[]' end) a
$$;
comment on function private.attachment_paths(jsonb) is 'The paths that attachments of a message name.';
revoke execute on function private.file_addresses_in(text), private.attachment_paths(jsonb) from public;
grant execute on function private.file_addresses_in(text), private.attachment_paths(jsonb) to authenticated, service_role;

-- A use is looked up by the file: each place has its index.
create index product_images_url on public.product_images (url);
create index product_variants_image on public.product_variants (image_url) where image_url is not null;
create index order_lines_image on public.order_lines (image_url) where image_url <> '';
create index sellers_avatar on public.sellers (avatar_url) where avatar_url is not null;
create index profiles_avatar on public.profiles (avatar_url) where avatar_url is not null;
create index categories_image on public.categories (image_url) where image_url is not null;
create index brands_logo on public.brands (logo_url) where logo_url is not null;
create index blog_posts_image on public.blog_posts (featured_image) where featured_image is not null;
create index blog_posts_files on public.blog_posts using gin (private.file_addresses_in(content));
create index blog_post_translations_files on public.blog_post_translations using gin (private.file_addresses_in(content));
create index blog_drafts_files on public.blog_drafts using gin (private.file_addresses_in(content));
create index blog_versions_files on public.blog_versions using gin (private.file_addresses_in(content));
create index messages_files on public.messages using gin (private.attachment_paths(attachments)) where attachments <> '[]';
create index sealed_messages_files on private.sealed_messages using gin (private.attachment_paths(attachments));

create view private.file_address_uses as
  select i.url as address, 'product' as kind, i.product_id::text as record from public.product_images i
  union all select v.image_url, 'variant', v.product_id::text from public.product_variants v where v.image_url is not null
  union all select l.image_url, 'order', l.order_id::text from public.order_lines l where l.image_url <> ''
  union all select s.avatar_url, 'seller', s.id::text from public.sellers s where s.avatar_url is not null
  union all select p.avatar_url, 'person', p.id::text from public.profiles p where p.avatar_url is not null
  union all select c.image_url, 'category', c.id::text from public.categories c where c.image_url is not null
  union all select b.logo_url, 'brand', b.id::text from public.brands b where b.logo_url is not null
  union all select h.image_url, 'slide', h.id::text from public.hero_slides h
  union all select g.image_url, 'blog_category', g.id from public.blog_categories g where g.image_url is not null
  union all select p.featured_image, 'post', p.id::text from public.blog_posts p where p.featured_image is not null;
comment on view private.file_address_uses is 'Where a picture is shown by its address, which may say a version (`?v=`).';

create view private.file_path_uses as
  select r.path, 'review' as kind, r.review_id::text as record from public.review_pictures r
  union all select c.path, 'case', c.case_id::text from public.order_case_pictures c
  union all select s.path, 'slip', s.payment_id::text from public.payment_slips s
  union all select f.path, 'chargeback', f.chargeback_id::text from public.chargeback_files f;
comment on view private.file_path_uses is 'Where a file is named by its place in its bucket.';

create view private.file_mentions as
  select private.file_addresses_in(p.content) as named, 'post' as kind, p.id::text as record from public.blog_posts p
  union all select private.file_addresses_in(t.content), 'post', t.post_id::text from public.blog_post_translations t
  union all select private.file_addresses_in(d.content), 'draft', d.post_id::text from public.blog_drafts d
  union all select private.file_addresses_in(v.content), 'version', v.post_id::text from public.blog_versions v
  union all select private.attachment_paths(m.attachments), 'message', '' from public.messages m where m.attachments <> '[]'
  union all select private.attachment_paths(m.attachments), 'message', '' from private.sealed_messages m;
comment on view private.file_mentions is 'Texts and messages, with the files each of them names.';
revoke all on private.file_address_uses, private.file_path_uses, private.file_mentions from service_role;

create function private.file_uses(p_file public.files) returns table (kind text, record text)
language sql stable security definer set search_path = '' as $$
  with at as (select '/storage/v1/object/public/' || p_file.bucket_id || '/' || p_file.name as address),
  forms as (select array_agg(a.address || case v when 0 then '' else '?v=' || v end) as all_of
    from at a, generate_series(0, p_file.revision) v)
  select u.kind, u.record from private.file_address_uses u where u.address = any ((select f.all_of from forms f)::text[])
  union select u.kind, u.record from private.file_path_uses u where u.path = p_file.name
  union select m.kind, m.record from private.file_mentions m where m.named @> array[(select a.address from at a)]
  union select m.kind, m.record from private.file_mentions m where m.named @> array[p_file.name]
$$;
comment on function private.file_uses(public.files) is 'Where one file is used, asked of every place by its index.';
revoke execute on function private.file_uses(public.files) from public;
