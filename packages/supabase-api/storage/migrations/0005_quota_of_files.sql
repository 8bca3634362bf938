-- Empty files and what is written beside a file were kept past the quota, and any number of them; the quota is reckoned over all of them with every upload.
create or replace function storage.keep_quota() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  quota bigint := nullif(current_setting('storage.quota_bytes', true), '')::bigint;
  most bigint := nullif(current_setting('storage.quota_files', true), '')::bigint;
  size bigint := coalesce((new.metadata ->> 'size')::bigint, 0) + coalesce(octet_length(new.user_metadata::text), 0);
  used bigint;
  files bigint;
begin
  if new.owner_id is null or (quota is null and most is null) then
    return new;
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('storage quota of ' || new.owner_id, 0));
  select count(*), coalesce(sum(coalesce((o.metadata ->> 'size')::bigint, 0) + coalesce(octet_length(o.user_metadata::text), 0)), 0) into files, used
    from storage.objects o where o.owner_id = new.owner_id and (o.bucket_id, o.name) is distinct from (new.bucket_id, new.name);
  if files >= most or used + size > quota then
    raise exception 'The storage quota is exceeded' using errcode = 'PT413';
  end if;
  return new;
end
$$;
create or replace trigger keep_quota before insert or update of metadata, user_metadata, owner_id on storage.objects
  for each row execute function storage.keep_quota();
