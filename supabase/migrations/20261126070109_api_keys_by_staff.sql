-- Why: somebody makes a key for a program, gives it a new secret without a break, and shuts it out at once.
create function private.name_of_key_owner(p_key uuid) returns text language sql stable security definer set search_path = '' as $$
  select coalesce(nullif(p.full_name, ''), p.email, '') from public.api_keys k join public.profiles p on p.id = k.owner_id
   where k.id = p_key and (select private.may('api.read'))
$$;
revoke execute on function private.name_of_key_owner(uuid) from public;
grant execute on function private.name_of_key_owner(uuid) to authenticated, service_role;

create function public.api_key_owner(k public.api_keys) returns text language sql stable set search_path = '' as $$
  select private.name_of_key_owner(k.id)
$$;
comment on function public.api_key_owner(public.api_keys) is 'The name of who answers for a key. A column over /rest/v1.';

create function public.api_key_choices() returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('api.read');
  return jsonb_build_object(
    'scopes', (select coalesce(jsonb_agg(jsonb_build_object('name', s.name, 'mine', private.may(s.name)) order by s.name), '[]')
                 from private.api_scopes() s(name)),
    'owners', (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'may', o.may) order by o.name, o.id), '[]') from (
      select p.id, coalesce(nullif(p.full_name, ''), p.email, '') as name,
          (select coalesce(jsonb_agg(s.name), '[]') from private.api_scopes() s(name) where private.staff_may(p.id, s.name)) as may
        from public.profiles p where p.id in (select m.person_id from public.staff_members m) order by 2, 1 limit 200) o));
end
$$;
comment on function public.api_key_choices() is
  'What a key can be allowed (`mine`: the caller may give it), and who can answer for one with what each may: '
  '{scopes: [{name, mine}], owners: [{id, name, may}]}.';

create function private.locked_api_key(p_id uuid) returns public.api_keys language plpgsql security definer set search_path = '' as $$
declare
  k public.api_keys;
begin
  select * into k from public.api_keys x where x.id = p_id for update;
  if not found then raise exception 'There is no such key.' using errcode = 'PT404'; end if;
  if k.revoked_at is not null then raise exception 'It is revoked.' using errcode = 'HT005', hint = 'already_decided'; end if;
  return k;
end
$$;
revoke execute on function private.locked_api_key(uuid) from public;

create function private.log_api_key(p_action text, p_before public.api_keys, p_after public.api_keys, p_reason text) returns void
language sql security definer set search_path = '' as $$
  select private.log_activity('api.' || p_action, coalesce(p_after.id, p_before.id)::text, coalesce((
      select jsonb_object_agg(f, jsonb_build_array(to_jsonb(p_before) -> f, to_jsonb(p_after) -> f))
        from unnest(array['name', 'owner_id', 'prefix', 'scopes', 'networks', 'per_minute', 'expires_at', 'former_until', 'revoked_at']) f
       where coalesce(to_jsonb(p_before) -> f, 'null') <> coalesce(to_jsonb(p_after) -> f, 'null')), '{}'), p_reason)
$$;
revoke execute on function private.log_api_key(text, public.api_keys, public.api_keys, text) from public;

/* A new secret of a key: its prefix, which tells keys apart, and 244 random bits. Only its hash is kept. */
create function private.give_api_secret(p_key uuid, p_prefix text) returns text language plpgsql security definer set search_path = '' as $$
declare
  secret constant text := p_prefix || '_' || encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex');
begin
  insert into private.api_key_secrets (hash, key_id) values (sha256(convert_to(secret, 'UTF8')), p_key);
  return secret;
end
$$;
revoke execute on function private.give_api_secret(uuid, text) from public;

create function public.write_api_key(p_id uuid, p_key jsonb, p_seen timestamptz, p_reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked_name constant text := btrim(coalesce(p_key ->> 'name', ''));
  asked_owner uuid := (p_key ->> 'owner_id')::uuid;
  asked_scopes text[];
  asked_networks cidr[];
  often constant integer := coalesce((p_key ->> 'per_minute')::integer, 60);
  days constant integer := (p_key ->> 'days')::integer;
  k public.api_keys;
  now_is public.api_keys;
begin
  perform private.demand('api.write');
  perform private.demand_reason(p_reason);
  if jsonb_typeof(p_key -> 'scopes') is distinct from 'array' or jsonb_typeof(coalesce(p_key -> 'networks', '[]')) <> 'array' then
    raise exception 'Scopes and networks are lists.' using errcode = '22023';
  end if;
  if char_length(asked_name) not between 1 and 80 then raise exception 'It needs a name.' using errcode = 'HT004', hint = 'key_name'; end if;
  if often not between 1 and 6000 then raise exception 'Between 1 and 6,000 a minute.' using errcode = 'HT004', hint = 'key_often'; end if;
  if days not between 1 and 400 or (p_id is null and days is null) then
    raise exception 'Between a day and 400.' using errcode = 'HT004', hint = 'key_expiry';
  end if;
  begin
    select coalesce(array_agg(distinct n::cidr), '{}') into asked_networks from jsonb_array_elements_text(coalesce(p_key -> 'networks', '[]')) n;
  exception when others then
    raise exception 'This is no network.' using errcode = 'HT004', hint = 'key_network';
  end;
  if cardinality(asked_networks) > 20 then raise exception 'Twenty networks at most.' using errcode = 'HT004', hint = 'key_network'; end if;
  asked_scopes := array(select distinct s from jsonb_array_elements_text(p_key -> 'scopes') s order by s);
  if cardinality(asked_scopes) not between 1 and 60 or exists (select from unnest(asked_scopes) s where s not in (select private.api_scopes())) then
    raise exception 'It needs permissions that a key can have.' using errcode = 'HT004', hint = 'key_scopes';
  end if;
  if p_id is not null then
    k := private.locked_api_key(p_id);
    perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(k.changed_at));
    asked_owner := k.owner_id;
  end if;
  if asked_owner is null or not private.is_staff(asked_owner) then
    raise exception 'Somebody who works here answers for it.' using errcode = 'HT004', hint = 'key_owner';
  end if;
  -- Nobody gives what they may not themselves, and a key never may more than who answers for it.
  if exists (select from unnest(asked_scopes) s where not private.staff_may(asked_owner, s)
      or (not private.may(s) and s <> all (coalesce(k.scopes, '{}')))) then
    raise exception 'Its owner, or you, may not that much.' using errcode = 'HT005', hint = 'key_beyond';
  end if;
  if p_id is null then
    perform pg_advisory_xact_lock(hashtextextended('api_keys', 0));
    if (select count(*) from public.api_keys x where x.revoked_at is null and x.expires_at > private.now()) >= 200 then
      raise exception 'There are two hundred keys.' using errcode = 'HT005', hint = 'too_many_keys';
    end if;
    insert into public.api_keys (name, owner_id, prefix, scopes, networks, per_minute, expires_at)
      values (asked_name, asked_owner, 'hk_' || left(replace(gen_random_uuid()::text, '-', ''), 8), asked_scopes, asked_networks, often,
        private.now() + days * interval '1 day') returning * into now_is;
    perform private.log_api_key('create', null, now_is, p_reason);
    return jsonb_build_object('id', now_is.id, 'secret', private.give_api_secret(now_is.id, now_is.prefix));
  end if;
  update public.api_keys x set name = asked_name, scopes = asked_scopes, networks = asked_networks, per_minute = often,
    expires_at = case when days is null then x.expires_at else private.now() + days * interval '1 day' end, changed_at = clock_timestamp()
   where x.id = p_id returning * into now_is;
  perform private.log_api_key('change', k, now_is, p_reason);
  return jsonb_build_object('id', p_id);
end
$$;
comment on function public.write_api_key(uuid, jsonb, timestamptz, text) is
  'Makes a key of a program or changes one: {name, owner_id, scopes[], networks[], per_minute, days}; `days` from now, unchanged without it. Answers {id}, '
  'for a new key {id, secret}: this once. HT003 changed_meanwhile, HT004 key_name, key_owner, key_scopes, key_network, key_often, key_expiry, '
  'HT005 key_beyond.';

create function public.rotate_api_key(p_id uuid, p_hours integer, p_reason text) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  k public.api_keys;
  now_is public.api_keys;
begin
  perform private.demand('api.write');
  perform private.demand_reason(p_reason);
  if p_hours is null or p_hours not between 0 and 168 then
    raise exception 'Between no time and a week.' using errcode = 'HT004', hint = 'key_overlap';
  end if;
  k := private.locked_api_key(p_id);
  -- Two hold at most: one that was former already ends now.
  delete from private.api_key_secrets s where s.key_id = p_id and s.ends_at < 'infinity';
  update private.api_key_secrets s set ends_at = private.now() + p_hours * interval '1 hour' where s.key_id = p_id;
  update public.api_keys x set former_until = private.now() + p_hours * interval '1 hour', changed_at = clock_timestamp() where x.id = p_id
    returning * into now_is;
  perform private.log_api_key('rotate', k, now_is, p_reason);
  return jsonb_build_object('id', p_id, 'secret', private.give_api_secret(p_id, k.prefix));
end
$$;
comment on function public.rotate_api_key(uuid, integer, text) is
  'Gives a key a new secret, {id, secret}: this once; the one before holds for some hours, none to a week. HT004 key_overlap, '
  'HT005 already_decided when revoked.';

create function public.revoke_api_key(p_id uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  k public.api_keys;
  now_is public.api_keys;
begin
  perform private.demand('api.write');
  perform private.demand_reason(p_reason);
  k := private.locked_api_key(p_id);
  update public.api_keys x set revoked_at = private.now(), changed_at = clock_timestamp() where x.id = p_id returning * into now_is;
  perform private.log_api_key('revoke', k, now_is, p_reason);
end
$$;
comment on function public.revoke_api_key(uuid, text) is 'Shuts a key out for good, from its next request on. HT005 already_decided for the second.';

revoke execute on function public.api_key_owner(public.api_keys), public.api_key_choices(), public.write_api_key(uuid, jsonb, timestamptz, text),
  public.rotate_api_key(uuid, integer, text), public.revoke_api_key(uuid, text) from public, anon;
grant execute on function public.api_key_owner(public.api_keys) to authenticated, service_role;
grant execute on function public.api_key_choices(), public.write_api_key(uuid, jsonb, timestamptz, text), public.rotate_api_key(uuid, integer, text),
  public.revoke_api_key(uuid, text) to authenticated;
