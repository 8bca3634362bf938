-- Why: a piece that its buyer takes out of an order is not sent, and can be sent by no mistake.
-- The line keeps what was sold and says beside it how much of that was taken out; whatever counts what is open counts without it.
alter table public.order_lines add column removed_quantity integer not null default 0;
alter table public.order_lines add constraint order_lines_removed_check check (removed_quantity >= 0 and shipped_quantity + removed_quantity <= quantity);
comment on column public.order_lines.removed_quantity is
  'Of these nothing is sent: the buyer took them out of the order, and has what they paid for them back.';

create or replace function private.guard_delivered() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.order_lines l where l.order_id = new.id and l.shipped_quantity < l.quantity - l.removed_quantity) then
    raise exception 'Pieces of this order have not been sent yet.' using errcode = 'HT003';
  end if;
  return new;
end
$$;

create or replace function private.receive_parcel(wanted uuid, parcel uuid, by_role text, by_id uuid default NULL::uuid, key text default NULL::text)
 returns boolean language plpgsql security definer set search_path = '' as $$
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

create or replace function private.recompute_order(wanted uuid) returns void language sql security definer set search_path = '' as $$
  update public.orders o set
    payment_status = case
      when m.captured = 0 and m.pending then 'pending'
      when m.captured = 0 then 'unpaid'
      when m.away > 0 and m.captured - m.refunded - m.away < o.total_minor then 'chargeback'
      when m.refunded >= m.captured then 'refunded'
      when m.captured - m.refunded - m.away > o.total_minor then 'overpaid'
      when m.captured - m.refunded - m.away = o.total_minor or m.refunded = 0 then 'paid'
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
            coalesce(sum(private.charged_back(p.id, wanted)), 0) as away,
            coalesce(bool_or(p.status in ('created', 'pending', 'authorized')), false) as pending
       from public.payment_splits s join public.payments p on p.id = s.payment_id where s.order_id = wanted) m,
    (select coalesce(sum(quantity - removed_quantity), 0) as ordered, coalesce(sum(shipped_quantity), 0) as shipped,
            coalesce(sum(delivered_quantity), 0) as delivered
       from public.order_lines where order_id = wanted) q,
    (select coalesce(sum(x.quantity), 0) as returned from public.order_cases c join public.order_case_lines x on x.case_id = c.id
      where c.order_id = wanted and c.received_at is not null and c.status in ('received', 'refunded')) r
  where o.id = wanted
$$;

create or replace function private.ship_order(wanted uuid, by_role text, by_id uuid, parcel_carrier text, parcel_tracking text,
  lines jsonb default '[]'::jsonb, key text default NULL::text)
 returns uuid
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

create or replace function private.transition_order(wanted uuid, target text, by_role text, by_id uuid default NULL::uuid, because text default ''::text,
  key text default NULL::text, facts jsonb default '{}'::jsonb)
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

create or replace function private.check_stock()
 returns table(problem text, about text, expected numeric, booked numeric) language sql stable security definer set search_path = '' as $$
  select x.problem, l.variant_id::text, x.due::numeric, x.held::numeric
    from public.stock_levels l
    left join (select m.variant_id, sum(m.quantity) as moved from public.stock_movements m
                where m.kind in ('received', 'adjusted', 'returned', 'shipped') group by 1) m on m.variant_id = l.variant_id
    left join (select r.variant_id, sum(r.quantity) as held from public.stock_reservations r where r.state = 'active' group by 1) r
      on r.variant_id = l.variant_id
    left join (select ol.variant_id, sum(ol.quantity - ol.removed_quantity - ol.shipped_quantity) as open
                 from public.order_lines ol join public.orders o on o.id = ol.order_id
                where o.status not in ('awaiting_payment', 'expired', 'canceled') group by 1) o on o.variant_id = l.variant_id
   cross join lateral (values ('stock', coalesce(m.moved, 0), l.on_hand), ('stock_reserved', coalesce(r.held, 0), l.reserved),
     ('stock_allocated', coalesce(o.open, 0), l.allocated)) x(problem, due, held)
   where x.due <> x.held
$$;

create or replace function public.my_reviewables(p_product_id uuid default NULL::uuid, p_seller_id uuid default NULL::uuid, p_order_id uuid default NULL::uuid)
 returns table(subject text, order_id uuid, order_number text, order_line_id uuid, product_id uuid, seller_id uuid, title text,
  image_url text, delivered_at timestamptz, review_id uuid, rating smallint, body text,
  aspects jsonb, pictures jsonb, reply text, status text, hidden_because text, may_write boolean, mark_waits boolean)
 language sql stable security definer set search_path = '' as $$
  with received as (
    select o.id, o.number, o.seller_id, o.seller_name, coalesce(o.delivered_at, o.updated_at) as delivered_at
      from public.orders o
     where o.buyer_id = (select auth.uid()) and o.status in ('delivered', 'completed') and o.seller_id not in (select private.my_sellers())
       and (p_order_id is null or o.id = p_order_id) and (p_seller_id is null or o.seller_id = p_seller_id)
  ), subjects as (
    select 'product' as subject, o.id as order_id, o.number, l.id as order_line_id, l.product_id, o.seller_id, l.title, nullif(l.image_url, '') as image_url,
           o.delivered_at, l.position::integer as place
      from received o join public.order_lines l on l.order_id = o.id where l.product_id is not null and l.removed_quantity < l.quantity
    union all
    select 'seller', o.id, o.number, null, null, s.id, s.business_name, s.avatar_url, o.delivered_at, 1000000
      from received o join public.sellers s on s.id = o.seller_id
  )
  select s.subject, s.order_id, s.number, s.order_line_id, s.product_id, s.seller_id, s.title, s.image_url, s.delivered_at, r.id, r.rating, r.body,
         jsonb_strip_nulls(jsonb_build_object('as_described', r.as_described, 'craftsmanship', r.craftsmanship, 'packaging', r.packaging,
           'delivery', r.delivery, 'communication', r.communication)),
         coalesce((select jsonb_agg(jsonb_build_object('path', p.path, 'alt', p.alt) order by p.position) from public.review_pictures p
           where p.review_id = r.id), '[]'),
         r.reply, r.status, r.hidden_because,
         case when r.id is null
              then s.delivered_at > private.now() - (private.setting('reviews.write_days') #>> '{}')::integer * interval '1 day'
              else r.created_at > private.now() - (private.setting('reviews.edit_days') #>> '{}')::integer * interval '1 day' end,
         r.id is not null and not r.bought and not private.money_seen(s.order_id)
    from subjects s
    left join public.reviews r on r.order_line_id = s.order_line_id or s.order_line_id is null and r.order_id = s.order_id
   where p_product_id is null or s.product_id = p_product_id or s.subject = 'seller'
     and exists (select from public.order_lines l where l.order_id = s.order_id and l.product_id = p_product_id)
   order by s.delivered_at desc, s.order_id, s.place
   limit 500
$$;
