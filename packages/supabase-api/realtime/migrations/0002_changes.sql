-- Changes of published tables, as each subscriber may see them: https://supabase.com/docs/guides/realtime/postgres-changes
do $$
begin
  if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
  if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime_messages_publication') then
    create publication supabase_realtime_messages_publication for table realtime.messages with (publish = 'insert');
  end if;
end
$$;

-- A row written as column → text (null stays null), as JSON with the types of its table. Columns that are gone are left out.
create or replace function realtime.row_as_json(entity oid, fields jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' set datestyle = 'ISO'
as $$
declare
  typed jsonb;
  answer jsonb;
begin
  if fields is null then
    return null;
  end if;
  -- A jsonb column would take the text as a JSON string, so it is parsed first.
  select jsonb_object_agg(f.key, case when a.atttypid in ('pg_catalog.json'::regtype, 'pg_catalog.jsonb'::regtype) then (f.value #>> '{}')::jsonb
    else f.value end)
  into typed
  from jsonb_each(fields) f join pg_catalog.pg_attribute a on a.attrelid = entity and a.attname = f.key and not a.attisdropped;
  execute format('select to_jsonb(r) from jsonb_populate_record(null::%s, $1) r', entity::regclass) into answer using typed;
  return (select jsonb_object_agg(k, answer -> k) from jsonb_object_keys(typed) k);
end
$$;

-- Whether a row passes each of the tests [{column, op, value, negate}]: what PostgreSQL alone can compare. A null column passes nothing but "is" and
-- "isdistinct".
create or replace function realtime.passes(entity oid, fields jsonb, tests jsonb) returns boolean[]
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' set datestyle = 'ISO'
as $$
declare
  test record;
  kind text;
  operator text;
  passed boolean;
  answers boolean[] := '{}';
begin
  for test in select x ->> 'column' as name, x ->> 'op' as op, x ->> 'value' as value, (x ->> 'negate')::boolean as negate
    from jsonb_array_elements(tests) x loop
    select format_type(a.atttypid, null) into kind from pg_catalog.pg_attribute a where a.attrelid = entity and a.attname = test.name and not a.attisdropped;
    passed := false;
    if kind is not null and fields ? test.name then
      operator := case test.op when 'eq' then '=' when 'neq' then '<>' when 'lt' then '<' when 'lte' then '<=' when 'gt' then '>' when 'gte' then '>='
        when 'like' then 'like' when 'ilike' then 'ilike' when 'match' then '~' when 'imatch' then '~*' end;
      begin
        if operator is not null then
          execute format('select %L::%s %s %L::%s', fields ->> test.name, kind, operator, test.value, kind) into passed;
        elsif test.op = 'in' then
          execute format('select %L::%s = any (%L::%s[])', fields ->> test.name, kind, test.value, kind) into passed;
        elsif test.op = 'isdistinct' then
          execute format('select %L::%s is distinct from %L::%s', fields ->> test.name, kind, test.value, kind) into passed;
        elsif test.op = 'is' and test.value in ('null', 'true', 'false', 'unknown') then
          execute format('select %L::%s is %s', fields ->> test.name, kind, test.value) into passed;
        end if;
        passed := case when test.negate then not passed else passed end;
      exception when others then
        passed := false;
      end;
    end if;
    answers := answers || coalesce(passed, false);
  end loop;
  return answers;
end
$$;

-- Whether what a transaction did can be seen. The log numbers transactions by 32 bits: meant is the one nearest to now.
create or replace function realtime.is_visible(committed bigint) returns boolean
language plpgsql volatile
as $$
declare
  now_seen pg_snapshot := pg_current_snapshot();
  newest bigint := pg_snapshot_xmax(now_seen)::text::bigint;
  meant bigint := (newest & ~4294967295) | committed;
begin
  if meant - newest > 2147483648 then
    meant := meant - 4294967296;
  elsif newest - meant > 2147483648 then
    meant := meant + 4294967296;
  end if;
  return meant < 0 or pg_visible_in_snapshot(meant::text::xid8, now_seen);
end
$$;

-- Everything that must be asked of the database about one change, in one question: the row as JSON, its columns, which of them each role may read,
-- which tests it passes, and whether each of the callers (roles[i] with claims[i], each pair once) sees it through row level security.
-- For the server's own login, which can become the roles. No search_path: see realtime.permissions.
-- The log is heard a moment before a commit can be seen by others, so the question waits for the transaction it came from.
create or replace function realtime.read_change(
  entity oid, action text, new_row jsonb, old_row jsonb, roles text[], claims text[], tests jsonb, committed bigint default null
)
returns table (rls boolean, columns jsonb, selectable jsonb, record jsonb, old_record jsonb, passed boolean[], visible boolean[])
language plpgsql volatile
as $$
declare
  table_name text;
  keys text[];
  question text;
  working text;
  may_ask boolean;
  seen boolean;
begin
  if committed is not null then
    for i in 1 .. 2500 loop
      exit when realtime.is_visible(committed);
      perform pg_sleep(0.002);
    end loop;
  end if;
  select c.relrowsecurity, format('%I.%I', n.nspname, c.relname) into rls, table_name
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace where c.oid = entity;
  if not found then
    return; -- the table is gone
  end if;
  select coalesce(array_agg(a.attname::text), '{}') into keys
  from pg_catalog.pg_index i join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
  where i.indrelid = entity and i.indisprimary;
  select jsonb_agg(jsonb_build_object('name', a.attname, 'type', t.typname, 'key', a.attname = any (keys)) order by a.attnum) into columns
  from pg_catalog.pg_attribute a join pg_catalog.pg_type t on t.oid = a.atttypid
  where a.attrelid = entity and a.attnum > 0 and not a.attisdropped;
  select coalesce(jsonb_object_agg(r, (
      select coalesce(jsonb_agg(a.attname), '[]') from pg_catalog.pg_attribute a
      where a.attrelid = entity and a.attnum > 0 and not a.attisdropped and has_column_privilege(r, entity, a.attnum, 'select'))), '{}')
  into selectable from (select distinct unnest(roles) as r) who;
  -- As text, because numbers beyond 2^53 would not survive JavaScript.
  select jsonb_object_agg(x.key, x.value::text) into record from jsonb_each(realtime.row_as_json(entity, new_row)) x;
  select jsonb_object_agg(x.key, x.value::text) into old_record from jsonb_each(realtime.row_as_json(entity, old_row)) x;
  passed := realtime.passes(entity, case when action = 'DELETE' then old_row else new_row end, tests);

  if not rls or action = 'DELETE' or cardinality(keys) = 0 then
    visible := array_fill(true, array[cardinality(roles)]);
  else
    visible := '{}';
    select format('prepare realtime_sees as select exists (select from %s where %s)', table_name, string_agg(format('%I = %L', k, new_row ->> k), ' and '))
    into question from unnest(keys) k;
    if exists (select from pg_catalog.pg_prepared_statements where name = 'realtime_sees') then
      deallocate realtime_sees;
    end if;
    for i in 1 .. cardinality(roles) loop
      if working is distinct from roles[i] then
        if may_ask then
          execute 'deallocate realtime_sees';
        end if;
        working := roles[i];
        begin
          perform set_config('role', working, true);
          execute question;
          may_ask := true;
        exception when others then
          may_ask := false; -- a role without rights on the table, or one that nobody may become, hides nothing from the others
        end;
      end if;
      seen := false;
      if may_ask then
        perform set_config('request.jwt.claims', claims[i], true);
        begin
          execute 'execute realtime_sees' into seen;
        exception when others then
          seen := false; -- a policy that fails shows nothing
        end;
      end if;
      visible := visible || coalesce(seen, false);
    end loop;
    if may_ask then
      execute 'deallocate realtime_sees';
    end if;
    perform set_config('role', 'none', true);
  end if;
  return next;
end
$$;

revoke execute on function realtime.row_as_json(oid, jsonb), realtime.passes(oid, jsonb, jsonb),
  realtime.read_change(oid, text, jsonb, jsonb, text[], text[], jsonb, bigint), realtime.is_visible(bigint) from public;
grant execute on function realtime.row_as_json(oid, jsonb), realtime.passes(oid, jsonb, jsonb),
  realtime.read_change(oid, text, jsonb, jsonb, text[], text[], jsonb, bigint), realtime.is_visible(bigint) to authenticator;
