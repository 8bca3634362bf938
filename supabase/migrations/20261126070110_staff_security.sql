-- Why: somebody left a laptop in a train, or somebody guesses passwords. Whoever keeps the shop safe sees where staff are signed in, who is locked out and
-- whose rights changed, ends a session at once, and lets somebody in again who proved who they are.
insert into public.staff_permissions (name, description, needs_fresh) values
  ('security.read', 'Read where staff are signed in, which accounts are locked, and who lacks a second factor.', false),
  ('security.write', 'End sessions of staff and lift locks of accounts.', true);
insert into public.staff_role_permissions (role, permission) values ('auditor', 'security.read');

/* The key under which the auth service counts wrong passwords of an address (packages/supabase-api/auth/passwords/lockout.ts). */
create function private.lock_key(p_address text) returns text language sql immutable set search_path = '' as $$
  select 'lock:' || left(encode(sha256(convert_to(lower(btrim(p_address)), 'UTF8')), 'hex'), 32)
$$;
revoke execute on function private.lock_key(text) from public;

create function public.security_overview() returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('security.read');
  return jsonb_build_object(
    'sessions', (select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'person_id', x.user_id, 'name', x.name, 'since', x.created_at,
        'used_at', x.used_at, 'network', x.network, 'device', x.user_agent, 'proven', x.proven, 'mine', x.mine)
        order by x.used_at desc, x.id), '[]')
      from (
        select s.id, s.user_id, coalesce(nullif(p.full_name, ''), p.email, '') as name, s.created_at, coalesce(s.refreshed_at, s.created_at) as used_at,
            coalesce(host(s.ip), '') as network, coalesce(s.user_agent, '') as user_agent, s.aal::text in ('aal2', 'aal3') as proven,
            s.id::text = (select auth.jwt() ->> 'session_id') as mine
          from auth.sessions s join public.profiles p on p.id = s.user_id
         where s.user_id in (select m.person_id from public.staff_members m) and (s.not_after is null or s.not_after > private.now())
         order by 5 desc, 1 limit 200) x),
    'locked', (select coalesce(jsonb_agg(jsonb_build_object('address', l.address, 'at', l.at, 'until', l.until, 'network', l.network)
        order by l.at desc), '[]')
      from (
        select distinct on (lower(a.payload ->> 'actor_username')) a.payload ->> 'actor_username' as address, a.created_at as at, r.expires_at as until,
            a.ip_address as network
          from auth.audit_log_entries a join auth.rate_limits r on r.key = private.lock_key(a.payload ->> 'actor_username')
         where a.created_at > private.now() - interval '1 hour' and a.payload ->> 'action' = 'account_locked'
           and r.hits >= 10 and r.expires_at > private.now()
         order by lower(a.payload ->> 'actor_username'), a.created_at desc limit 200) l),
    'without_factor', (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', coalesce(nullif(p.full_name, ''), p.email, '')) order by p.id), '[]')
      from public.profiles p where p.id in (select m.person_id from public.staff_members m)
       and not exists (select from auth.mfa_factors f where f.user_id = p.id and f.status = 'verified')),
    'locks', (select count(*) from auth.audit_log_entries a
      where a.created_at > private.now() - interval '1 day' and a.payload ->> 'action' = 'account_locked'));
end
$$;
comment on function public.security_overview() is
  'Two hundred sessions of staff, the last used first; accounts that are locked now; staff without a second factor, who may do nothing until they have one; '
  'and how many locks there were in a day: {sessions, locked, without_factor, locks}.';

create function public.end_staff_sessions(p_person uuid, p_session uuid, p_reason text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  ended integer;
begin
  perform private.demand('security.write');
  perform private.demand_reason(p_reason);
  if not private.is_staff(p_person) then raise exception 'There is no such colleague.' using errcode = 'PT404'; end if;
  if p_session::text = (select auth.jwt() ->> 'session_id') then
    raise exception 'This is your own. Sign out instead.' using errcode = 'HT005', hint = 'own_session';
  end if;
  delete from auth.sessions s
   where s.user_id = p_person and (p_session is null or s.id = p_session) and s.id::text is distinct from (select auth.jwt() ->> 'session_id');
  get diagnostics ended = row_count;
  if ended = 0 then raise exception 'It is over already.' using errcode = 'HT005', hint = 'already_decided'; end if;
  perform private.log_activity('security.end_sessions', p_person::text, jsonb_build_object('sessions', jsonb_build_array(ended, 0)), p_reason);
  return ended;
end
$$;
comment on function public.end_staff_sessions(uuid, uuid, text) is
  'Ends one session of a colleague, or (null) all of them but the caller''s own; answers how many. HT005 own_session, already_decided where none is left.';

create function public.lift_account_lock(p_address text, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  person uuid := (select p.id from public.profiles p where lower(p.email) = lower(btrim(p_address)));
begin
  perform private.demand('security.write');
  perform private.demand_reason(p_reason);
  delete from auth.rate_limits r where r.key = private.lock_key(p_address) and r.expires_at > private.now();
  if not found then raise exception 'It is not locked.' using errcode = 'HT005', hint = 'already_decided'; end if;
  perform private.log_activity('security.lift_lock', coalesce(person::text, ''), '{}', p_reason);
end
$$;
comment on function public.lift_account_lock(text, text) is
  'Lets somebody try their password again before the lock ends. HT005 already_decided where there is none.';
revoke execute on function public.security_overview(), public.end_staff_sessions(uuid, uuid, text), public.lift_account_lock(text, text) from public, anon;
grant execute on function public.security_overview(), public.end_staff_sessions(uuid, uuid, text), public.lift_account_lock(text, text) to authenticated;
