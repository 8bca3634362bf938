-- Thirty credentials have thirty papers; whoever brings more pictures than that is filling somebody else's disk.
create function private.has_room_for_paper(folder text) returns boolean language sql stable security definer set search_path = '' as $$
  select count(*) < 60 from storage.objects o where o.bucket_id = 'credential-files' and o.path_tokens[1] = folder
$$;
comment on function private.has_room_for_paper(text) is 'Whether a shop has brought fewer than sixty pictures of papers.';
revoke execute on function private.has_room_for_paper(text) from public;
grant execute on function private.has_room_for_paper(text) to authenticated, service_role;
alter policy "sellers bring their papers" on storage.objects
  with check (bucket_id = 'credential-files' and array_length(path_tokens, 1) = 2 and private.is_my_credential_folder((storage.foldername(name))[1])
    and private.has_room_for_paper((storage.foldername(name))[1]));
