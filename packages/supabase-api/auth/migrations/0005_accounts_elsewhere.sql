-- Signing in with an account elsewhere: what must be remembered between the way to the provider and the way back. The state a browser
-- carries is random and kept as a hash; it is good once and for ten minutes. nonce and verifier are encrypted under a key the database does
-- not have, as are the provider's tokens while they wait for a PKCE code to be exchanged.

create table auth.external_flows (
  id                    uuid primary key,
  state_hash            text not null unique,
  provider              text not null,
  nonce                 text not null,
  verifier              text not null,
  redirect_to           text not null,
  code_challenge        text,
  code_challenge_method auth.code_challenge_method,
  linking_target_id     uuid references auth.users on delete cascade,
  browser_hash          text,
  created_at            timestamptz not null,
  expires_at            timestamptz not null,
  check ((code_challenge is null) = (code_challenge_method is null))
);
comment on table auth.external_flows is 'Auth: sign-ins on their way to a provider and back. linking_target_id is the account that asked to be linked.';
create index external_flows_expires_at_idx on auth.external_flows (expires_at);
create index external_flows_linking_target_id_idx on auth.external_flows (linking_target_id);

alter table auth.external_flows enable row level security;
revoke all on auth.external_flows from public;
