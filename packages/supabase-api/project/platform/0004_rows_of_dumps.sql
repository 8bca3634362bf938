-- Seeds are often dumps of a hosted project (`supabase db dump --data-only`), whose rows name columns that only Supabase's own services use. They are
-- here so that such rows can come; nothing reads them.
alter table auth.sessions
  add column if not exists oauth_client_id uuid,
  add column if not exists refresh_token_hmac_key text,
  add column if not exists refresh_token_counter bigint,
  add column if not exists scopes text;
alter table auth.flow_state
  add column if not exists invite_token text,
  add column if not exists referrer text,
  add column if not exists oauth_client_state_id uuid,
  add column if not exists linking_target_id uuid,
  add column if not exists email_optional boolean not null default false;
alter table auth.mfa_factors add column if not exists last_webauthn_challenge_data jsonb;
alter table storage.objects add column if not exists level integer;

-- A one-time token of another service is worth nothing here: it has run out when it comes.
alter table auth.one_time_tokens
  alter column otp_hash set default '',
  alter column purpose set default '',
  alter column expires_at set default now();

create table if not exists supabase_functions.hooks (
  id            bigserial primary key,
  hook_table_id integer not null,
  hook_name     text not null,
  created_at    timestamptz not null default now(),
  request_id    bigint
);
comment on table supabase_functions.hooks is 'Kept for dumps; webhooks are triggers.';
