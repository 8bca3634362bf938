insert into storage.buckets (id, name) values ('attachments', 'attachments');

create policy "Members see the files of their rooms" on storage.objects for select to authenticated
  using (bucket_id = 'attachments' and public.is_member((storage.foldername(name))[1]::uuid));
create policy "Members put files into their rooms" on storage.objects for insert to authenticated
  with check (bucket_id = 'attachments' and public.is_member((storage.foldername(name))[1]::uuid) and owner_id = (select auth.uid()::text));
create policy "Anyone can see avatars" on storage.objects for select using (bucket_id = 'avatars');

create policy "members hear their room" on realtime.messages for select to authenticated
  using (realtime.messages.extension in ('broadcast', 'presence') and exists (
    select 1 from public.rooms where slug = (select realtime.topic()) and public.is_member(id)));
create policy "members speak in their room" on realtime.messages for insert to authenticated
  with check (exists (select 1 from public.rooms where slug = (select realtime.topic()) and public.is_member(id)));

-- A webhook of the dashboard: a function of the project is told of every message.
create table public.notices (id bigint generated always as identity primary key, facts jsonb);
alter table public.notices enable row level security;
create trigger "tell the world" after insert on public.messages
  for each row execute function supabase_functions.http_request('http://kong:8000/functions/v1/notify', 'POST', '{"Content-type":"application/json"}', '{"by":"hook"}', '20000');

create function public.announce() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform realtime.send(jsonb_build_object('body', new.body), 'said', (select slug from public.rooms where id = new.room_id), true);
  return new;
end;
$$;
create trigger announce after insert on public.messages for each row execute procedure public.announce();
