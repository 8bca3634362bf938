-- What people and the database say to a topic, and who may hear and say it: https://supabase.com/docs/guides/realtime/authorization
-- A private channel is judged by the policies on realtime.messages; realtime.send puts a row in it, and what is inserted is broadcast.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'supabase_realtime_admin') then
    begin
      create role supabase_realtime_admin nologin noinherit;
    exception when duplicate_object or unique_violation then
      null; -- another database of this server makes it at this moment
    end;
  end if;
end
$$;

grant usage on schema realtime to anon, authenticated, service_role, authenticator, supabase_realtime_admin;

create table if not exists realtime.messages (
  id          uuid primary key default gen_random_uuid(),
  topic       text not null,
  extension   text not null,
  payload     jsonb,
  event       text,
  private     boolean default false,
  inserted_at timestamptz not null default now(),
  updated_at  timestamptz not null default now()
);
comment on table realtime.messages is
  'Broadcasts of the database, kept for three days so that private channels can replay them; its policies say who may use a private channel.';
create index messages_of_topic on realtime.messages (topic, inserted_at);
create index messages_by_age on realtime.messages (inserted_at);
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;
grant all on realtime.messages to supabase_realtime_admin;

create or replace function realtime.topic() returns text
language sql stable set search_path = ''
as $$ select nullif(pg_catalog.current_setting('realtime.topic', true), '') $$;
comment on function realtime.topic() is 'The topic a policy on realtime.messages is asked about.';

-- Runs with the rights of who calls it: a trigger that speaks for the project is security definer.
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql
as $$
declare
  message uuid := gen_random_uuid();
begin
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (message, case when payload ? 'id' then payload else payload || jsonb_build_object('id', message) end, event, topic, private, 'broadcast');
exception when others then
  -- What is said beside the business must not stop it.
  raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end
$$;
comment on function realtime.send(jsonb, text, text, boolean) is 'Broadcasts to everybody on a topic when the transaction commits.';

create or replace function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text, new record, old record, level text default 'ROW'
) returns void
language plpgsql
as $$
begin
  if level = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  end if;
  if operation not in ('INSERT', 'UPDATE', 'DELETE') then
    raise exception 'Unexpected operation type: %', operation;
  end if;
  perform realtime.send(
    jsonb_build_object('old_record', old, 'record', new, 'operation', operation, 'table', table_name, 'schema', table_schema),
    event_name, topic_name);
exception when others then
  raise exception 'Failed to process the row: %', sqlerrm;
end
$$;
comment on function realtime.broadcast_changes(text, text, text, text, text, record, record, text) is
  'Broadcasts a changed row to a private topic, from a trigger.';

grant execute on function realtime.topic() to public;
grant execute on function realtime.send(jsonb, text, text, boolean) to anon, authenticated, service_role;
grant execute on function realtime.broadcast_changes(text, text, text, text, text, record, record, text) to anon, authenticated, service_role;

-- The rows the policies are asked about. The transaction that lays them is always rolled back.
create or replace function realtime.lay_probes(topic_name text) returns uuid[]
language sql volatile security definer set search_path = ''
as $$
  with laid as (
    insert into realtime.messages (topic, extension, private)
    values (topic_name, 'broadcast', true), (topic_name, 'presence', true)
    returning id, extension)
  select array_agg(id order by extension) from laid
$$;

-- What a person may do on a private topic: of broadcast.read, presence.read, broadcast.write, presence.write those the policies allow.
-- For the server's own login, which can become the role; in a transaction that is rolled back. Names without a schema are looked for where the caller
-- looks, since functions of policies may need it.
create or replace function realtime.permissions(role_name text, claims text, headers text, topic_name text) returns text[]
language plpgsql volatile
as $$
declare
  probes uuid[] := realtime.lay_probes(topic_name);
  allowed text[] := '{}';
  wanted text;
begin
  perform set_config('realtime.topic', topic_name, true), set_config('request.jwt.claims', claims, true),
    set_config('request.headers', headers, true), set_config('role', role_name, true);
  begin
    select coalesce(array_agg(m.extension || '.read'), '{}') into allowed from realtime.messages m where m.id = any (probes) and m.topic = topic_name;
  exception when others then
    raise warning 'a policy on realtime.messages failed: %', sqlerrm;
  end;
  foreach wanted in array array['broadcast', 'presence'] loop
    begin
      insert into realtime.messages (topic, extension, private) values (topic_name, wanted, true);
      allowed := allowed || (wanted || '.write');
    exception
      when insufficient_privilege then null;
      when others then raise warning 'a policy on realtime.messages failed: %', sqlerrm;
    end;
  end loop;
  return allowed;
end
$$;

revoke execute on function realtime.lay_probes(text), realtime.permissions(text, text, text, text) from public;
grant execute on function realtime.lay_probes(text), realtime.permissions(text, text, text, text) to authenticator;

-- What a private topic heard since a moment, oldest first. For the server, which has asked the policies already.
create or replace function realtime.replayed(topic_name text, since timestamptz, at_most int) returns table (id uuid, event text, payload text)
language sql stable security definer set search_path = ''
as $$
  select m.id, m.event, m.payload::text
  from (
    select * from realtime.messages
    where topic = topic_name and private and extension = 'broadcast' and event is not null and inserted_at >= since
      and inserted_at > now() - interval '3 days'
    order by inserted_at desc limit at_most) m
  order by m.inserted_at
$$;
revoke execute on function realtime.replayed(text, timestamptz, int) from public;
grant execute on function realtime.replayed(text, timestamptz, int) to authenticator;
