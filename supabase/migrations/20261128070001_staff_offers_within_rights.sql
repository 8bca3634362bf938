-- What is offered is accepted up to a week later, and whoever offered it may have fewer rights by then: an owner who was made less could have kept the
-- office for an account of their own.

create function private.may_still_offer(p_person_id uuid, p_role text) returns boolean language sql stable security definer set search_path = '' as $$
  select p_person_id is null or (
    private.staff_may(p_person_id, 'staff.write')
    and not exists (
      select from public.staff_roles r where r.slug = p_role and r.has_all and not exists (
        select from public.staff_members m join public.staff_roles o on o.slug = m.role where m.person_id = p_person_id and o.has_all))
    and not exists (select from public.staff_role_permissions x where x.role = p_role and not private.staff_may(p_person_id, x.permission)))
$$;
comment on function private.may_still_offer(uuid, text) is
  'Whether whoever offered a role may still do so: they may invite, and the role may no more than they; the terminal always.';
revoke execute on function private.may_still_offer(uuid, text) from public;

create or replace function private.invitation_of(p_id uuid, p_round integer) returns table (
  email text, role text, description text, invited_by text, expires_at timestamptz
) language sql stable security definer set search_path = '' as $$
  select i.email, i.role, r.description, coalesce(nullif(p.full_name, ''), p.email, ''), i.expires_at
    from private.staff_invitations i join public.staff_roles r on r.slug = i.role left join public.profiles p on p.id = i.invited_by
   where i.id = p_id and i.round = p_round and i.expires_at > private.now() and private.may_still_offer(i.invited_by, i.role)
$$;

create or replace function private.accept_invitation(p_id uuid, p_round integer, p_person_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  i private.staff_invitations;
begin
  select * into i from private.staff_invitations x
   where x.id = p_id and x.round = p_round and x.expires_at > private.now() and private.may_still_offer(x.invited_by, x.role) for update;
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

drop function private.may_still_invite(uuid);
