-- Why: a picture that stands in a page alone counted as used nowhere, and could be removed from it.
create index page_texts_files on public.page_texts using gin (private.file_addresses_in(content));
create index page_drafts_files on public.page_drafts using gin (private.file_addresses_in(content));
create or replace view private.file_mentions as
  select private.file_addresses_in(p.content) as named, 'post' as kind, p.id::text as record from public.blog_posts p
  union all select private.file_addresses_in(t.content), 'post', t.post_id::text from public.blog_post_translations t
  union all select private.file_addresses_in(d.content), 'draft', d.post_id::text from public.blog_drafts d
  union all select private.file_addresses_in(v.content), 'version', v.post_id::text from public.blog_versions v
  union all select private.attachment_paths(m.attachments), 'message', '' from public.messages m where m.attachments <> '[]'
  union all select private.attachment_paths(m.attachments), 'message', '' from private.sealed_messages m
  union all select private.file_addresses_in(t.content), 'page', v.page_id from public.page_texts t join public.page_versions v on v.id = t.version_id
  union all select private.file_addresses_in(d.content), 'page', d.page_id from public.page_drafts d;

create or replace function public.list_file_uses(p_id uuid) returns table (kind text, record text, label text)
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
      when u.kind in ('post', 'draft', 'version') then (select p.title from public.blog_posts p where p.id = private.as_uuid(u.record))
      when u.kind = 'page' then u.record end, '')
      from private.file_uses(wanted) u order by 1, 3, 2 limit 100;
end
$$;
