-- Why: staff take in the files of another shop system from the office as well. They lay them where nobody else reads them; a job reads them from
-- there, and they go a week after the run ended.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('import-files', 'import-files', false, 200 * 1024 * 1024, '{text/csv}')
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;
create policy "who may adds files to be imported" on storage.objects for insert to authenticated
  with check (bucket_id = 'import-files' and (select private.may('imports.write')));

create function private.begin_staff_import(p_paths text[]) returns table (path text, bytes bigint)
language plpgsql security definer set search_path = '' as $$
begin
  -- Counted under a lock, so that thirty presses at once begin no more than three runs.
  perform pg_advisory_xact_lock(hashtextextended('private.begin_staff_import', 0));
  if (select count(*) from public.import_runs r where r.state in ('waiting', 'running')) >= 3 then
    raise exception 'Three runs are on their way.' using errcode = 'HT005', hint = 'three_runs';
  end if;
  return query
    select o.name, coalesce((o.metadata ->> 'size')::bigint, 0) from storage.objects o
     where o.bucket_id = 'import-files' and o.name = any (p_paths) order by o.name;
end
$$;
comment on function private.begin_staff_import(text[]) is 'The files of a run that is about to begin, by path; what is not there is missing. '
  'Refuses (HT005 three_runs) a fourth run at a time.';
revoke execute on function private.begin_staff_import(text[]) from public;
grant execute on function private.begin_staff_import(text[]) to service_role;

create function private.import_files_to_forget() returns table (path text) language sql stable security definer set search_path = '' as $$
  select o.name from storage.objects o
   where o.bucket_id = 'import-files' and o.created_at < private.now() - interval '7 days'
     and not exists (select from public.import_runs r where (r.state in ('waiting', 'running') or r.ended_at > private.now() - interval '7 days')
       and r.files @> jsonb_build_array(jsonb_build_object('path', o.name)))
   limit 100
$$;
comment on function private.import_files_to_forget() is 'Files that were brought for imports and are needed no more.';
revoke execute on function private.import_files_to_forget() from public;
grant execute on function private.import_files_to_forget() to service_role;
