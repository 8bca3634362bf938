-- What migrations, policies and dumps of Supabase projects name in this schema besides buckets and objects.
create function storage.allow_any_operation(expected_operations text[]) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from unnest(expected_operations) expected
     where expected <> '' and regexp_replace(expected, '^storage\.', '') = regexp_replace(storage.operation(), '^storage\.', ''))
$$;
comment on function storage.allow_any_operation(text[]) is 'Whether the caller is doing one of these, with or without storage. in front: object.upload.';

create function storage.allow_only_operation(expected_operation text) returns boolean
language sql stable set search_path = ''
as $$ select storage.allow_any_operation(array[expected_operation]) $$;
comment on function storage.allow_only_operation(text) is 'Whether the caller is doing just this.';

create function storage.get_size_by_bucket() returns table (size bigint, bucket_id text)
language sql stable set search_path = ''
as $$ select coalesce(sum((o.metadata ->> 'size')::bigint), 0)::bigint, o.bucket_id from storage.objects o group by o.bucket_id $$;
comment on function storage.get_size_by_bucket() is 'Bytes in each bucket, of what the caller may see.';

create function storage.can_insert_object(bucketid text, name text, owner uuid, metadata jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into storage.objects (bucket_id, name, owner, metadata) values (bucketid, name, owner, metadata);
  raise sqlstate 'PT200' using message = 'ROLLBACK', detail = 'rollback successful insert';
end
$$;
comment on function storage.can_insert_object(text, text, uuid, jsonb) is 'Raises PT200 where the caller may add this object, and what refused it where not.';

grant execute on function storage.allow_any_operation(text[]), storage.allow_only_operation(text), storage.get_size_by_bucket(),
  storage.can_insert_object(text, text, uuid, jsonb) to anon, authenticated, service_role;

-- Written by Supabase's own S3 server; here they stay empty, but dumps and grants name them.
create table storage.s3_multipart_uploads (
  id               text primary key,
  in_progress_size bigint not null default 0,
  upload_signature text not null,
  bucket_id        text not null references storage.buckets,
  key              text collate "C" not null,
  version          text not null,
  owner_id         text,
  created_at       timestamptz not null default now(),
  user_metadata    jsonb,
  metadata         jsonb
);
create index idx_multipart_uploads_list on storage.s3_multipart_uploads (bucket_id, key, created_at);
create table storage.s3_multipart_uploads_parts (
  id          uuid primary key default gen_random_uuid(),
  upload_id   text not null references storage.s3_multipart_uploads on delete cascade,
  size        bigint not null default 0,
  part_number integer not null,
  bucket_id   text not null references storage.buckets,
  key         text collate "C" not null,
  etag        text not null,
  owner_id    text,
  version     text not null,
  created_at  timestamptz not null default now()
);
create index idx_multipart_uploads_parts on storage.s3_multipart_uploads_parts (upload_id);
create index idx_multipart_uploads_parts_bucket on storage.s3_multipart_uploads_parts (bucket_id);
comment on table storage.s3_multipart_uploads is 'Empty: of Supabase''s own S3 server.';
comment on table storage.s3_multipart_uploads_parts is 'Empty: of Supabase''s own S3 server.';
alter table storage.s3_multipart_uploads enable row level security;
alter table storage.s3_multipart_uploads_parts enable row level security;
grant select on storage.s3_multipart_uploads, storage.s3_multipart_uploads_parts to anon, authenticated;
grant select, insert, update, delete on storage.s3_multipart_uploads, storage.s3_multipart_uploads_parts to service_role;
