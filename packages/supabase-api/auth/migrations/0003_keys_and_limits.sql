-- What several processes of one service must agree on: the keys that sign access tokens, and how often somebody has tried.

create table auth.signing_keys (
  id          text primary key,
  algorithm   text not null check (algorithm in ('ES256', 'RS256')),
  public_key  jsonb not null,
  private_key text not null,
  status      text not null check (status in ('current', 'previous')),
  created_at  timestamptz not null default now()
);
comment on table auth.signing_keys is
  'Auth: id is the kid of a token. private_key is encrypted under a key the database does not have; previous keys only check.';
create unique index signing_keys_one_current on auth.signing_keys (status) where status = 'current';

create table auth.rate_limits (
  key        text primary key,
  hits       integer not null,
  expires_at timestamptz not null
);
comment on table auth.rate_limits is 'Auth: attempts per key (what, and an address, or the hash of an account) in the running window.';
create index rate_limits_expires_at_idx on auth.rate_limits (expires_at);

alter table auth.signing_keys enable row level security;
alter table auth.rate_limits enable row level security;
revoke all on auth.signing_keys, auth.rate_limits from public;
