-- Cash on delivery: the order is placed without money, each parcel collects its own share, and the share counts as paid when the carrier or the maker says so.
-- A parcel that is refused at the door comes back: its order is cancelled and its pieces lie on the shelf again.

insert into public.shop_settings (key, value, description, is_public) values
  ('payments.cash_on_delivery', 'true', 'Offer cash on delivery, in Thailand only.', true),
  ('payments.cash_most_minor', '500000', 'Carts of more than this, in satang, are not sent against cash.', true),
  ('payments.cash_fee_minor', '0', 'What the carrier asks for collecting, in satang for each parcel; part of the delivery costs.', true),
  ('payments.cash_open_most', '3', 'So many unpaid orders against cash one e-mail address or telephone number may have.', false);

alter table public.sellers add column takes_cash boolean not null default true;
comment on column public.sellers.takes_cash is 'The maker sends against cash on delivery.';
grant update (takes_cash) on public.sellers to authenticated;

insert into public.state_transitions (machine, from_state, to_state, actor_roles, requires_reason) values
  ('order', 'shipped', 'canceled', '{system}', true);

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
  p record;
  taken bigint;
begin
  select p.id, p.order_group_id into p from public.payments p join public.orders o on o.order_group_id = p.order_group_id
   where o.id = wanted and o.status not in ('canceled', 'closed') and p.method = 'cash_on_delivery' and p.status in ('pending', 'partially_refunded', 'refunded')
   for update of p;
  if not found then return false; end if;
  update public.payment_splits s set captured_minor = s.amount_minor
   where s.payment_id = p.id and s.order_id = wanted and s.captured_minor < s.amount_minor returning s.amount_minor into taken;
  if not found then return false; end if;
  update public.payments set captured_minor = captured_minor + taken where id = p.id;
  perform private.close_cash(p.order_group_id);
  insert into public.order_events (order_group_id, order_id, type, actor_role, actor_id, payload)
  values (p.order_group_id, wanted, 'cash_collected', by_role, by_id, jsonb_build_object('amount_minor', taken));
  perform private.recompute_order(wanted);
  return true;
end
$$;
comment on function private.collect_cash(uuid, text, uuid) is 'Books the cash of one order as received, once.';

/*
 * Cash follows what happens to its order, whoever moves it: a carrier's or operator's word that it was delivered is the cash, and so is the end of the time to
 * say otherwise; an order that ends without it ends the payment. A buyer's own word is not enough.
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
    select l.variant_id, l.shipped_quantity as pieces from public.order_lines l join public.product_variants v on v.id = l.variant_id
     where l.order_id = wanted and l.shipped_quantity > 0 order by v.product_id, l.variant_id
  loop
    update public.stock_levels s set on_hand = s.on_hand + line.pieces where s.variant_id = line.variant_id;
    insert into public.stock_movements (variant_id, kind, quantity, order_group_id, order_id, actor_id, note)
    values (line.variant_id, 'returned', line.pieces, o.order_group_id, wanted, by_id, 'refused at the door');
  end loop;
  update public.shipments set status = 'returned_to_sender' where order_id = wanted and status <> 'delivered';
  return private.transition_order(wanted, 'canceled', 'system', by_id, because, key);
end
$$;
comment on function private.take_back_parcel(uuid, uuid, text, text) is 'A parcel against cash was refused at the door and is back: restocks its pieces and cancels its order.';

revoke execute on function private.close_cash(uuid), private.collect_cash(uuid, text, uuid), private.cash_follows(), private.take_back_parcel(uuid, uuid, text, text) from public;
grant execute on function private.collect_cash(uuid, text, uuid), private.take_back_parcel(uuid, uuid, text, text) to service_role;

/* As before; and an order against cash is told to its maker as one, while its buyer hears that the payment has arrived when it has. */
create or replace function private.tell_of_order() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  o record;
  member uuid;
begin
  if new.type = 'group_placed' then
    perform private.notify(g.buyer_id, 'payment_received', g.id::text,
        jsonb_build_object('number', g.number, 'total_minor', g.total_minor, 'as', 'buyer'), new.created_at)
      from public.order_groups g where g.id = new.order_group_id and g.buyer_id is not null and g.payment_method <> 'cash_on_delivery';
    return null;
  end if;
  if new.order_id is null or new.type not in ('placed', 'shipped', 'partially_shipped', 'parcel_shipped', 'delivered', 'cash_collected') then return null; end if;
  select r.id, r.number, r.buyer_id, r.seller_id, r.seller_name, r.total_minor, r.carrier, r.tracking_number, g.payment_method = 'cash_on_delivery' as cash into o
    from public.orders r join public.order_groups g on g.id = r.order_group_id where r.id = new.order_id;
  if new.type = 'placed' then
    for member in select m.person_id from public.seller_members m where m.seller_id = o.seller_id and m.role in ('owner', 'manager', 'orders') loop
      perform private.notify(member, 'payment_received', o.id::text,
        jsonb_build_object('number', o.number, 'total_minor', o.total_minor, 'seller', o.seller_name, 'as', 'seller') || case when o.cash then '{"cash": true}' else '{}' end::jsonb, new.created_at);
    end loop;
  elsif o.buyer_id is null then
    return null;
  elsif new.type = 'cash_collected' then
    perform private.notify(o.buyer_id, 'payment_received', o.id::text, jsonb_build_object('number', o.number, 'total_minor', o.total_minor, 'as', 'buyer'), new.created_at);
  elsif new.type = 'delivered' then
    perform private.notify(o.buyer_id, 'order_delivered', o.id::text, jsonb_build_object('number', o.number, 'seller', o.seller_name), new.created_at);
  else
    perform private.notify(o.buyer_id, 'order_shipped', coalesce(new.payload ->> 'shipment_id', o.id::text),
      jsonb_build_object('number', o.number, 'seller', o.seller_name, 'carrier', o.carrier, 'tracking', o.tracking_number), new.created_at);
  end if;
  return null;
end
$$;
