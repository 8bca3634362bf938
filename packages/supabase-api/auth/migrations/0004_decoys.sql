-- A sign-up for a taken address makes no account but must look as if it did, also to who then signs in.

create table auth.decoys (
  account       text primary key,
  password_hash text not null,
  expires_at    timestamptz not null
);
comment on table auth.decoys is
  'Auth: the password (hashed) last chosen in a sign-up for a taken address (hashed), so that signing in with it answers as an account that waits for its '
  'confirmation would.';
create index decoys_expires_at_idx on auth.decoys (expires_at);

alter table auth.decoys enable row level security;
revoke all on auth.decoys from public;
