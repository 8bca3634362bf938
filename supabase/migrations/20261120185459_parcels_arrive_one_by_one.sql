-- Why: an order may travel in several parcels. Each arrives on its own day, a mistyped tracking number can be corrected, and nothing counts as delivered
-- that has not even left the workshop.

/* The whole order is delivered only when all of it was sent: a buyer who confirms one parcel does not confirm the pieces that are still being made (HT003). */
create function private.guard_delivered() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.order_lines l where l.order_id = new.id and l.shipped_quantity < l.quantity) then
    raise exception 'Pieces of this order have not been sent yet.' using errcode = 'HT003';
  end if;
  return new;
end
$$;
revoke execute on function private.guard_delivered() from public, anon, authenticated;
create trigger orders_guard_delivered before update of status on public.orders for each row
  when (old.status is distinct from new.status and new.status = 'delivered') execute function private.guard_delivered();

/*
 * Notes that one parcel arrived. The order becomes delivered with its last piece, before that partially_delivered; a further parcel that is not the last is only
 * told of. Returns false for a parcel that had arrived, and for a repeated key. P0002 for a parcel of another order.
 */
create function private.receive_parcel(wanted uuid, parcel uuid, by_role text, by_id uuid default null, key text default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  o public.orders;
  p public.shipments;
  facts constant jsonb := jsonb_build_object('shipment_id', parcel);
begin
  select * into o from public.orders where id = wanted for update;
  if not found then raise exception 'There is no such order.' using errcode = 'P0002'; end if;
  select * into p from public.shipments s where s.id = parcel and s.order_id = wanted;
  if not found then raise exception 'There is no such parcel.' using errcode = 'P0002'; end if;
  if p.status = 'delivered' or exists (select from public.order_events e where e.order_id = wanted and e.idempotency_key = key) then return false; end if;
  if by_role not in ('buyer', 'operator', 'system') or o.status not in ('partially_shipped', 'shipped', 'partially_delivered') or p.status in ('returned_to_sender', 'lost') then
    raise exception 'This parcel cannot be received now.' using errcode = 'HT003';
  end if;
  update public.shipments set status = 'delivered', delivered_at = private.now() where id = parcel;
  update public.order_lines l set delivered_quantity = l.delivered_quantity + x.quantity
    from public.shipment_lines x where x.shipment_id = parcel and l.id = x.order_line_id;
  if not exists (select from public.order_lines l where l.order_id = wanted and l.delivered_quantity < l.quantity) then
    perform private.transition_order(wanted, 'delivered', by_role, by_id, '', key, facts);
  elsif o.status = 'partially_delivered' then
    insert into public.order_events (order_group_id, order_id, type, actor_role, actor_id, payload, idempotency_key)
    values (o.order_group_id, wanted, 'parcel_delivered', by_role, by_id, facts, key);
    perform private.recompute_order(wanted);
  else
    perform private.transition_order(wanted, 'partially_delivered', by_role, by_id, '', key, facts);
  end if;
  return true;
end
$$;
comment on function private.receive_parcel(uuid, uuid, text, uuid, text) is 'One parcel arrived; the order follows. False when that was known.';

/*
 * Corrects who carries a parcel and its number, until it has arrived. What the buyer was told is corrected with it. Returns false where nothing changed, and for a
 * repeated key. P0002 for a parcel of another order.
 */
create function private.correct_parcel(wanted uuid, parcel uuid, by_role text, by_id uuid, right_carrier text, right_tracking text, key text default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  o public.orders;
  p public.shipments;
begin
  select * into o from public.orders where id = wanted for update;
  if not found then raise exception 'There is no such order.' using errcode = 'P0002'; end if;
  select * into p from public.shipments s where s.id = parcel and s.order_id = wanted;
  if not found then raise exception 'There is no such parcel.' using errcode = 'P0002'; end if;
  if exists (select from public.order_events e where e.order_id = wanted and e.idempotency_key = key) or (p.carrier, p.tracking_number) = (right_carrier, right_tracking) then
    return false;
  end if;
  if by_role not in ('seller', 'operator') or p.status = 'delivered' or o.status not in ('partially_shipped', 'shipped', 'partially_delivered') then
    raise exception 'This parcel cannot be corrected any more.' using errcode = 'HT003';
  end if;
  update public.shipments set carrier = right_carrier, tracking_number = right_tracking where id = parcel;
  update public.orders r set carrier = right_carrier, tracking_number = right_tracking
   where r.id = wanted and parcel = (select s.id from public.shipments s where s.order_id = wanted order by s.created_at desc, s.id limit 1);
  update public.notifications n set facts = n.facts || jsonb_build_object('carrier', right_carrier, 'tracking', right_tracking)
   where n.person_id = o.buyer_id and n.kind = 'order_shipped' and n.key = parcel::text;
  insert into public.order_events (order_group_id, order_id, type, actor_role, actor_id, payload, idempotency_key)
  values (o.order_group_id, wanted, 'tracking_corrected', by_role, by_id,
    jsonb_build_object('shipment_id', parcel, 'carrier', right_carrier, 'tracking', right_tracking, 'was', jsonb_build_object('carrier', p.carrier, 'tracking', p.tracking_number)), key);
  return true;
end
$$;
comment on function private.correct_parcel(uuid, uuid, text, uuid, text, text, text) is 'Corrects the carrier and number of a parcel that is on its way. False when nothing changed.';

revoke execute on function private.receive_parcel(uuid, uuid, text, uuid, text), private.correct_parcel(uuid, uuid, text, uuid, text, text, text) from public, anon, authenticated;
grant execute on function private.receive_parcel(uuid, uuid, text, uuid, text), private.correct_parcel(uuid, uuid, text, uuid, text, text, text) to service_role;
