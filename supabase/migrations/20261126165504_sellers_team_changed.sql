-- Who is invited, changed and taken off: by owners, each act with a line in the log of the shop.

create or replace function private.lock_team(p_seller_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- One change of a team at a time, so that two owners cannot take the role from each other at once.
  perform from public.sellers s where s.id = p_seller_id for update;
  if not private.may_in_shop(p_seller_id, 'team.write') then raise exception 'There is no such shop of yours.' using errcode = 'PT404'; end if;
end
$$;
comment on function private.lock_team(uuid) is 'Lets whoever may change the team of a shop do so, one after the other; PT404 for everybody else.';
revoke all on function private.lock_team(uuid) from public;
grant execute on function private.lock_team(uuid) to service_role;

create or replace function private.demand_another_owner(p_seller_id uuid, p_person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.seller_members m where m.seller_id = p_seller_id and m.role = 'owner' and m.person_id <> p_person) then
    raise exception 'A shop keeps its last owner.' using errcode = 'HT005', hint = 'last_owner';
  end if;
end
$$;
revoke all on function private.demand_another_owner(uuid, uuid) from public;
grant execute on function private.demand_another_owner(uuid, uuid) to service_role;

create or replace function public.invite_to_shop(p_seller_id uuid, p_email text, p_role text, p_is_helper boolean default false) returns text
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := lower(btrim(coalesce(p_email, '')));
  me constant uuid := (select auth.uid());
  made public.shop_invitations;
begin
  perform private.lock_team(p_seller_id);
  if address !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' or char_length(address) > 254 then
    raise exception 'This is no e-mail address.' using errcode = 'HT004', hint = 'no_email';
  end if;
  if not exists (select from private.shop_permissions r where r.role = p_role) or (coalesce(p_is_helper, false) and p_role = 'owner') then
    raise exception 'There is no such role.' using errcode = '22023', hint = 'invalid';
  end if;
  if exists (select from auth.users u join public.seller_members m on m.person_id = u.id and m.seller_id = p_seller_id
              where lower(u.email) = address and u.email_confirmed_at is not null) then
    return 'had';
  end if;
  if (select count(*) from public.shop_acts a where a.seller_id = p_seller_id and a.action = 'team.invite'
        and a.happened_at > private.now() - interval '1 day') >= 30
     or (select count(*) from public.shop_invitations i where i.seller_id = p_seller_id and i.email <> address) >= 100 then
    raise exception 'Too many invitations. Please go on tomorrow.' using errcode = 'PT429', hint = 'too_many';
  end if;
  insert into public.shop_invitations as i (seller_id, email, role, is_helper, invited_by, expires_at)
    values (p_seller_id, address, p_role, coalesce(p_is_helper, false), me, private.now() + interval '7 days')
    on conflict (seller_id, email) do update set role = excluded.role, is_helper = excluded.is_helper, invited_by = excluded.invited_by,
      invited_at = private.now(), expires_at = excluded.expires_at, round = i.round + 1
    returning * into made;
  insert into private.outbox (topic, key, payload) values ('shop.invited', made.id || ':' || made.round, jsonb_build_object('invitation_id', made.id))
    on conflict do nothing;
  perform private.write_shop_act(p_seller_id, me, 'team.invite', address, jsonb_build_object('role', jsonb_build_array(null, p_role)));
  return 'invited';
end
$$;
comment on function public.invite_to_shop(uuid, text, text, boolean) is 'For owners: offers a role of the shop to whoever has this address, for seven days, by
a letter with a link; once more where it stands already, and the link before ends. Answers invited or had. HT004 no_email, PT429 too_many.';
revoke all on function public.invite_to_shop(uuid, text, text, boolean) from public;
grant execute on function public.invite_to_shop(uuid, text, text, boolean) to authenticated, service_role;

create or replace function public.withdraw_shop_invitation(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  i public.shop_invitations;
begin
  select * into i from public.shop_invitations x where x.id = p_id;
  perform private.lock_team(i.seller_id);
  delete from public.shop_invitations x where x.id = p_id;
  perform private.write_shop_act(i.seller_id, (select auth.uid()), 'team.withdraw', i.email, jsonb_build_object('role', jsonb_build_array(i.role, null)));
end
$$;
comment on function public.withdraw_shop_invitation(uuid) is 'For owners: takes an invitation back; its letter opens nothing from then on.';
revoke all on function public.withdraw_shop_invitation(uuid) from public;
grant execute on function public.withdraw_shop_invitation(uuid) to authenticated, service_role;

create or replace function public.change_shop_member(p_seller_id uuid, p_person_id uuid, p_role text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  was text;
begin
  perform private.lock_team(p_seller_id);
  if not exists (select from private.shop_permissions r where r.role = p_role) then
    raise exception 'There is no such role.' using errcode = '22023', hint = 'invalid';
  end if;
  select m.role into was from public.seller_members m where m.seller_id = p_seller_id and m.person_id = p_person_id for update;
  if not found then raise exception 'There is no such member.' using errcode = 'PT404'; end if;
  if was = p_role then return; end if;
  if was = 'owner' then perform private.demand_another_owner(p_seller_id, p_person_id); end if;
  update public.seller_members m set role = p_role, is_helper = m.is_helper and p_role <> 'owner'
   where m.seller_id = p_seller_id and m.person_id = p_person_id;
  perform private.write_shop_act(p_seller_id, (select auth.uid()), 'team.change', p_person_id::text,
    jsonb_build_object('role', jsonb_build_array(was, p_role)));
end
$$;
comment on function public.change_shop_member(uuid, uuid, text) is
  'For owners: what a member is there for; holds from their next statement on. HT005 last_owner.';
revoke all on function public.change_shop_member(uuid, uuid, text) from public;
grant execute on function public.change_shop_member(uuid, uuid, text) to authenticated, service_role;

create or replace function public.remove_shop_member(p_seller_id uuid, p_person_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
  was text;
begin
  if p_person_id is distinct from me then perform private.lock_team(p_seller_id);
  else perform from public.sellers s where s.id = p_seller_id for update;
  end if;
  select m.role into was from public.seller_members m where m.seller_id = p_seller_id and m.person_id = p_person_id for update;
  if not found then raise exception 'There is no such member.' using errcode = 'PT404'; end if;
  if was = 'owner' then perform private.demand_another_owner(p_seller_id, p_person_id); end if;
  perform private.write_shop_act(p_seller_id, me, case when p_person_id = me then 'team.leave' else 'team.remove' end, p_person_id::text,
    jsonb_build_object('role', jsonb_build_array(was, null)));
  delete from public.seller_members m where m.seller_id = p_seller_id and m.person_id = p_person_id;
end
$$;
comment on function public.remove_shop_member(uuid, uuid) is
  'Takes somebody off a shop, from their next statement on: an owner anybody, everybody themselves. HT005 last_owner.';
revoke all on function public.remove_shop_member(uuid, uuid) from public;
grant execute on function public.remove_shop_member(uuid, uuid) to authenticated, service_role;

create or replace function public.shop_team(p_seller_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', m.person_id, 'name', coalesce(p.full_name, ''), 'email', coalesce(p.email, ''), 'role', m.role,
      'is_helper', m.is_helper, 'since', m.created_at, 'waits_for_factor', coalesce(private.factor_due(m.person_id) <= private.now(), false))
      order by m.role <> 'owner', m.created_at, m.person_id), '[]')
    from public.seller_members m left join public.profiles p on p.id = m.person_id
   where m.seller_id = p_seller_id and private.may_in_shop(p_seller_id, 'team.read')
$$;
comment on function public.shop_team(uuid) is 'The people of a shop with their roles, for whoever may read its team; nobody for others.';
revoke all on function public.shop_team(uuid) from public;
grant execute on function public.shop_team(uuid) to authenticated, service_role;

create or replace function public.shop_log(p_seller_id uuid, p_before bigint default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'at', x.happened_at, 'name', coalesce(nullif(p.full_name, ''), p.email, ''), 'role', x.role,
      'is_helper', x.is_helper, 'action', x.action, 'changes', x.changes, 'subject', coalesce(case when x.action like 'order\_events.%'
        then (select o.number from public.orders o where o.id::text = x.subject)
        when x.action like 'order\_case\_events.%' then (select c.number from public.order_cases c where c.id::text = x.subject)
        when x.action like 'team.%' and x.subject !~ '@' then (select coalesce(nullif(q.full_name, ''), q.email) from public.profiles q
          where q.id::text = x.subject) end, x.subject)) order by x.id desc), '[]')
    from (select a.* from public.shop_acts a
           where a.seller_id = p_seller_id and a.id < coalesce(p_before, 9223372036854775807) and private.may_in_shop(p_seller_id, 'team.write')
           order by a.id desc limit 50) x left join public.profiles p on p.id = x.person_id
$$;
comment on function public.shop_log(uuid, bigint) is 'The log of a shop for its owners, the newest fifty or those before one of them.';
revoke all on function public.shop_log(uuid, bigint) from public;
grant execute on function public.shop_log(uuid, bigint) to authenticated, service_role;

create or replace function private.shop_invitation_of(p_id uuid, p_round integer)
returns table (email text, role text, is_helper boolean, shop text, invited_by text, expires_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select i.email, i.role, i.is_helper, s.business_name, coalesce(nullif(p.full_name, ''), p.email, ''), i.expires_at
    from public.shop_invitations i join public.sellers s on s.id = i.seller_id left join public.profiles p on p.id = i.invited_by
   where i.id = p_id and i.round = p_round and i.expires_at > private.now() and private.person_may_in_shop(i.invited_by, i.seller_id, 'team.write')
$$;
comment on function private.shop_invitation_of(uuid, integer) is 'What a link to a shop''s invitation offers; nothing where it stands no more.';
revoke all on function private.shop_invitation_of(uuid, integer) from public;
grant execute on function private.shop_invitation_of(uuid, integer) to service_role;

create or replace function private.accept_shop_invitation(p_id uuid, p_round integer, p_person_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  i public.shop_invitations;
begin
  select * into i from public.shop_invitations x
   where x.id = p_id and x.round = p_round and x.expires_at > private.now()
     and private.person_may_in_shop(x.invited_by, x.seller_id, 'team.write') for update;
  if not found then return 'gone'; end if;
  if not exists (select from auth.users u where u.id = p_person_id and lower(u.email) = i.email and u.email_confirmed_at is not null) then
    return 'other_address';
  end if;
  insert into public.seller_members (seller_id, person_id, role, is_helper) values (i.seller_id, p_person_id, i.role, i.is_helper) on conflict do nothing;
  delete from public.shop_invitations x where x.id = i.id;
  perform private.write_shop_act(i.seller_id, p_person_id, 'team.join', i.email, jsonb_build_object('role', jsonb_build_array(null, i.role)));
  return 'accepted';
end
$$;
comment on function private.accept_shop_invitation(uuid, integer, uuid) is
  'Somebody accepts a shop''s invitation with the account of its address, once.';
revoke all on function private.accept_shop_invitation(uuid, integer, uuid) from public;
grant execute on function private.accept_shop_invitation(uuid, integer, uuid) to service_role;
