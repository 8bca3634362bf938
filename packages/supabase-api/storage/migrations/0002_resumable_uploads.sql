-- Uploads that may be interrupted and go on (https://tus.io/protocols/resumable-upload): what has arrived lies in parts, each a file of its own, until
-- all of it is there and becomes an object. Nobody sees them meanwhile.
create table storage.resumable_uploads (
  id           text primary key,
  bucket_id    text not null references storage.buckets on delete cascade,
  name         text not null,
  owner_id     text,
  by_link      boolean not null,
  upsert       boolean not null,
  length       bigint check (length >= 0),
  largest      bigint not null,
  received     bigint not null default 0,
  parts        text[] not null default '{}',
  part_sizes   bigint[] not null default '{}',
  facts        jsonb not null,
  created_at   timestamptz not null default now(),
  expires_at   timestamptz not null,
  finishing_at timestamptz,
  finished_at  timestamptz
);
create index resumable_uploads_bucket on storage.resumable_uploads (bucket_id);
create index resumable_uploads_expires_at on storage.resumable_uploads (expires_at);
comment on table storage.resumable_uploads is 'Uploads under way by the resumable protocol, and for a while those that are done.';
comment on column storage.resumable_uploads.parts is 'Names of the files of what has arrived, in order; their sizes stand in part_sizes.';
comment on column storage.resumable_uploads.finishing_at is 'When the parts began to be put together; who asks meanwhile is told to wait.';
alter table storage.resumable_uploads enable row level security;
grant select, insert, update, delete on storage.resumable_uploads to service_role;
