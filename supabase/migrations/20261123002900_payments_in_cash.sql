-- Cash on delivery: the order is placed without money, each parcel collects its own share, and the share counts as paid when the carrier or the maker says
-- so. A parcel that is refused at the door comes back: its order is cancelled and its pieces lie on the shelf again.

insert into public.shop_settings (key, value, description, is_public) values
  ('payments.cash_on_delivery', 'true', 'Offer cash on delivery, in Thailand only.', true),
  ('payments.cash_most_minor', '500000', 'Carts of more than this, in satang, are not sent against cash.', true),
  ('payments.cash_fee_minor', '0', 'What the carrier asks for collecting, in satang for each parcel; part of the delivery costs.', true),
  ('payments.cash_open_most', '3', 'So many unpaid orders against cash one e-mail address or telephone number may have.', false);

/* Ends a cash payment when no parcel of it is left to collect for: captured where something was collected, else canceled. */
create function private.close_cash(of_group uuid) returns void
language sql security definer set search_path = '' as $$
  update public.payments p set status = case
      when p.captured_minor = 0 then 'canceled'
      when p.refunded_minor >= p.captured_minor then 'refunded'
      when p.refunded_minor > 0 then 'partially_refunded'
      else 'captured' end
   where p.order_group_id = of_group and p.method = 'cash_on_delivery' and p.status in ('pending', 'partially_refunded', 'refunded')
     and not exists (
       select 1 from public.payment_splits s join public.orders o on o.id = s.order_id
        where s.payment_id = p.id and s.captured_minor < s.amount_minor and o.status not in ('canceled', 'closed'))
$$;
comment on function private.close_cash(uuid) is 'Ends a cash payment when no parcel of it is left to collect for.';

/* Books the cash of one order as received. A second call, and an order that is paid another way, change nothing (false). */
create function private.collect_cash(wanted uuid, by_role text default 'system', by_id uuid default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  due record;
  taken bigint;
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
  return true;
end
$$;
comment on function private.collect_cash(uuid, text, uuid) is 'Books the cash of one order as received, once.';

/*
 * Cash follows what happens to its order, whoever moves it: a carrier's or operator's word that it was delivered is the cash, and so is the end of the time
 * to say otherwise; an order that ends without it ends the payment. A buyer's own word is not enough.
 */
create function private.cash_follows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.to_status = 'completed' or (new.to_status = 'delivered' and new.actor_role in ('system', 'operator')) then
    perform private.collect_cash(new.order_id);
  elsif new.to_status in ('canceled', 'closed') then
    perform private.close_cash(new.order_group_id);
  end if;
  return null;
end
$$;
create trigger order_events_cash after insert on public.order_events for each row
  when (new.order_id is not null and new.to_status in ('delivered', 'completed', 'canceled', 'closed')) execute function private.cash_follows();

/* The parcel was refused at the door and is back: its pieces lie on the shelf again, and the order is cancelled. Only before its cash was taken (HT003). */
create function private.take_back_parcel(wanted uuid, by_id uuid, because text, key text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  o public.orders;
  line record;
begin
  select * into o from public.orders where id = wanted for update;
  if not found then raise exception 'There is no such order.' using errcode = 'P0002'; end if;
  if exists (select 1 from public.order_events e where e.order_id = wanted and e.idempotency_key = key) then return false; end if;
  if o.status <> 'shipped' or not exists (
    select 1 from public.payments p join public.payment_splits s on s.payment_id = p.id
     where p.order_group_id = o.order_group_id and s.order_id = wanted and p.method = 'cash_on_delivery' and s.captured_minor = 0) then
    raise exception 'Only a parcel that is on its way against cash can be taken back.' using errcode = 'HT003';
  end if;
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
comment on function private.take_back_parcel(uuid, uuid, text, text) is
  'A parcel against cash was refused at the door and is back: restocks its pieces and cancels its order.';
revoke execute on function private.close_cash(uuid), private.collect_cash(uuid, text, uuid), private.cash_follows(),
  private.take_back_parcel(uuid, uuid, text, text) from public;
grant execute on function private.collect_cash(uuid, text, uuid), private.take_back_parcel(uuid, uuid, text, text) to service_role;
