-- Secrets of a project: the view, the functions and the columns of Supabase's vault (https://supabase.com/docs/guides/database/vault), encrypted by
-- pgcrypto under a key that only the owner can read. A dump of the whole database holds that key, which Supabase's own keeps outside.
create schema vault;
create table vault.root_key (key text not null);
insert into vault.root_key values (encode(extensions.gen_random_bytes(32), 'hex'));
revoke all on vault.root_key from public;
comment on table vault.root_key is 'Encrypts vault.secrets; one row, for the owner only.';

create table vault.secrets (
  id          uuid primary key default gen_random_uuid(),
  name        text,
  description text not null default '',
  secret      text not null,
  key_id      uuid,
  nonce       bytea,
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now()
);
comment on table vault.secrets is 'Secrets, encrypted. Write through vault.create_secret and vault.update_secret.';
create unique index secrets_name_idx on vault.secrets (name) where name is not null;

create function vault.sealed(plain text) returns text
  language sql volatile security definer set search_path = ''
  as $$ select pg_catalog.encode(extensions.pgp_sym_encrypt(plain, (select key from vault.root_key)), 'base64') $$;
create function vault.opened(sealed text) returns text
  language sql stable security definer set search_path = ''
  as $$ select extensions.pgp_sym_decrypt(pg_catalog.decode(sealed, 'base64'), (select key from vault.root_key)) $$;

-- Whatever way a secret comes, it is kept encrypted.
create function vault.seal_secret() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.secret := vault.sealed(new.secret);
  return new;
end
$$;
create trigger seal_secret before insert or update of secret on vault.secrets for each row execute function vault.seal_secret();

create view vault.decrypted_secrets as
  select id, name, description, secret, vault.opened(secret) as decrypted_secret, key_id, nonce, created_at, updated_at from vault.secrets;
comment on view vault.decrypted_secrets is 'Secrets as they were given.';

create function vault.create_secret(new_secret text, new_name text default null, new_description text default '', new_key_id uuid default null) returns uuid
  language sql volatile security definer set search_path = ''
  as $$
    insert into vault.secrets (name, description, secret, key_id)
    values (new_name, coalesce(new_description, ''), new_secret, new_key_id) returning id
  $$;
comment on function vault.create_secret is 'Keeps a secret and answers its id. A name is good once.';

create function vault.update_secret(
  secret_id uuid, new_secret text default null, new_name text default null, new_description text default null, new_key_id uuid default null
) returns void
  language sql volatile security definer set search_path = ''
  as $$
    update vault.secrets set secret = new_secret where id = secret_id and new_secret is not null;
    update vault.secrets set
      name = coalesce(new_name, name),
      description = coalesce(new_description, description),
      key_id = coalesce(new_key_id, key_id),
      updated_at = pg_catalog.now()
    where id = secret_id
  $$;
comment on function vault.update_secret is 'Changes what is given; the rest stays.';

revoke all on all tables in schema vault from public;
revoke execute on all functions in schema vault from public;
grant usage on schema vault to service_role;
grant select, delete on vault.secrets, vault.decrypted_secrets to service_role;
grant execute on function vault.create_secret(text, text, text, uuid), vault.update_secret(uuid, text, text, text, uuid) to service_role;
grant execute on function vault.opened(text) to service_role;
