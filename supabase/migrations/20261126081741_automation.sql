-- Why: "when an order above ten thousand baht is paid by a first buyer, put it into the inbox" was somebody looking through lists each morning. Staff write
-- it as a rule: when, if, then. A rule is data that is checked here; nothing anybody writes is ever run as code.
insert into public.staff_permissions (name, description, needs_fresh) values
  ('automation.read', 'Read the rules of automation and what they did.', false),
  ('automation.settle', 'See what rules put into the inbox, and settle it.', false),
  ('automation.write', 'Write the rules of automation, and switch them on and off.', true);
insert into public.staff_role_permissions (role, permission) values ('auditor', 'automation.read'), ('support', 'automation.settle'),
  ('support', 'automation.read'), ('moderator', 'automation.settle'), ('finance', 'automation.settle');

create function private.automation_events() returns text[] language sql immutable set search_path = '' as $$
  select private.webhook_types() || array['order.waiting', 'case.waiting']
$$;
comment on function private.automation_events() is 'Everything that a rule can begin with: what webhooks are told of, and what waits for some days.';
revoke execute on function private.automation_events() from public;

create table public.automation_rules (
  id           uuid primary key default gen_random_uuid(),
  name         text not null check (char_length(btrim(name)) between 2 and 80),
  event        text not null check (event = any (private.automation_events())),
  days         integer check (days between 1 and 60),
  joined       text not null default 'all' check (joined in ('all', 'any')),
  conditions   jsonb not null default '[]' check (jsonb_typeof(conditions) = 'array'),
  deeds        jsonb not null check (jsonb_typeof(deeds) = 'array' and jsonb_array_length(deeds) between 1 and 5),
  daily_limit  integer not null default 50 check (daily_limit between 1 and 1000),
  is_on        boolean not null default false,
  off_because  text not null default '' check (off_because in ('', 'staff', 'failing')),
  on_since     timestamptz,
  author_id    uuid references auth.users on delete set null,
  version      integer not null default 1 check (version > 0),
  failed_in_a_row integer not null default 0 check (failed_in_a_row >= 0),
  done_count   bigint not null default 0 check (done_count >= 0),
  last_at      timestamptz,
  created_at   timestamptz not null default now(),
  changed_at   timestamptz not null default now(),
  check ((days is not null) = (event like '%.waiting')),
  check (not is_on or (on_since is not null and off_because = ''))
);
comment on table public.automation_rules is 'When something happens (or waits for `days`), if all or any of the conditions hold, then the deeds '
'are done. Conditions are [{field, op, value}], deeds [{deed, …}], both checked when they are written. What happened before `on_since` starts nothing.';
create unique index automation_rules_name on public.automation_rules (lower(name));
create index automation_rules_newest on public.automation_rules (created_at, id);
create index automation_rules_on on public.automation_rules (event, id) where is_on;
create index automation_rules_author on public.automation_rules (author_id);
alter table public.automation_rules enable row level security;
create policy "who may reads rules of automation" on public.automation_rules for select to authenticated using ((select private.may('automation.read')));
grant select on public.automation_rules to authenticated, service_role;
revoke insert, update, delete, truncate on public.automation_rules from service_role;

create table public.automation_versions (
  rule_id    uuid not null references public.automation_rules on delete cascade,
  version    integer not null,
  rule       jsonb not null,
  author_id  uuid references auth.users on delete set null,
  written_at timestamptz not null default now(),
  primary key (rule_id, version)
);
comment on table public.automation_versions is 'What a rule said, each time it was written. A run names the version it followed.';
create index automation_versions_author on public.automation_versions (author_id);
alter table public.automation_versions enable row level security;
create policy "who may reads what rules said" on public.automation_versions for select to authenticated using ((select private.may('automation.read')));
grant select on public.automation_versions to authenticated, service_role;
revoke insert, update, delete, truncate on public.automation_versions from service_role;

create table public.automation_runs (
  id         bigint generated always as identity primary key,
  rule_id    uuid not null references public.automation_rules on delete cascade,
  version    integer not null,
  key        text not null check (char_length(key) <= 120),
  event      text not null,
  noun       text not null check (char_length(noun) <= 40),
  subject_id text not null check (char_length(subject_id) <= 100),
  title      text not null default '' check (char_length(title) <= 200),
  state      text not null default 'done' check (state in ('done', 'limited', 'failed')),
  did        jsonb not null default '[]' check (jsonb_typeof(did) = 'array'),
  error      text not null default '' check (char_length(error) <= 300),
  ran_at     timestamptz not null default now(),
  unique (rule_id, key)
);
comment on table public.automation_runs is 'What a rule did: once for each event (`key`), whoever asks again. limited: the deeds of the day were used up; '
'failed: nothing of it was done. `did`: [{deed, result}]. Kept for ninety days.';
create index automation_runs_newest on public.automation_runs (rule_id, id);
create index automation_runs_of_day on public.automation_runs (rule_id, ran_at) where state = 'done';
create index automation_runs_age on public.automation_runs (ran_at);
alter table public.automation_runs enable row level security;
create policy "who may reads what rules did" on public.automation_runs for select to authenticated using ((select private.may('automation.read')));
grant select on public.automation_runs to authenticated, service_role;
revoke insert, update, delete, truncate on public.automation_runs from service_role;

create table public.automation_notes (
  id         bigint generated always as identity primary key,
  rule_id    uuid references public.automation_rules on delete set null,
  rule       text not null check (char_length(rule) <= 80),
  because    text not null default 'rule' check (because in ('rule', 'failing')),
  noun       text not null check (char_length(noun) <= 40),
  subject_id text not null check (char_length(subject_id) <= 100),
  title      text not null check (char_length(title) <= 200),
  words      text not null check (char_length(words) <= 1000),
  created_at timestamptz not null default now(),
  done_at    timestamptz,
  done_by    uuid references auth.users on delete set null
);
comment on table public.automation_notes is 'What rules put into the inbox, and rules that were switched off by their failures (`failing`).';
create index automation_notes_open on public.automation_notes (created_at, id) where done_at is null;
create index automation_notes_rule on public.automation_notes (rule_id);
create index automation_notes_done_by on public.automation_notes (done_by);
create index automation_notes_done on public.automation_notes (done_at) where done_at is not null;
alter table public.automation_notes enable row level security;
create policy "who may reads what rules put before them" on public.automation_notes for select to authenticated
  using ((select private.may('automation.settle')));
grant select on public.automation_notes to authenticated, service_role;
revoke insert, update, delete, truncate on public.automation_notes from service_role;

create view private.waiting_automation as select n.id, n.created_at as since from public.automation_notes n where n.done_at is null;
create function private.facts_of_automation(p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('rule', n.rule, 'rule_id', n.rule_id, 'because', n.because, 'noun', n.noun, 'subject_id', n.subject_id, 'title', n.title,
    'words', n.words) from public.automation_notes n where n.id = private.as_number(p_key)
$$;
revoke execute on function private.facts_of_automation(text) from public;
insert into public.work_kinds (kind, permission, hours) values ('automation', 'automation.settle', 24);

-- An event is written whether or not somebody listens: a rule is tried on the last thirty days before it is switched on. What was told before is done with.
alter table public.webhook_events add column by_rule uuid, add column rules_at timestamptz;
update public.webhook_events set rules_at = happened_at;
comment on table public.webhook_events is 'What happened, as it was then, for those who are told and for rules. `subject`: the key of the record '
'it is about; `by_rule`: the rule whose deed it is, which starts no rule; `rules_at`: when rules were asked. Kept for thirty days.';
create index webhook_events_of_type on public.webhook_events (type, happened_at);
create index webhook_events_for_rules on public.webhook_events (happened_at, id) where rules_at is null;

create or replace function private.tell_webhooks(p_type text, p_subject text, p_data jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  told uuid;
  listened constant boolean := exists (select from public.webhook_endpoints w where w.state = 'on' and p_type = any (w.events));
begin
  -- A change of many listings would be many rows that nobody reads; and what is older than events are kept for is not worth one.
  if not listened and (private.now() < pg_catalog.clock_timestamp() - interval '30 days'
    or (p_type = 'product.updated' and not exists (select from public.automation_rules r where r.is_on and r.event = p_type))) then return; end if;
  insert into public.webhook_events (type, subject, data, happened_at, by_rule)
    values (p_type, p_subject, p_data, private.now(), nullif(current_setting('app.rule', true), '')::uuid) returning id into told;
  if not listened then return; end if;
  insert into public.webhook_deliveries (endpoint_id, event_id, type, subject)
    select w.id, told, p_type, p_subject from public.webhook_endpoints w where w.state = 'on' and p_type = any (w.events) order by w.id;
  perform private.deliver_soon();
end
$$;
comment on function private.tell_webhooks(text, text, jsonb) is
  'Writes down, in the transaction that makes it true, what happened and which endpoints will be told; rules are asked by a job, later.';
