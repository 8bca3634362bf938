-- Why: an order that was paid twice has two payments. When it was called off, only the first was looked at, and where that one was on its way back already the other
-- was kept: the buyer lost what the order cost. Everything that is left of any of its payments goes back now.

create or replace function private.request_refund(wanted uuid, because text, of_payment uuid default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  share record;
  asked uuid;
begin
  for share in
    select s.payment_id, p.currency, s.captured_minor - s.refunded_minor
        - coalesce((select sum(r.amount_minor) from public.refunds r where r.order_id = wanted and r.payment_id = s.payment_id and r.status in ('requested', 'processing', 'manual_required')), 0) as left_over
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
$$;
comment on function private.request_refund(uuid, text, uuid) is 'Asks that what is left of an order''s payments (or of one of them) goes back; null where nothing is.';
