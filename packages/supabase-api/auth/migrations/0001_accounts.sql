-- Accounts, as the schema `auth` of Supabase has them, so that a project can move there with its people. Only the auth service reads
-- or writes here: row level security is on, there are no policies, and anon and authenticated hold no grant. Columns named *_token on
-- auth.users exist for that compatibility and stay empty: one-time tokens live hashed in auth.one_time_tokens.

create table auth.users (
  instance_id                 uuid,
  id                          uuid primary key,
  aud                         varchar(255),
  role                        varchar(255),
  email                       varchar(255),
  encrypted_password          varchar(255),
  email_confirmed_at          timestamptz,
  invited_at                  timestamptz,
  confirmation_token          varchar(255) default '',
  confirmation_sent_at        timestamptz,
  recovery_token              varchar(255) default '',
  recovery_sent_at            timestamptz,
  email_change_token_new      varchar(255) default '',
  email_change                varchar(255) default '',
  email_change_sent_at        timestamptz,
  last_sign_in_at             timestamptz,
  raw_app_meta_data           jsonb,
  raw_user_meta_data          jsonb,
  is_super_admin              boolean,
  created_at                  timestamptz,
  updated_at                  timestamptz,
  phone                       text unique default null,
  phone_confirmed_at          timestamptz,
  phone_change                text default '',
  phone_change_token          varchar(255) default '',
  phone_change_sent_at        timestamptz,
  confirmed_at                timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  email_change_token_current  varchar(255) default '',
  email_change_confirm_status smallint default 0 check (email_change_confirm_status between 0 and 2),
  banned_until                timestamptz,
  reauthentication_token      varchar(255) default '',
  reauthentication_sent_at    timestamptz,
  is_sso_user                 boolean not null default false,
  deleted_at                  timestamptz,
  is_anonymous                boolean not null default false
);
comment on table auth.users is 'Auth: who can sign in. raw_user_meta_data is the person''s own claim and grants nothing; raw_app_meta_data is ours.';
create unique index users_email_partial_key on auth.users (email) where is_sso_user = false;
create index users_instance_id_email_idx on auth.users (instance_id, lower(email));
create index users_instance_id_idx on auth.users (instance_id);
create index users_is_anonymous_idx on auth.users (is_anonymous);
create index users_created_at_idx on auth.users (created_at desc);

create table auth.identities (
  provider_id     text not null,
  user_id         uuid not null references auth.users on delete cascade,
  identity_data   jsonb not null,
  provider        text not null,
  last_sign_in_at timestamptz,
  created_at      timestamptz,
  updated_at      timestamptz,
  email           text generated always as (lower(identity_data ->> 'email')) stored,
  id              uuid primary key default gen_random_uuid(),
  unique (provider_id, provider)
);
comment on table auth.identities is 'Auth: the ways an account signs in: e-mail, phone, or an account elsewhere.';
create index identities_user_id_idx on auth.identities (user_id);
create index identities_email_idx on auth.identities (email text_pattern_ops);

create type auth.one_time_token_type as enum (
  'confirmation_token', 'reauthentication_token', 'recovery_token',
  'email_change_token_new', 'email_change_token_current', 'phone_change_token'
);
create table auth.one_time_tokens (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null references auth.users on delete cascade,
  token_type auth.one_time_token_type not null,
  token_hash text not null check (char_length(token_hash) > 0),
  otp_hash   text not null,
  relates_to text not null,
  flow       text not null default 'implicit' check (flow in ('implicit', 'pkce')),
  purpose    text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null
);
comment on table auth.one_time_tokens is
  'Auth: what a letter holds, hashed: token_hash of the link''s 224 random bits, otp_hash of the short code under a key the database does not have.';
create unique index one_time_tokens_user_id_token_type_key on auth.one_time_tokens (user_id, token_type);
create index one_time_tokens_token_hash_idx on auth.one_time_tokens using hash (token_hash);
create index one_time_tokens_relates_to_idx on auth.one_time_tokens using hash (relates_to);

create table auth.audit_log_entries (
  instance_id uuid,
  id          uuid primary key,
  payload     jsonb,
  created_at  timestamptz,
  ip_address  varchar(64) not null default ''
);
comment on table auth.audit_log_entries is 'Auth: who did what to an account, and from where.';
create index audit_logs_instance_id_idx on auth.audit_log_entries (instance_id);
create index audit_log_entries_created_at_idx on auth.audit_log_entries (created_at);

alter table auth.users enable row level security;
alter table auth.identities enable row level security;
alter table auth.one_time_tokens enable row level security;
alter table auth.audit_log_entries enable row level security;
revoke all on auth.users, auth.identities, auth.one_time_tokens, auth.audit_log_entries from public;
