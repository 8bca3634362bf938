-- Sessions: one row for each signed-in device, its refresh tokens as hashes, how strongly its person was recognised, and the factors
-- and half-finished flows behind that.

create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
create type auth.factor_status as enum ('unverified', 'verified');
create type auth.code_challenge_method as enum ('s256', 'plain');

create table auth.sessions (
  id           uuid primary key,
  user_id      uuid not null references auth.users on delete cascade,
  created_at   timestamptz,
  updated_at   timestamptz,
  factor_id    uuid,
  aal          auth.aal_level,
  not_after    timestamptz,
  refreshed_at timestamptz,
  user_agent   text,
  ip           inet,
  tag          text
);
comment on table auth.sessions is 'Auth: a signed-in device. Deleting the row signs it out: its refresh tokens go with it.';
create index sessions_user_id_idx on auth.sessions (user_id);
create index user_id_created_at_idx on auth.sessions (user_id, created_at);
create index sessions_not_after_idx on auth.sessions (not_after desc);

create table auth.refresh_tokens (
  instance_id uuid,
  id          bigserial primary key,
  token       varchar(255) not null unique,
  user_id     varchar(255),
  revoked     boolean,
  created_at  timestamptz,
  updated_at  timestamptz,
  parent      varchar(255),
  session_id  uuid references auth.sessions on delete cascade
);
comment on table auth.refresh_tokens is 'Auth: token and parent are SHA-256 hashes; what a client holds is never stored. A session''s tokens are one family.';
create index refresh_tokens_instance_id_user_id_idx on auth.refresh_tokens (instance_id, user_id);
create index refresh_tokens_parent_idx on auth.refresh_tokens (parent);
create index refresh_tokens_session_id_revoked_idx on auth.refresh_tokens (session_id, revoked);
create index refresh_tokens_updated_at_idx on auth.refresh_tokens (updated_at desc);

create table auth.mfa_amr_claims (
  session_id            uuid not null references auth.sessions on delete cascade,
  created_at            timestamptz not null,
  updated_at            timestamptz not null,
  authentication_method text not null,
  id                    uuid primary key,
  constraint mfa_amr_claims_session_id_authentication_method_pkey unique (session_id, authentication_method)
);
comment on table auth.mfa_amr_claims is 'Auth: by which methods a session''s person was recognised, and when.';

create table auth.mfa_factors (
  id                   uuid primary key,
  user_id              uuid not null references auth.users on delete cascade,
  friendly_name        text,
  factor_type          auth.factor_type not null,
  status               auth.factor_status not null,
  created_at           timestamptz not null,
  updated_at           timestamptz not null,
  secret               text,
  phone                text,
  last_challenged_at   timestamptz,
  web_authn_credential jsonb,
  web_authn_aaguid     uuid
);
comment on table auth.mfa_factors is 'Auth: second factors. secret is encrypted under a key the database does not have.';
create index mfa_factors_user_id_idx on auth.mfa_factors (user_id);
create index factor_id_created_at_idx on auth.mfa_factors (user_id, created_at);
create unique index mfa_factors_user_friendly_name_unique on auth.mfa_factors (friendly_name, user_id) where trim(friendly_name) <> '';
create unique index unique_phone_factor_per_user on auth.mfa_factors (user_id, phone);

create table auth.mfa_challenges (
  id                     uuid primary key,
  factor_id              uuid not null references auth.mfa_factors on delete cascade,
  created_at             timestamptz not null,
  verified_at            timestamptz,
  ip_address             inet not null,
  otp_code               text,
  web_authn_session_data jsonb
);
comment on table auth.mfa_challenges is 'Auth: a question put to a factor.';
create index mfa_challenge_created_at_idx on auth.mfa_challenges (created_at desc);
create index mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);

create table auth.flow_state (
  id                     uuid primary key,
  user_id                uuid references auth.users on delete cascade,
  auth_code              text not null,
  code_challenge_method  auth.code_challenge_method not null,
  code_challenge         text not null,
  provider_type          text not null,
  provider_access_token  text,
  provider_refresh_token text,
  created_at             timestamptz,
  updated_at             timestamptz,
  authentication_method  text not null,
  auth_code_issued_at    timestamptz
);
comment on table auth.flow_state is 'Auth: PKCE flows under way (RFC 7636). auth_code is hashed.';
create index idx_auth_code on auth.flow_state (auth_code);
create index idx_user_id_auth_method on auth.flow_state (user_id, authentication_method);
create index flow_state_created_at_idx on auth.flow_state (created_at desc);

alter table auth.sessions enable row level security;
alter table auth.refresh_tokens enable row level security;
alter table auth.mfa_amr_claims enable row level security;
alter table auth.mfa_factors enable row level security;
alter table auth.mfa_challenges enable row level security;
alter table auth.flow_state enable row level security;
revoke all on auth.sessions, auth.refresh_tokens, auth.mfa_amr_claims, auth.mfa_factors, auth.mfa_challenges, auth.flow_state from public;
