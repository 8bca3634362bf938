-- Why: a token says "with a second factor" for the ten minutes it lasts, also when the factor was taken from the account or the session ended meanwhile.
-- Rights of staff ask the session itself now, and what takes something away from somebody wants the factor again. Whoever looks through another
-- person's eyes (`act`) is staff nowhere.

create function private.is_impersonated() returns boolean
language sql stable set search_path = '' as $$
  select coalesce((select auth.jwt()) ? 'act', false)
$$;
comment on function private.is_impersonated() is
  'Whether somebody of the staff asks through the eyes of the person the token names. What nobody but the two sides may see is not shown then.';
revoke execute on function private.is_impersonated() from public;
grant execute on function private.is_impersonated() to service_role;

create function private.is_proven() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(j ->> 'aal', 'aal1') in ('aal2', 'aal3') and not j ? 'act' and (not j ? 'session_id' or exists (
      select from auth.sessions s
       where s.id = (j ->> 'session_id')::uuid and s.user_id = (select auth.uid()) and s.aal::text in ('aal2', 'aal3')
         and (s.not_after is null or s.not_after > private.now())))
    from (select (select auth.jwt()) as j) asked
$$;
comment on function private.is_proven() is
  'Whether who asks is signed in with a second factor at this moment: the token says so, and its session still stands and still says so.';
revoke execute on function private.is_proven() from public;
grant execute on function private.is_proven() to service_role;

create or replace function private.is_staff_here() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_proven() and private.is_staff((select auth.uid()))
$$;

create or replace function private.may(wanted text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_proven() and private.staff_may((select auth.uid()), wanted)
$$;

create function private.demand_proof() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (
    select from jsonb_array_elements((select auth.jwt()) -> 'amr') proof
     where proof ->> 'method' in ('totp', 'mfa/phone', 'mfa/webauthn', 'mfa/recovery_code')
       and to_timestamp((proof ->> 'timestamp')::bigint) > private.now() - interval '10 minutes')
  then
    raise exception 'Show your second factor again.' using errcode = '42501', hint = 'prove';
  end if;
end
$$;
comment on function private.demand_proof() is
  'Demands that the second factor was shown within ten minutes, where a permission does not by itself: for what takes something away from somebody.';
revoke execute on function private.demand_proof() from public;
grant execute on function private.demand_proof() to service_role;

create or replace function private.demand(wanted text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.may(wanted) then
    raise exception 'This needs the permission %.', wanted using errcode = '42501';
  end if;
  if (select needs_fresh from public.staff_permissions where name = wanted) then perform private.demand_proof(); end if;
end
$$;

create or replace function public.my_staff_rights() returns jsonb language sql stable security definer set search_path = '' as $$
  with me as (select (select auth.uid()) as id),
       mine as (select m.role, r.has_all from me join public.staff_members m on m.person_id = me.id join public.staff_roles r on r.slug = m.role),
       proof as (select private.is_proven() as given)
  select jsonb_build_object(
    'staff', exists (select from mine),
    'proven', (select given from proof),
    'has_factor', exists (select from me join auth.mfa_factors f on f.user_id = me.id and f.status = 'verified'),
    'roles', coalesce((select jsonb_agg(role order by role) from mine), '[]'),
    'permissions', case when (select given from proof) then coalesce((
      select jsonb_agg(p.name order by p.name) from public.staff_permissions p
       where exists (select from mine where has_all)
          or exists (select from mine join public.staff_role_permissions rp on rp.role = mine.role and rp.permission = p.name)), '[]') else '[]' end)
$$;

create or replace function public.block_person(p_person_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person auth.users;
begin
  perform private.demand('people.write');
  perform private.demand_proof();
  person := private.person_to_block(p_person_id, p_reason);
  if person.banned_until > private.now() then raise exception 'It is blocked.' using errcode = 'HT005', hint = 'already_decided'; end if;
  -- A hundred years, as the interface of the auth service has it for good.
  update auth.users set banned_until = private.now() + interval '100 years' where id = person.id;
  delete from auth.sessions where user_id = person.id;
  perform private.log_activity('people.block', person.id::text, jsonb_build_object('blocked', jsonb_build_array(false, true)), p_reason);
  insert into private.outbox (topic, key, payload) values ('person.blocked', person.id || ':' || pg_current_xact_id(),
    jsonb_build_object('person_id', person.id, 'blocked', true, 'reason', left(btrim(p_reason), 1000)));
end
$$;

-- Whichever way a shop is suspended: what staff do wants proof, the terminal has its own.
create function private.suspension_wants_proof() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is not null then perform private.demand_proof(); end if;
  return new;
end
$$;
revoke execute on function private.suspension_wants_proof() from public;
create trigger sellers_suspension_wants_proof before update of application_status on public.sellers for each row
  when (new.application_status = 'suspended' and old.application_status <> 'suspended') execute function private.suspension_wants_proof();

create or replace function public.correct_points(p_person_id uuid, p_points integer, p_key uuid, p_reason text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  balance integer;
begin
  perform private.demand('people.write');
  if p_points < 0 then perform private.demand_proof(); end if;
  perform private.demand_reason(p_reason);
  if p_points is null or p_points = 0 or p_points not between -100000 and 100000 or p_key is null then
    raise exception 'Between one and a hundred thousand points.' using errcode = '22023', hint = 'invalid';
  end if;
  if p_person_id = (select auth.uid()) then raise exception 'Nobody gives points to themselves.' using errcode = 'HT005', hint = 'own_account'; end if;
  if not exists (select from public.profiles p where p.id = p_person_id) then raise exception 'There is no such account.' using errcode = 'PT404'; end if;
  perform private.lock_membership(p_person_id);
  -- The same press a second time changes nothing.
  if exists (select from public.points_entries e where e.idempotency_key = 'adjust:' || p_key) then return private.points_balance(p_person_id); end if;
  balance := private.points_balance(p_person_id);
  if balance + p_points < 0 and p_points < 0 then
    raise exception 'There are % points.', balance using errcode = 'HT005', hint = 'too_few_points';
  end if;
  perform private.book_points(p_person_id, 'adjust', p_points, 'adjust:' || p_key, private.now(), why => left(btrim(p_reason), 200));
  perform private.log_activity('people.correct_points', p_person_id::text, jsonb_build_object('points', jsonb_build_array(balance, balance + p_points)),
    p_reason);
  return private.points_balance(p_person_id);
end
$$;
