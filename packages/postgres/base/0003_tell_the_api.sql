-- Every change of the schema tells the API to read its catalogue again (channel pgrst, as PostgREST and hosted Supabase have it). Event triggers
-- belong to superusers: without one, say `notify pgrst, 'reload schema'` after a migration or send the process SIGUSR1.
create or replace function extensions.pgrst_ddl_watch() returns event_trigger
language plpgsql set search_path = ''
as $$
begin
  if exists (select from pg_catalog.pg_event_trigger_ddl_commands() as command where command.schema_name is distinct from 'pg_temp') then
    perform pg_catalog.pg_notify('pgrst', 'reload schema');
  end if;
end
$$;
comment on function extensions.pgrst_ddl_watch() is 'Tells the API of what was made or altered.';

create or replace function extensions.pgrst_drop_watch() returns event_trigger
language plpgsql set search_path = ''
as $$
begin
  if exists (select from pg_catalog.pg_event_trigger_dropped_objects() as dropped where not dropped.is_temporary) then
    perform pg_catalog.pg_notify('pgrst', 'reload schema');
  end if;
end
$$;
comment on function extensions.pgrst_drop_watch() is 'Tells the API of what was dropped.';

do $$
begin
  if not exists (select from pg_catalog.pg_event_trigger where evtname = 'pgrst_ddl_watch') then
    create event trigger pgrst_ddl_watch on ddl_command_end execute function extensions.pgrst_ddl_watch();
    create event trigger pgrst_drop_watch on sql_drop execute function extensions.pgrst_drop_watch();
  end if;
exception when insufficient_privilege then
  raise notice 'not a superuser: tell the API of schema changes by hand (notify pgrst)';
end
$$;
