-- A key that an order knows is the same click only where the act is the same. Whatever was asked with it, the answer was "done before", and what follows
-- an act (money that goes back, a letter that says a parcel was sent) followed without the act.

create or replace function private.transition_order(wanted uuid, target text, by_role text,
  by_id uuid default null, because text default '', key text default null, facts jsonb default '{}')
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  o public.orders;
  rule public.state_transitions;
  known public.order_events;
  line record;
begin
  select * into o from public.orders where id = wanted for update;
  if not found then raise exception 'There is no such order.' using errcode = 'P0002'; end if;
  select * into known from public.order_events e where e.order_id = wanted and e.idempotency_key = key;
  if found then
    if known.to_status = target then return false; end if;
    raise exception 'This key was used for something else.' using errcode = 'HT003';
  end if;
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
    perform private.lock_shelves(array(
      select l.variant_id from public.order_lines l where l.order_id = wanted and l.shipped_quantity < l.quantity - l.removed_quantity));
    for line in
      select l.variant_id, l.quantity - l.removed_quantity - l.shipped_quantity as open
        from public.order_lines l join public.product_variants v on v.id = l.variant_id
       where l.order_id = wanted and l.quantity - l.removed_quantity > l.shipped_quantity order by v.product_id, l.variant_id
    loop
      update public.stock_levels s set allocated = s.allocated - line.open where s.variant_id = line.variant_id;
      insert into public.stock_movements (variant_id, kind, quantity, order_group_id, order_id)
        values (line.variant_id, 'deallocated', line.open, o.order_group_id, wanted);
    end loop;
  elsif target = 'delivered' then
    update public.order_lines set delivered_quantity = quantity - removed_quantity where order_id = wanted;
    update public.shipments set status = 'delivered', delivered_at = coalesce(delivered_at, private.now()) where order_id = wanted and status <> 'delivered';
  end if;

  insert into public.order_events (order_group_id, order_id, type, actor_role, actor_id, from_status, to_status, reason, payload, idempotency_key)
  values (o.order_group_id, wanted, target, by_role, by_id, o.status, target, left(because, 1000), facts, key);
  perform private.recompute_order(wanted);
  return true;
end
$$;

create or replace function private.ship_order(wanted uuid, by_role text, by_id uuid,
  parcel_carrier text, parcel_tracking text, lines jsonb default '[]', key text default null)
returns uuid language plpgsql security definer set search_path = '' as $$
declare
  o public.orders;
  parcel uuid;
  known public.order_events;
  line record;
begin
  select * into o from public.orders where id = wanted for update;
  if not found then raise exception 'There is no such order.' using errcode = 'P0002'; end if;
  select * into known from public.order_events e where e.order_id = wanted and e.idempotency_key = key;
  if found then
    if known.type in ('shipped', 'partially_shipped', 'parcel_shipped') then return (known.payload ->> 'shipment_id')::uuid; end if;
    raise exception 'This key was used for something else.' using errcode = 'HT003';
  end if;
  if o.status not in ('accepted', 'in_production', 'partially_shipped', 'partially_delivered') then
    raise exception 'An order that is % cannot be shipped.', o.status using errcode = 'HT003';
  end if;
  insert into public.shipments (order_id, carrier, tracking_number) values (wanted, parcel_carrier, parcel_tracking) returning id into parcel;
  -- A parcel takes from what was off the shelf before, so nothing shown changes.
  perform private.lock_shelves(array(
    select l.variant_id from public.order_lines l where l.order_id = wanted and l.shipped_quantity < l.quantity - l.removed_quantity), shown => false);
  for line in
    select l.id, l.variant_id, case when jsonb_array_length(lines) = 0 then l.quantity - l.removed_quantity - l.shipped_quantity
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
  if exists (select 1 from public.order_lines where order_id = wanted and shipped_quantity < quantity - removed_quantity) then
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

create or replace function private.receive_parcel(wanted uuid, parcel uuid, by_role text, by_id uuid default null, key text default null)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  o public.orders;
  p public.shipments;
  known public.order_events;
  facts constant jsonb := jsonb_build_object('shipment_id', parcel);
begin
  select * into o from public.orders where id = wanted for update;
  if not found then raise exception 'There is no such order.' using errcode = 'P0002'; end if;
  select * into p from public.shipments s where s.id = parcel and s.order_id = wanted;
  if not found then raise exception 'There is no such parcel.' using errcode = 'P0002'; end if;
  if p.status = 'delivered' then return false; end if;
  select * into known from public.order_events e where e.order_id = wanted and e.idempotency_key = key;
  if found then
    if known.type in ('delivered', 'partially_delivered', 'parcel_delivered') and known.payload ->> 'shipment_id' = parcel::text then return false; end if;
    raise exception 'This key was used for something else.' using errcode = 'HT003';
  end if;
  if by_role not in ('buyer', 'operator', 'system') or o.status not in ('partially_shipped', 'shipped', 'partially_delivered')
    or p.status in ('returned_to_sender', 'lost') then
    raise exception 'This parcel cannot be received now.' using errcode = 'HT003';
  end if;
  update public.shipments set status = 'delivered', delivered_at = private.now() where id = parcel;
  update public.order_lines l set delivered_quantity = l.delivered_quantity + x.quantity
    from public.shipment_lines x where x.shipment_id = parcel and l.id = x.order_line_id;
  if not exists (select from public.order_lines l where l.order_id = wanted and l.delivered_quantity < l.quantity - l.removed_quantity) then
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

create or replace function private.correct_parcel(wanted uuid, parcel uuid, by_role text,
  by_id uuid, right_carrier text, right_tracking text, key text default null)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  o public.orders;
  p public.shipments;
  known public.order_events;
begin
  select * into o from public.orders where id = wanted for update;
  if not found then raise exception 'There is no such order.' using errcode = 'P0002'; end if;
  select * into p from public.shipments s where s.id = parcel and s.order_id = wanted;
  if not found then raise exception 'There is no such parcel.' using errcode = 'P0002'; end if;
  select * into known from public.order_events e where e.order_id = wanted and e.idempotency_key = key;
  if found then
    if known.type = 'tracking_corrected' and known.payload ->> 'shipment_id' = parcel::text then return false; end if;
    raise exception 'This key was used for something else.' using errcode = 'HT003';
  end if;
  if (p.carrier, p.tracking_number) = (right_carrier, right_tracking) then return false; end if;
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

create or replace function private.mend_address(wanted uuid, address jsonb, seen jsonb, by_role text, by_id uuid, because text, key text)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  o public.orders;
  named constant text[] := array['recipient', 'phone', 'line1', 'line2', 'subdistrict', 'district', 'province', 'postcode', 'note'];
  corrected jsonb;
  told bigint;
  known public.order_events;
begin
  select * into o from public.orders where id = wanted for update;
  if not found then raise exception 'There is no such order.' using errcode = 'PT404'; end if;
  select * into known from public.order_events e where e.order_id = wanted and e.idempotency_key = key;
  if found then
    if known.type = 'address_corrected' then return false; end if;
    raise exception 'This key was used for something else.' using errcode = 'HT003', hint = 'not_allowed_now';
  end if;
  if o.status not in ('placed', 'accepted', 'in_production') or exists (select from public.shipments s where s.order_id = o.id) then
    raise exception 'Something of this order is already on its way.' using errcode = 'HT003', hint = 'not_allowed_now';
  end if;
  if jsonb_typeof(address) is distinct from 'object'
     or exists (select from jsonb_each(address) f where f.key <> all (named) or jsonb_typeof(f.value) <> 'string' or char_length(f.value #>> '{}') > 200)
     or btrim(coalesce(address ->> 'recipient', '')) = '' or btrim(coalesce(address ->> 'line1', '')) = '' then
    raise exception 'An address has a recipient and a first line, each of its lines text of at most 200 letters.'
      using errcode = '22023', hint = 'invalid';
  end if;
  if jsonb_typeof(seen) is distinct from 'object' or exists (select from jsonb_object_keys(address) k where not seen ? k) then
    raise exception 'Whoever mends a line says what it was.' using errcode = '22023', hint = 'invalid';
  end if;
  corrected := o.shipping_address || address;
  if corrected = o.shipping_address then return false; end if;
  perform private.demand_unchanged(seen, (select jsonb_object_agg(k, coalesce(o.shipping_address ->> k, '')) from jsonb_object_keys(seen) k));
  update public.orders set shipping_address = corrected where id = o.id;
  -- The page of an order shows one address: where the order has one part, that part's.
  update public.order_groups g set shipping_address = corrected where g.id = o.order_group_id
    and not exists (select from public.orders x where x.order_group_id = g.id and x.id <> o.id);
  insert into public.order_events (order_group_id, order_id, type, actor_role, actor_id, reason, payload, idempotency_key)
  values (o.order_group_id, o.id, 'address_corrected', by_role, by_id, left(because, 1000), '{}', key) returning id into told;
  insert into private.outbox (topic, key, payload)
  select 'order.address', told || ':' || side, jsonb_build_object('order_id', o.id::text, 'number', o.number, 'seller', o.seller_name, 'to', side)
    from unnest(case by_role when 'operator' then '{buyer,seller}' else '{seller}' end::text[]) side
  on conflict do nothing;
  if by_role = 'operator' then
    perform private.log_activity('orders.correct_address', o.id::text, (
      select jsonb_object_agg(f.key, jsonb_build_array(o.shipping_address ->> f.key, f.value)) from jsonb_each_text(address) f
       where f.value is distinct from o.shipping_address ->> f.key), because);
  end if;
  return true;
end
$$;

create or replace function private.mend_address_of_group(wanted uuid, address jsonb, seen jsonb, by_id uuid, key text)
returns integer language plpgsql security definer set search_path = '' as $$
declare
  one record;
  of_group uuid;
  now_there jsonb;
  mended integer := 0;
begin
  select o.order_group_id into of_group from public.orders o where o.id = wanted;
  -- The group first, so that two who mend the same order wait for each other and not in a circle.
  perform from public.order_groups g where g.id = of_group for update;
  if exists (select from public.order_events e where e.order_id = wanted and e.idempotency_key = key and e.type = 'address_corrected') then return 0; end if;
  select g.shipping_address into now_there from public.order_groups g where g.id = of_group;
  perform private.demand_unchanged(seen, (select jsonb_object_agg(k, coalesce(now_there ->> k, '')) from jsonb_object_keys(seen) k));
  for one in
    select o.id, o.shipping_address from public.orders o where o.order_group_id = of_group
       and (o.id = wanted or o.status in ('placed', 'accepted', 'in_production')
         and not exists (select from public.shipments s where s.order_id = o.id)) order by o.id for update
  loop
    mended := mended + private.mend_address(one.id, address,
      (select jsonb_object_agg(k, coalesce(one.shipping_address ->> k, '')) from jsonb_object_keys(address) k), 'buyer', by_id, '', key)::integer;
  end loop;
  update public.order_groups g set shipping_address = g.shipping_address || address where g.id = of_group;
  return mended;
end
$$;
