-- How much one person may keep in all. The service says the number with every transaction (storage.quota_bytes); counted here, where two uploads of one
-- person cannot both take the last place.
create index idx_objects_owner_id on storage.objects (owner_id);

create function storage.keep_quota() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  quota bigint := nullif(current_setting('storage.quota_bytes', true), '')::bigint;
  size bigint := coalesce((new.metadata ->> 'size')::bigint, 0);
  used bigint;
begin
  if quota is null or new.owner_id is null or size = 0 then
    return new;
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('storage quota of ' || new.owner_id, 0));
  select coalesce(sum((o.metadata ->> 'size')::bigint), 0) into used
    from storage.objects o where o.owner_id = new.owner_id and (o.bucket_id, o.name) is distinct from (new.bucket_id, new.name);
  if used + size > quota then
    raise exception 'The storage quota is exceeded' using errcode = 'PT413';
  end if;
  return new;
end
$$;
comment on function storage.keep_quota() is 'Refuses a file that is more than its owner may keep.';
create trigger keep_quota before insert or update of metadata, owner_id on storage.objects
  for each row execute function storage.keep_quota();
