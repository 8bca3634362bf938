-- What follows from cases: both sides hear of every step at once, by notification and by letter; an order with an open case is not completed; what came back counts as
-- returned, and an order whose money went back is closed.

-- One more kind of news, whatever kinds there are already. Letters about cases are no news but part of the contract: they always come, and have a topic of their own.
do $$
declare
  ruled record;
begin
  for ruled in
    select conrelid::regclass as of_table, conname, pg_get_constraintdef(oid) as rule from pg_catalog.pg_constraint where conname = 'notifications_kind_check'
  loop
    execute format('alter table %s drop constraint %I', ruled.of_table, ruled.conname);
    execute format('alter table %s add constraint %I %s', ruled.of_table, ruled.conname, replace(ruled.rule, 'ARRAY[', 'ARRAY[''case_news''::text, '));
  end loop;
end
$$;

/* Whether something is still open about an order: while it is, the order is not completed, and its maker is not paid for it. */
create function private.has_open_case(wanted uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.order_cases c where c.order_id = wanted and c.closed_at is null and c.status <> 'declined')
$$;
comment on function private.has_open_case(uuid) is 'Whether something is still open about an order. Whoever completes orders or pays makers leaves such an order alone.';

create function private.wait_for_cases() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.has_open_case(new.id) then raise exception 'An order with an open case is not completed.' using errcode = 'HT003'; end if;
  return new;
end
$$;
create trigger orders_wait_for_cases before update of status on public.orders for each row
  when (new.status = 'completed' and old.status <> 'completed') execute function private.wait_for_cases();

/* A request to cancel has no object any more when the parcel has left, or the order was cancelled another way. */
create function private.end_cancellations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.move_case(c.id, 'expired', 'system', null) from public.order_cases c
   where c.order_id = new.id and c.kind = 'cancellation' and c.status in ('requested', 'escalated');
  return null;
end
$$;
create trigger orders_end_cancellations after update of status on public.orders for each row
  when (old.status is distinct from new.status and new.status in ('partially_shipped', 'shipped', 'delivered', 'canceled')) execute function private.end_cancellations();

create or replace function private.recompute_order(wanted uuid) returns void
language sql security definer set search_path = '' as $$
  update public.orders o set
    payment_status = case
      when m.captured = 0 and m.pending then 'pending'
      when m.captured = 0 then 'unpaid'
      when m.refunded >= m.captured then 'refunded'
      when m.refunded > 0 then 'partially_refunded'
      when m.captured > o.total_minor then 'overpaid'
      else 'paid' end,
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
            coalesce(bool_or(p.status in ('created', 'pending', 'authorized')), false) as pending
       from public.payment_splits s join public.payments p on p.id = s.payment_id where s.order_id = wanted) m,
    (select coalesce(sum(quantity), 0) as ordered, coalesce(sum(shipped_quantity), 0) as shipped, coalesce(sum(delivered_quantity), 0) as delivered
       from public.order_lines where order_id = wanted) q,
    (select coalesce(sum(x.quantity), 0) as returned from public.order_cases c join public.order_case_lines x on x.case_id = c.id
      where c.order_id = wanted and c.received_at is not null and c.status in ('received', 'refunded')) r
  where o.id = wanted
$$;

/* The money of a case has gone out: its history says so, and an order of which nothing is left is closed. Runs before the shares are booked, so it counts refunds. */
create function private.follow_refund() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.order_case_events (case_id, type, actor_role, payload, idempotency_key, created_at)
  values (new.case_id, 'money_sent', 'system', jsonb_build_object('amount_minor', new.amount_minor), 'refund:' || new.id, private.now()) on conflict do nothing;
  if (select coalesce(sum(r.amount_minor), 0) from public.refunds r where r.order_id = new.order_id and r.status = 'succeeded')
     >= (select coalesce(sum(s.captured_minor), 0) from public.payment_splits s where s.order_id = new.order_id) then
    perform private.transition_order(o.id, 'closed', 'system', null, (select c.number from public.order_cases c where c.id = new.case_id))
      from public.orders o where o.id = new.order_id and o.status in ('shipped', 'delivered', 'completed');
  end if;
  return null;
end
$$;
create trigger refunds_follow after update of status on public.refunds for each row
  when (new.status = 'succeeded' and old.status <> 'succeeded' and new.case_id is not null) execute function private.follow_refund();

/* Both sides hear of every step: whoever took it gets no letter about it, except the receipt of what they opened. */
create function private.tell_of_case() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  c record;
  side text;
begin
  select x.number as case_number, x.kind, x.status, x.needs_return, x.wish, o.id as order_id, o.number, o.seller_id, o.seller_name, o.buyer_id, g.token_hash into c
    from public.order_cases x join public.orders o on o.id = x.order_id join public.order_groups g on g.id = o.order_group_id where x.id = new.case_id;
  perform realtime.send('{}', 'moved', 'order:' || encode(c.token_hash, 'hex'), false);
  perform realtime.send('{}', 'moved', 'desk:' || c.seller_id, true);
  if c.buyer_id is not null then perform realtime.send('{}', 'moved', 'orders:' || c.buyer_id, true); end if;
  -- The refund that follows at once says it all.
  if new.type = 'approved' and not c.needs_return and c.wish = 'refund' then return null; end if;
  foreach side in array array['buyer', 'seller'] loop
    continue when (new.actor_role = side and not (new.type = 'opened' and side = 'buyer')) or (new.type = 'money_sent' and side = 'seller');
    insert into private.outbox (topic, key, payload) values ('case.told', new.id || ':' || side, jsonb_build_object('event_id', new.id::text, 'to', side)) on conflict do nothing;
    continue when new.actor_role = side;
    perform private.notify(p.person, 'case_news', new.id::text,
        jsonb_build_object('number', c.number, 'case', c.case_number, 'case_kind', c.kind, 'event', new.type, 'seller', c.seller_name, 'as', side), new.created_at)
      from (select c.buyer_id as person where side = 'buyer' and c.buyer_id is not null
            union select m.person_id from public.seller_members m where side = 'seller' and m.seller_id = c.seller_id and m.role in ('owner', 'manager', 'orders')) p;
  end loop;
  return null;
end
$$;
create trigger order_case_events_tell after insert on public.order_case_events for each row execute function private.tell_of_case();

revoke execute on function private.has_open_case(uuid), private.wait_for_cases(), private.end_cancellations(), private.follow_refund(), private.tell_of_case() from public;
grant execute on function private.has_open_case(uuid) to service_role;
