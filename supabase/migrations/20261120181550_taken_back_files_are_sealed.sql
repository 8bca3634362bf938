-- A file of a chat that its sender removes is sealed for disputes, as its message is: nobody reads it any more, and a job forgets it.

/* Moves the row to where no policy looks, in place of deleting it. The shop itself, which signs in as nobody, really deletes. */
create function private.seal_chat_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null or old.name like 'sealed/%' then return old; end if;
  update storage.objects set name = 'sealed/' || old.name, updated_at = now() where id = old.id;
  return case when found then null else old end;
end
$$;
revoke execute on function private.seal_chat_file() from public;
create trigger seal_chat_file before delete on storage.objects
  for each row when (old.bucket_id = 'chat-attachments') execute function private.seal_chat_file();
