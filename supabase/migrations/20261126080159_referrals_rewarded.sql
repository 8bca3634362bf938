-- Why: the reward is a cost of the shop from the day it is given, owed to two members as store credit, and it goes back where the order did.
alter table public.credit_entries add column referral_id uuid references public.referrals on delete restrict;
create index credit_entries_referral on public.credit_entries (referral_id) where referral_id is not null;

do $$
declare
  it record;
begin
  for it in select * from (values
      ('credit_entries', 'credit_entries_kind_check', '{referral,referral_back}'::text[]),
      ('journals', 'journals_kind_check', '{referral,referral_back}'::text[]),
      ('ledger_accounts', 'ledger_accounts_kind_check', '{referral_cost}'::text[])) x(of_table, named, more) loop
    execute (
      select format('alter table public.%I drop constraint %I, add constraint %I check (kind in (%s))', it.of_table, it.named, it.named,
               string_agg(quote_literal(k.kind), ', ' order by k.place))
        from pg_constraint c
       cross join lateral unnest(array(select m[1] from regexp_matches(pg_get_constraintdef(c.oid), '''([a-z_]+)''', 'g') m) || it.more)
         with ordinality k(kind, place)
       where c.conrelid = format('public.%I', it.of_table)::regclass and c.conname = it.named);
  end loop;
  execute format('comment on table public.ledger_accounts is %L', rtrim(obj_description('public.ledger_accounts'::regclass), '.') ||
    ' · referral_cost: credit the shop gives for friends who were brought.');
end
$$;

CREATE OR REPLACE FUNCTION private.side_of_account(p_kind text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when p_kind in ('buyer_refunds', 'seller_in_flight', 'seller_reserve', 'commission', 'vat_output', 'plan_fees', 'gift_cards', 'store_credit',
      'breakage') then -1
    when p_kind in ('promotion_cost', 'chargeback_cost', 'chargeback_fees', 'payout_fees', 'withheld_tax', 'gift_card_cost', 'referral_cost') then 1
    else 0
  end
$function$;

create function private.check_referrals() returns table (problem text, about text, expected numeric, booked numeric)
language sql stable security definer set search_path = '' as $$
  -- Each entry of credit for a friend is a journal against the cost.
  select 'referral', e.id::text, e.amount_minor::numeric, coalesce(b.cost, 0)
    from public.credit_entries e
    left join lateral (
      select sum(p.amount_minor) as cost from public.journals j join public.postings p on p.journal_id = j.id
        join public.ledger_accounts a on a.id = p.account_id and a.kind = 'referral_cost' where j.credit_entry_id = e.id) b on true
   where e.referral_id is not null and e.amount_minor <> coalesce(b.cost, 0)
  union all
  -- What a referral says was given and taken back is what its entries say.
  select 'referral_reward', r.id::text, case when r.granted_at is null then 0 else r.referrer_minor + r.friend_minor end - r.back_minor, coalesce(e.given, 0)
    from public.referrals r
    left join lateral (select sum(x.amount_minor) as given from public.credit_entries x where x.referral_id = r.id) e on true
   where r.referrer_id is not null and r.friend_id is not null
     and case when r.granted_at is null then 0 else r.referrer_minor + r.friend_minor end - r.back_minor <> coalesce(e.given, 0)
$$;
comment on function private.check_referrals() is 'What is wrong with rewards of referrals in the books; nothing where all is right.';
revoke execute on function private.check_referrals() from public;

do $$
declare
  it text;
begin
  -- The newest words of the check, with one more part.
  it := pg_get_functiondef('private.check_books()'::regprocedure);
  execute replace(it, 'select * from private.check_credit()', E'select * from private.check_credit()\n  union all\n  select * from private.check_referrals()');
end
$$;

create function private.post_referral(p_entry bigint, p_kind text) returns void language plpgsql security definer set search_path = '' as $$
declare
  e public.credit_entries;
  journal bigint;
begin
  select * into e from public.credit_entries x where x.id = p_entry;
  insert into public.journals (kind, credit_entry_id, key) values (p_kind, p_entry, 'credit:' || p_entry) returning id into journal;
  insert into public.postings (journal_id, account_id, amount_minor)
  select journal, private.ledger_account(x.kind, '', null, a.currency), x.amount
    from public.credit_accounts a cross join lateral (values ('referral_cost', e.amount_minor), ('store_credit', -e.amount_minor)) x(kind, amount)
   where a.id = e.account_id;
end
$$;
comment on function private.post_referral(bigint, text) is 'Books credit given for a friend, or taken back, against the shop''s cost.';
revoke execute on function private.post_referral(bigint, text) from public;

create function private.grant_referral(r public.referrals) returns void language plpgsql security definer set search_path = '' as $$
declare
  months constant integer := private.setting('referrals.credit_months')::integer;
  enough boolean := false;
  due record;
  account uuid;
  entry bigint;
begin
  -- One after the other for each referrer, so that two rewards at once do not share the month's last place.
  perform from public.referral_codes c where c.person_id = r.referrer_id for update;
  if r.referrer_minor > 0 and (select count(*) from public.referrals x where x.referrer_id = r.referrer_id and x.referrer_minor > 0
      and x.granted_at >= date_trunc('month', private.now(), 'Asia/Bangkok')) >= private.setting('referrals.month_most')::integer then
    enough := true;
  end if;
  update public.referrals set state = 'granted', granted_at = private.now(), check_at = null, capped = enough,
    referrer_minor = case when enough or r.referrer_id is null then 0 else r.referrer_minor end, changed_at = clock_timestamp() where id = r.id;
  -- In the order of the people, as everywhere where two balances move.
  for due in select x.person, x.amount, x.who from (values
      (r.referrer_id, case when enough then 0 else r.referrer_minor end, 'referrer'), (r.friend_id, r.friend_minor, 'friend')) x(person, amount, who)
    where x.person is not null and x.amount > 0 order by x.person loop
    insert into public.credit_accounts (person_id) values (due.person) on conflict (person_id) do nothing;
    update public.credit_accounts a set balance_minor = a.balance_minor + due.amount where a.person_id = due.person returning a.id into account;
    insert into public.credit_entries (account_id, kind, amount_minor, left_minor, expires_at, key, referral_id)
    values (account, 'referral', due.amount, due.amount, case when months > 0 then private.now() + months * interval '1 month' end,
      'referral:' || r.id || ':' || due.who, r.id) returning id into entry;
    perform private.post_referral(entry, 'referral');
  end loop;
  perform private.log_activity('referrals.grant', r.id::text, jsonb_build_object('state', jsonb_build_array(r.state, 'granted')));
end
$$;
comment on function private.grant_referral(public.referrals) is
  'Gives both their credit, once, and books it; the referrer none where this month has enough. The referral is locked by the caller.';
revoke execute on function private.grant_referral(public.referrals) from public;

create function private.take_referral_back(r public.referrals, p_because text, p_reason text) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  lot record;
  unspent bigint;
  entry bigint;
  back bigint := 0;
begin
  for lot in select e.id, e.account_id from public.credit_entries e join public.credit_accounts a on a.id = e.account_id
     where e.referral_id = r.id and e.kind = 'referral' order by a.person_id nulls last, e.id loop
    perform from public.credit_accounts a where a.id = lot.account_id for update;
    select e.left_minor into unspent from public.credit_entries e where e.id = lot.id;
    if unspent > 0 then
      update public.credit_accounts set balance_minor = balance_minor - unspent where id = lot.account_id;
      update public.credit_entries set left_minor = 0 where id = lot.id;
      insert into public.credit_entries (account_id, kind, amount_minor, key, referral_id)
      values (lot.account_id, 'referral_back', -unspent, 'referral_back:' || lot.id, r.id) returning id into entry;
      perform private.post_referral(entry, 'referral_back');
      back := back + unspent;
    end if;
  end loop;
  update public.referrals set state = 'taken_back', because = p_because, reason = left(btrim(p_reason), 500), back_minor = back, check_at = null,
    ended_at = private.now(), changed_at = clock_timestamp() where id = r.id;
  perform private.log_activity('referrals.take_back', r.id::text, jsonb_build_object('state', jsonb_build_array(r.state, 'taken_back'),
    'back_minor', jsonb_build_array(0, back)), p_reason);
  return back;
end
$$;
comment on function private.take_referral_back(public.referrals, text, text) is
  'Takes what is not spent of a reward from both, and its cost with it; answers how much. What was spent stays a cost of the shop.';
revoke execute on function private.take_referral_back(public.referrals, text, text) from public;

create function private.address_key(a jsonb) returns text language sql immutable set search_path = '' as $$
  select nullif(regexp_replace(lower(concat(a ->> 'line1', a ->> 'line2')), '[\s,./#-]', '', 'g'), '') || '|' || regexp_replace(
    coalesce(a ->> 'postcode', ''), '\s', '', 'g') || '|' || coalesce(a ->> 'country', '')
$$;
comment on function private.address_key(jsonb) is 'An address as it compares: however its house is spaced and punctuated.';
revoke execute on function private.address_key(jsonb) from public;

create function private.referral_signals(r public.referrals) returns text[] language sql stable security definer set search_path = '' as $$
  with friend as (
    select g.id, private.address_key(g.shipping_address) as home,
           right(regexp_replace(coalesce(nullif(g.phone, ''), g.shipping_address ->> 'phone', ''), '\D', '', 'g'), 8) as phone
      from public.order_groups g where g.id = r.order_group_id
  ), referrer as (
    select private.address_key(to_jsonb(a)) as home, right(regexp_replace(a.phone, '\D', '', 'g'), 8) as phone
      from public.addresses a where a.owner_id = r.referrer_id
    union
    select private.address_key(g.shipping_address),
           right(regexp_replace(coalesce(nullif(g.phone, ''), g.shipping_address ->> 'phone', ''), '\D', '', 'g'), 8)
      from (select * from public.order_groups o where o.buyer_id = r.referrer_id order by o.created_at desc limit 50) g
  )
  select coalesce(array_agg(s.signal order by s.place), '{}') from (values
    (1, 'address', exists (select from friend f join referrer o on o.home = f.home)),
    (2, 'phone', exists (select from friend f join referrer o on o.phone = f.phone where char_length(f.phone) = 8)),
    -- Where makers are paid, and where buyers had money sent back to.
    (3, 'account', exists (
        select from public.seller_members a join private.payout_recipients pa on pa.seller_id = a.seller_id
          join private.payout_recipients pb on pb.fingerprint = pa.fingerprint join public.seller_members b on b.seller_id = pb.seller_id
         where a.person_id = r.referrer_id and b.person_id = r.friend_id)
      or exists (
        select from public.order_groups ga join private.refund_accounts a on a.order_group_id = ga.id
          join private.refund_accounts b on regexp_replace(b.number, '\D', '', 'g') = regexp_replace(a.number, '\D', '', 'g')
          join public.order_groups gb on gb.id = b.order_group_id
         where ga.buyer_id = r.referrer_id and gb.buyer_id = r.friend_id)),
    (4, 'many', (select count(*) from public.referrals x where x.referrer_id = r.referrer_id
        and x.joined_at between r.joined_at - interval '1 day' and r.joined_at + interval '1 day') > private.setting('referrals.day_most')::integer)
  ) s(place, signal, is_so) where s.is_so
$$;
comment on function private.referral_signals(public.referrals) is
  'What makes a referral suspicious: the same address, phone or bank account as far as known, or many friends within a day. No card is known to the shop.';
revoke execute on function private.referral_signals(public.referrals) from public;

create function private.referral_order(r public.referrals)
returns table (is_open boolean, unseen_cash boolean, is_canceled boolean, due_at timestamptz, bought_minor bigint, kept_minor bigint, own_minor bigint)
language sql stable security definer set search_path = '' as $$
  select coalesce(bool_or(x.is_open), false), coalesce(bool_or(x.unseen_cash), false), coalesce(bool_and(x.status in ('canceled', 'expired')), true),
         max(x.due_at), coalesce(sum(x.bought) filter (where not x.own), 0)::bigint, coalesce(sum(x.kept) filter (where not x.own), 0)::bigint,
         coalesce(sum(x.kept) filter (where x.own), 0)::bigint
    from (
      select o.status, private.is_own_shop(r.referrer_id, o.seller_id) or private.is_own_shop(r.friend_id, o.seller_id) as own,
             o.status not in ('completed', 'closed', 'canceled', 'expired') or exists (select from public.order_cases c
               where c.order_id = o.id and c.status in ('requested', 'declared', 'approved', 'in_transit', 'received', 'escalated')) as is_open,
             case when o.status in ('canceled', 'expired') then 0 else o.total_minor - o.shipping_minor end as bought,
             case when o.status in ('completed', 'closed') then greatest(0, least(s.net - away.minor, o.total_minor) - o.shipping_minor) else 0 end as kept,
             s.unseen and o.status in ('completed', 'closed') as unseen_cash,
             case when o.status in ('completed', 'closed') then greatest(o.completed_at,
               private.case_until(coalesce(o.delivered_at, o.completed_at), private.setting('returns.days')::integer))
                 + private.setting('referrals.wait_days')::integer * interval '1 day' end as due_at
        from public.orders o
       cross join lateral (
         select coalesce(sum(p.captured_minor - p.refunded_minor), 0) as net,
                coalesce(bool_or(m.method = 'cash_on_delivery' and p.captured_minor > 0 and p.confirmed_at is null), false) as unseen
           from public.payment_splits p join public.payments m on m.id = p.payment_id where p.order_id = o.id) s
       cross join lateral (select coalesce(sum(c.away_minor), 0) as minor from public.chargeback_shares c where c.order_id = o.id) away
       where o.order_group_id = r.order_group_id) x
$$;
comment on function private.referral_order(public.referrals) is
  'Where the friend''s first order stands: under way, cash nobody but buyer and maker has seen, when it cannot go back any more, and what of its goods was '
  'kept (in satang, without delivery). What was bought in a shop of one of the two is told by itself and counts for nothing.';
revoke execute on function private.referral_order(public.referrals) from public;

create function private.end_referral(r public.referrals, p_because text) returns text language sql security definer set search_path = '' as $$
  update public.referrals set state = 'lapsed', because = p_because, check_at = null, ended_at = private.now(), changed_at = clock_timestamp() where id = r.id
  returning state
$$;
revoke execute on function private.end_referral(public.referrals, text) from public;

create function private.review_referral(p_id uuid) returns text language plpgsql security definer set search_path = '' as $$
declare
  r public.referrals;
  stands record;
  found_signals text[];
begin
  select * into r from public.referrals x where x.id = p_id and x.check_at <= private.now() for update skip locked;
  if not found then return null; end if;
  if r.state = 'joined' then return private.end_referral(r, 'late'); end if;
  select * into stands from private.referral_order(r);
  if r.state = 'granted' then
    if stands.kept_minor < r.minimum_minor then
      perform private.take_referral_back(r, 'refunded', '');
      return 'taken_back';
    end if;
    update public.referrals set check_at = null where id = r.id;
    return 'granted';
  end if;
  if r.state <> 'waiting' then
    update public.referrals set check_at = null where id = r.id;
    return r.state;
  end if;
  if r.friend_id is null then return private.end_referral(r, 'left'); end if;
  if stands.is_canceled then
    -- Nothing was bought after all: the next order is the first.
    update public.referrals set state = 'joined', order_group_id = null, signals = null, due_at = null, changed_at = clock_timestamp(),
      check_at = joined_at + private.setting('referrals.order_days')::integer * interval '1 day' where id = r.id;
    return 'joined';
  end if;
  if exists (select from public.order_groups g join public.order_groups mine on mine.id = r.order_group_id
      where g.id <> mine.id and g.placed_at < mine.placed_at and (g.buyer_id = r.friend_id or lower(g.email) = lower(mine.email))
        and exists (select from public.orders o where o.order_group_id = g.id and o.status not in ('canceled', 'expired'))) then
    return private.end_referral(r, 'not_first');
  end if;
  found_signals := private.referral_signals(r);
  if found_signals <> '{}' and r.cleared_at is null then
    update public.referrals set state = 'held', signals = found_signals, held_at = private.now(), check_at = null, changed_at = clock_timestamp()
     where id = r.id;
    return 'held';
  end if;
  if not stands.is_open and stands.kept_minor < r.minimum_minor and not stands.unseen_cash then
    return private.end_referral(r, case when stands.kept_minor + stands.own_minor >= r.minimum_minor then 'own_shop'
      when stands.bought_minor >= r.minimum_minor then 'refunded' else 'too_small' end);
  end if;
  if stands.is_open or stands.unseen_cash or stands.due_at > private.now() then
    update public.referrals set signals = found_signals, due_at = case when not stands.is_open then stands.due_at end,
      check_at = case when stands.is_open or stands.unseen_cash then private.now() + interval '6 hours' else stands.due_at end where id = r.id;
    return 'waiting';
  end if;
  update public.referrals set signals = found_signals, due_at = stands.due_at where id = r.id returning * into r;
  perform private.grant_referral(r);
  return 'granted';
end
$$;
comment on function private.review_referral(uuid) is
  'Looks at one referral that is due: it waits, is held for staff, lapses, is granted or taken back. Null where another looks at it or it is not due.';
revoke execute on function private.review_referral(uuid) from public;
grant execute on function private.review_referral(uuid) to service_role;

create function private.due_referrals() returns setof uuid language sql stable security definer set search_path = '' as $$
  select r.id from public.referrals r where r.check_at <= private.now() order by r.check_at limit 500
$$;
comment on function private.due_referrals() is 'The referrals that want a look, five hundred at a time.';
revoke execute on function private.due_referrals() from public;
grant execute on function private.due_referrals() to service_role;

/* The first order a friend has placed is the one that counts. */
create function private.referral_follows_group() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.referrals set state = 'waiting', order_group_id = new.id, check_at = private.now(), changed_at = clock_timestamp()
   where friend_id = new.buyer_id and state = 'joined' and check_at > private.now();
  return null;
end
$$;
revoke execute on function private.referral_follows_group() from public;
create trigger order_groups_tell_referral after update of status on public.order_groups for each row
  when (new.status = 'placed' and old.status <> 'placed' and new.buyer_id is not null) execute function private.referral_follows_group();

/* Money that goes back is looked at with the next turn of the job, before the reward and after it. */
create function private.referral_follows_money() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.referrals r set check_at = private.now() from public.orders o
   where o.id = new.order_id and r.order_group_id = o.order_group_id and r.state in ('waiting', 'granted');
  return null;
end
$$;
revoke execute on function private.referral_follows_money() from public;
create trigger refunds_tell_referral after update of status on public.refunds for each row
  when (new.status = 'succeeded' and old.status <> 'succeeded') execute function private.referral_follows_money();
create trigger chargeback_shares_tell_referral after insert or update of away_minor on public.chargeback_shares for each row
  when (new.away_minor > 0) execute function private.referral_follows_money();
