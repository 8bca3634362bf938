-- Why: who comes from another shop system brings years of products along. A run takes them in from its files: batch by batch, each in one transaction with
-- how far the run is, so that one that was killed goes on where it stood, and so that a second run changes only what changed at the source.
insert into public.staff_permissions (name, description, needs_fresh) values
  ('imports.read', 'Read what came from other shop systems, and what did not and why.', false),
  ('imports.write', 'Take in products, customers and orders of other shop systems.', true);
insert into public.staff_role_permissions (role, permission) values ('auditor', 'imports.read');

create table public.import_sources (
  id         uuid primary key default gen_random_uuid(),
  platform   text not null check (platform in ('shopify', 'woocommerce', 'medusa', 'csv')),
  name       text not null check (char_length(btrim(name)) between 1 and 80),
  mapping    jsonb not null default '{}' check (jsonb_typeof(mapping) = 'object' and pg_column_size(mapping) <= 400000),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default clock_timestamp(),
  unique (platform, name)
);
comment on table public.import_sources is 'A shop elsewhere that things come from, and how its files are read: headings to fields, its categories and vendors '
  'to ours, its currency, language.';
create index import_sources_newest on public.import_sources (created_at, id);

create table public.import_runs (
  id          uuid primary key default gen_random_uuid(),
  source_id   uuid not null references public.import_sources on delete restrict,
  origin      text not null check (origin in ('terminal', 'staff')),
  asked_by    uuid references auth.users on delete set null,
  asked_at    timestamptz not null default now(),
  is_dry      boolean not null,
  files       jsonb not null check (jsonb_typeof(files) = 'array'),
  fingerprint text not null check (char_length(fingerprint) <= 64),
  state       text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  step        text not null default '' check (char_length(step) <= 40),
  reached     text not null default '' check (char_length(reached) <= 1000),
  done_rows   bigint not null default 0 check (done_rows >= 0),
  all_rows    bigint not null default 0 check (all_rows >= 0),
  figures     jsonb not null default '{}' check (jsonb_typeof(figures) = 'object'),
  rates       jsonb not null default '{}' check (jsonb_typeof(rates) = 'object'),
  failure     text not null default '' check (char_length(failure) <= 1000),
  moved_at    timestamptz not null default now(),
  ended_at    timestamptz,
  constraint import_runs_failed_says_why check ((state = 'failed') = (failure <> ''))
);
comment on table public.import_runs is 'One taking in of a source''s files. `is_dry`: only says what would come. `step` and `reached` say where it '
  'goes on; they change in the '
  'transaction of the batch. `fingerprint`: of the files, by which a run that was broken off is found again. `rates`: what foreign prices were reckoned by.';
-- One at a time for a source: two would each find the other's half.
create unique index import_runs_one_at_a_time on public.import_runs (source_id) where state in ('waiting', 'running');
create index import_runs_source on public.import_runs (source_id);
create index import_runs_asked_by on public.import_runs (asked_by);
create index import_runs_newest on public.import_runs (asked_at, id);

create table public.import_problems (
  id      bigint generated always as identity primary key,
  run_id  uuid not null references public.import_runs on delete cascade,
  kind    text not null check (kind in ('products', 'customers', 'orders')),
  row     integer not null check (row >= 0),
  field   text not null check (char_length(field) <= 60),
  problem text not null check (problem ~ '^[a-z_]{1,40}$'),
  value   text not null default '' check (char_length(value) <= 200),
  stops   boolean not null
);
comment on table public.import_problems is 'What did not come, and why: the row as a spreadsheet counts it, the field, and a word for the reason. '
  '`stops`: nothing of '
  'the row came; else it came, but for this.';
create index import_problems_run on public.import_problems (run_id, id);

create table public.import_pictures (
  id          bigint generated always as identity primary key,
  run_id      uuid not null references public.import_runs on delete cascade,
  product_id  uuid not null references public.products on delete cascade,
  address     text not null check (char_length(address) between 1 and 2000),
  alt         text not null default '' check (char_length(alt) <= 300),
  position    integer not null check (position >= 0),
  state       text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  tries       integer not null default 0 check (tries >= 0),
  next_try_at timestamptz not null default now(),
  failure     text not null default '' check (char_length(failure) <= 100),
  check ((state = 'failed') <= (failure <> ''))
);
comment on table public.import_pictures is 'Pictures that products elsewhere have, to be fetched by a job. One that was fetched stands here still, so '
  'that one that was taken '
  'out here does not come again.';
create unique index import_pictures_once on public.import_pictures (product_id, md5(address));
create index import_pictures_run on public.import_pictures (run_id, id);
create index import_pictures_due on public.import_pictures (next_try_at, id) where state = 'waiting';

create table private.import_rows (
  run_id uuid not null references public.import_runs on delete cascade,
  kind   text not null,
  key    text collate "C" not null,
  row    integer not null,
  cells  jsonb not null,
  primary key (run_id, kind, key, row)
);
comment on table private.import_rows is 'Rows of the files of a run that is not over, found again by what they belong to: rows of one product may '
  'stand anywhere in a file. '
  'They go with the last batch.';
alter table private.import_rows enable row level security;

create table private.imported_records (
  source_id uuid not null references public.import_sources on delete cascade,
  kind      text not null check (kind in ('product', 'variant')),
  key       text collate "C" not null check (char_length(key) <= 600),
  record_id uuid not null,
  run_id    uuid not null references public.import_runs on delete restrict,
  said      jsonb not null check (jsonb_typeof(said) = 'object'),
  primary key (source_id, kind, key)
);
comment on table private.imported_records is 'What became of a thing of a source: its own name for it, and ours. `said`: for each field a print of '
  'what the source said last and of what '
  'was kept here then, so that what was changed here since is known and left alone. `run_id`: the run that made it.';
create index imported_records_record on private.imported_records (record_id);
create index imported_records_run on private.imported_records (run_id);
alter table private.imported_records enable row level security;

alter table public.import_sources enable row level security;
alter table public.import_runs enable row level security;
alter table public.import_problems enable row level security;
alter table public.import_pictures enable row level security;
create policy "who may reads sources of imports" on public.import_sources for select to authenticated using ((select private.may('imports.read')));
create policy "who may reads runs of imports" on public.import_runs for select to authenticated using ((select private.may('imports.read')));
create policy "who may reads problems of imports" on public.import_problems for select to authenticated using ((select private.may('imports.read')));
create policy "who may reads pictures of imports" on public.import_pictures for select to authenticated using ((select private.may('imports.read')));
grant select on public.import_sources, public.import_problems, public.import_pictures to authenticated;
grant select (id, source_id, origin, asked_by, asked_at, is_dry, files, state, step, done_rows, all_rows, figures, rates, failure, moved_at, ended_at)
  on public.import_runs to authenticated;
grant select, insert, update, delete on public.import_sources, public.import_runs, public.import_problems, public.import_pictures to service_role;
grant select, insert, update, delete on private.import_rows, private.imported_records to service_role;
revoke truncate on public.import_sources, public.import_runs, public.import_problems, public.import_pictures from service_role;

create trigger import_sources_logged after insert or update or delete on public.import_sources
  for each row execute function private.log_changes('id', 'platform', 'name', 'mapping');
create trigger import_runs_logged after insert or update of state on public.import_runs
  for each row execute function private.log_changes('id', 'source_id', 'is_dry', 'state', 'failure');

create function private.move_import(p_run uuid, p_step text, p_reached text, p_to_step text, p_to_reached text, p_rows integer, p_figures jsonb)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  r public.import_runs;
begin
  select * into r from public.import_runs where id = p_run for update;
  if r.state is distinct from 'running' or r.step <> p_step or r.reached <> p_reached then return false; end if;
  update public.import_runs set step = p_to_step, reached = p_to_reached, done_rows = done_rows + p_rows, moved_at = private.now(),
      figures = (select coalesce(jsonb_object_agg(n.name, coalesce((r.figures ->> n.name)::bigint, 0) + coalesce((p_figures ->> n.name)::bigint, 0)), '{}')
                   from (select jsonb_object_keys(r.figures) as name union select jsonb_object_keys(p_figures)) n)
   where id = p_run;
  return true;
end
$$;
comment on function private.move_import(uuid, text, text, text, text, integer, jsonb) is
  'Takes a run a batch further, in the transaction of the batch. False where it does not stand there (any more): somebody else has done that batch.';
revoke execute on function private.move_import(uuid, text, text, text, text, integer, jsonb) from public;
grant execute on function private.move_import(uuid, text, text, text, text, integer, jsonb) to service_role;
