-- Who works here is seen and changed on a screen.

create function public.staff_directory()
returns table (person_id uuid, email text, name text, has_factor boolean, last_sign_in_at timestamptz, roles jsonb)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('staff.read');
  return query
    select u.id, coalesce(u.email, '')::text, coalesce(p.full_name, ''),
           exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'), u.last_sign_in_at,
           (select jsonb_agg(jsonb_build_object('role', m.role, 'granted_at', m.granted_at, 'granted_by', coalesce(g.email, '')) order by m.role)
              from public.staff_members m left join public.profiles g on g.id = m.granted_by where m.person_id = u.id)
      from auth.users u left join public.profiles p on p.id = u.id
     where u.id in (select m.person_id from public.staff_members m)
     order by 3, 2;
end
$$;
comment on function public.staff_directory() is
  'Everybody who works here: roles [{role, granted_at, granted_by}], whether a second factor stands. For whoever may read the staff.';
revoke execute on function public.staff_directory() from public, anon;
grant execute on function public.staff_directory() to authenticated;

create function public.staff_invited() returns table (email text, role text, invited_at timestamptz, expires_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('staff.read');
  return query
    select i.email, i.role, i.invited_at, i.expires_at from private.staff_invitations i where i.expires_at > private.now() order by i.invited_at desc;
end
$$;
comment on function public.staff_invited() is 'Addresses whose owners get a role as soon as they have an account with them. For whoever may read the staff.';
revoke execute on function public.staff_invited() from public, anon;
grant execute on function public.staff_invited() to authenticated;

create function public.invite_colleague(p_email text, p_role text, p_reason text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  address text := lower(btrim(coalesce(p_email, '')));
  person uuid;
begin
  perform private.demand('staff.write');
  perform private.demand_reason(p_reason);
  perform private.demand_no_more_than_mine(p_role);
  if address !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' or char_length(address) > 254 then
    raise exception 'This is no e-mail address.' using errcode = 'HT004', hint = 'no_email';
  end if;
  perform set_config('app.reason', p_reason, true);
  select u.id into person from auth.users u where lower(u.email) = address and u.email_confirmed_at is not null;
  if person is null then
    insert into private.staff_invitations (email, role, invited_by, expires_at)
      values (address, p_role, (select auth.uid()), private.now() + interval '7 days')
      on conflict (email, role) do update set expires_at = excluded.expires_at, invited_by = excluded.invited_by, invited_at = pg_catalog.now();
    return 'invited';
  end if;
  insert into public.staff_members (person_id, role, granted_by) values (person, p_role, (select auth.uid())) on conflict do nothing;
  return case when found then 'granted' else 'had' end;
end
$$;
comment on function public.invite_colleague(text,text,text) is
  'Gives a role to whoever has this address: at once, or for seven days as soon as there is a confirmed account. Answers granted, had or invited.';
revoke execute on function public.invite_colleague(text,text,text) from public, anon;
grant execute on function public.invite_colleague(text,text,text) to authenticated;

create function public.withdraw_invitation(p_email text, p_role text, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('staff.write');
  perform private.demand_reason(p_reason);
  perform set_config('app.reason', p_reason, true);
  delete from private.staff_invitations i where i.email = lower(btrim(p_email)) and i.role = p_role;
end
$$;
comment on function public.withdraw_invitation(text,text,text) is 'Takes back an invitation that was not accepted yet, for a reason.';
revoke execute on function public.withdraw_invitation(text,text,text) from public, anon;
grant execute on function public.withdraw_invitation(text,text,text) to authenticated;

create function public.write_staff_role(p_slug text, p_description text, p_permissions text[], p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('staff.write');
  perform private.demand_reason(p_reason);
  if exists (select from unnest(p_permissions) w where not private.staff_may((select auth.uid()), w)) then
    raise exception 'Nobody gives away more than they have.' using errcode = '42501';
  end if;
  perform set_config('app.reason', p_reason, true);
  if exists (select from public.staff_roles r where r.slug = p_slug) then
    perform private.demand_no_more_than_mine(p_slug);
    if exists (select from public.staff_roles r where r.slug = p_slug and r.has_all) then
      raise exception 'An owner may everything.' using errcode = 'HT005', hint = 'owner_role';
    end if;
    update public.staff_roles r set description = p_description where r.slug = p_slug and r.description <> p_description;
  else
    insert into public.staff_roles (slug, description) values (p_slug, p_description);
  end if;
  delete from public.staff_role_permissions h where h.role = p_slug and h.permission <> all (p_permissions);
  insert into public.staff_role_permissions (role, permission) select distinct p_slug, w from unnest(p_permissions) w on conflict do nothing;
end
$$;
comment on function public.write_staff_role(text,text,text[],text) is
  'Makes a role of one''s own or says anew what a role may, for a reason; everybody who has it may that at once. Nobody gives away more than they have.';
revoke execute on function public.write_staff_role(text,text,text[],text) from public, anon;
grant execute on function public.write_staff_role(text,text,text[],text) to authenticated;

create function public.remove_staff_role(p_slug text, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('staff.write');
  perform private.demand_reason(p_reason);
  perform private.demand_no_more_than_mine(p_slug);
  if exists (select from public.staff_members m where m.role = p_slug) then
    raise exception 'Somebody has this role.' using errcode = 'HT005', hint = 'role_in_use';
  end if;
  if exists (select from public.staff_roles r where r.slug = p_slug and r.has_all) then
    raise exception 'An owner may everything.' using errcode = 'HT005', hint = 'owner_role';
  end if;
  perform set_config('app.reason', p_reason, true);
  delete from public.staff_role_permissions h where h.role = p_slug;
  delete from public.staff_roles r where r.slug = p_slug;
end
$$;
comment on function public.remove_staff_role(text,text) is 'Removes a role that nobody has, for a reason. HT005 role_in_use otherwise.';
revoke execute on function public.remove_staff_role(text,text) from public, anon;
grant execute on function public.remove_staff_role(text,text) to authenticated;
