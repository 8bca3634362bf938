-- Why: who had paid at the door and sent the pieces back before their maker, or the carrier, said that the cash had come, never got it back: as the case was
-- granted nothing had been taken that could go back, and nobody asked again.
create or replace function private.collect_cash(wanted uuid, by_role text default 'system', by_id uuid default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  due record;
  taken bigint;
  c public.order_cases;
begin
  select p.id, p.order_group_id into due from public.payments p join public.orders o on o.order_group_id = p.order_group_id
   where o.id = wanted and o.status not in ('canceled', 'closed') and p.method = 'cash_on_delivery' and p.status in ('pending', 'partially_refunded',
     'refunded')
   for update of p;
  if not found then return false; end if;
  update public.payment_splits s set captured_minor = s.amount_minor
   where s.payment_id = due.id and s.order_id = wanted and s.captured_minor < s.amount_minor returning s.amount_minor into taken;
  if not found then return false; end if;
  update public.payments set captured_minor = captured_minor + taken where id = due.id;
  perform private.close_cash(due.order_group_id);
  insert into public.order_events (order_group_id, order_id, type, actor_role, actor_id, payload)
  values (due.order_group_id, wanted, 'cash_collected', by_role, by_id, jsonb_build_object('amount_minor', taken));
  perform private.recompute_order(wanted);
  -- What a case gave back before the cash was known of could not be asked for yet.
  for c in select x.* from public.order_cases x where x.order_id = wanted and x.status = 'refunded' order by x.created_at, x.id loop
    c.refund_minor := c.refund_minor - (select coalesce(sum(r.amount_minor), 0) from public.refunds r where r.case_id = c.id and r.status <> 'failed');
    if c.refund_minor > 0 then perform private.request_case_refund(c); end if;
  end loop;
  return true;
end
$$;
comment on function private.collect_cash(uuid, text, uuid) is 'Books the cash of one order as received, once; what its cases gave back before goes back now.';
