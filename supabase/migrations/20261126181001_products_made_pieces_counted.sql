-- What is made to order leaves the workshop without having been counted in, so that its shelf was no longer the sum of its movements and the nightly proof
-- called it a difference. It is counted in as it leaves.
create or replace function private.hold_capacity() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  weekly integer;
begin
  select case when not p.made_to_order or (select count(*) from public.product_variants o where o.product_id = p.id and o.is_active) > 1 then 0
      else p.weekly_capacity end into weekly
    from public.product_variants v join public.products p on p.id = v.product_id
   where v.id = new.variant_id and p.weekly_capacity is not null;
  if not found then return new; end if;
  if tg_op = 'UPDATE' and new.allocated < old.allocated and new.on_hand < 0 then
    insert into public.stock_movements (variant_id, kind, quantity) values (new.variant_id, 'received', -new.on_hand);
    new.on_hand := 0;
  end if;
  -- What is promised already stays; it never makes room for more.
  new.backorder_limit := greatest(weekly * 8, case when tg_op = 'UPDATE' then least(old.backorder_limit, new.allocated + new.reserved - new.on_hand) end, 0);
  return new;
end
$$;
