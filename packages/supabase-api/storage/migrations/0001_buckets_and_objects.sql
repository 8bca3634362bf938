-- What is stored, as Supabase's `storage` schema has it: a bucket is a set of rules, an object is the row of one file. Policies of a project on
-- these two tables decide who may do what; the storage interface asks them as the caller.
grant usage on schema storage to anon, authenticated, service_role;

do $$
begin
  if not exists (select from pg_catalog.pg_type t join pg_catalog.pg_namespace n on n.oid = t.typnamespace where n.nspname = 'storage'
    and t.typname = 'buckettype') then
    create type storage.buckettype as enum ('STANDARD', 'ANALYTICS', 'VECTOR');
  end if;
end
$$;

create table storage.buckets (
  id                 text primary key,
  name               text not null,
  owner              uuid,
  owner_id           text,
  public             boolean default false,
  avif_autodetection boolean default false,
  file_size_limit    bigint check (file_size_limit >= 0),
  allowed_mime_types text[],
  type               storage.buckettype not null default 'STANDARD',
  created_at         timestamptz default now(),
  updated_at         timestamptz default now(),
  constraint bucket_name_length check (char_length(name) between 1 and 100)
);
create unique index bname on storage.buckets (name);
comment on table storage.buckets is 'Sets of files with common rules: who may see them, how large they are, of which types.';
comment on column storage.buckets.owner is 'Superseded by owner_id, which holds any subject.';
comment on column storage.buckets.allowed_mime_types is 'Types a file may have, image/* for a family; null allows all.';

create table storage.objects (
  id               uuid primary key default gen_random_uuid(),
  bucket_id        text references storage.buckets,
  name             text,
  owner            uuid,
  owner_id         text,
  created_at       timestamptz default now(),
  updated_at       timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata         jsonb,
  path_tokens      text[] generated always as (string_to_array(name, '/')) stored,
  version          text,
  user_metadata    jsonb
);
create unique index bucketid_objname on storage.objects (bucket_id, name);
create index idx_objects_bucket_id_name on storage.objects (bucket_id, name collate "C");
comment on table storage.objects is 'One row for each file. The row is the truth: a file without a row is nobody''s and is taken away.';
comment on column storage.objects.version is 'Names the file that holds the content; a new one with every upload.';
comment on column storage.objects.metadata is 'Facts of the content: eTag, size, mimetype, cacheControl, lastModified.';

-- Files that no row points to: being written, replaced or deleted. Written in the transaction that makes them so, so that no crash forgets one.
create table storage.stray_files (
  version      text primary key,
  remove_after timestamptz not null default now()
);
create index stray_files_remove_after on storage.stray_files (remove_after);
comment on table storage.stray_files is 'Files to be taken away, and since when that may be done.';

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
alter table storage.stray_files enable row level security;
grant select, insert, update, delete on storage.buckets, storage.objects to anon, authenticated, service_role;
grant select, insert, update, delete on storage.stray_files to service_role;

create function storage.keep_stray_files() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' and old.version is not null and (tg_op = 'DELETE' or new.version is distinct from old.version) then
    insert into storage.stray_files (version) values (old.version) on conflict (version) do update set remove_after = now();
  end if;
  if tg_op <> 'DELETE' and (tg_op = 'INSERT' or new.version is distinct from old.version) then
    delete from storage.stray_files where version = new.version;
  end if;
  return null;
end
$$;
comment on function storage.keep_stray_files() is 'Writes down which file lost its row, and strikes out the one that got one.';
create trigger keep_stray_files after insert or delete or update of version on storage.objects
  for each row execute function storage.keep_stray_files();

create function storage.update_updated_at_column() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at = now();
  return new;
end
$$;
comment on function storage.update_updated_at_column() is 'The moment of the last change.';
create trigger update_objects_updated_at before update on storage.objects for each row execute function storage.update_updated_at_column();
create trigger update_buckets_updated_at before update on storage.buckets for each row execute function storage.update_updated_at_column();

-- What policies are written with.
create function storage.foldername(name text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$ select parts[1 : array_length(parts, 1) - 1] from string_to_array(name, '/') parts $$;
comment on function storage.foldername(text) is 'The folders of a name: {a,b} of a/b/c.png.';

create function storage.filename(name text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select parts[array_length(parts, 1)] from string_to_array(name, '/') parts $$;
comment on function storage.filename(text) is 'The last part of a name: c.png of a/b/c.png.';

create function storage.extension(name text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select reverse(split_part(reverse(storage.filename(name)), '.', 1)) $$;
comment on function storage.extension(text) is 'What follows the last dot: png of a/b/c.png.';

create function storage.operation() returns text
language sql stable set search_path = ''
as $$ select nullif(current_setting('storage.operation', true), '') $$;
comment on function storage.operation() is 'What the caller is doing, for example storage.object.upload.';

grant execute on function storage.foldername(text), storage.filename(text), storage.extension(text), storage.operation() to anon, authenticated, service_role;
