-- One function changes the state of an order; a trigger refuses every other way. What follows from a state (payment, fulfilment) is derived here and kept.

insert into public.state_transitions (machine, from_state, to_state, actor_roles, requires_reason) values
  ('order_group', 'awaiting_payment', 'placed', '{system,operator}', false),
  ('order_group', 'awaiting_payment', 'expired', '{system}', false),
  ('order_group', 'awaiting_payment', 'canceled', '{buyer,operator,system}', false),
  ('order_group', 'expired', 'placed', '{system}', false),
  ('order', 'awaiting_payment', 'placed', '{system,operator}', false),
  ('order', 'awaiting_payment', 'expired', '{system}', false),
  ('order', 'awaiting_payment', 'canceled', '{buyer,operator,system}', false),
  ('order', 'expired', 'placed', '{system}', false),
  ('order', 'placed', 'accepted', '{seller,system,operator}', false),
  ('order', 'placed', 'canceled', '{buyer,seller,system,operator}', true),
  ('order', 'accepted', 'in_production', '{seller}', false),
  -- By the system as well: a statutory withdrawal before anything was sent ends the order, whatever the maker has begun.
  ('order', 'accepted', 'canceled', '{seller,operator,system}', true),
  ('order', 'in_production', 'canceled', '{seller,operator,system}', true),
  ('order', 'accepted', 'partially_shipped', '{seller,system}', false),
  ('order', 'in_production', 'partially_shipped', '{seller,system}', false),
  ('order', 'accepted', 'shipped', '{seller,system}', false),
  ('order', 'in_production', 'shipped', '{seller,system}', false),
  ('order', 'partially_shipped', 'shipped', '{seller,system}', false),
  ('order', 'partially_shipped', 'partially_delivered', '{system,buyer,operator}', false),
  ('order', 'shipped', 'partially_delivered', '{system,buyer,operator}', false),
  ('order', 'partially_delivered', 'shipped', '{seller,system}', false),
  ('order', 'partially_delivered', 'delivered', '{system,buyer,operator}', false),
  ('order', 'shipped', 'delivered', '{system,buyer,operator}', false),
  ('order', 'delivered', 'completed', '{buyer,system,operator}', false),
  -- A parcel against cash that was refused at the door and came back.
  ('order', 'shipped', 'canceled', '{system}', true),
  ('order', 'shipped', 'closed', '{system,operator}', true),
  ('order', 'delivered', 'closed', '{system,operator}', true),
  ('order', 'completed', 'closed', '{system,operator}', true);
create trigger orders_guard_status before update of status on public.orders for each row
  when (old.status is distinct from new.status) execute function private.guard_status();
create trigger order_groups_guard_status before update of status on public.order_groups for each row
  when (old.status is distinct from new.status) execute function private.guard_status();

/*
 * Refuses to move an unpaid or expired share to a state its group is not in (HT003). A share that is not paid yet moves with its group and never alone: one
 * that was cancelled by itself would keep the group from being placed or expired for ever, with the buyer's money and the pieces inside.
 */
create function private.guard_share() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select g.status from public.order_groups g where g.id = new.order_group_id) is distinct from new.status then
    raise exception 'An order that is % cannot become % without its group.', old.status, new.status using errcode = 'HT003';
  end if;
  return new;
end
$$;
revoke execute on function private.guard_share() from public, anon, authenticated;
create trigger orders_follow_group before update of status on public.orders for each row
  when (old.status in ('awaiting_payment', 'expired') and old.status is distinct from new.status) execute function private.guard_share();

/*
 * Writes payment_status and fulfillment_status of an order from its payments, lines, cases and state. The only writer of both. What is left of the money,
 * beside what the order costs, says whether it is paid: an order that was paid twice, and whose second payment went back, is paid.
 */
create function private.recompute_order(wanted uuid) returns void
language sql security definer set search_path = '' as $$
  update public.orders o set
    payment_status = case
      when m.captured = 0 and m.pending then 'pending'
      when m.captured = 0 then 'unpaid'
      when m.refunded >= m.captured then 'refunded'
      when m.captured - m.refunded > o.total_minor then 'overpaid'
      when m.captured - m.refunded = o.total_minor or m.refunded = 0 then 'paid'
      else 'partially_refunded' end,
    fulfillment_status = case
      when o.status in ('canceled', 'expired') then 'canceled'
      when q.ordered > 0 and r.returned >= q.ordered then 'returned'
      when q.delivered >= q.ordered then 'delivered'
      when q.delivered > 0 then 'partially_delivered'
      when q.shipped >= q.ordered then 'fulfilled'
      when q.shipped > 0 then 'partial'
      else 'unfulfilled' end
  from
    (select coalesce(sum(s.captured_minor), 0) as captured, coalesce(sum(s.refunded_minor), 0) as refunded,
            coalesce(bool_or(p.status in ('created', 'pending', 'authorized')), false) as pending
       from public.payment_splits s join public.payments p on p.id = s.payment_id where s.order_id = wanted) m,
    (select coalesce(sum(quantity), 0) as ordered, coalesce(sum(shipped_quantity), 0) as shipped, coalesce(sum(delivered_quantity), 0) as delivered
       from public.order_lines where order_id = wanted) q,
    (select coalesce(sum(x.quantity), 0) as returned from public.order_cases c join public.order_case_lines x on x.case_id = c.id
      where c.order_id = wanted and c.received_at is not null and c.status in ('received', 'refunded')) r
  where o.id = wanted
$$;

/*
 * Moves an order to a state. Refuses what state_transitions does not list for this actor (HT003), and a missing reason (HT004). A repeated key changes
 * nothing and returns false. Stock follows: shipping takes pieces from the shelf, cancelling before that gives them back. Everything is an order_events row.
 */
create function private.transition_order(wanted uuid, target text, by_role text, by_id uuid default null, because text default '', key text default null,
  facts jsonb default '{}')
returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  o public.orders;
  rule public.state_transitions;
  line record;
begin
  select * into o from public.orders where id = wanted for update;
  if not found then raise exception 'There is no such order.' using errcode = 'P0002'; end if;
  if key is not null and exists (select 1 from public.order_events e where e.order_id = wanted and e.idempotency_key = key) then return false; end if;
  if o.status = target then return false; end if;
  select * into rule from public.state_transitions t where t.machine = 'order' and t.from_state = o.status and t.to_state = target
    and by_role = any (t.actor_roles);
  if not found then
    raise exception 'An order that is % cannot become % by %.', o.status, target, by_role using errcode = 'HT003';
  end if;
  if rule.requires_reason and btrim(because) = '' then raise exception 'This change needs a reason.' using errcode = 'HT004'; end if;

  perform set_config('app.transition', wanted::text || ':' || target, true);
  update public.orders set
    status = target,
    placed_at = case when target = 'placed' then private.now() else placed_at end,
    accepted_at = case when target in ('accepted', 'in_production') then coalesce(accepted_at, private.now()) else accepted_at end,
    shipped_at = case when target in ('shipped', 'partially_shipped') then coalesce(shipped_at, private.now()) else shipped_at end,
    delivered_at = case when target = 'delivered' then private.now() else delivered_at end,
    completed_at = case when target = 'completed' then private.now() else completed_at end,
    canceled_at = case when target = 'canceled' then private.now() else canceled_at end
  where id = wanted;
  perform set_config('app.transition', '', true);

  if target = 'canceled' and o.status <> 'awaiting_payment' then
    for line in
      select l.variant_id, l.quantity - l.shipped_quantity as open from public.order_lines l join public.product_variants v on v.id = l.variant_id
       where l.order_id = wanted and l.quantity > l.shipped_quantity order by v.product_id, l.variant_id
    loop
      update public.stock_levels s set allocated = s.allocated - line.open where s.variant_id = line.variant_id;
      insert into public.stock_movements (variant_id, kind, quantity, order_group_id, order_id)
        values (line.variant_id, 'deallocated', line.open, o.order_group_id, wanted);
    end loop;
  elsif target = 'delivered' then
    update public.order_lines set delivered_quantity = quantity where order_id = wanted;
    update public.shipments set status = 'delivered', delivered_at = coalesce(delivered_at, private.now()) where order_id = wanted and status <> 'delivered';
  end if;

  insert into public.order_events (order_group_id, order_id, type, actor_role, actor_id, from_status, to_status, reason, payload, idempotency_key)
  values (o.order_group_id, wanted, target, by_role, by_id, o.status, target, left(because, 1000), facts, key);
  perform private.recompute_order(wanted);
  return true;
end
$$;

/*
 * Hands over a parcel: lines as [{"order_line_id": uuid, "quantity": int}], everything still open when empty. Takes the pieces from the shelf, then moves the
 * order to shipped or partially_shipped. Returns the parcel's id; a repeated key returns the same parcel.
 */
create function private.ship_order(wanted uuid, by_role text, by_id uuid, parcel_carrier text, parcel_tracking text, lines jsonb default '[]',
  key text default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  o public.orders;
  parcel uuid;
  line record;
begin
  select * into o from public.orders where id = wanted for update;
  if not found then raise exception 'There is no such order.' using errcode = 'P0002'; end if;
  select (e.payload ->> 'shipment_id')::uuid into parcel from public.order_events e where e.order_id = wanted and e.idempotency_key = key;
  if found then return parcel; end if;
  if o.status not in ('accepted', 'in_production', 'partially_shipped', 'partially_delivered') then
    raise exception 'An order that is % cannot be shipped.', o.status using errcode = 'HT003';
  end if;
  insert into public.shipments (order_id, carrier, tracking_number) values (wanted, parcel_carrier, parcel_tracking) returning id into parcel;
  for line in
    select l.id, l.variant_id, case when jsonb_array_length(lines) = 0 then l.quantity - l.shipped_quantity
        else coalesce((select sum((w ->> 'quantity')::integer)::integer from jsonb_array_elements(lines) w where (w ->> 'order_line_id')::uuid = l.id),
          0) end as quantity
      from public.order_lines l left join public.product_variants v on v.id = l.variant_id where l.order_id = wanted order by v.product_id, l.variant_id, l.id
  loop
    continue when line.quantity <= 0;
    update public.order_lines set shipped_quantity = shipped_quantity + line.quantity where id = line.id;
    insert into public.shipment_lines (shipment_id, order_line_id, quantity) values (parcel, line.id, line.quantity);
    if line.variant_id is not null then
      update public.stock_levels s set on_hand = s.on_hand - line.quantity, allocated = s.allocated - line.quantity where s.variant_id = line.variant_id;
      insert into public.stock_movements (variant_id, kind, quantity, order_group_id, order_id)
        values (line.variant_id, 'shipped', -line.quantity, o.order_group_id, wanted);
    end if;
  end loop;
  if not exists (select 1 from public.shipment_lines where shipment_id = parcel) then
    raise exception 'A parcel needs at least one piece.' using errcode = 'HT004';
  end if;
  update public.orders set carrier = parcel_carrier, tracking_number = parcel_tracking where id = wanted;
  if exists (select 1 from public.order_lines where order_id = wanted and shipped_quantity < quantity) then
    -- A further parcel that is not the last changes no state, but is told.
    if o.status in ('partially_shipped', 'partially_delivered') or not private.transition_order(wanted, 'partially_shipped', by_role, by_id, '', key,
      jsonb_build_object('shipment_id', parcel)) then
      insert into public.order_events (order_group_id, order_id, type, actor_role, actor_id, payload, idempotency_key)
      values (o.order_group_id, wanted, 'parcel_shipped', by_role, by_id, jsonb_build_object('shipment_id', parcel), key);
      perform private.recompute_order(wanted);
    end if;
  else
    perform private.transition_order(wanted, 'shipped', by_role, by_id, '', key, jsonb_build_object('shipment_id', parcel));
  end if;
  return parcel;
end
$$;

/*
 * Moves an order group and its orders together: to placed (paid), expired or canceled. Returns false when it already is there; refuses what the table does
 * not list (HT003).
 */
create function private.transition_group(wanted uuid, target text, by_role text, by_id uuid default null, because text default '') returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  g public.order_groups;
  child uuid;
begin
  select * into g from public.order_groups where id = wanted for update;
  if not found then raise exception 'There is no such order.' using errcode = 'P0002'; end if;
  if g.status = target then return false; end if;
  if not exists (select 1 from public.state_transitions t where t.machine = 'order_group' and t.from_state = g.status and t.to_state = target
    and by_role = any (t.actor_roles)) then
    raise exception 'An order group that is % cannot become % by %.', g.status, target, by_role using errcode = 'HT003';
  end if;
  perform set_config('app.transition', wanted::text || ':' || target, true);
  update public.order_groups set status = target, placed_at = case when target = 'placed' then private.now() else placed_at end where id = wanted;
  perform set_config('app.transition', '', true);
  insert into public.order_events (order_group_id, type, actor_role, actor_id, from_status, to_status, reason)
  values (wanted, 'group_' || target, by_role, by_id, g.status, target, left(because, 1000));
  for child in select id from public.orders where order_group_id = wanted order by id loop
    perform private.transition_order(child, target, by_role, by_id, because);
  end loop;
  return true;
end
$$;
revoke execute on function private.recompute_order(uuid), private.transition_order(uuid, text, text, uuid, text, text, jsonb),
  private.ship_order(uuid, text, uuid, text, text, jsonb, text), private.transition_group(uuid, text, text, uuid, text) from public;
grant execute on function private.recompute_order(uuid), private.transition_order(uuid, text, text, uuid, text, text, jsonb),
  private.ship_order(uuid, text, uuid, text, text, jsonb, text), private.transition_group(uuid, text, text, uuid, text) to service_role;

/*
 * The whole order is delivered only when all of it was sent: nothing counts as delivered that has not even left the workshop, and a buyer who confirms one
 * parcel does not confirm the pieces that are still being made (HT003).
 */
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
 * An order may travel in several parcels, and each arrives on its own day. Notes that one parcel arrived. The order becomes delivered with its last piece,
 * before that partially_delivered; a further parcel that is not the last is only told of. Returns false for a parcel that had arrived, and for a repeated
 * key. P0002 for a parcel of another order.
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
  if by_role not in ('buyer', 'operator', 'system') or o.status not in ('partially_shipped', 'shipped', 'partially_delivered')
    or p.status in ('returned_to_sender', 'lost') then
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
 * Corrects who carries a parcel and its number, until it has arrived. What the buyer was told is corrected with it. Returns false where nothing changed, and
 * for a repeated key. P0002 for a parcel of another order.
 */
create function private.correct_parcel(wanted uuid, parcel uuid, by_role text, by_id uuid, right_carrier text, right_tracking text, key text default null)
  returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  o public.orders;
  p public.shipments;
begin
  select * into o from public.orders where id = wanted for update;
  if not found then raise exception 'There is no such order.' using errcode = 'P0002'; end if;
  select * into p from public.shipments s where s.id = parcel and s.order_id = wanted;
  if not found then raise exception 'There is no such parcel.' using errcode = 'P0002'; end if;
  if exists (select from public.order_events e where e.order_id = wanted and e.idempotency_key = key) or (p.carrier, p.tracking_number) = (right_carrier,
    right_tracking) then
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
    jsonb_build_object('shipment_id', parcel, 'carrier', right_carrier, 'tracking', right_tracking, 'was',
      jsonb_build_object('carrier', p.carrier, 'tracking', p.tracking_number)), key);
  return true;
end
$$;
comment on function private.correct_parcel(uuid, uuid, text, uuid, text, text, text) is
  'Corrects the carrier and number of a parcel that is on its way. False when nothing changed.';
revoke execute on function private.receive_parcel(uuid, uuid, text, uuid, text), private.correct_parcel(uuid, uuid, text, uuid, text, text, text) from public,
  anon, authenticated;
grant execute on function private.receive_parcel(uuid, uuid, text, uuid, text), private.correct_parcel(uuid, uuid, text, uuid, text, text, text)
  to service_role;
