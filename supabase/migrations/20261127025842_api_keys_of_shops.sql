-- Why: a maker's own programs (a till, a warehouse, a sheet) read and do what somebody who runs the shop lets them: their shop, the named permissions, until
-- a day. A key of a shop never reaches money, bank, team or talks, and nothing once who made it runs the shop no more or the shop is closed.
alter table public.api_keys add column seller_id uuid references public.sellers (id) on delete cascade;
comment on column public.api_keys.seller_id is 'The shop whose key it is, with permissions of shops as scopes; none: a key of staff.';
create index api_keys_seller on public.api_keys (seller_id, created_at) where seller_id is not null;

insert into private.shop_permissions (permission, role) values ('stock.write', 'owner'), ('stock.write', 'manager'), ('stock.write', 'products');

create function private.shop_key_scopes() returns setof text language sql immutable set search_path = '' as $$
  select unnest(array['orders.read', 'products.read', 'products.write', 'stock.write'])
$$;
comment on function private.shop_key_scopes() is 'What a key of a shop can be allowed at all.';
revoke execute on function private.shop_key_scopes() from public;

create function private.shop_key_stands(p_seller_id uuid, p_person uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select private.person_may_in_shop(p_person, p_seller_id, 'shop.write')
     and exists (select from public.sellers s where s.id = p_seller_id and s.application_status = 'approved')
     and exists (select from auth.users u where u.id = p_person and u.deleted_at is null and (u.banned_until is null or u.banned_until <= private.now()))
$$;
comment on function private.shop_key_stands(uuid, uuid) is 'Whether keys that this person made for this shop hold: they run it still, and it is open.';
revoke execute on function private.shop_key_stands(uuid, uuid) from public;

create function private.shops_of_key(p_permission text) returns setof uuid language sql stable security definer set search_path = '' as $$
  select k.seller_id from public.api_keys k
   where k.id = ((select auth.jwt()) ->> 'api_key')::uuid and k.seller_id is not null and k.revoked_at is null and k.expires_at > private.now()
     and p_permission = any (k.scopes) and p_permission in (select private.shop_key_scopes())
     and private.shop_key_stands(k.seller_id, k.owner_id) and private.person_may_in_shop(k.owner_id, k.seller_id, p_permission)
$$;
comment on function private.shops_of_key(text) is 'The shop for which the key that asks may do this: one, or none.';
revoke execute on function private.shops_of_key(text) from public;

create or replace function private.my_sellers_as(p_permission text) returns setof uuid language sql stable security definer set search_path = '' as $$
  select m.seller_id from private.acting_members m join private.shop_permissions r on r.role = m.role and r.permission = p_permission
   where m.person_id = (select auth.uid())
  union all select private.shops_of_key(p_permission) where (select auth.jwt()) ? 'api_key'
$$;
comment on function private.my_sellers_as(text) is
  'The shops for which the caller may do this, a program for its key''s shop: `in (select private.my_sellers_as(…))` is asked once a statement.';

create or replace function private.may_in_shop(p_seller_id uuid, p_permission text) returns boolean
language sql stable security definer set search_path = '' as $$
  select case when (select auth.jwt()) ? 'api_key' then p_seller_id in (select private.shops_of_key(p_permission))
    else private.person_may_in_shop((select auth.uid()), p_seller_id, p_permission) end
$$;

create or replace function private.is_own_shop(person uuid, seller uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.seller_members m where m.seller_id = seller and m.person_id = person)
      or exists (select from public.api_keys k where k.id = person and k.seller_id = seller)
$$;
comment on function private.is_own_shop(uuid, uuid) is
  'Whether somebody belongs to a shop, or is one of its keys: what makers change is looked at whoever changes it for them.';

-- A key of staff stays what it was: no key of a shop ever counts as one, whatever its scopes are called.
create or replace function private.key_may(p_key uuid, p_wanted text) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.api_keys k join auth.users u on u.id = k.owner_id
     where k.id = p_key and k.seller_id is null and k.revoked_at is null and k.expires_at > private.now() and p_wanted = any (k.scopes)
       and u.deleted_at is null and (u.banned_until is null or u.banned_until <= private.now())
       and private.staff_may(k.owner_id, p_wanted)) and p_wanted in (select private.api_scopes())
$$;

create or replace function private.admit_api_key(p_hash bytea, p_ip text) returns table (id uuid, owner_id uuid, per_minute integer, because text)
language sql stable security definer set search_path = '' as $$
  -- Nobody is named for a key of a shop: use cases, which ask what a person may, have nobody to ask about.
  select k.id, case when k.seller_id is null then k.owner_id end, k.per_minute, case
      when k.revoked_at is not null then 'revoked'
      when k.expires_at <= private.now() then 'expired'
      when s.ends_at <= private.now() then 'former'
      when k.owner_id is null or not case when k.seller_id is null then private.is_staff(k.owner_id)
        else private.shop_key_stands(k.seller_id, k.owner_id) end then 'owner'
      when k.networks <> '{}' and not p_ip::inet <<= any (k.networks) then 'network'
      else '' end
    from private.api_key_secrets s join public.api_keys k on k.id = s.key_id where s.hash = p_hash
$$;

-- Who counts the stock of a shop.
create or replace function private.is_my_variant(variant uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.product_variants v join public.products p on p.id = v.product_id
     where v.id = variant and (private.may_in_shop(p.seller_id, 'products.write') or private.may_in_shop(p.seller_id, 'stock.write')))
$$;
comment on function private.is_my_variant(uuid) is 'Whether the caller counts the stock of a variant.';

do $$
declare
  one record;
  said text;
begin
  for one in select * from (values
      ('public.adjust_stock(uuid, integer, text)', 'private.is_my_product(product)', 'private.is_my_variant(p_variant_id)'),
      ('public.adjust_stock(uuid, integer, text)', '(select auth.uid())', '(select private.acting_person())'),
      ('public.count_shelf(uuid, uuid, integer, integer, boolean)', 'private.is_my_product(product)', 'private.is_my_variant(p_variant_id)'),
      ('public.count_shelf(uuid, uuid, integer, integer, boolean)', '(select auth.uid())', '(select private.acting_person())'),
      ('private.note_shop_act()', 'coalesce((select auth.uid()),', 'coalesce((select private.acting_person()),'),
      ('private.note_shop_act()', 'if not exists (select from', 'if not coalesce((select auth.jwt()) ? ''api_key'', false) and not exists (select from'),
      ('private.note_change(uuid, text, text, jsonb, jsonb, boolean)', '(select auth.uid())', '(select private.acting_person())'),
      ('public.write_api_key(uuid, jsonb, timestamp with time zone, text)', 'private.locked_api_key(', 'private.locked_staff_key('),
      ('public.write_api_key(uuid, jsonb, timestamp with time zone, text)', 'where x.revoked_at is null',
        'where x.seller_id is null and x.revoked_at is null'),
      ('public.rotate_api_key(uuid, integer, text)', 'private.locked_api_key(', 'private.locked_staff_key(')) w (name, was, becomes) loop
    said := pg_get_functiondef(one.name::regprocedure);
    if position(one.was in said) = 0 then raise exception '% does not say %', one.name, one.was; end if;
    execute replace(said, one.was, one.becomes);
  end loop;
end
$$;

create or replace function private.write_shop_act(p_seller_id uuid, p_person uuid, p_action text, p_subject text, p_changes jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.shop_acts (seller_id, person_id, role, is_helper, action, subject, changes)
  select m.seller_id, m.person_id, m.role, m.is_helper, p_action, left(coalesce(p_subject, ''), 200), p_changes || coalesce((
      select jsonb_build_object('api_key', jsonb_build_array(null, k.prefix || ' ' || k.name)) from public.api_keys k
       where k.id = ((select auth.jwt()) ->> 'api_key')::uuid), '{}')
    from public.seller_members m where m.seller_id = p_seller_id and m.person_id = p_person
$$;
comment on function private.write_shop_act(uuid, uuid, text, text, jsonb) is
  'A line in the log of a shop about one of its people, with the key by which a program did it; nothing about anybody else.';

create function private.locked_staff_key(p_id uuid) returns public.api_keys language plpgsql security definer set search_path = '' as $$
declare
  k public.api_keys := private.locked_api_key(p_id);
begin
  if k.seller_id is not null then raise exception 'A key of a shop is its shop''s.' using errcode = 'HT005', hint = 'key_of_shop'; end if;
  return k;
end
$$;
comment on function private.locked_staff_key(uuid) is 'A key of staff, locked. HT005 key_of_shop for one of a shop, which its shop alone changes.';
revoke execute on function private.locked_staff_key(uuid) from public;

create function private.locked_shop_key(p_id uuid) returns public.api_keys language plpgsql security definer set search_path = '' as $$
begin
  -- What is not of a shop the caller runs is not there.
  if not exists (select from public.api_keys x where x.id = p_id and private.may_in_shop(x.seller_id, 'shop.write')) then
    raise exception 'There is no such key.' using errcode = 'PT404';
  end if;
  return private.locked_api_key(p_id);
end
$$;
revoke execute on function private.locked_shop_key(uuid) from public;

create function public.shop_keys(p_seller_id uuid) returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'prefix', k.prefix, 'scopes', k.scopes, 'per_minute', k.per_minute,
      'expires_at', k.expires_at, 'former_until', k.former_until, 'revoked_at', k.revoked_at, 'last_used_at', k.last_used_at, 'last_network', k.last_network,
      'created_at', k.created_at, 'by', coalesce(nullif(p.full_name, ''), p.email, ''), 'stands', private.shop_key_stands(k.seller_id, k.owner_id))
      order by k.revoked_at is not null, k.created_at desc, k.id), '[]')
    from (select x.* from public.api_keys x where x.seller_id = p_seller_id and private.may_in_shop(p_seller_id, 'shop.write')
           order by x.revoked_at is not null, x.created_at desc, x.id limit 50) k left join public.profiles p on p.id = k.owner_id
$$;
comment on function public.shop_keys(uuid) is
  'The keys of a shop for those who run it, those that hold first, at most fifty. `stands`: who made it runs the shop still, and it is open.';

create function private.may_give_to_key(p_seller_id uuid, p_scope text) returns boolean language sql stable security definer set search_path = '' as $$
  select p_scope in (select private.shop_key_scopes()) and private.may_in_shop(p_seller_id, p_scope)
$$;
comment on function private.may_give_to_key(uuid, text) is 'Whether a key can be allowed this at all, and the caller may it themselves.';
revoke execute on function private.may_give_to_key(uuid, text) from public;

create function public.write_shop_key(p_seller_id uuid, p_key jsonb) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  asked_name constant text := btrim(coalesce(p_key ->> 'name', ''));
  often constant integer := coalesce((p_key ->> 'per_minute')::integer, 60);
  days constant integer := (p_key ->> 'days')::integer;
  asked_scopes text[];
  k public.api_keys;
begin
  if not private.may_in_shop(p_seller_id, 'shop.write') then raise exception 'Only who runs this shop makes its keys.' using errcode = '42501'; end if;
  if not private.shop_key_stands(p_seller_id, (select auth.uid())) then
    raise exception 'This shop is not open.' using errcode = 'HT005', hint = 'shop_closed';
  end if;
  if char_length(asked_name) not between 1 and 80 then raise exception 'It needs a name.' using errcode = 'HT004', hint = 'key_name'; end if;
  if often not between 1 and 300 then raise exception 'Between 1 and 300 a minute.' using errcode = 'HT004', hint = 'key_often'; end if;
  if days is null or days not between 1 and 400 then raise exception 'Between a day and 400.' using errcode = 'HT004', hint = 'key_expiry'; end if;
  if jsonb_typeof(p_key -> 'scopes') is distinct from 'array' or jsonb_array_length(p_key -> 'scopes') > 60 then
    raise exception 'Scopes are a list.' using errcode = '22023';
  end if;
  asked_scopes := array(select distinct s from jsonb_array_elements_text(p_key -> 'scopes') s order by s);
  if cardinality(asked_scopes) = 0 or exists (select from unnest(asked_scopes) s where not private.may_give_to_key(p_seller_id, s)) then
    raise exception 'It needs permissions that a key of a shop can have.' using errcode = 'HT004', hint = 'key_scopes';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('api_keys:' || p_seller_id, 0));
  if (select count(*) from public.api_keys x where x.seller_id = p_seller_id and x.revoked_at is null and x.expires_at > private.now()) >= 10 then
    raise exception 'There are ten keys.' using errcode = 'HT005', hint = 'too_many_keys';
  end if;
  insert into public.api_keys (name, owner_id, seller_id, prefix, scopes, per_minute, expires_at)
    values (asked_name, (select auth.uid()), p_seller_id, 'hk_' || left(replace(gen_random_uuid()::text, '-', ''), 8), asked_scopes, often,
      private.now() + days * interval '1 day') returning * into k;
  perform private.write_shop_act(p_seller_id, (select auth.uid()), 'keys.make', k.name,
    jsonb_build_object('scopes', jsonb_build_array(null, array_to_string(k.scopes, ', ')), 'ends_at', jsonb_build_array(null, k.expires_at::date)));
  return jsonb_build_object('id', k.id, 'secret', private.give_api_secret(k.id, k.prefix));
end
$$;
comment on function public.write_shop_key(uuid, jsonb) is
  'Makes a key for a program of a shop: {name, scopes[], per_minute, days}. Answers {id, secret}: this once. 42501 for who does not run the shop, HT004
key_name, key_scopes, key_often, key_expiry, HT005 shop_closed, too_many_keys.';

create function public.rotate_shop_key(p_id uuid, p_hours integer) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  k constant public.api_keys := private.locked_shop_key(p_id);
begin
  if p_hours is null or p_hours not between 0 and 168 then
    raise exception 'Between no time and a week.' using errcode = 'HT004', hint = 'key_overlap';
  end if;
  delete from private.api_key_secrets s where s.key_id = p_id and s.ends_at < 'infinity';
  update private.api_key_secrets s set ends_at = private.now() + p_hours * interval '1 hour' where s.key_id = p_id;
  update public.api_keys x set former_until = private.now() + p_hours * interval '1 hour', changed_at = clock_timestamp() where x.id = p_id;
  perform private.write_shop_act(k.seller_id, (select auth.uid()), 'keys.rotate', k.name, '{}');
  return jsonb_build_object('id', p_id, 'secret', private.give_api_secret(p_id, k.prefix));
end
$$;
comment on function public.rotate_shop_key(uuid, integer) is 'Gives a key of a shop a new secret, {id, secret}: this once; the one before holds for some hours,
none to a week. PT404 for a key of somebody else, HT004 key_overlap, HT005 already_decided when revoked.';

create function public.revoke_shop_key(p_id uuid) returns void language plpgsql security definer set search_path = '' as $$
declare
  k constant public.api_keys := private.locked_shop_key(p_id);
begin
  update public.api_keys x set revoked_at = private.now(), changed_at = clock_timestamp() where x.id = p_id;
  perform private.write_shop_act(k.seller_id, (select auth.uid()), 'keys.revoke', k.name, '{}');
end
$$;
comment on function public.revoke_shop_key(uuid) is
  'Shuts a key of a shop out for good, from its next request on. PT404 for a key of somebody else, HT005 already_decided for the second.';

revoke execute on function public.shop_keys(uuid), public.write_shop_key(uuid, jsonb), public.rotate_shop_key(uuid, integer), public.revoke_shop_key(uuid)
  from public, anon;
grant execute on function public.shop_keys(uuid), public.write_shop_key(uuid, jsonb), public.rotate_shop_key(uuid, integer), public.revoke_shop_key(uuid)
  to authenticated;
