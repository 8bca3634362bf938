-- Why: staff who corrected an address took the order and then its group, its buyer the group and then the order: at the same moment they waited for each
-- other, and one of them was thrown out.
create or replace function public.correct_order_address(p_order_id uuid, p_address jsonb, p_seen jsonb, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('orders.write');
  perform private.demand_reason(p_reason);
  perform from public.order_groups g where g.id = (select o.order_group_id from public.orders o where o.id = p_order_id) for update;
  perform private.mend_address(p_order_id, p_address, p_seen, 'operator', (select auth.uid()), p_reason, null);
end
$$;
