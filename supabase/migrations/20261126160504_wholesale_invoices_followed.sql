-- Why: somebody is told of an invoice that is due, somebody is asked about one that is overdue, and nobody is given anything for money that has not come.
create function private.remind_of_invoices() returns integer language plpgsql security definer set search_path = '' as $$
declare
  i public.wholesale_invoices;
  today constant date := (private.now() at time zone 'Asia/Bangkok')::date;
  told integer := 0;
  late boolean;
begin
  for i in
    select * from public.wholesale_invoices x
     where x.state = 'open' and (x.soon_at is null and x.due_on between today and today + 3
       or x.due_on < today and x.reminders < 4 and (x.overdue_at is null or x.overdue_at <= private.now() - interval '7 days'))
     order by x.due_on, x.id limit 500 for update skip locked
  loop
    late := i.due_on < today;
    update public.wholesale_invoices set soon_at = coalesce(soon_at, private.now()), overdue_at = case when late then private.now() else overdue_at end,
      reminders = reminders + late::integer where id = i.id;
    insert into private.outbox (topic, key, payload)
    values ('wholesale.invoice', i.id || case when late then ':overdue:' || i.reminders else ':soon' end,
      jsonb_build_object('invoice_id', i.id, 'event', case when late then 'overdue' else 'soon' end)) on conflict do nothing;
    told := told + 1;
  end loop;
  return told;
end
$$;
comment on function private.remind_of_invoices() is
  'Writes to buyers whose invoice is due within three days, once, and when it is overdue, four times at most, a week apart. Answers how many.';

create view private.waiting_wholesale_invoice as
  select i.id, coalesce(i.write_off_at, i.due_on::timestamp at time zone 'Asia/Bangkok' + interval '1 day') as since from public.wholesale_invoices i
   where i.state = 'open' and (i.write_off_at is not null or i.due_on < (private.now() at time zone 'Asia/Bangkok')::date);
revoke all on private.waiting_wholesale_invoice from service_role;
create function private.facts_of_wholesale_invoice(p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('number', i.number, 'company', i.company, 'owed_minor', i.owed_minor, 'issued_at', i.issued_at, 'due_on', i.due_on,
    'reminders', i.reminders, 'asked', i.write_off_at is not null, 'because', i.write_off_because,
    'asked_by_me', coalesce(i.write_off_by = private.acting_person(), false))
    from public.wholesale_invoices i where i.id = private.as_uuid(p_key)
$$;
insert into private.act_nouns (noun, permission) values ('wholesale_invoices', 'wholesale.read');
insert into public.work_kinds (kind, permission, hours) values ('wholesale_invoice', 'wholesale.read', 72);
revoke execute on function private.remind_of_invoices(), private.facts_of_wholesale_invoice(text) from public;

-- Points, reviews with their mark and achievements wait until somebody has seen the money, as with cash.
create function private.cash_seen(wanted uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select not exists (
    select from public.payment_splits s join public.payments p on p.id = s.payment_id
     where s.order_id = wanted and p.method = 'cash_on_delivery' and s.amount_minor > 0 and s.confirmed_at is null)
$$;
comment on function private.cash_seen(uuid) is
  'Whether somebody else than buyer and seller has seen an order''s cash; always true where it was not paid in cash.';
revoke execute on function private.cash_seen(uuid) from public;
create or replace function private.money_seen(wanted uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select private.cash_seen(wanted) and not exists (
    select from public.orders o join public.wholesale_invoices i on i.order_group_id = o.order_group_id and i.state in ('open', 'written_off')
     where o.id = wanted)
$$;
comment on function private.money_seen(uuid) is
  'Whether somebody else than buyer and seller has seen an order''s money: its cash, or what its invoice asked for; true where it was paid otherwise.';
create or replace function private.keep_unseen_cash(wanted uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from private.unseen_cash u where u.order_id = wanted and not exists (
    select from public.orders o where o.id = u.order_id and o.status in ('delivered', 'completed') and not private.cash_seen(o.id));
  insert into private.unseen_cash (order_id, since)
  select o.id, coalesce(o.delivered_at, private.now()) from public.orders o
   where o.id = wanted and o.status in ('delivered', 'completed') and not private.cash_seen(o.id) on conflict do nothing;
$function$;
create or replace function private.referral_order(r public.referrals)
 RETURNS TABLE(is_open boolean, unseen_cash boolean, is_canceled boolean, due_at timestamp with time zone, bought_minor bigint, kept_minor bigint,
   own_minor bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
                coalesce(bool_or(m.method = 'cash_on_delivery' and p.captured_minor > 0 and p.confirmed_at is null), false)
                  or not private.money_seen(o.id) as unseen
           from public.payment_splits p join public.payments m on m.id = p.payment_id where p.order_id = o.id) s
       cross join lateral (select coalesce(sum(c.away_minor), 0) as minor from public.chargeback_shares c where c.order_id = o.id) away
       where o.order_group_id = r.order_group_id) x
$function$;
create or replace function private.tell_of_order()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  o record;
  member uuid;
begin
  if new.type = 'group_placed' then
    perform private.notify(g.buyer_id, 'payment_received', g.id::text,
        jsonb_build_object('number', g.number, 'total_minor', g.total_minor, 'as', 'buyer'), new.created_at)
      from public.order_groups g where g.id = new.order_group_id and g.buyer_id is not null and g.payment_method not in ('cash_on_delivery', 'invoice');
    return null;
  end if;
  if new.order_id is null or new.type not in ('placed', 'shipped', 'partially_shipped', 'parcel_shipped', 'delivered', 'cash_collected', 'refunded')
    then return null; end if;
  select r.id, r.number, r.buyer_id, r.seller_id, r.seller_name, r.total_minor, r.carrier, r.tracking_number,
    g.payment_method = 'cash_on_delivery' as cash into o
    from public.orders r join public.order_groups g on g.id = r.order_group_id where r.id = new.order_id;
  if new.type = 'placed' then
    for member in select m.person_id from public.seller_members m where m.seller_id = o.seller_id and m.role in ('owner', 'manager', 'orders') loop
      perform private.notify(member, 'payment_received', o.id::text,
        jsonb_build_object('number', o.number, 'total_minor', o.total_minor, 'seller', o.seller_name, 'as', 'seller') || case
          when o.cash then '{"cash": true}' else '{}' end::jsonb, new.created_at);
    end loop;
  elsif o.buyer_id is null then
    return null;
  elsif new.type = 'cash_collected' then
    perform private.notify(o.buyer_id, 'payment_received', o.id::text, jsonb_build_object('number', o.number, 'total_minor', o.total_minor, 'as', 'buyer'),
      new.created_at);
  elsif new.type = 'refunded' then
    -- What goes back for a case is told with the case.
    perform private.notify(o.buyer_id, 'case_news', new.idempotency_key,
        jsonb_build_object('number', o.number, 'seller', o.seller_name, 'as', 'buyer', 'event', 'money_sent', 'amount_minor', r.amount_minor),
          new.created_at)
      from public.refunds r where r.order_id = o.id and 'refund:' || r.id = new.idempotency_key and r.case_id is null;
  elsif new.type = 'delivered' then
    perform private.notify(o.buyer_id, 'order_delivered', o.id::text, jsonb_build_object('number', o.number, 'seller', o.seller_name), new.created_at);
  else
    perform private.notify(o.buyer_id, 'order_shipped', coalesce(new.payload ->> 'shipment_id', o.id::text),
      jsonb_build_object('number', o.number, 'seller', o.seller_name, 'carrier', o.carrier, 'tracking', o.tracking_number), new.created_at);
  end if;
  return null;
end
$function$;
create or replace function private.why_account_stays(person uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with reasons as (
    select 1 as weight, 'admin' as reason, '[]'::jsonb as names where private.is_staff(person)
    union all
    select 2, 'selling', jsonb_agg(s.business_name order by s.business_name) from public.sellers s join public.seller_members m on m.seller_id = s.id
     where m.person_id = person and (s.application_status = 'approved' or exists (select 1 from public.orders o where o.seller_id = s.id
             and o.status in ('placed', 'accepted', 'in_production', 'partially_shipped', 'shipped', 'partially_delivered'))) having count(*) > 0
    union all
    select 3, 'open_orders', jsonb_agg(o.number order by o.number) from public.orders o
     where o.buyer_id = person and o.status in ('awaiting_payment', 'placed', 'accepted', 'in_production', 'partially_shipped', 'shipped',
       'partially_delivered')
       -- What is not paid yet is remembered by whom it was bought.
       or o.buyer_id = person and exists (select from public.wholesale_invoices i where i.order_group_id = o.order_group_id and i.state = 'open')
    having count(*) > 0
    union all
    select 4, 'open_cases', jsonb_agg(c.number order by c.number) from public.order_cases c join public.orders o on o.id = c.order_id
     where o.buyer_id = person and c.closed_at is null having count(*) > 0
    union all
    select 5, 'open_refunds', jsonb_agg(distinct x.number) from (
      select o.number, r.status from public.refunds r join public.orders o on o.id = r.order_id where o.buyer_id = person
      union all
      select b.number, r.status from public.refunds r join public.gift_card_purchases b on b.gift_card_id = r.gift_card_id where b.buyer_id = person) x
     where x.status in ('requested', 'processing', 'manual_required') having count(*) > 0)
  select jsonb_build_object('reason', reason, 'names', names) from reasons order by weight limit 1
$function$;

create function private.shop_as_issuer() returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('shop', 'Hattha', 'name', private.setting('shop.legal_name') #>> '{}', 'address', private.setting('shop.address') #>> '{}',
    'place', '', 'province', '', 'tax_id', private.setting('shop.tax_id') #>> '{}', 'branch', private.setting('shop.tax_branch') #>> '{}')
$$;
comment on function private.shop_as_issuer() is 'The shop as it stands on what it issues itself.';
revoke execute on function private.shop_as_issuer() from public;

create or replace function public.decide_wholesale(p_id uuid, p_how text, p_net_days integer, p_credit_minor bigint, p_seen timestamp with time zone,
  p_reason text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  b public.wholesale_buyers;
  became text;
begin
  perform private.demand('wholesale.decide');
  perform private.demand_reason(p_reason);
  if p_how is null or p_how not in ('approve', 'terms', 'refuse', 'suspend', 'reopen') then
    raise exception 'approve, terms, refuse, suspend or reopen.' using errcode = '22023';
  end if;
  select * into b from public.wholesale_buyers x where x.id = p_id for update;
  if not found then raise exception 'There is no such wholesale buyer.' using errcode = 'PT404'; end if;
  if b.person_id = (select auth.uid()) then raise exception 'Somebody else decides about you.' using errcode = 'HT005', hint = 'own_request'; end if;
  perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(b.changed_at));
  if not (case p_how when 'approve' then b.state in ('pending', 'suspended') when 'terms' then b.state = 'approved' when 'refuse' then b.state = 'pending'
      when 'suspend' then b.state = 'approved' else b.state = 'refused' end) then
    raise exception 'A request that is % cannot be decided so.', b.state using errcode = 'HT005', hint = 'already_decided';
  end if;
  if p_how in ('approve', 'terms') and (p_net_days is null or p_net_days not in (0, 14, 30) or p_credit_minor is null
      or p_credit_minor not between 0 and 100000000 or (p_net_days = 0) <> (p_credit_minor = 0)) then
    raise exception 'No days to pay and no limit, or 14 or 30 days and a limit up to a million baht.' using errcode = 'HT005', hint = 'not_terms';
  end if;
  became := case p_how when 'approve' then 'approved' when 'terms' then 'approved'
    when 'refuse' then 'refused' when 'suspend' then 'suspended' else 'pending' end;
  update public.wholesale_buyers set state = became, reason = left(btrim(p_reason), 500),
    decided_at = case when became = 'pending' then null else private.now() end,
    net_days = case when p_how in ('approve', 'terms') then p_net_days else net_days end,
    credit_limit_minor = case when p_how in ('approve', 'terms') then p_credit_minor else credit_limit_minor end,
    changed_at = clock_timestamp()
   where id = b.id;
  delete from public.work_claims c where c.kind = 'wholesale' and c.key = b.id::text and became <> 'pending';
  perform private.log_activity('wholesale.' || p_how, b.id::text, jsonb_build_object('state', jsonb_build_array(b.state, became)) ||
    case when p_how in ('approve', 'terms') then jsonb_build_object('net_days', jsonb_build_array(b.net_days, p_net_days),
      'credit_limit_minor', jsonb_build_array(b.credit_limit_minor, p_credit_minor)) else '{}' end, p_reason);
  if p_how not in ('reopen', 'terms') then
    insert into private.outbox (topic, key, payload) values ('wholesale.decided', b.id || ':' || clock_timestamp(),
      jsonb_build_object('person_id', b.person_id, 'decision', p_how, 'reason', left(btrim(p_reason), 500)));
  end if;
  -- Days to pay are news of their own, when they begin and when they end.
  if p_how in ('approve', 'terms') and (p_net_days = 0) <> (b.net_days = 0) then
    insert into private.outbox (topic, key, payload) values ('wholesale.decided', b.id || ':terms:' || clock_timestamp(),
      jsonb_build_object('person_id', b.person_id, 'decision', case when p_net_days = 0 then 'ended' else 'terms' end, 'reason', left(btrim(p_reason),
        500)));
  end if;
  return became;
end
$function$;
comment on function public.decide_wholesale(uuid, text, integer, bigint, timestamptz, text) is
  'approve a wholesale buyer (again) with days to pay and a limit, change these terms, refuse, suspend, or reopen what was refused. The buyer is written '
  'to, except of reopening and of other days or limits. Answers the state. HT003 changed_meanwhile, HT005 already_decided, not_terms, own_request.';
