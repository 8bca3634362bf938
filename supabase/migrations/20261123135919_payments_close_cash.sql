-- The last two parcels of an order against cash may be cancelled at the same moment: each saw the other one open, and the payment waited for ever.

create or replace function private.close_cash(of_group uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Whoever ends another parcel of it waits here, and sees then what this one did.
  perform 1 from public.payments p where p.order_group_id = of_group and p.method = 'cash_on_delivery' for update;
  update public.payments p set status = case
      when p.captured_minor = 0 then 'canceled'
      when p.refunded_minor >= p.captured_minor then 'refunded'
      when p.refunded_minor > 0 then 'partially_refunded'
      else 'captured' end
   where p.order_group_id = of_group and p.method = 'cash_on_delivery' and p.status in ('pending', 'partially_refunded', 'refunded')
     and not exists (
       select 1 from public.payment_splits s join public.orders o on o.id = s.order_id
        where s.payment_id = p.id and s.captured_minor < s.amount_minor and o.status not in ('canceled', 'closed'));
end
$$;
