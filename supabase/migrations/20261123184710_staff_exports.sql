-- Why: staff take a whole list along as a file. A job writes it, because a million rows take longer than anybody waits; whoever asked sees how far it is and
-- fetches it for a day. Which lists there are, and what their columns are, stands in app/exports/exportable.ts and never comes from a browser.

insert into public.staff_permissions (name, description, needs_fresh) values
  ('lists.export', 'Take lists along as files, of what one may read.', false);
insert into public.staff_role_permissions (role, permission) values ('finance', 'lists.export'), ('auditor', 'lists.export');

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('staff-exports', 'staff-exports', false, 2048::bigint * 1024 * 1024, '{text/csv}')
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

create table public.staff_exports (
  id            uuid primary key default gen_random_uuid(),
  person_id     uuid not null references auth.users on delete cascade,
  resource      text not null check (resource ~ '^[a-z-]{1,40}$'),
  filter        jsonb not null default '{}' check (octet_length(filter::text) <= 4000),
  sort          jsonb not null check (octet_length(sort::text) <= 200),
  language      text not null check (private.is_language_tag(language)),
  state         text not null default 'waiting' check (state in ('waiting', 'running', 'ready', 'failed')),
  rows_written  bigint not null default 0 check (rows_written >= 0),
  rows_expected bigint not null default 0 check (rows_expected >= 0),
  asked_at      timestamptz not null default now(),
  ready_at      timestamptz,
  expires_at    timestamptz not null default now() + interval '2 days'
);
comment on table public.staff_exports is 'Lists that staff wanted as files, and how far they are. `rows_expected` is the planner''s word. The file is '
  'private and goes after a day.';
-- A second press of the same button is the same file.
create unique index staff_exports_once on public.staff_exports (person_id, resource, md5(filter::text || sort::text || language))
  where state in ('waiting', 'running');
create index staff_exports_mine on public.staff_exports (person_id, asked_at desc);
create index staff_exports_over on public.staff_exports (expires_at);
alter table public.staff_exports enable row level security;
create policy "staff read what they asked for" on public.staff_exports for select to authenticated
  using (person_id = (select auth.uid()) and (select private.is_staff_here()));
grant select on public.staff_exports to authenticated;
grant select, insert, update, delete on public.staff_exports to service_role;
create trigger staff_exports_logged after insert or update of state on public.staff_exports
  for each row execute function private.log_changes('id', 'resource', 'filter', 'state', 'rows_written');
