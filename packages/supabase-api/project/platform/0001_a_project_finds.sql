-- What the migrations of a Supabase project find on their first day, on top of our own base: its roles, schemas, grants and publication. Our base
-- closes what it does not open; here everything in `public` is open to the roles of the API, as on Supabase, and row level security does the rest.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['supabase_admin', 'dashboard_user', 'supabase_storage_admin', 'supabase_realtime_admin', 'supabase_replication_admin',
    'supabase_read_only_user', 'supabase_functions_admin'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted) then
      execute format('create role %I noinherit nologin', wanted);
    end if;
  end loop;
end
$$;
alter role supabase_admin superuser createdb createrole bypassrls;
alter role dashboard_user createdb createrole;
alter role supabase_read_only_user bypassrls;
grant pg_read_all_data to supabase_read_only_user;
grant anon, authenticated, service_role to postgres;
grant supabase_storage_admin, supabase_realtime_admin, supabase_functions_admin to postgres;

create schema if not exists graphql;
create schema if not exists graphql_public;
create extension if not exists "uuid-ossp" with schema extensions;

-- A function says what it may search through where it says so; everything else finds the extensions.
alter role postgres set search_path = "$user", public, extensions;
alter role supabase_admin set search_path = "$user", public, auth, extensions;

alter default privileges grant execute on routines to public;
grant usage on schema public to public;
grant all on schema public to postgres, anon, authenticated, service_role;
revoke create on schema public from public, anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to postgres, anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to postgres, anon, authenticated, service_role;
alter default privileges in schema public grant all on routines to postgres, anon, authenticated, service_role;
alter default privileges for role supabase_admin in schema public grant all on tables to postgres, anon, authenticated, service_role;
alter default privileges for role supabase_admin in schema public grant all on sequences to postgres, anon, authenticated, service_role;
alter default privileges for role supabase_admin in schema public grant all on routines to postgres, anon, authenticated, service_role;

grant usage on schema graphql_public to postgres, anon, authenticated, service_role;
alter default privileges in schema graphql_public grant all on routines to postgres, anon, authenticated, service_role;
grant usage on schema extensions to public;
alter default privileges in schema extensions grant all on tables to postgres, anon, authenticated, service_role;
alter default privileges in schema extensions grant all on routines to postgres, anon, authenticated, service_role;
grant usage on schema auth to dashboard_user;
grant execute on function auth.jwt(), auth.uid(), auth.role(), auth.email() to public;
grant usage on schema storage to postgres, anon, authenticated, service_role, supabase_storage_admin, dashboard_user;
grant usage on schema realtime to postgres, anon, authenticated, service_role, supabase_realtime_admin;

do $$
begin
  if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;

create or replace function graphql_public.graphql("operationName" text default null, query text default null, variables jsonb default null,
  extensions jsonb default null)
  returns jsonb language sql immutable set search_path = ''
  return pg_catalog.jsonb_build_object('errors', pg_catalog.jsonb_build_array(
    pg_catalog.jsonb_build_object('message', 'pg_graphql extension is not enabled.')));
comment on function graphql_public.graphql is 'The endpoint of pg_graphql, which is not here: says so, as Supabase does where the extension is off.';

-- Where the Supabase CLI keeps what it has applied.
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
comment on table supabase_migrations.schema_migrations is 'Migrations of the project that were applied, with their statements.';
