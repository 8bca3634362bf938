import { expect, test } from 'vitest'
import { projectFolder, startProject } from './start-project.ts'

// What real projects do that a tidy one does not: dumps as seeds, dashboards' extensions, words out of the way of one transaction.
const MIGRATIONS = {
  '20240101000000_moddatetime.sql': `
    create extension if not exists moddatetime schema extensions;
    create extension if not exists pg_cron with schema pg_catalog;
    grant usage on schema cron to postgres;
    grant all privileges on all tables in schema cron to postgres;
    create table public.profiles (id uuid primary key references auth.users on delete cascade, name text, updated_at timestamptz default '2000-01-01');
    create trigger handle_updated_at before update on public.profiles for each row execute procedure moddatetime (updated_at);
    alter table public.profiles enable row level security;
    create policy "own" on public.profiles for all to authenticated using ((select auth.uid()) = id and (select auth.jwt() ->> 'aal') = 'aal1');`,
  '20240102000000_slack.sql': `
    begin;
      drop publication if exists supabase_realtime;
      create publication supabase_realtime;
    commit;
    alter publication supabase_realtime add table public.profiles;
    alter table public.profiles replica identity full;
    create or replace function public.handle_new_user() returns trigger as $$
    begin
      insert into public.profiles (id, name) values (new.id, new.raw_user_meta_data->>'name');
      return new;
    end;
    $$ language plpgsql security definer;
    create or replace trigger on_auth_user_created after insert on auth.users for each row execute procedure public.handle_new_user();
    do $$ begin
      alter publication supabase_realtime add table public.profiles;
    exception when duplicate_object then null; end $$;`,
  '20240103000000_hourly.sql': `
    do $$ begin perform cron.schedule('hourly', '0 * * * *', 'select 1'); end $$;
    create index concurrently if not exists profiles_name on public.profiles (name);
    create unique index concurrently profiles_gone on public.profiles (id, name);
    drop index concurrently profiles_gone;
    alter role authenticator set statement_timeout = '20s';
    alter database postgres set "app.settings.jwt_secret" to 'x';
    comment on schema public is 'standard public schema';
    notify pgrst, 'reload schema';`,
} as const

const SEED = String.raw`
--
-- PostgreSQL database dump
--

\restrict sk284P48KwdtBn6MH18jfedRqE0GAteHSzQER1ztpCPXGI4sAK7jjeujK9Hipoc

SET statement_timeout = 0;
SET session_replication_role = replica;
SELECT pg_catalog.set_config('search_path', '', false);

INSERT INTO "auth"."users" ("instance_id", "id", "aud", "role", "email", "encrypted_password", "email_confirmed_at", "invited_at", "confirmation_token", "confirmation_sent_at", "recovery_token", "recovery_sent_at", "email_change_token_new", "email_change", "email_change_sent_at", "last_sign_in_at", "raw_app_meta_data", "raw_user_meta_data", "is_super_admin", "created_at", "updated_at", "phone", "phone_confirmed_at", "phone_change", "phone_change_token", "phone_change_sent_at", "email_change_token_current", "email_change_confirm_status", "banned_until", "reauthentication_token", "reauthentication_sent_at", "is_sso_user", "deleted_at", "is_anonymous") VALUES
	('00000000-0000-0000-0000-000000000000', '9303188c-8d2f-40a1-b1c8-b8218098de5f', 'authenticated', 'authenticated', 'ada@example.com', extensions.crypt('password123', extensions.gen_salt('bf', 4)), '2024-01-01 00:00:00+00', NULL, '', NULL, '', NULL, '', '', NULL, '2024-01-01 00:00:00+00', '{"provider": "email", "providers": ["email"]}', '{"sub": "9303188c-8d2f-40a1-b1c8-b8218098de5f", "name": "Ada; of \"London\""}', NULL, '2024-01-01 00:00:00+00', '2024-01-01 00:00:00+00', NULL, NULL, '', '', NULL, '', 0, NULL, '', NULL, false, NULL, false);
INSERT INTO "auth"."identities" ("provider_id", "user_id", "identity_data", "provider", "last_sign_in_at", "created_at", "updated_at", "id") VALUES
	('9303188c-8d2f-40a1-b1c8-b8218098de5f', '9303188c-8d2f-40a1-b1c8-b8218098de5f', '{"sub": "9303188c-8d2f-40a1-b1c8-b8218098de5f", "email": "ada@example.com"}', 'email', '2024-01-01 00:00:00+00', '2024-01-01 00:00:00+00', '2024-01-01 00:00:00+00', '0b0a4b3e-6c7a-4d3b-8c7e-1f2a3b4c5d6e');
INSERT INTO "auth"."sessions" ("id", "user_id", "created_at", "updated_at", "factor_id", "aal", "not_after", "refreshed_at", "user_agent", "ip", "tag", "oauth_client_id", "refresh_token_hmac_key", "refresh_token_counter", "scopes") VALUES
	('c0ffee00-0000-4000-8000-000000000001', '9303188c-8d2f-40a1-b1c8-b8218098de5f', '2024-01-01 00:00:00+00', '2024-01-01 00:00:00+00', NULL, 'aal1', NULL, NULL, 'node', '127.0.0.1', NULL, NULL, NULL, NULL, NULL);
INSERT INTO "auth"."one_time_tokens" ("id", "user_id", "token_type", "token_hash", "relates_to", "created_at", "updated_at") VALUES
	('c0ffee00-0000-4000-8000-000000000002', '9303188c-8d2f-40a1-b1c8-b8218098de5f', 'recovery_token', 'abc', 'ada@example.com', '2024-01-01 00:00:00', '2024-01-01 00:00:00');
INSERT INTO "storage"."buckets" ("id", "name", "owner", "created_at", "updated_at", "public", "avif_autodetection", "file_size_limit", "allowed_mime_types", "owner_id", "type") VALUES
	('pictures', 'pictures', NULL, '2024-01-01 00:00:00+00', '2024-01-01 00:00:00+00', true, false, NULL, NULL, NULL, 'STANDARD');
INSERT INTO "public"."profiles" ("id", "name") VALUES ('9303188c-8d2f-40a1-b1c8-b8218098de5f', 'Ada');
SELECT pg_catalog.setval('"auth"."refresh_tokens_id_seq"', 12, true);
SELECT pg_catalog.setval('"supabase_functions"."hooks_id_seq"', 1, false);
SELECT pg_catalog.setval('"pgsodium"."key_key_id_seq"', 1, false);
\unrestrict sk284P48KwdtBn6MH18jfedRqE0GAteHSzQER1ztpCPXGI4sAK7jjeujK9Hipoc
RESET ALL;
`

const project = await startProject(
  projectFolder(undefined, {
    ...Object.fromEntries(Object.entries(MIGRATIONS).map(([file, sql]) => [`supabase/migrations/${file}`, sql])),
    'supabase/seed.sql': SEED,
  }),
)

test('only what needs pg_cron or pgsodium is left out', () => {
  const warnings = project
    .said()
    .split('\n')
    .filter((line) => line.startsWith('Warning'))
  expect(warnings).toEqual([
    expect.stringMatching(/moddatetime\.sql:3: the extension pg_cron is not here: it was left out/),
    expect.stringMatching(/left out for want of the extension pg_cron: grant usage/),
    expect.stringMatching(/left out for want of the extension pg_cron: grant all privileges/),
    expect.stringMatching(/left out for want of the extension pg_cron: do \$\$/),
    expect.stringMatching(/left out for want of the extension pgsodium: SELECT pg_catalog\.setval/),
  ])
})

test('people of a dump sign in, their rows and triggers are alive', async () => {
  const client = project.client()
  const { data, error } = await client.auth.signInWithPassword({ email: 'ada@example.com', password: 'password123' })
  expect([error, data.user?.user_metadata['name'], data.user?.identities?.length]).toEqual([null, 'Ada; of "London"', 1])
  expect(
    (
      await client
        .from('profiles')
        .update({ name: 'Countess' })
        .eq('id', data.user?.id ?? '')
        .select('name')
        .single()
    ).data,
  ).toEqual({ name: 'Countess' })
  const { data: rows } = await client.from('profiles').select('updated_at')
  expect(new Date(String(rows?.[0]?.['updated_at'])).getFullYear()).toBeGreaterThan(2020)
  expect((await project.admin.storage.getBucket('pictures')).data?.public).toBe(true)
})

test('somebody new gets a profile, though the seed had switched triggers off', async () => {
  const client = project.client()
  const { data } = await client.auth.signUp({ email: 'ben@example.com', password: 'six-by-six', options: { data: { name: 'Ben' } } })
  expect(
    (
      await client
        .from('profiles')
        .select('name')
        .eq('id', data.user?.id ?? '')
        .single()
    ).data,
  ).toEqual({ name: 'Ben' })
})

test('a token of the dump opens nothing', async () => {
  expect((await project.client().auth.verifyOtp({ token_hash: 'abc', type: 'recovery' })).error?.code).toBe('otp_expired')
})
