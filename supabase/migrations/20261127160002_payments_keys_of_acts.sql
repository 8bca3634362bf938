-- A parcel counts as taken back with a known key only where that key took it back.

create or replace function private.take_back_parcel(wanted uuid, by_id uuid, because text, key text)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  o public.orders;
  line record;
  known public.order_events;
begin
  select * into o from public.orders where id = wanted for update;
  if not found then raise exception 'There is no such order.' using errcode = 'P0002'; end if;
  select * into known from public.order_events e where e.order_id = wanted and e.idempotency_key = key;
  if found then
    if known.to_status = 'canceled' then return false; end if;
    raise exception 'This key was used for something else.' using errcode = 'HT003';
  end if;
  if o.status <> 'shipped' or not exists (
    select 1 from public.payments p join public.payment_splits s on s.payment_id = p.id
     where p.order_group_id = o.order_group_id and s.order_id = wanted and p.method = 'cash_on_delivery' and s.captured_minor = 0) then
    raise exception 'Only a parcel that is on its way against cash can be taken back.' using errcode = 'HT003';
  end if;
  perform private.lock_shelves(array(
    select l.variant_id from public.order_lines l where l.order_id = wanted and l.shipped_quantity > 0));
  for line in
    select l.variant_id, l.shipped_quantity as quantity from public.order_lines l join public.product_variants v on v.id = l.variant_id
     where l.order_id = wanted and l.shipped_quantity > 0 order by v.product_id, l.variant_id
  loop
    update public.stock_levels s set on_hand = s.on_hand + line.quantity where s.variant_id = line.variant_id;
    insert into public.stock_movements (variant_id, kind, quantity, order_group_id, order_id, actor_id, note)
    values (line.variant_id, 'returned', line.quantity, o.order_group_id, wanted, by_id, 'refused at the door');
  end loop;
  update public.shipments set status = 'returned_to_sender' where order_id = wanted and status <> 'delivered';
  return private.transition_order(wanted, 'canceled', 'system', by_id, because, key);
end
$$;
