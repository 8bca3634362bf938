-- Roles, schemas and extensions as a Supabase project finds them, so that a project's migrations mean the same here and there.
-- Roles belong to the whole server and may be there already; passwords are set by the migration runner.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role', 'authenticator', 'supabase_auth_admin'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted) then
      begin
        execute format('create role %I noinherit %s', wanted,
          case when wanted in ('authenticator', 'supabase_auth_admin') then 'login' else 'nologin' end);
        if wanted in ('service_role', 'supabase_auth_admin') then
          execute format('alter role %I bypassrls', wanted);
        end if;
      exception when duplicate_object or unique_violation then
        null; -- another database of this server makes them at this moment
      end;
    end if;
  end loop;
  -- Whoever serves requests connects as authenticator and becomes one of these.
  if not pg_has_role('authenticator', 'service_role', 'member') then
    grant anon, authenticated, service_role to authenticator;
  end if;
  execute format('grant anon, authenticated, service_role, supabase_auth_admin to %I', current_user);
end
$$;

create schema if not exists extensions;
create schema if not exists private;
create schema if not exists auth;
create schema if not exists storage;
create schema if not exists realtime;

create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists btree_gin with schema extensions;
create extension if not exists citext with schema extensions;
create extension if not exists pgcrypto with schema extensions;

comment on schema private is 'Helpers of policies and commands. Not served by the API.';

-- Nothing is open unless a migration says so: neither tables nor the right to call a function.
revoke all on schema public from public;
revoke create on schema public from anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;
grant usage on schema extensions to anon, authenticated, service_role, supabase_auth_admin;
grant usage on schema private to service_role;
grant usage on schema auth to anon, authenticated, service_role, supabase_auth_admin;

alter default privileges revoke execute on routines from public;
alter default privileges in schema extensions grant execute on routines to public;
grant execute on all routines in schema extensions to public;

-- Commands and jobs act for the project itself.
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema public grant execute on routines to service_role;
alter default privileges in schema private grant all on tables to service_role;
alter default privileges in schema private grant all on sequences to service_role;
alter default privileges in schema private grant execute on routines to service_role;

-- Accounts are kept by the auth server and by nobody else.
alter default privileges in schema auth grant all on tables to supabase_auth_admin;
alter default privileges in schema auth grant all on sequences to supabase_auth_admin;
alter default privileges in schema auth grant execute on routines to supabase_auth_admin;
