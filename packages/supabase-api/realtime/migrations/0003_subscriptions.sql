-- What a subscription may ask for, and how changes travel where the write-ahead log cannot be read.

-- The published tables a subscription means, each with its tests checked: [{oid, schema, table, tests}]. A test becomes `exact` when equality of the texts
-- is equality of the values, so that the server can compare without asking. Raises the sentences of Supabase's realtime.subscription_check_filters.
create or replace function realtime.check_subscription(role_name text, wanted_schema text, wanted_table text, tests jsonb, selected text[]) returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' set datestyle = 'ISO'
as $$
declare
  found_table record;
  test record;
  kind oid;
  collation_id oid;
  type_name text;
  canonical text;
  checked jsonb;
  chosen text;
  answer jsonb := '[]';
  plain constant oid[] := array['int2', 'int4', 'int8', 'oid', 'uuid', 'text', 'varchar', 'name', 'bool', 'date', 'timestamp',
    'timestamptz']::pg_catalog.regtype[];
begin
  if not exists (select from pg_catalog.pg_roles where rolname = role_name) then
    raise exception 'role "%" does not exist', role_name;
  end if;
  -- The server asks with the rights of the role, so it must be one that its login may become.
  if role_name = session_user or not pg_has_role(session_user, role_name, 'member') then
    raise exception 'role "%" is not for clients', role_name;
  end if;
  for found_table in
    select format('%I.%I', p.schemaname, p.tablename)::regclass::oid as id, p.schemaname, p.tablename from pg_catalog.pg_publication_tables p
    where p.pubname = 'supabase_realtime' and wanted_schema in ('*', p.schemaname) and wanted_table in ('*', p.tablename)
  loop
    checked := '[]';
    for test in select x ->> 'column' as name, x ->> 'op' as op, x ->> 'value' as value, (x ->> 'negate')::boolean as negate
      from jsonb_array_elements(tests) x loop
      select a.atttypid, a.attcollation, format_type(a.atttypid, null) into kind, collation_id, type_name from pg_catalog.pg_attribute a
      where a.attrelid = found_table.id and a.attname = test.name and a.attnum > 0 and not a.attisdropped and has_column_privilege(role_name, a.attrelid,
        a.attnum, 'select');
      if not found then
        raise exception 'invalid column for filter %', test.name;
      end if;
      canonical := test.value;
      if test.op = 'in' then
        execute format('select array_agg(format(''%%s'', x))::text from unnest(%L::%s[]) x', test.value, type_name) into canonical;
        if cardinality(canonical::text[]) > 100 then
          raise exception 'too many values for `in` filter. Maximum 100';
        end if;
      elsif test.op = 'is' then
        if test.value not in ('null', 'true', 'false', 'unknown') then
          raise exception 'invalid value for is filter: must be null, true, false, or unknown';
        end if;
        if test.value <> 'null' and kind <> 'bool'::regtype then
          raise exception 'is % filter requires a boolean column, got %', test.value, type_name;
        end if;
      elsif test.op in ('like', 'ilike', 'match', 'imatch') then
        begin
          execute format('select null::%s %s %L', type_name, case test.op when 'like' then 'like' when 'ilike' then 'ilike' when 'match' then '~'
            else '~*' end, test.value);
          if test.op in ('match', 'imatch') then
            perform '' ~ test.value;
          end if;
        exception
          when undefined_function then raise exception 'operator % requires a text-compatible column type, got %', test.op, type_name;
          when invalid_regular_expression then raise exception 'invalid regular expression for % filter: %', test.op, sqlerrm;
        end;
      else
        -- As the type writes itself, which a cast to text does not for booleans.
        execute format('select format(''%%s'', %L::%s)', test.value, type_name) into canonical;
      end if;
      checked := checked || jsonb_build_object('column', test.name, 'op', test.op, 'value', canonical, 'negate', test.negate,
        'exact', test.op in ('eq', 'neq', 'in', 'isdistinct')
          and (kind = any (plain) or exists (select from pg_catalog.pg_type t where t.oid = kind and t.typtype = 'e'))
          and not exists (select from pg_catalog.pg_collation c where c.oid = collation_id and not c.collisdeterministic));
    end loop;
    foreach chosen in array coalesce(selected, '{}') loop
      if not exists (select from pg_catalog.pg_attribute a where a.attrelid = found_table.id and a.attname = chosen and a.attnum > 0 and not a.attisdropped
          and has_column_privilege(role_name, a.attrelid, a.attnum, 'select')) then
        raise exception 'invalid column for select %', chosen;
      end if;
    end loop;
    answer := answer || jsonb_build_object('oid', found_table.id::int8, 'schema', found_table.schemaname, 'table', found_table.tablename, 'tests', checked);
  end loop;
  return answer;
end
$$;

-- Tells every server process something of any length: NOTIFY carries 8,000 bytes, so it goes in pieces `sender number index count text`.
create or replace function realtime.tell(body text) returns void
language sql volatile set search_path = ''
as $$
  with parts as (
    select pg_catalog.gen_random_uuid() as id, greatest(1, ceil(length(body) / 1800.0)::int) as count)
  select pg_catalog.pg_notify('realtime', format('db:%s 0 %s %s %s', id, i, count, substr(body, i * 1800 + 1, 1800)))
  from parts, generate_series(0, count - 1) i
$$;

-- Stands on published tables where the write-ahead log is not logical. The server puts it there and takes it away.
create or replace function realtime.tell_change() returns trigger
language plpgsql security definer set search_path = '' set timezone = 'UTC' set datestyle = 'ISO'
as $$
declare
  texts text;
  new_row jsonb;
  old_row jsonb;
  keys text[];
begin
  select format('select jsonb_object(array[%s], array[%s])', string_agg(format('%L', a.attname), ','),
    string_agg(format('case when ($1).%1$I is not distinct from null then null else format(''%%s'', ($1).%1$I) end', a.attname), ','))
  into texts from pg_catalog.pg_attribute a where a.attrelid = tg_relid and a.attnum > 0 and not a.attisdropped;
  if tg_op <> 'DELETE' then
    execute texts into new_row using new;
  end if;
  if tg_op <> 'INSERT' then
    execute texts into old_row using old;
    -- As much of the old row as the log would have: its replica identity.
    if (select c.relreplident from pg_catalog.pg_class c where c.oid = tg_relid) <> 'f' then
      select coalesce(array_agg(a.attname::text), '{}') into keys from pg_catalog.pg_index i
      join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey) where i.indrelid = tg_relid and i.indisprimary;
      select coalesce(jsonb_object_agg(x.key, x.value), '{}') into old_row from jsonb_each(old_row) x where x.key = any (keys);
    end if;
  end if;
  perform realtime.tell(jsonb_build_object('t', 'change', 'change', jsonb_build_object(
    'entity', tg_relid::int8, 'schema', tg_table_schema, 'table', tg_table_name, 'action', tg_op,
    'at', to_char(clock_timestamp(), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'new', new_row, 'old', old_row))::text);
  return null;
end
$$;

revoke execute on function realtime.check_subscription(text, text, text, jsonb, text[]), realtime.tell(text), realtime.tell_change() from public;
grant execute on function realtime.check_subscription(text, text, text, jsonb, text[]) to authenticator;
