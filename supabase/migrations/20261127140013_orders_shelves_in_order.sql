-- Whoever moves several shelves line by line takes them all first, in the order of everybody (`private.lock_shelves`): with a piece in hand and the next
-- shelf still to get, two of them could wait for each other, and one was thrown out.

create or replace function private.hold_exchange(c public.order_cases)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  wanted record;
begin
  if exists (select from private.exchange_holds h where h.case_id = c.id and h.state = 'active') then return true; end if;
  begin
    perform private.lock_shelves(array(
      select case when x.exchange_title <> '' then x.exchange_variant_id else coalesce(private.exchanged_for(l.id), l.variant_id) end
        from public.order_case_lines x join public.order_lines l on l.id = x.order_line_id where x.case_id = c.id));
    for wanted in select w.variant_id, w.quantity, w.anew from (
                    select case when x.exchange_title <> '' then x.exchange_variant_id
                             else coalesce(private.exchanged_for(l.id), l.variant_id) end as variant_id,
                           sum(x.quantity)::integer as quantity, bool_and(c.kind = 'claim' and x.exchange_title = '') as anew
                      from public.order_case_lines x join public.order_lines l on l.id = x.order_line_id where x.case_id = c.id group by 1) w
                    left join public.product_variants v on v.id = w.variant_id
                   order by v.product_id, w.variant_id
    loop
      update public.stock_levels l set reserved = l.reserved + wanted.quantity
       where l.variant_id = wanted.variant_id and l.on_hand + l.backorder_limit - l.allocated - l.reserved >= wanted.quantity;
      continue when not found and wanted.anew;
      -- Leaves the inner block, which takes back what was held of other pieces.
      if not found then raise exception 'short' using errcode = 'HT001'; end if;
      insert into private.exchange_holds as h (case_id, variant_id, quantity) values (c.id, wanted.variant_id, wanted.quantity)
      on conflict (case_id, variant_id) do update set state = 'active', quantity = excluded.quantity;
      insert into public.stock_movements (variant_id, kind, quantity, order_group_id, order_id)
      select wanted.variant_id, 'reserved', wanted.quantity, o.order_group_id, o.id from public.orders o where o.id = c.order_id;
    end loop;
  exception when sqlstate 'HT001' then return false;
  end;
  return true;
end
$$;

create or replace function private.end_exchange(c public.order_cases, how text)
returns void language plpgsql security definer set search_path = '' as $$
declare
  hold record;
begin
  perform private.lock_shelves(array(select h.variant_id from private.exchange_holds h where h.case_id = c.id and h.state = 'active'));
  for hold in select h.variant_id, h.quantity from private.exchange_holds h join public.product_variants v on v.id = h.variant_id
               where h.case_id = c.id and h.state = 'active' order by v.product_id, h.variant_id
  loop
    -- The state is the guard: whoever changes it from active moves the stock, once.
    update private.exchange_holds h set state = how where h.case_id = c.id and h.variant_id = hold.variant_id and h.state = 'active';
    continue when not found;
    if how = 'shipped' then
      -- What was made for it was never counted in; it is as it leaves.
      perform from public.stock_levels l where l.variant_id = hold.variant_id for update;
      insert into public.stock_movements (variant_id, kind, quantity)
      select l.variant_id, 'received', hold.quantity - l.on_hand from public.stock_levels l
       where l.variant_id = hold.variant_id and l.on_hand < hold.quantity;
    end if;
    update public.stock_levels l set reserved = l.reserved - hold.quantity,
      on_hand = case when how = 'shipped' then greatest(l.on_hand - hold.quantity, 0) else l.on_hand end where l.variant_id = hold.variant_id;
    insert into public.stock_movements (variant_id, kind, quantity, order_group_id, order_id)
    select hold.variant_id, how, case when how = 'shipped' then -hold.quantity else hold.quantity end, o.order_group_id, o.id
      from public.orders o where o.id = c.order_id;
  end loop;
end
$$;

create or replace function private.move_case(wanted uuid, target text, by_role text, by_id uuid,
  because text default '', click text default null, facts jsonb default '{}')
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  c public.order_cases;
  rule public.state_transitions;
  line record;
  short boolean := false;
begin
  -- The order first, as everything does that moves pieces or money of it.
  perform from public.orders o join public.order_cases x on x.order_id = o.id where x.id = wanted for update of o;
  select * into c from public.order_cases where id = wanted for update;
  if not found then raise exception 'There is no such case.' using errcode = 'P0002'; end if;
  if click is not null and exists (select from public.order_case_events e where e.case_id = wanted and e.idempotency_key = click) then return false; end if;
  if c.status = target then return false; end if;
  select * into rule from public.state_transitions t where t.machine = 'case_' || c.kind and t.from_state = c.status and t.to_state = target
    and by_role = any (t.actor_roles);
  -- A replacement or a repair ends with a parcel, money only where money was asked for or the shop decides.
  if not found or (target = 'resolved' and c.wish = 'refund') or (target = 'in_transit' and not c.needs_return)
    or (c.kind = 'claim' and c.status = 'approved' and target = 'received' and not c.needs_return) then
    raise exception 'A case that is % cannot become % by %.', c.status, target, by_role using errcode = 'HT003';
  end if;
  if rule.requires_reason and btrim(because) = '' then raise exception 'This change needs a reason.' using errcode = 'HT004'; end if;
  if target in ('in_transit', 'resolved') and btrim(coalesce(facts ->> 'carrier', '')) = '' then raise exception 'A parcel needs a carrier.'
    using errcode = 'HT004'; end if;

  perform set_config('app.transition', wanted::text || ':' || target, true);
  update public.order_cases x set
    status = target,
    needs_return = case when target = 'approved' and x.needs_return and x.kind = 'claim' then coalesce((facts ->> 'needs_return')::boolean, true)
      else x.needs_return end,
    return_to = coalesce(nullif(left(btrim(facts ->> 'return_to'), 600), ''), case when target = 'approved' and x.return_to = '' and x.needs_return
      then (select private.return_address_of(o.seller_id) from public.orders o where o.id = x.order_id) else x.return_to end),
    return_carrier = case when target = 'in_transit' then left(btrim(facts ->> 'carrier'), 60) else x.return_carrier end,
    return_tracking = case when target = 'in_transit' then left(btrim(coalesce(facts ->> 'tracking', '')), 60) else x.return_tracking end,
    new_carrier = case when target = 'resolved' then left(btrim(facts ->> 'carrier'), 60) else x.new_carrier end,
    new_tracking = case when target = 'resolved' then left(btrim(coalesce(facts ->> 'tracking', '')), 60) else x.new_tracking end,
    sent_at = case when target = 'in_transit' then private.now() else x.sent_at end,
    received_at = case when target = 'received' then private.now() else x.received_at end,
    closed_at = case when target in ('refunded', 'resolved', 'denied', 'canceled', 'expired') then private.now() end,
    due_at = private.case_due(x.kind, target, x.created_at)
   where x.id = wanted returning x.* into c;
  perform set_config('app.transition', '', true);

  -- What was offered stands while the case waits for its maker.
  delete from private.exchange_offers f where f.case_id = wanted;
  -- An exchange holds its pieces from the yes to the parcel; where none are left the buyer gets the money.
  if c.kind in ('return', 'claim') and c.wish = 'replacement' then
    if target = 'approved' then
      short := not private.hold_exchange(c);
      if short then
        perform set_config('app.exchange_short', wanted::text, true);
        update public.order_cases x set wish = 'refund' where x.id = wanted returning x.* into c;
        perform set_config('app.exchange_short', '', true);
      end if;
    elsif target = 'resolved' then
      perform private.end_exchange(c, 'shipped');
    elsif c.closed_at is not null then
      perform private.end_exchange(c, 'released');
    end if;
  end if;
  if target = 'received' then
    if coalesce((facts ->> 'restock')::boolean, false) then
      perform private.lock_shelves(array(
        select coalesce(private.exchanged_for(l.id), l.variant_id)
          from public.order_case_lines x join public.order_lines l on l.id = x.order_line_id where x.case_id = wanted));
      for line in select v.id as variant_id, x.quantity from public.order_case_lines x join public.order_lines l on l.id = x.order_line_id
                    join public.product_variants v on v.id = coalesce(private.exchanged_for(l.id), l.variant_id)
                   where x.case_id = wanted order by v.product_id, v.id
      loop
        update public.stock_levels s set on_hand = s.on_hand + line.quantity where s.variant_id = line.variant_id;
        insert into public.stock_movements (variant_id, kind, quantity, order_group_id, order_id)
        select line.variant_id, 'returned', line.quantity, o.order_group_id, o.id from public.orders o where o.id = c.order_id;
      end loop;
    end if;
  elsif target = 'refunded' then
    if c.kind = 'cancellation' then perform private.transition_order(c.order_id, 'canceled', by_role, by_id, c.number); end if;
    if c.kind = 'removal' then perform private.take_out(c, by_role, by_id); end if;
    perform private.request_case_refund(c);
    perform private.reverse_points(c.order_id, private.now());
  end if;
  -- What came back counts as returned while it is with the maker for money, and no longer when it goes out again.
  if c.received_at is not null then perform private.recompute_order(c.order_id); end if;
  insert into public.order_case_events (case_id, type, actor_role, actor_id, from_status, to_status, words, payload, idempotency_key, created_at)
  values (wanted, target, by_role, by_id, rule.from_state, target, left(because, 3000), facts, click, private.now());
  if short then
    insert into public.order_case_events (case_id, type, actor_role, created_at) values (wanted, 'exchange_short', 'system', private.now());
  end if;
  -- Nothing comes back first, and money was asked for: it goes at once.
  if target = 'approved' and not c.needs_return and c.wish = 'refund' then perform private.move_case(wanted, 'refunded', 'system', null); end if;
  return true;
end
$$;

create or replace function private.take_out(c public.order_cases, by_role text, by_id uuid)
returns void language plpgsql security definer set search_path = '' as $$
declare
  o public.orders;
  line record;
begin
  select * into o from public.orders where id = c.order_id for update;
  if o.status not in ('placed', 'accepted', 'in_production') or exists (select from public.shipments s where s.order_id = o.id) then
    raise exception 'Something of this order is already on its way.' using errcode = 'HT003', hint = 'not_allowed_now';
  end if;
  perform private.lock_shelves(array(
    select l.variant_id from public.order_case_lines x join public.order_lines l on l.id = x.order_line_id where x.case_id = c.id));
  for line in
    select l.id, v.id as variant_id, x.quantity from public.order_case_lines x join public.order_lines l on l.id = x.order_line_id
      left join public.product_variants v on v.id = l.variant_id where x.case_id = c.id order by v.product_id, v.id, l.id
  loop
    update public.order_lines l set removed_quantity = l.removed_quantity + line.quantity
     where l.id = line.id and l.shipped_quantity + l.removed_quantity + line.quantity <= l.quantity;
    if not found then perform private.refuse_case('too_many'); end if;
    continue when line.variant_id is null;
    update public.stock_levels s set allocated = s.allocated - line.quantity where s.variant_id = line.variant_id;
    insert into public.stock_movements (variant_id, kind, quantity, order_group_id, order_id)
    values (line.variant_id, 'deallocated', line.quantity, o.order_group_id, o.id);
  end loop;
  if not exists (select from public.order_lines l where l.order_id = o.id and l.removed_quantity < l.quantity) then
    perform private.refuse_case('last_piece');
  end if;
  -- Before a seller has accepted it is the buyer who decides; the machine only carries it out.
  insert into public.order_events (order_group_id, order_id, type, actor_role, actor_id, reason, payload, idempotency_key)
  values (o.order_group_id, o.id, 'pieces_removed', case by_role when 'system' then 'buyer' else by_role end, by_id, left(c.words, 1000),
    jsonb_build_object('case_id', c.id), 'case:' || c.id);
  perform private.recompute_order(o.id);
end
$$;

create or replace function private.take_back_parcel(wanted uuid, by_id uuid, because text, key text)
returns boolean language plpgsql security definer set search_path = '' as $$
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

create or replace function private.give_seller_refund(p_key uuid, p_order_id uuid, p_person uuid, p_ask jsonb, p_reason text)
returns bigint language plpgsql security definer set search_path = '' as $$
declare
  o public.orders;
  g private.seller_refunds;
  ask record;
  share record;
  open bigint;
  part bigint;
  asked uuid;
  line record;
begin
  select * into o from public.orders x where x.id = p_order_id for update;
  if not found or not private.person_may_in_shop(p_person, o.seller_id, 'refunds.write') then
    raise exception 'There is no such order.' using errcode = 'P0002';
  end if;
  -- What covers it is the whole shop's: two orders of it are not given back from the same baht.
  perform pg_advisory_xact_lock(hashtextextended('seller-refunds:' || o.seller_id, 0));
  select * into g from private.seller_refunds x where x.id = p_key;
  if found and g.order_id = p_order_id then return g.amount_minor; end if;
  if found then raise exception 'This key was used for another order.' using errcode = 'HT005', hint = 'not_possible'; end if;
  if char_length(btrim(coalesce(p_reason, ''))) < 3 then raise exception 'Say why; the buyer reads it.' using errcode = 'HT004'; end if;
  select * into ask from private.reckon_seller_refund(p_order_id, p_person, p_ask);
  if ask.because is not null then raise exception 'This cannot be given back: %', ask.because using errcode = 'HT005', hint = ask.because; end if;
  insert into private.seller_refunds (id, order_id, seller_id, number, given_by, kind, amount_minor, seller_minor, fee_minor, restock, reason)
  values (p_key, o.id, o.seller_id, o.number, p_person, p_ask ->> 'kind', ask.amount_minor, ask.seller_minor, ask.fee_minor,
    coalesce((p_ask ->> 'restock')::boolean, false) and p_ask ->> 'kind' = 'lines', left(btrim(p_reason), 1000))
  returning * into g;
  insert into private.seller_refund_lines (seller_refund_id, order_line_id, quantity, refund_minor)
  select g.id, (e ->> 'id')::uuid, (e ->> 'quantity')::integer, (e ->> 'refund')::bigint from jsonb_array_elements(ask.lines) e;
  open := g.amount_minor;
  for share in
    select s.payment_id, p.currency, s.captured_minor - s.refunded_minor - private.charged_back(s.payment_id, o.id)
        - coalesce((select sum(r.amount_minor) from public.refunds r where r.order_id = o.id and r.payment_id = s.payment_id
          and r.status in ('requested', 'processing', 'manual_required')), 0) as left_over
      from public.payment_splits s join public.payments p on p.id = s.payment_id
     where s.order_id = o.id and s.captured_minor > s.refunded_minor order by (p.method = 'store_credit') desc, s.payment_id for update of s
  loop
    part := least(open, share.left_over);
    continue when part <= 0;
    insert into public.refunds (payment_id, order_id, amount_minor, currency, reason) values (share.payment_id, o.id, part, share.currency,
      -- That word alone is what a payment that came twice goes back for.
      case g.reason when 'paid_twice' then 'paid twice' else g.reason end)
    returning id into asked;
    insert into private.seller_refund_parts (refund_id, seller_refund_id) values (asked, g.id);
    open := open - part;
  end loop;
  if open <> 0 then raise exception 'Less is left than was reckoned.' using errcode = 'HT005', hint = 'too_much'; end if;
  if g.restock then
    perform private.lock_shelves(array(
      select coalesce(private.exchanged_for(l.id), l.variant_id)
        from private.seller_refund_lines x join public.order_lines l on l.id = x.order_line_id where x.seller_refund_id = g.id));
    for line in
      select v.id as variant_id, x.quantity from private.seller_refund_lines x join public.order_lines l on l.id = x.order_line_id
        join public.product_variants v on v.id = coalesce(private.exchanged_for(l.id), l.variant_id)
       where x.seller_refund_id = g.id order by v.product_id, v.id
    loop
      update public.stock_levels s set on_hand = s.on_hand + line.quantity where s.variant_id = line.variant_id;
      insert into public.stock_movements (variant_id, kind, quantity, order_group_id, order_id, actor_id)
      values (line.variant_id, 'returned', line.quantity, o.order_group_id, o.id, p_person);
    end loop;
  end if;
  return g.amount_minor;
end
$$;

create or replace function private.ship_order(wanted uuid, by_role text, by_id uuid, parcel_carrier text,
  parcel_tracking text, lines jsonb default '[]', key text default null)
returns uuid language plpgsql security definer set search_path = '' as $$
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

create or replace function private.transition_order(wanted uuid, target text, by_role text,
  by_id uuid default null, because text default '', key text default null, facts jsonb default '{}')
returns boolean language plpgsql security definer set search_path = '' as $$
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
