-- Why: whoever moves pieces or money of an order locks the order first, then its shares; booking a refund took the share first and the order last. A refund that was
-- booked while a second case of its order was decided made the two wait for each other, and one of them was refused.

create or replace function private.book_refund(wanted uuid, reference text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  r public.refunds;
begin
  perform from public.orders o where o.id = (select x.order_id from public.refunds x where x.id = wanted) for update;
  update public.refunds set status = 'succeeded', provider_reference = reference, succeeded_at = private.now()
   where id = wanted and status in ('requested', 'processing', 'manual_required') returning * into r;
  if not found then return false; end if;
  update public.payment_splits set refunded_minor = refunded_minor + r.amount_minor where payment_id = r.payment_id and order_id = r.order_id;
  update public.payments set refunded_minor = refunded_minor + r.amount_minor,
    status = case when refunded_minor + r.amount_minor >= captured_minor then 'refunded' else 'partially_refunded' end where id = r.payment_id;
  insert into public.order_events (order_group_id, order_id, type, actor_role, reason, payload, idempotency_key)
  select o.order_group_id, o.id, 'refunded', 'system', r.reason, jsonb_build_object('amount_minor', r.amount_minor), 'refund:' || r.id from public.orders o where o.id = r.order_id
  on conflict do nothing;
  perform private.recompute_order(r.order_id);
  if r.case_id is null then
    insert into private.outbox (topic, key, payload)
    select 'order.refunded', r.id::text, jsonb_build_object('order_id', o.id::text, 'number', o.number, 'seller', o.seller_name, 'refund_id', r.id::text) from public.orders o where o.id = r.order_id
    on conflict do nothing;
  end if;
  return true;
end
$$;
