-- Why: a role came to whoever confirmed an address, or at once to whoever had an account, without anybody having said yes. Now whoever is invited sees what is
-- offered and by whom, and accepts it by a link that only the letter carries. A link stands for one round: sent again, the one before is worth nothing.

drop trigger follow_then_join_staff on auth.users;
drop trigger welcome_then_join_staff on auth.users;
drop function private.join_staff();

alter table private.staff_invitations
  add column id uuid not null default gen_random_uuid() unique,
  add column round integer not null default 1 check (round > 0);
comment on table private.staff_invitations is 'Roles that are offered to addresses; accepted by the link in the letter, by an account with that address.';
create index staff_invitations_invited_by on private.staff_invitations (invited_by);

create function private.may_still_invite(p_person_id uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select p_person_id is null or exists (
    select from public.staff_members m join public.staff_roles r on r.slug = m.role where m.person_id = p_person_id and (r.has_all or exists (
      select from public.staff_role_permissions x where x.role = m.role and x.permission = 'staff.write')))
$$;
comment on function private.may_still_invite(uuid) is
  'Whether whoever invited somebody may still do so; the terminal always. What somebody offered who may not any more is not accepted.';
revoke execute on function private.may_still_invite(uuid) from public;

create function private.invitation_of(p_id uuid, p_round integer) returns table (
  email text, role text, description text, invited_by text, expires_at timestamptz
) language sql stable security definer set search_path = '' as $$
  select i.email, i.role, r.description, coalesce(nullif(p.full_name, ''), p.email, ''), i.expires_at
    from private.staff_invitations i join public.staff_roles r on r.slug = i.role left join public.profiles p on p.id = i.invited_by
   where i.id = p_id and i.round = p_round and i.expires_at > private.now() and private.may_still_invite(i.invited_by)
$$;
comment on function private.invitation_of(uuid, integer) is
  'What an invitation offers, to whom and until when; none where it was accepted, withdrawn, sent again or is over.';
revoke execute on function private.invitation_of(uuid, integer) from public;

create function private.accept_invitation(p_id uuid, p_round integer, p_person_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  i private.staff_invitations;
begin
  select * into i from private.staff_invitations x
   where x.id = p_id and x.round = p_round and x.expires_at > private.now() and private.may_still_invite(x.invited_by) for update;
  if not found then return 'gone'; end if;
  if not exists (select from auth.users u where u.id = p_person_id and lower(u.email) = i.email and u.email_confirmed_at is not null) then
    return 'other_address';
  end if;
  insert into public.staff_members (person_id, role, granted_by) values (p_person_id, i.role, i.invited_by) on conflict do nothing;
  delete from private.staff_invitations x where x.id = i.id;
  perform private.log_activity('staff.accept', p_person_id::text, jsonb_build_object('role', jsonb_build_array(null, i.role)), '');
  return 'accepted';
end
$$;
comment on function private.accept_invitation(uuid, integer, uuid) is
  'Somebody accepts an invitation with the account of its address, once. Answers accepted, gone or other_address.';
revoke execute on function private.accept_invitation(uuid, integer, uuid) from public;

create or replace function public.invite_colleague(p_email text, p_role text, p_reason text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  address text := lower(btrim(coalesce(p_email, '')));
begin
  perform private.demand('staff.write');
  perform private.demand_reason(p_reason);
  perform private.demand_no_more_than_mine(p_role);
  if address !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' or char_length(address) > 254 then
    raise exception 'This is no e-mail address.' using errcode = 'HT004', hint = 'no_email';
  end if;
  perform set_config('app.reason', p_reason, true);
  if exists (select from auth.users u join public.staff_members m on m.person_id = u.id and m.role = p_role
              where lower(u.email) = address and u.email_confirmed_at is not null) then
    return 'had';
  end if;
  insert into private.staff_invitations as i (email, role, invited_by, expires_at)
    values (address, p_role, (select auth.uid()), private.now() + interval '7 days')
    on conflict (email, role) do update set expires_at = excluded.expires_at, invited_by = excluded.invited_by, invited_at = pg_catalog.now(),
      round = i.round + 1;
  return 'invited';
end
$$;
comment on function public.invite_colleague(text, text, text) is
  'Offers a role to whoever has this address, for seven days, by a letter with a link; once more where it stands already, and the link before ends. '
  'Answers invited or had.';

create or replace function private.invite_staff(address text, wanted text) returns text language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  if not exists (select from public.staff_roles where slug = wanted) then
    raise exception 'There is no role %.', wanted using errcode = 'HT005', hint = 'no_such_role';
  end if;
  perform set_config('app.actor', 'terminal', true);
  select id into person from auth.users where lower(email) = lower(btrim(address)) and email_confirmed_at is not null;
  if person is null then
    insert into private.staff_invitations as i (email, role, expires_at) values (lower(btrim(address)), wanted, private.now() + interval '7 days')
      on conflict (email, role) do update set expires_at = excluded.expires_at, invited_at = pg_catalog.now(),
      round = i.round + 1;
    return 'invited';
  end if;
  insert into public.staff_members (person_id, role) values (person, wanted) on conflict do nothing;
  return case when found then 'granted' else 'had' end;
end
$$;
