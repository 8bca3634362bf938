-- Why: accounts can be closed and counted, but whoever makes a hundred of them comes back with the next. Staff keep out addresses and
-- networks, see beforehand who that would have stopped, and take it back.
create table private.blocklist_entries (
  id            uuid primary key default gen_random_uuid(),
  kind          text not null check (kind in ('email', 'domain', 'network')),
  value         text not null check (char_length(value) between 3 and 254),
  blocked_until timestamptz,
  reason        text not null check (char_length(reason) between 3 and 500),
  created_by    uuid references auth.users (id) on delete set null,
  created_at    timestamptz not null default now(),
  lifted_by     uuid references auth.users (id) on delete set null,
  lifted_at     timestamptz,
  check (blocked_until is null or blocked_until > created_at)
);
comment on table private.blocklist_entries is
  'Who is kept out: an e-mail address, all addresses of a domain and of those below it, or a network. Every process keeps a copy '
  '(server/limits/blocklist.ts); what was lifted or has run out stays as a record for a year.';
create unique index blocklist_entries_standing on private.blocklist_entries (kind, value) where lifted_at is null;
create index blocklist_entries_newest on private.blocklist_entries (created_at, id);
create index blocklist_entries_created_by on private.blocklist_entries (created_by);
create index blocklist_entries_lifted_by on private.blocklist_entries (lifted_by);
alter table private.blocklist_entries enable row level security;
create trigger blocklist_entries_tell_pages after insert or update or delete on private.blocklist_entries for each statement
  execute function private.tell_the_pages('blocklist');

create function private.as_inet(p_text text) returns inet language plpgsql immutable set search_path = '' as $$
begin
  if p_text is null or p_text !~ '^[0-9A-Fa-f:.]+(/[0-9]{1,3})?$' then return null; end if;
  return p_text::inet;
exception when others then
  return null;
end
$$;
comment on function private.as_inet(text) is 'A text as a network address; null for what is none.';
revoke execute on function private.as_inet(text) from public;

create function private.block_value(p_kind text, p_value text) returns text language plpgsql immutable set search_path = '' as $$
declare
  said text := lower(btrim(coalesce(p_value, '')));
  net inet;
begin
  case p_kind
    when 'email' then
      if said !~ '^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$' or char_length(said) > 254 then
        raise exception 'This is no email address.' using errcode = 'HT004', hint = 'block_email';
      end if;
      -- What stands behind a plus is the same mailbox.
      return regexp_replace(said, '\+[^@]*@', '@');
    when 'domain' then
      said := ltrim(said, '@');
      if said !~ '^([^\s@/:,;.]+\.)+[^\s@/:,;.]{2,63}$' or char_length(said) > 253 then
        raise exception 'This is no domain.' using errcode = 'HT004', hint = 'block_domain';
      end if;
      return said;
    when 'network' then
      net := private.as_inet(said);
      if net is null then raise exception 'This is no network address.' using errcode = 'HT004', hint = 'block_network'; end if;
      if masklen(net) < (case family(net) when 4 then 12 else 24 end) then
        raise exception 'This network is too wide.' using errcode = 'HT004', hint = 'block_wide';
      end if;
      return network(net)::text;
    else
      raise exception 'There is no such kind.' using errcode = 'HT004', hint = 'block_kind';
  end case;
end
$$;
comment on function private.block_value(text, text) is
  'What is to be kept out, in the form it is compared in. HT004 block_email, block_domain, block_network, block_wide, block_kind.';
revoke execute on function private.block_value(text, text) from public;

create function private.block_meets(p_kind text, p_value text, p_email text, p_ip inet) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(case p_kind
    when 'email' then regexp_replace(lower(btrim(p_email)), '\+[^@]*@', '@') = p_value
    when 'domain' then '.' || split_part(lower(btrim(p_email)), '@', 2) like '%.' || replace(replace(p_value, '\', '\\'), '_', '\_')
    when 'network' then p_ip <<= p_value::inet
  end, false)
$$;
comment on function private.block_meets(text, text, text, inet) is 'Whether somebody with this address, from this network, is kept out by an entry.';
revoke execute on function private.block_meets(text, text, text, inet) from public;

create function private.standing_blocks() returns table (kind text, value text, blocked_until timestamptz)
language sql stable security definer set search_path = '' as $$
  select e.kind, e.value, e.blocked_until from private.blocklist_entries e
   where e.lifted_at is null and (e.blocked_until is null or e.blocked_until > private.now())
   order by e.kind, e.value
$$;
comment on function private.standing_blocks() is 'Who is kept out now: what every process keeps a copy of.';
revoke execute on function private.standing_blocks() from public;
grant execute on function private.standing_blocks() to service_role;

-- Networks somebody was seen in during the last day, and those of their living sessions.
create function private.own_networks(p_person uuid) returns setof inet language sql stable security definer set search_path = '' as $$
  select s.ip from auth.sessions s where s.user_id = p_person and s.ip is not null and (s.not_after is null or s.not_after > private.now())
  union
  select private.as_inet(a.ip_address) from auth.audit_log_entries a
   where a.created_at > private.now() - interval '1 day' and a.payload ->> 'actor_id' = p_person::text and private.as_inet(a.ip_address) is not null
$$;
revoke execute on function private.own_networks(uuid) from public;

create function public.blocklist() returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('security.read');
  return (select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'kind', x.kind, 'value', x.value, 'until', x.blocked_until, 'reason', x.reason,
      'at', x.created_at, 'by', x.by_name, 'stands', x.stands, 'lifted_at', x.lifted_at, 'lifted_by', x.lifted_name)
      order by x.stands desc, x.created_at desc, x.id), '[]')
    from (
      select e.*, e.lifted_at is null and (e.blocked_until is null or e.blocked_until > private.now()) as stands,
          coalesce(nullif(p.full_name, ''), p.email, '') as by_name, coalesce(nullif(l.full_name, ''), l.email, '') as lifted_name
        from private.blocklist_entries e left join public.profiles p on p.id = e.created_by left join public.profiles l on l.id = e.lifted_by
       order by 11 desc, e.created_at desc, e.id limit 500) x);
end
$$;
comment on function public.blocklist() is
  'Five hundred entries of the blocklist, those that stand first: [{id, kind, value, until, reason, at, by, stands, lifted_at, lifted_by}].';

create function public.try_block(p_kind text, p_value text) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  wanted text;
  since constant timestamptz := private.now() - interval '7 days';
  of_network constant boolean := p_kind = 'network';
  me constant uuid := (select auth.uid());
begin
  perform private.demand('security.read');
  wanted := private.block_value(p_kind, p_value);
  return jsonb_build_object(
    'value', wanted,
    'there', exists (select from private.blocklist_entries e where e.kind = p_kind and e.value = wanted and e.lifted_at is null
      and (e.blocked_until is null or e.blocked_until > private.now())),
    'mine', private.block_is_mine(me, p_kind, wanted),
    'sign_ups', (select count(distinct a.payload ->> 'actor_username') from auth.audit_log_entries a
      where a.created_at > since and a.payload ->> 'action' in ('user_signedup', 'user_confirmation_requested')
        and private.block_meets(p_kind, wanted, a.payload ->> 'actor_username', case when of_network then private.as_inet(a.ip_address) end)),
    'sign_ins', case when of_network then (select count(*) from auth.audit_log_entries a
      where a.created_at > since and a.payload ->> 'action' = 'login' and private.block_meets(p_kind, wanted, null, private.as_inet(a.ip_address))) end,
    'orders', case when not of_network then (select count(*) from public.order_groups g
      where g.created_at > since and private.block_meets(p_kind, wanted, g.email, null)) end,
    'contacts', case when not of_network then (select count(*) from public.contact_messages c
      where c.created_at > since and private.block_meets(p_kind, wanted, c.email, null)) end,
    'members', case when of_network
      then (select count(distinct s.user_id) from auth.sessions s where private.block_meets(p_kind, wanted, null, s.ip))
      else (select count(*) from public.profiles p where private.block_meets(p_kind, wanted, p.email, null)) end,
    'staff', (select coalesce(jsonb_agg(distinct coalesce(nullif(p.full_name, ''), p.email, '')), '[]') from public.profiles p
      where p.id in (select m.person_id from public.staff_members m) and private.block_is_mine(p.id, p_kind, wanted)));
end
$$;
comment on function public.try_block(text, text) is
  'Who an entry of the blocklist would have stopped in the last seven days, before it is written: {value, there, mine, sign_ups, '
  'sign_ins, orders, contacts, members, staff}. What cannot be known of a kind is null: orders and letters keep no network.'
  ' `members`: how many have such an address, or are signed in from such a network.';

create function private.block_is_mine(p_person uuid, p_kind text, p_value text) returns boolean
language sql stable security definer set search_path = '' as $$
  select case when p_kind = 'network' then exists (select from private.own_networks(p_person) n where n <<= p_value::inet)
    else exists (select from public.profiles p where p.id = p_person and private.block_meets(p_kind, p_value, p.email, null)) end
$$;
comment on function private.block_is_mine(uuid, text, text) is 'Whether an entry would keep out this person.';
revoke execute on function private.block_is_mine(uuid, text, text) from public;

create function public.write_block(p_kind text, p_value text, p_until timestamptz, p_reason text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  wanted text;
  made uuid;
begin
  perform private.demand('security.write');
  perform private.demand_reason(p_reason);
  wanted := private.block_value(p_kind, p_value);
  if p_until is not null and p_until <= private.now() then raise exception 'This is over already.' using errcode = 'HT004', hint = 'block_until'; end if;
  if private.block_is_mine((select auth.uid()), p_kind, wanted) then
    raise exception 'This would keep you out.' using errcode = 'HT005', hint = 'block_mine';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('blocklist', 0));
  if (select count(*) from private.standing_blocks()) >= 5000 then
    raise exception 'The blocklist is full.' using errcode = 'HT005', hint = 'block_full';
  end if;
  -- One that has run out makes room for the new one.
  update private.blocklist_entries e set lifted_at = e.blocked_until
   where e.kind = p_kind and e.value = wanted and e.lifted_at is null and e.blocked_until <= private.now();
  insert into private.blocklist_entries (kind, value, blocked_until, reason, created_by, created_at)
  values (p_kind, wanted, p_until, left(btrim(p_reason), 500), (select auth.uid()), private.now())
    on conflict (kind, value) where lifted_at is null do nothing returning id into made;
  if made is null then raise exception 'It stands on the blocklist already.' using errcode = 'HT005', hint = 'block_there'; end if;
  perform private.log_activity('security.block', made::text, jsonb_build_object('kind', jsonb_build_array(null, p_kind),
    'value', jsonb_build_array(null, wanted), 'until', jsonb_build_array(null, p_until)), p_reason);
  return made;
end
$$;
comment on function public.write_block(text, text, timestamptz, text) is
  'Keeps out an e-mail address, a domain or a network, for good or until a moment. Nobody keeps out themselves. '
  'HT004 block_until and those of private.block_value, HT005 block_mine, block_there, block_full.';

create function public.lift_block(p_id uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  was private.blocklist_entries;
begin
  perform private.demand('security.write');
  perform private.demand_reason(p_reason);
  update private.blocklist_entries e set lifted_at = private.now(), lifted_by = (select auth.uid())
   where e.id = p_id and e.lifted_at is null and (e.blocked_until is null or e.blocked_until > private.now()) returning * into was;
  if not found then
    if not exists (select from private.blocklist_entries e where e.id = p_id) then raise exception 'There is no such entry.' using errcode = 'PT404'; end if;
    raise exception 'It is over already.' using errcode = 'HT005', hint = 'already_decided';
  end if;
  perform private.log_activity('security.lift_block', p_id::text, jsonb_build_object('kind', jsonb_build_array(was.kind, null),
    'value', jsonb_build_array(was.value, null)), p_reason);
end
$$;
comment on function public.lift_block(uuid, text) is 'Takes an entry off the blocklist; it counts no more within a moment. HT005 already_decided.';

create function private.forget_blocks() returns integer language sql security definer set search_path = '' as $$
  with gone as (
    delete from private.blocklist_entries e where least(e.lifted_at, e.blocked_until) < private.now() - interval '1 year' returning 1)
  select count(*)::integer from gone
$$;
comment on function private.forget_blocks() is 'Forgets entries that have been over for a year; answers how many.';
revoke execute on function private.forget_blocks() from public;
grant execute on function private.forget_blocks() to service_role;

revoke execute on function public.blocklist(), public.try_block(text, text), public.write_block(text, text, timestamptz, text),
  public.lift_block(uuid, text) from public, anon;
grant execute on function public.blocklist(), public.try_block(text, text), public.write_block(text, text, timestamptz, text),
  public.lift_block(uuid, text) to authenticated;
