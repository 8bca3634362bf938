-- Why: the terminal made whoever had an account staff at once, without their yes and past the link that only the invited address gets: a typing error
-- in an address gave a stranger the office. It invites now as the screen does. One is made at once: the first owner of a shop that has no staff,
-- because a shop whose mail does not go out yet would have nobody who could set it up.

create or replace function private.invite_staff(address text, wanted text) returns text language plpgsql security definer set search_path = '' as $$
declare
  known text := lower(btrim(address));
  person uuid;
begin
  if not exists (select from public.staff_roles where slug = wanted) then
    raise exception 'There is no role %.', wanted using errcode = 'HT005', hint = 'no_such_role';
  end if;
  perform set_config('app.actor', 'terminal', true);
  -- Of two terminals at once one finds a shop without staff.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('staff:invite', 0));
  select id into person from auth.users where lower(email) = known and email_confirmed_at is not null;
  if exists (select from public.staff_members m where m.person_id = person and m.role = wanted) then return 'had'; end if;
  if person is not null and (select r.has_all from public.staff_roles r where r.slug = wanted) and not exists (select from public.staff_members) then
    insert into public.staff_members (person_id, role) values (person, wanted);
    return 'granted';
  end if;
  insert into private.staff_invitations as i (email, role, expires_at) values (known, wanted, private.now() + interval '7 days')
    on conflict (email, role) do update set expires_at = excluded.expires_at, invited_by = null, invited_at = pg_catalog.now(), round = i.round + 1;
  return 'invited';
end
$$;
comment on function private.invite_staff(text, text) is
  'From the terminal: offers a role to an address by a letter with a link, for seven days. The first owner of a shop without staff is made at once, if the '
  'account is there. Answers invited, had or granted.';
