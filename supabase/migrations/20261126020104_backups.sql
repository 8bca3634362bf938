-- Why: a shop that loses its database loses the orders of everybody. Backups lie outside of it, sealed; here stands which there are,
-- how far the one is that is being made, and what came of starting each as a database of its own. What lies on the shelf counts, not what stands here.
insert into public.staff_permissions (name, description, needs_fresh) values
  ('backups.read', 'Read which backups there are and whether they were proved.', false),
  ('backups.write', 'Make and prove backups.', true),
  ('backups.take', 'Take backups along as files.', true);
insert into public.staff_role_permissions (role, permission) values ('auditor', 'backups.read');

insert into public.shop_settings (key, value, description, least, most) values
  ('backups.hour', '2', 'The hour of the day, in Thailand, after which the backup of the day is made.', 0, 23),
  ('backups.keep_days', '7', 'Of so many days the newest backup is kept.', 1, 90),
  ('backups.keep_weeks', '4', 'Of so many weeks the newest backup is kept.', 0, 104),
  ('backups.keep_months', '12', 'Of so many months the newest backup is kept.', 0, 120),
  ('backups.keep_log_days', '14', 'For so many days back the shop can be restored to any second.', 1, 90);

create table public.backups (
  id             uuid primary key default gen_random_uuid(),
  origin         text not null check (origin in ('clock', 'staff', 'terminal', 'shelf')),
  asked_by       uuid references auth.users on delete set null,
  asked_at       timestamptz not null default now(),
  state          text not null default 'waiting' check (state in ('waiting', 'running', 'ready', 'failed')),
  step           text not null default '' check (step in ('', 'database', 'files', 'proof')),
  done_bytes     bigint not null default 0 check (done_bytes >= 0),
  expected_bytes bigint not null default 0 check (expected_bytes >= 0),
  ready_at       timestamptz,
  bytes          bigint not null default 0 check (bytes >= 0),
  figures        jsonb not null default '{}' check (jsonb_typeof(figures) = 'object'),
  files_added    integer not null default 0 check (files_added >= 0),
  chain          text not null default '' check (char_length(chain) <= 20),
  failure        text not null default '' check (char_length(failure) <= 1000),
  kept_as        text not null default '' check (kept_as in ('', 'newest', 'day', 'week', 'month', 'proved')),
  proof          text not null default 'none' check (proof in ('none', 'running', 'proved', 'failed', 'impossible')),
  proof_at       timestamptz,
  proof_figures  jsonb not null default '{}' check (jsonb_typeof(proof_figures) = 'object'),
  proof_failure  text not null default '' check (char_length(proof_failure) <= 1000),
  constraint failed_says_why check ((state = 'failed') = (failure <> '')),
  constraint ready_has_a_moment check (state <> 'ready' or ready_at is not null)
);
comment on table public.backups is 'Backups of the whole shop: those on the shelf, the one that is being made, and those that failed. '
  '`figures` were counted when it began, `proof_figures` in the database that was made of it.';
-- One at a time: a second press of the same button is the same backup.
create unique index backups_one_at_a_time on public.backups ((true)) where state in ('waiting', 'running');
create index backups_newest on public.backups (asked_at desc, id desc);
create index backups_asked_by on public.backups (asked_by);
alter table public.backups enable row level security;
create policy "who may reads the backups" on public.backups for select to authenticated using ((select private.may('backups.read')));
grant select on public.backups to authenticated;
grant select, insert, update, delete on public.backups to service_role;
-- What came of each stands in the row itself; who asked for it, and what was removed, would be lost.
create trigger backups_logged after insert or delete on public.backups
  for each row execute function private.log_changes('id', 'origin', 'state', 'proof', 'failure');

create table private.backup_files (
  version      text primary key,
  hash         text not null check (hash ~ '^[0-9a-f]{64}$'),
  bytes        bigint not null check (bytes >= 0),
  backed_up_at timestamptz not null default now(),
  gone_since   timestamptz
);
comment on table private.backup_files is 'Which files were copied for backups, and the hash under which the copy lies. '
  'gone_since: no row of the storage has it any more.';
create index backup_files_hash on private.backup_files (hash);
create index backup_files_gone on private.backup_files (gone_since) where gone_since is not null;
grant select on private.backup_files to service_role;

create function private.note_backup_files(p_files jsonb) returns void language sql security definer set search_path = '' as $$
  insert into private.backup_files (version, hash, bytes)
  select f.version, f.hash, f.bytes from jsonb_to_recordset(p_files) f(version text, hash text, bytes bigint)
  on conflict (version) do nothing;
$$;
comment on function private.note_backup_files(jsonb) is 'Remembers files that were copied: [{version, hash, bytes}].';

create function private.forget_backup_files(p_before timestamptz) returns table (hash text)
language plpgsql security definer set search_path = '' as $$
begin
  update private.backup_files f set gone_since = private.now()
   where f.gone_since is null and not exists (select from storage.objects o where o.version = f.version);
  return query
    with over as (delete from private.backup_files f where f.gone_since < p_before returning f.hash)
    select distinct o.hash from over o
     where not exists (select from private.backup_files f where f.hash = o.hash and (f.gone_since is null or f.gone_since >= p_before));
end
$$;
comment on function private.forget_backup_files(timestamptz) is 'Forgets files that were gone before a moment; answers the hashes that no other file has.';

create function private.ask_backup(p_origin text, p_person uuid default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  insert into public.backups (origin, asked_by) values (p_origin, p_person)
  on conflict ((true)) where state in ('waiting', 'running') do nothing returning id into made;
  if made is not null then perform jobs.enqueue('make-backup', json_build_object('id', made), 'make-backup', null); end if;
  return made;
end
$$;
comment on function private.ask_backup(text, uuid) is 'Has a backup made. Null while another one is being made.';

create function private.ask_backup_if_due(p_chain text) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  local_now timestamp := private.now() at time zone 'Asia/Bangkok';
  due timestamptz := (date_trunc('day', local_now - make_interval(hours => private.setting('backups.hour')::int))
    + make_interval(hours => private.setting('backups.hour')::int)) at time zone 'Asia/Bangkok';
begin
  if exists (select from public.backups b where b.state = 'ready' and b.ready_at >= due and (b.chain = p_chain or p_chain is null))
     -- One that failed is tried again in an hour, not every ten minutes.
     or exists (select from public.backups b where b.state = 'failed' and b.asked_at > private.now() - interval '1 hour') then
    return null;
  end if;
  return private.ask_backup('clock');
end
$$;
comment on function private.ask_backup_if_due(text) is
  'Has the backup of the day made, once its hour has come; at once where none goes with the log that is kept now.';

revoke all on function private.note_backup_files(jsonb), private.forget_backup_files(timestamptz), private.ask_backup(text, uuid),
  private.ask_backup_if_due(text) from public;
grant execute on function private.note_backup_files(jsonb), private.forget_backup_files(timestamptz), private.ask_backup(text, uuid),
  private.ask_backup_if_due(text) to service_role;
