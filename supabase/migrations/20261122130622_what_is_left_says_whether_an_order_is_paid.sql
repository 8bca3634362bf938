-- Why: an order that was paid twice, and whose second payment went back, read "partially refunded" for ever: its buyer was told of a refund of what they had bought, and
-- nobody asked them for a review. What counts is what is left of the money, beside what the order costs.

create or replace function private.recompute_order(wanted uuid) returns void
language sql security definer set search_path = '' as $$
  update public.orders o set
    payment_status = case
      when m.captured = 0 and m.pending then 'pending'
      when m.captured = 0 then 'unpaid'
      when m.refunded >= m.captured then 'refunded'
      when m.captured - m.refunded > o.total_minor then 'overpaid'
      when m.captured - m.refunded = o.total_minor or m.refunded = 0 then 'paid'
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
            coalesce(bool_or(p.status in ('created', 'pending', 'authorized')), false) as pending
       from public.payment_splits s join public.payments p on p.id = s.payment_id where s.order_id = wanted) m,
    (select coalesce(sum(quantity), 0) as ordered, coalesce(sum(shipped_quantity), 0) as shipped, coalesce(sum(delivered_quantity), 0) as delivered
       from public.order_lines where order_id = wanted) q,
    (select coalesce(sum(x.quantity), 0) as returned from public.order_cases c join public.order_case_lines x on x.case_id = c.id
      where c.order_id = wanted and c.received_at is not null and c.status in ('received', 'refunded')) r
  where o.id = wanted
$$;
