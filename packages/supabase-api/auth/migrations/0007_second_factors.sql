-- Security keys, passkeys and recovery codes, in the tables a Supabase project has for them.

alter type auth.factor_type add value if not exists 'recovery_code';

create table auth.mfa_recovery_codes (
  id        uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  code_hash text not null,
  used_at   timestamptz,
  unique (factor_id, code_hash)
);
comment on table auth.mfa_recovery_codes is
  'Auth: codes on paper for who lost the other factors, hashed under a key the database does not have. Each is good once.';

create table auth.webauthn_credentials (
  id              uuid primary key default gen_random_uuid(),
  user_id         uuid not null references auth.users on delete cascade,
  credential_id   text not null unique,
  public_key      bytea not null,
  aaguid          uuid,
  sign_count      bigint not null default 0,
  transports      jsonb not null default '[]',
  backup_eligible boolean not null default false,
  backed_up       boolean not null default false,
  friendly_name   text not null default '' check (char_length(friendly_name) <= 120),
  created_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  last_used_at    timestamptz
);
comment on table auth.webauthn_credentials is 'Auth: passkeys: a key pair of a person''s device in place of a password. credential_id is base64url.';
create index webauthn_credentials_user_id_idx on auth.webauthn_credentials (user_id);

create table auth.webauthn_challenges (
  id             uuid primary key default gen_random_uuid(),
  user_id        uuid references auth.users on delete cascade,
  challenge_type text not null check (challenge_type in ('registration', 'authentication')),
  session_data   jsonb not null,
  created_at     timestamptz not null default now(),
  expires_at     timestamptz not null
);
comment on table auth.webauthn_challenges is 'Auth: questions put to a passkey. user_id is empty where nobody is signed in yet.';
create index webauthn_challenges_user_id_idx on auth.webauthn_challenges (user_id);
create index webauthn_challenges_expires_at_idx on auth.webauthn_challenges (expires_at);

alter table auth.mfa_recovery_codes enable row level security;
alter table auth.webauthn_credentials enable row level security;
alter table auth.webauthn_challenges enable row level security;
revoke all on auth.mfa_recovery_codes, auth.webauthn_credentials, auth.webauthn_challenges from public;
