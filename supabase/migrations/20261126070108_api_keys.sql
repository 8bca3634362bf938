-- Why: other programs (an accountant's, a warehouse's) read and do what somebody here lets them: named permissions, until a day, from known networks,
-- so often a minute. A key never may what its owner may not, nor what wants a second factor again, and is no person:
-- rows that belong to somebody are not the key's.
insert into public.staff_permissions (name, description, needs_fresh) values
  ('api.read', 'Read which programs have a key, what they may and how they use it.', false),
  ('api.write', 'Make, change, renew and revoke keys of programs.', true);
insert into public.staff_role_permissions (role, permission) values ('auditor', 'api.read');

create table public.api_keys (
  id           uuid primary key default gen_random_uuid(),
  name         text not null check (char_length(name) between 1 and 80),
  owner_id     uuid references public.profiles (id) on delete set null,
  prefix       text not null unique check (prefix ~ '^hk_[0-9a-f]{8}$'),
  scopes       text[] not null check (cardinality(scopes) between 1 and 60),
  networks     cidr[] not null default '{}' check (cardinality(networks) <= 20),
  per_minute   integer not null default 60 check (per_minute between 1 and 6000),
  expires_at   timestamptz not null,
  former_until timestamptz,
  revoked_at   timestamptz,
  last_used_at timestamptz,
  last_network text not null default '',
  created_at   timestamptz not null default now(),
  changed_at   timestamptz not null default now()
);
comment on table public.api_keys is
  'Keys of other programs. `scopes` are permissions of staff; `networks` none: from everywhere; `per_minute` requests; `former_until`: so long the secret '
  'before the newest one holds; `last_used_at` and `last_network` may lag by half a minute.';
create index api_keys_newest on public.api_keys (created_at, id);
create index api_keys_expiring on public.api_keys (expires_at, id);
create index api_keys_owner on public.api_keys (owner_id);
alter table public.api_keys enable row level security;
create policy "who may reads keys of programs" on public.api_keys for select to authenticated using ((select private.may('api.read')));
grant select on public.api_keys to authenticated, service_role;
revoke insert, update, delete, truncate on public.api_keys from service_role;

create table private.api_key_secrets (
  hash       bytea primary key check (octet_length(hash) = 32),
  key_id     uuid not null references public.api_keys (id) on delete cascade,
  ends_at    timestamptz not null default 'infinity',
  created_at timestamptz not null default now()
);
comment on table private.api_key_secrets is 'SHA-256 of each secret of a key; the secrets are 244 random bits and stand nowhere.';
create index api_key_secrets_of_key on private.api_key_secrets (key_id);
alter table private.api_key_secrets enable row level security;

create table public.api_key_uses (
  key_id  uuid not null references public.api_keys (id) on delete cascade,
  day     date not null,
  outcome text not null check (outcome in ('served', 'refused', 'revoked', 'expired', 'former', 'owner', 'network', 'too_often')),
  calls   bigint not null check (calls > 0),
  last_at timestamptz not null,
  network text not null default '',
  primary key (key_id, day, outcome)
);
comment on table public.api_key_uses is
  'How often a key was used on a day (in Thailand), by what became of it; `refused`: it came in and asked for what it may not. Kept for 400 days.';
alter table public.api_key_uses enable row level security;
create policy "who may reads how keys are used" on public.api_key_uses for select to authenticated using ((select private.may('api.read')));
grant select on public.api_key_uses to authenticated, service_role;
revoke insert, update, delete, truncate on public.api_key_uses from service_role;

/* What a key can be allowed at all: reading, and two works that machines do. Never people's talks, rights, or what wants a second factor again. */
create function private.api_scopes() returns setof text language sql stable security definer set search_path = '' as $$
  select p.name from public.staff_permissions p
   where not p.needs_fresh and split_part(p.name, '.', 1) not in ('staff', 'activity', 'api', 'security', 'chat', 'settings')
     and (split_part(p.name, '.', 2) = 'read' or p.name in ('inventory.write', 'orders.write'))
$$;
revoke execute on function private.api_scopes() from public;

create function private.key_may(p_key uuid, p_wanted text) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.api_keys k join auth.users u on u.id = k.owner_id
     where k.id = p_key and k.revoked_at is null and k.expires_at > private.now() and p_wanted = any (k.scopes)
       and u.deleted_at is null and (u.banned_until is null or u.banned_until <= private.now())
       and private.staff_may(k.owner_id, p_wanted)) and p_wanted in (select private.api_scopes())
$$;
comment on function private.key_may(uuid, text) is 'Whether a key of a program has a permission at this moment: its own, and its owner still has it, too.';
revoke execute on function private.key_may(uuid, text) from public;

create or replace function private.may(wanted text) returns boolean
language sql stable security definer set search_path = '' as $$
  select case when (select auth.jwt()) ? 'api_key' then private.key_may(((select auth.jwt()) ->> 'api_key')::uuid, wanted)
    else private.is_proven() and private.staff_may((select auth.uid()), wanted) end
$$;
comment on function private.may(text) is
  'Whether the person who asks has the permission and is signed in with a second factor; a program asks for what its key may.';

create function private.acting_person() returns uuid language sql stable security definer set search_path = '' as $$
  select case when (select auth.jwt()) ? 'api_key'
    then (select k.owner_id from public.api_keys k where k.id = ((select auth.jwt()) ->> 'api_key')::uuid) else (select auth.uid()) end
$$;
comment on function private.acting_person() is 'Who answers for what is done: the person who asks, or the owner of the key of a program.';
revoke execute on function private.acting_person() from public;
grant execute on function private.acting_person() to service_role;

create or replace function private.log_activity(action text, subject text, changes jsonb default '{}', reason text default null) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  named text := coalesce(current_setting('app.actor', true), '');
  person uuid := coalesce((select private.acting_person()), case when named ~ '^[0-9a-f-]{36}$' then named::uuid end);
  program text := (select k.prefix || ' ' || k.name from public.api_keys k where k.id = ((select auth.jwt()) ->> 'api_key')::uuid);
  written bigint;
begin
  insert into public.activity_log (actor_id, actor, on_behalf_of, action, subject, changes, reason, request_id)
  values (
    person,
    case when person is not null then case when private.is_staff(person) then 'staff' else 'person' end
         when named = 'terminal' then 'terminal' else 'system' end,
    nullif(current_setting('app.on_behalf_of', true), '')::uuid,
    action, left(subject, 200), case when program is null then changes else changes || jsonb_build_object('api_key', jsonb_build_array(null, program)) end,
    left(coalesce(reason, current_setting('app.reason', true), ''), 500),
    left(coalesce(nullif(current_setting('app.request_id', true), ''),
      nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-request-id', ''), 100))
  returning id into written;
  insert into private.activity_unsealed (activity_id) values (written);
  return written;
end
$$;

-- A warehouse counts its shelves by a key; the record names who answers for it.
do $$
declare
  one regprocedure;
begin
  foreach one in array array['public.correct_stock(jsonb, uuid, text)', 'public.undo_stock_correction(uuid, uuid, uuid, text)']::regprocedure[] loop
    execute replace(pg_get_functiondef(one), '(select auth.uid())', '(select private.acting_person())');
  end loop;
end
$$;

/* Whether a secret opens the door now: no row for one that was never given; `because` says why not. `ip` is the address the request came from. */
create function private.admit_api_key(p_hash bytea, p_ip text) returns table (id uuid, owner_id uuid, per_minute integer, because text)
language sql stable security definer set search_path = '' as $$
  select k.id, k.owner_id, k.per_minute, case
      when k.revoked_at is not null then 'revoked'
      when k.expires_at <= private.now() then 'expired'
      when s.ends_at <= private.now() then 'former'
      when k.owner_id is null or not private.is_staff(k.owner_id) then 'owner'
      when k.networks <> '{}' and not p_ip::inet <<= any (k.networks) then 'network'
      else '' end
    from private.api_key_secrets s join public.api_keys k on k.id = s.key_id where s.hash = p_hash
$$;
revoke execute on function private.admit_api_key(bytea, text) from public;
grant execute on function private.admit_api_key(bytea, text) to service_role;

/* Adds up what a process has counted: [{key, outcome, calls, at, network}]. */
create function private.note_api_key_uses(p_uses jsonb) returns void language plpgsql security definer set search_path = '' as $$
begin
  insert into public.api_key_uses (key_id, day, outcome, calls, last_at, network)
    select k.id, (u.at at time zone 'Asia/Bangkok')::date, u.outcome, sum(u.calls), max(u.at), (array_agg(u.network order by u.at desc))[1]
      from jsonb_to_recordset(p_uses) u(key uuid, outcome text, calls bigint, at timestamptz, network text) join public.api_keys k on k.id = u.key
     group by 1, 2, 3 order by 1, 2, 3
  on conflict (key_id, day, outcome) do update set calls = public.api_key_uses.calls + excluded.calls,
    last_at = greatest(public.api_key_uses.last_at, excluded.last_at), network = excluded.network;
  update public.api_keys k set last_used_at = u.at, last_network = u.network from (
      select distinct on (x.key) x.key, x.at, x.network from jsonb_to_recordset(p_uses) x(key uuid, outcome text, at timestamptz, network text)
       where x.outcome in ('served', 'refused') order by x.key, x.at desc) u
   where k.id = u.key and (k.last_used_at is null or k.last_used_at < u.at);
  delete from public.api_key_uses d using (select distinct x.key from jsonb_to_recordset(p_uses) x(key uuid)) u
   where d.key_id = u.key and d.day < (private.now() at time zone 'Asia/Bangkok')::date - 400;
end
$$;
revoke execute on function private.note_api_key_uses(jsonb) from public;
grant execute on function private.note_api_key_uses(jsonb) to service_role;
