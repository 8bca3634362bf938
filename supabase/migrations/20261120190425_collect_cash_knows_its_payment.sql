-- Why: a variable that bore the name of a table in the same question made the end of every order fail.

/* Books the cash of one order as received. A second call, and an order that is paid another way, change nothing (false). */
create or replace function private.collect_cash(wanted uuid, by_role text default 'system', by_id uuid default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  due record;
  taken bigint;
begin
  select p.id, p.order_group_id into due from public.payments p join public.orders o on o.order_group_id = p.order_group_id
   where o.id = wanted and o.status not in ('canceled', 'closed') and p.method = 'cash_on_delivery' and p.status in ('pending', 'partially_refunded', 'refunded')
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
  return true;
end
$$;
