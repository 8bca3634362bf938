-- Why: makers show their pieces and themselves, people their faces, and both sides of a conversation send each other pictures. Three buckets, each with
-- what may be put in and by whom; the first folder of a name says whose it is. What is published is public, what is said is not.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('product-images', 'product-images', true, 5 * 1024 * 1024, '{image/png,image/jpeg,image/webp}'),
  ('avatars', 'avatars', true, 5 * 1024 * 1024, '{image/png,image/jpeg,image/webp}'),
  ('chat-attachments', 'chat-attachments', false, 50 * 1024 * 1024,
   '{image/png,image/jpeg,image/webp,image/gif,image/avif,image/heic,image/heif,video/mp4,video/webm,video/quicktime,video/3gpp}')
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

/* Whether a folder is the caller's: their own, or one of a maker they act for. */
create function private.is_my_avatar_folder(folder text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(folder = (select auth.uid())::text
    or exists (select from public.seller_members m where m.seller_id::text = folder and m.person_id = (select auth.uid())), false)
$$;
comment on function private.is_my_avatar_folder(text) is 'Whether a folder bears the caller''s id, or that of a maker the caller acts for.';

/* Whether a folder bears the id of a product the caller may change. A name that is no id is nobody's. */
create function private.is_my_product_folder(folder text) returns boolean
language sql stable security definer set search_path = '' as $$
  select case when folder ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then private.is_my_product(folder::uuid) else false end
$$;
comment on function private.is_my_product_folder(text) is 'Whether a folder bears the id of a product the caller may change.';

/* Whether a folder bears the id of a conversation the caller is a side of. */
create function private.is_my_conversation_folder(folder text) returns boolean
language sql stable security definer set search_path = '' as $$
  select case when folder ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then private.is_my_conversation(folder::uuid) else false end
$$;
comment on function private.is_my_conversation_folder(text) is 'Whether a folder bears the id of a conversation the caller is a side of.';

revoke execute on function private.is_my_avatar_folder(text), private.is_my_product_folder(text), private.is_my_conversation_folder(text) from public;
grant execute on function private.is_my_avatar_folder(text), private.is_my_product_folder(text), private.is_my_conversation_folder(text) to authenticated, service_role;

create policy "members see the pictures of their products" on storage.objects for select to authenticated
  using (bucket_id = 'product-images' and private.is_my_product_folder((storage.foldername(name))[1]));
create policy "members add pictures of their products" on storage.objects for insert to authenticated
  with check (bucket_id = 'product-images' and array_length(path_tokens, 1) = 2 and private.is_my_product_folder((storage.foldername(name))[1]));
create policy "members remove pictures of their products" on storage.objects for delete to authenticated
  using (bucket_id = 'product-images' and private.is_my_product_folder((storage.foldername(name))[1]));

create policy "people see their faces" on storage.objects for select to authenticated
  using (bucket_id = 'avatars' and private.is_my_avatar_folder((storage.foldername(name))[1]));
create policy "people show their faces" on storage.objects for insert to authenticated
  with check (bucket_id = 'avatars' and array_length(path_tokens, 1) = 2 and private.is_my_avatar_folder((storage.foldername(name))[1]));
create policy "people change their faces" on storage.objects for update to authenticated
  using (bucket_id = 'avatars' and private.is_my_avatar_folder((storage.foldername(name))[1]))
  with check (bucket_id = 'avatars' and array_length(path_tokens, 1) = 2 and private.is_my_avatar_folder((storage.foldername(name))[1]));
create policy "people remove their faces" on storage.objects for delete to authenticated
  using (bucket_id = 'avatars' and private.is_my_avatar_folder((storage.foldername(name))[1]));

create policy "both sides see what was sent" on storage.objects for select to authenticated
  using (bucket_id = 'chat-attachments' and private.is_my_conversation_folder((storage.foldername(name))[1]));
create policy "both sides send, in their own name" on storage.objects for insert to authenticated
  with check (
    bucket_id = 'chat-attachments' and array_length(path_tokens, 1) = 2 and owner_id = (select auth.uid())::text
    and private.is_my_conversation_folder((storage.foldername(name))[1]));
create policy "people take back what they sent" on storage.objects for delete to authenticated
  using (
    bucket_id = 'chat-attachments' and owner_id = (select auth.uid())::text and private.is_my_conversation_folder((storage.foldername(name))[1]));
