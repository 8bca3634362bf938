-- Who is calling: read from the claims of the verified token, which the API sets for one transaction (request.jwt.claims).
-- The older single settings (request.jwt.claim.sub) still come first, as PostgREST and Supabase have them.

create or replace function auth.jwt() returns jsonb
language sql stable
as $$
  select coalesce(
    nullif(pg_catalog.current_setting('request.jwt.claim', true), ''),
    nullif(pg_catalog.current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;
comment on function auth.jwt() is 'All claims of the caller''s verified token; null when there is none.';

create or replace function auth.uid() returns uuid
language sql stable
as $$
  select coalesce(
    nullif(pg_catalog.current_setting('request.jwt.claim.sub', true), ''),
    nullif(pg_catalog.current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;
comment on function auth.uid() is 'The signed-in person; null for strangers.';

create or replace function auth.role() returns text
language sql stable
as $$
  select coalesce(
    nullif(pg_catalog.current_setting('request.jwt.claim.role', true), ''),
    nullif(pg_catalog.current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;
comment on function auth.role() is 'The role claim of the caller''s token.';

create or replace function auth.email() returns text
language sql stable
as $$
  select coalesce(
    nullif(pg_catalog.current_setting('request.jwt.claim.email', true), ''),
    nullif(pg_catalog.current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
  )
$$;
comment on function auth.email() is 'The e-mail address in the caller''s token.';

grant execute on function auth.jwt(), auth.uid(), auth.role(), auth.email() to anon, authenticated, service_role, supabase_auth_admin;
