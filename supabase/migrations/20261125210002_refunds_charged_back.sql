-- Why: what a bank has taken back cannot be sent back once more. Refunds wait while a chargeback of their payment is open, are never asked for money that is
-- away, and a payment and its orders say that it is.

CREATE OR REPLACE FUNCTION private.request_refund(wanted uuid, because text, of_payment uuid DEFAULT NULL::uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  share record;
  asked uuid;
begin
  for share in
    select s.payment_id, p.currency, s.captured_minor - s.refunded_minor - private.charged_back(s.payment_id, wanted)
        - coalesce((select sum(r.amount_minor) from public.refunds r where r.order_id = wanted and r.payment_id = s.payment_id
          and r.status in ('requested', 'processing', 'manual_required')), 0) as left_over
      from public.payment_splits s join public.payments p on p.id = s.payment_id
     where s.order_id = wanted and s.captured_minor > s.refunded_minor and (of_payment is null or s.payment_id = of_payment)
     order by s.payment_id for update of s
  loop
    continue when share.left_over <= 0;
    insert into public.refunds (payment_id, order_id, amount_minor, currency, reason)
    values (share.payment_id, wanted, share.left_over, share.currency, left(because, 1000)) returning id into asked;
  end loop;
  return asked;
end
$function$;

CREATE OR REPLACE FUNCTION private.request_case_refund(c public.order_cases)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  share record;
  open bigint := c.refund_minor;
  part bigint;
begin
  for share in
    select s.payment_id, p.currency, s.captured_minor - s.refunded_minor - private.charged_back(s.payment_id, c.order_id)
        - coalesce((select sum(r.amount_minor) from public.refunds r
             where r.order_id = c.order_id and r.payment_id = s.payment_id and r.status in ('requested', 'processing', 'manual_required')), 0) as left_over
      from public.payment_splits s join public.payments p on p.id = s.payment_id
     where s.order_id = c.order_id and s.captured_minor > s.refunded_minor order by s.payment_id for update of s
  loop
    part := least(open, share.left_over);
    continue when part <= 0;
    insert into public.refunds (payment_id, order_id, amount_minor, currency, reason, case_id) values (share.payment_id, c.order_id, part, share.currency,
      c.number, c.id);
    open := open - part;
  end loop;
  return c.refund_minor - open;
end
$function$;

CREATE OR REPLACE FUNCTION private.book_refund(wanted uuid, reference text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  r public.refunds;
begin
  perform from public.orders o where o.id = (select x.order_id from public.refunds x where x.id = wanted) for update;
  -- What a provider was asked for before it took the money, it may have sent; what a person sends now is a second time.
  if exists (select from public.refunds x join public.payment_splits s on s.payment_id = x.payment_id and s.order_id = x.order_id
              where x.id = wanted and x.status in ('requested', 'manual_required')
                and x.amount_minor > s.captured_minor - s.refunded_minor - private.charged_back(s.payment_id, s.order_id)) then
    raise exception 'The bank of the buyer has taken this money back already.' using errcode = 'HT005', hint = 'charged_back';
  end if;
  update public.refunds set status = 'succeeded', provider_reference = reference, succeeded_at = private.now()
   where id = wanted and status in ('requested', 'processing', 'manual_required') returning * into r;
  if not found then return false; end if;
  update public.payment_splits set refunded_minor = refunded_minor + r.amount_minor where payment_id = r.payment_id and order_id = r.order_id;
  update public.payments set refunded_minor = refunded_minor + r.amount_minor where id = r.payment_id;
  update public.payments set status = private.payment_state(id) where id = r.payment_id;
  insert into public.order_events (order_group_id, order_id, type, actor_role, reason, payload, idempotency_key)
  select o.order_group_id, o.id, 'refunded', 'system', r.reason, jsonb_build_object('amount_minor', r.amount_minor), 'refund:' || r.id from public.orders o
    where o.id = r.order_id
  on conflict do nothing;
  perform private.recompute_order(r.order_id);
  if r.case_id is null then
    insert into private.outbox (topic, key, payload)
    select 'order.refunded', r.id::text, jsonb_build_object('order_id', o.id::text, 'number', o.number, 'seller', o.seller_name, 'refund_id', r.id::text)
      from public.orders o where o.id = r.order_id
    on conflict do nothing;
  end if;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.recompute_order(wanted uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.orders o set
    payment_status = case
      when m.captured = 0 and m.pending then 'pending'
      when m.captured = 0 then 'unpaid'
      when m.away > 0 and m.captured - m.refunded - m.away < o.total_minor then 'chargeback'
      when m.refunded >= m.captured then 'refunded'
      when m.captured - m.refunded - m.away > o.total_minor then 'overpaid'
      when m.captured - m.refunded - m.away = o.total_minor or m.refunded = 0 then 'paid'
      else 'partially_refunded' end,
    fulfillment_status = case
      when o.status in ('canceled', 'expired') then 'canceled'
      when q.ordered > 0 and r.returned >= q.ordered then 'returned'
      when q.delivered >= q.ordered then 'delivered'
      when q.delivered > 0 then 'partially_delivered'
      when q.shipped >= q.ordered then 'fulfilled'
      when q.shipped > 0 then 'partial'
      else 'unfulfilled' end
  from
    (select coalesce(sum(s.captured_minor), 0) as captured, coalesce(sum(s.refunded_minor), 0) as refunded,
            coalesce(sum(private.charged_back(p.id, wanted)), 0) as away,
            coalesce(bool_or(p.status in ('created', 'pending', 'authorized')), false) as pending
       from public.payment_splits s join public.payments p on p.id = s.payment_id where s.order_id = wanted) m,
    (select coalesce(sum(quantity), 0) as ordered, coalesce(sum(shipped_quantity), 0) as shipped, coalesce(sum(delivered_quantity), 0) as delivered
       from public.order_lines where order_id = wanted) q,
    (select coalesce(sum(x.quantity), 0) as returned from public.order_cases c join public.order_case_lines x on x.case_id = c.id
      where c.order_id = wanted and c.received_at is not null and c.status in ('received', 'refunded')) r
  where o.id = wanted
$function$;

CREATE OR REPLACE FUNCTION private.reverse_points(wanted uuid, happened timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  o public.orders;
  earned public.points_entries;
  spent public.points_entries;
  -- The part of the order's goods that went back, from 0 to 1.
  lost numeric;
  done integer;
  due integer;
  share integer;
begin
  select * into o from public.orders where id = wanted;
  if o.buyer_id is null then return; end if;
  lost := case
    when o.status = 'canceled' or (o.status = 'closed' and not exists (select from public.payment_splits s where s.order_id = wanted
      and s.captured_minor > 0)) then 1
    else least(1,
      (select coalesce(sum(private.part_of_case(c.id)), 0) from public.order_cases c where c.order_id = wanted and c.status = 'refunded')
      -- Money given back without a case, or taken back by a bank, less what had been paid twice.
      + greatest(0, (select coalesce(sum(r.amount_minor), 0) from public.refunds r where r.order_id = wanted and r.case_id is null and r.status = 'succeeded')
          + (select coalesce(sum(x.away_minor), 0) from public.chargeback_shares x join public.chargebacks c on c.id = x.chargeback_id
              where x.order_id = wanted and c.status in ('lost', 'accepted'))
          - greatest(0, (select coalesce(sum(s.captured_minor), 0) from public.payment_splits s where s.order_id = wanted) - o.total_minor)) / greatest(1,
            o.total_minor)) end;
  if lost = 0 then return; end if;
  perform private.lock_membership(o.buyer_id, happened);

  select * into earned from public.points_entries where idempotency_key = 'earn:' || wanted and status <> 'void';
  if found then
    select coalesce(-sum(e.points), 0) into done from public.points_entries e where e.order_id = wanted and e.kind = 'reverse' and e.status <> 'void';
    due := least(earned.points, round(earned.points * lost)) - done;
    if earned.status = 'pending' and done + due = earned.points then
      update public.points_entries e set status = 'void' where e.order_id = wanted and e.status = 'pending' and e.kind in ('earn', 'reverse');
    elsif due > 0 and earned.status = 'pending' then
      insert into public.points_entries (person_id, kind, points, status, order_group_id, order_id, idempotency_key, created_at)
      values (o.buyer_id, 'reverse', -due, 'pending', o.order_group_id, wanted, 'reverse:' || wanted || ':' || done + due, happened)
        on conflict (idempotency_key) do nothing;
    elsif due > 0 then
      perform private.book_points(o.buyer_id, 'reverse', -due, 'reverse:' || wanted || ':' || done + due, happened, o.order_group_id, wanted, null,
        earned.id);
    end if;
  end if;

  select * into spent from public.points_entries where idempotency_key = 'redeem:' || o.order_group_id and status = 'available';
  if found then
    select coalesce(u.part, 0) into share from (
      select array_agg(a.id order by a.number) as ids, private.split_amount(-spent.points, array_agg(a.points_minor order by a.number)) as parts
        from public.orders a where a.order_group_id = o.order_group_id) s, unnest(s.ids, s.parts) as u (id, part) where u.id = wanted;
    select coalesce(sum(e.points), 0) into done from public.points_entries e where e.order_id = wanted and e.kind = 'return';
    due := least(share, round(share * lost)) - done;
    if due > 0 then
      perform private.book_points(o.buyer_id, 'return', due, 'return:' || wanted || ':' || done + due, happened, o.order_group_id, wanted,
        greatest(happened + private.setting('points.notice_days')::integer * interval '1 day',
          (select max(x.expires_at) from public.points_consumptions c join public.points_entries x on x.id = c.source_id where c.spend_id = spent.id)));
    end if;
  end if;
end
$function$;
