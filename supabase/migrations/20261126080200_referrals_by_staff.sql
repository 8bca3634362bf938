-- Why: what looks like one person in two accounts is decided by a person, who says why, and whoever is refused reads it.
create function private.locked_referral(p_id uuid, p_seen timestamptz) returns public.referrals
language plpgsql security definer set search_path = '' as $$
declare
  r public.referrals;
begin
  select * into r from public.referrals x where x.id = p_id for update;
  if not found then raise exception 'There is no such referral.' using errcode = 'PT404'; end if;
  if (select auth.uid()) in (r.referrer_id, r.friend_id) then
    raise exception 'Somebody else decides about your own.' using errcode = 'HT005', hint = 'own_referral';
  end if;
  perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(r.changed_at));
  return r;
end
$$;
revoke execute on function private.locked_referral(uuid, timestamptz) from public;

create function public.decide_referral(p_id uuid, p_how text, p_seen timestamptz, p_reason text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  r public.referrals;
begin
  perform private.demand('referrals.decide');
  perform private.demand_reason(p_reason);
  if p_how is null or p_how not in ('approve', 'hold', 'refuse', 'take_back') then
    raise exception 'approve, hold, refuse or take_back.' using errcode = '22023';
  end if;
  r := private.locked_referral(p_id, p_seen);
  if not (case p_how when 'approve' then r.state = 'held' when 'hold' then r.state = 'waiting' when 'take_back' then r.state = 'granted'
      else r.state in ('joined', 'waiting', 'held') end) then
    raise exception 'A referral that is % cannot be decided so.', r.state using errcode = 'HT005', hint = 'already_decided';
  end if;
  if p_how = 'take_back' then
    perform private.take_referral_back(r, 'staff', p_reason);
    return 'taken_back';
  end if;
  update public.referrals set
    state = case p_how when 'approve' then 'waiting' when 'hold' then 'held' else 'refused' end,
    because = case p_how when 'refuse' then 'staff' else '' end,
    -- What was said about holding it is over when it goes on.
    reason = case p_how when 'approve' then '' else left(btrim(p_reason), 500) end,
    held_at = case when p_how = 'hold' then private.now() else held_at end,
    cleared_at = case when p_how = 'approve' then private.now() end,
    ended_at = case when p_how = 'refuse' then private.now() end,
    check_at = case when p_how = 'approve' then private.now() end,
    changed_at = clock_timestamp()
   where id = r.id;
  delete from public.work_claims c where c.kind = 'referral' and c.key = r.id::text and p_how <> 'hold';
  perform private.log_activity('referrals.' || p_how, r.id::text, jsonb_build_object('state', jsonb_build_array(r.state,
    case p_how when 'approve' then 'waiting' when 'hold' then 'held' else 'refused' end)), p_reason);
  if p_how = 'approve' then return private.review_referral(r.id); end if;
  return (select x.state from public.referrals x where x.id = r.id);
end
$$;
comment on function public.decide_referral(uuid, text, timestamptz, text) is
  'approve lets a held one go on (and rewards it where it is due), hold stops one that waits, refuse ends it, take_back takes a given reward from both. '
  'Both read the reason of what stops them. Answers the state. HT003 changed_meanwhile, HT005 already_decided, own_referral.';

create function public.referrals_found(p_words text) returns setof public.referrals
language plpgsql stable security definer rows 200 set search_path = '' as $$
begin
  perform private.demand('referrals.read');
  if char_length(btrim(p_words)) not between 1 and 100 then raise exception 'Between 1 and 100 characters.' using errcode = '22023'; end if;
  return query
    with of_code as (select c.person_id from public.referral_codes c where c.code = upper(btrim(p_words))),
         of_name as (select p.id from public.profiles p where private.may('people.read')
             and (p.full_name ilike '%' || regexp_replace(btrim(p_words), '([\\%_])', '\\\1', 'g') || '%'
               or p.email ilike '%' || regexp_replace(btrim(p_words), '([\\%_])', '\\\1', 'g') || '%') order by p.created_at desc, p.id desc limit 200)
    select r.* from public.referrals r
     where r.referrer_id in (select person_id from of_code union select id from of_name) or r.friend_id in (select id from of_name)
     order by r.joined_at desc, r.id desc limit 200;
end
$$;
comment on function public.referrals_found(text) is 'Referrals of a code, and for whoever may read accounts of a name or an address; at most the newest 200.';

create function public.referral_figures(p_days integer) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  answer jsonb := '{}';
  part record;
begin
  perform private.demand('referrals.read');
  if p_days is null or p_days not between 1 and 366 then raise exception 'Between 1 and 366 days.' using errcode = '22023'; end if;
  for part in select * from (values ('now', 0), ('before', 1)) x(name, back) loop
    answer := answer || jsonb_build_object(part.name, (
      with span as (select private.now() - (part.back + 1) * p_days * interval '1 day' as since,
                           private.now() - part.back * p_days * interval '1 day' as until)
      select jsonb_build_object(
        'joined', (select count(*) from public.referrals r where r.joined_at > s.since and r.joined_at <= s.until),
        'ordered', (select count(*) from public.referrals r join public.order_groups g on g.id = r.order_group_id
          where r.joined_at > s.since and r.joined_at <= s.until),
        'granted', (select count(*) from public.referrals r where r.granted_at > s.since and r.granted_at <= s.until),
        'ended', (select count(*) from public.referrals r where r.ended_at > s.since and r.ended_at <= s.until),
        'given_minor', (select coalesce(sum(e.amount_minor), 0) from public.credit_entries e
          where e.referral_id is not null and e.kind = 'referral' and e.created_at > s.since and e.created_at <= s.until),
        'back_minor', (select coalesce(-sum(e.amount_minor), 0) from public.credit_entries e
          where e.referral_id is not null and e.kind = 'referral_back' and e.created_at > s.since and e.created_at <= s.until))
        from span s));
  end loop;
  return answer || jsonb_build_object(
    'held', (select count(*) from public.referrals r where r.state = 'held'),
    'waiting', (select count(*) from public.referrals r where r.state = 'waiting'),
    'waiting_minor', (select coalesce(sum(r.referrer_minor + r.friend_minor), 0) from public.referrals r where r.state in ('waiting', 'held')),
    'terms', (select jsonb_object_agg(split_part(s.key, '.', 2), s.value) from public.shop_settings s where s.key like 'referrals.%'));
end
$$;
comment on function public.referral_figures(integer) is
  'Of so many days and as many before them: friends who joined, those of them who ordered, rewards given, ended, credit given and taken back in satang; what '
  'waits now; and the terms as they hold.';

create function public.referral_journals(p_id uuid)
returns table (at timestamptz, kind text, amount_minor bigint, journal_id bigint, is_friend boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('referrals.read');
  return query
    select e.created_at, e.kind, e.amount_minor, j.id, a.person_id is not distinct from r.friend_id
      from public.referrals r join public.credit_entries e on e.referral_id = r.id join public.credit_accounts a on a.id = e.account_id
      left join public.journals j on j.credit_entry_id = e.id where r.id = p_id order by e.id;
end
$$;
comment on function public.referral_journals(uuid) is 'What a referral did in the books: credit given and taken back, with its journal.';

revoke execute on function public.decide_referral(uuid, text, timestamptz, text), public.referrals_found(text), public.referral_figures(integer),
  public.referral_journals(uuid) from public, anon;
grant execute on function public.decide_referral(uuid, text, timestamptz, text), public.referrals_found(text), public.referral_figures(integer),
  public.referral_journals(uuid) to authenticated, service_role;

create view private.waiting_referral as select r.id, r.held_at as since from public.referrals r where r.state = 'held';
revoke all on private.waiting_referral from service_role;
create function private.facts_of_referral(p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('referrer', coalesce(nullif(a.full_name, ''), a.email, ''), 'referrer_id', r.referrer_id,
    'friend', coalesce(nullif(b.full_name, ''), b.email, ''), 'friend_id', r.friend_id, 'signals', coalesce(r.signals, '{}'), 'reason', r.reason,
    'order_id', (select o.id from public.orders o where o.order_group_id = r.order_group_id order by o.number limit 1),
    'number', g.number, 'kept_minor', s.kept_minor, 'bought_minor', s.bought_minor, 'minimum_minor', r.minimum_minor,
    'reward_minor', r.referrer_minor + r.friend_minor, 'joined_at', r.joined_at, 'seen', r.changed_at,
    'brought', (select count(*) from public.referrals x where x.referrer_id = r.referrer_id))
    from public.referrals r cross join lateral private.referral_order(r) s
    left join public.profiles a on a.id = r.referrer_id left join public.profiles b on b.id = r.friend_id
    left join public.order_groups g on g.id = r.order_group_id
   where r.id = private.as_uuid(p_key)
$$;
revoke execute on function private.facts_of_referral(text) from public;
insert into public.work_kinds (kind, permission, hours) values ('referral', 'referrals.read', 72);
