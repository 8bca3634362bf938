-- A piece that is not made yet is sold with the day from which it ships: so many at most, paid in full, reserved like stock.
alter table public.products add column preorder_ships_on date;
alter table public.products add column preorder_most integer;
alter table public.products add constraint products_preorder_check
  check (preorder_most between 0 and 500 and (preorder_ships_on is null or preorder_most > 0)) not valid;
alter table public.products validate constraint products_preorder_check;
comment on column public.products.preorder_ships_on is
  'From which day, by the calendar of Thailand, a piece ships that is sold before there is one; null: it is not. Set by set_preorder.';
comment on column public.products.preorder_most is
  'How many are sold ahead of what lies there; 0 after a pre-order has ended. Holds for pieces with one version.';
alter table public.order_lines add column ships_on date;
comment on column public.order_lines.ships_on is 'The day it ships from, of a piece that was sold before it was made; moved with the piece''s.';
alter table public.orders add column date_moved_at timestamptz;
comment on column public.orders.date_moved_at is 'When its maker last moved a promised day further away: until it is sent, its buyer may cancel.';

create or replace function private.hold_capacity() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  ahead integer;
begin
  select case when (select count(*) from public.product_variants o where o.product_id = p.id and o.is_active) > 1 then 0
      when p.preorder_ships_on is not null then p.preorder_most
      when p.made_to_order then coalesce(p.weekly_capacity, 0) * 8
      else 0 end into ahead
    from public.product_variants v join public.products p on p.id = v.product_id
   where v.id = new.variant_id and (p.weekly_capacity is not null or p.preorder_most is not null);
  if not found then return new; end if;
  if tg_op = 'UPDATE' and new.allocated < old.allocated and new.on_hand < 0 then
    insert into public.stock_movements (variant_id, kind, quantity) values (new.variant_id, 'received', -new.on_hand);
    new.on_hand := 0;
  end if;
  -- What is promised already stays; it never makes room for more.
  new.backorder_limit := greatest(ahead, case when tg_op = 'UPDATE' then least(old.backorder_limit, new.allocated + new.reserved - new.on_hand) end, 0);
  return new;
end
$$;
comment on function private.hold_capacity() is
  'Keeps how far a version is sold beyond its shelf: eight weeks of its maker''s work where it is made to order, as many as she said where it is a pre-order.';
create trigger products_preorder_capacity after update of preorder_most on public.products for each row
  when (new.preorder_most is not null and new.preorder_most is distinct from old.preorder_most) execute function private.follow_capacity();
create trigger products_tell_pages_preorder after update of preorder_ships_on, preorder_most on public.products
  for each statement execute function private.tell_the_pages('shop');
create trigger products_preorder_noted after update of preorder_ships_on, preorder_most on public.products for each row
  execute function private.note_shop_act('seller_id', 'name', '', 'preorder_ships_on', 'preorder_most');

create function private.move_preorder_dates(p_product_id uuid, p_to date) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  one record;
  moved integer := 0;
begin
  -- One order after the other, in the order in which everybody locks them.
  for one in select o.id, o.order_group_id, o.number, o.seller_name, o.delivery_to, o.status, max(p_to - l.ships_on) as days
      from public.orders o join public.order_lines l on l.order_id = o.id
     where l.product_id = p_product_id and l.ships_on is not null and l.ships_on <> p_to and l.shipped_quantity < l.quantity - l.removed_quantity
       and o.status in ('awaiting_payment', 'placed', 'accepted', 'in_production')
     group by o.id order by o.id loop
    perform from public.orders o where o.id = one.id and o.status = one.status for update;
    continue when not found;
    update public.order_lines l set ships_on = p_to, made_to_order_days = greatest(0, l.made_to_order_days + (p_to - l.ships_on))
     where l.order_id = one.id and l.product_id = p_product_id and l.ships_on is not null and l.ships_on <> p_to;
    update public.orders o set delivery_from = o.delivery_from + one.days, delivery_to = o.delivery_to + one.days,
        date_moved_at = case when one.days > 0 then private.now() else o.date_moved_at end
     where o.id = one.id;
    insert into public.order_events (order_group_id, order_id, type, actor_role, actor_id, payload)
      values (one.order_group_id, one.id, 'dates_moved', 'seller', (select auth.uid()),
        jsonb_build_object('before', one.delivery_to, 'after', one.delivery_to + one.days));
    insert into private.outbox (topic, key, payload) values ('order.date_moved', one.id || ':' || p_to || ':' || moved,
      jsonb_build_object('order_id', one.id, 'number', one.number, 'seller', one.seller_name, 'ships_on', p_to)) on conflict do nothing;
    moved := moved + 1;
  end loop;
  return moved;
end
$$;
comment on function private.move_preorder_dates(uuid, date) is
  'Moves the day of every order that waits for a pre-ordered piece; its buyer is written to and, where it is a later day, may cancel. Answers how many.';
revoke execute on function private.move_preorder_dates(uuid, date) from public;

create function public.set_preorder(p_product_id uuid, p_ships_on date, p_most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  p public.products;
  today constant date := (private.now() at time zone 'Asia/Bangkok')::date;
begin
  select * into p from public.products x where x.id = p_product_id and private.may_in_shop(x.seller_id, 'products.write') for update;
  if p.id is null then raise exception 'This is not a piece of your shop.' using errcode = '42501'; end if;
  if p_ships_on is null then
    update public.products x set preorder_ships_on = null, preorder_most = 0 where x.id = p.id and x.preorder_ships_on is not null;
    return 0;
  end if;
  -- Asked again, because an answer was lost, it is the same.
  if p.preorder_ships_on is not distinct from p_ships_on and p.preorder_most is not distinct from p_most then return 0; end if;
  if not isfinite(p_ships_on) or p_ships_on <= today or p_ships_on > today + 365 or coalesce(p_most, 0) not between 1 and 500 then
    raise exception 'A day within the next year, and 1 to 500 pieces.' using errcode = 'HT004', hint = 'preorder_terms';
  end if;
  if p.made_to_order then raise exception 'It is made to order.' using errcode = 'HT005', hint = 'made_to_order'; end if;
  if (select count(*) from public.product_variants v where v.product_id = p.id and v.is_active) <> 1 then
    raise exception 'It has several versions.' using errcode = 'HT005', hint = 'has_versions';
  end if;
  if p.preorder_ships_on is null and exists (select from public.product_variants v join public.stock_levels l on l.variant_id = v.id
      where v.product_id = p.id and v.is_active and l.on_hand > l.allocated + l.reserved) then
    raise exception 'There are some in stock.' using errcode = 'HT005', hint = 'in_stock';
  end if;
  update public.products x set preorder_ships_on = p_ships_on, preorder_most = p_most where x.id = p.id;
  return private.move_preorder_dates(p.id, p_ships_on);
end
$$;
comment on function public.set_preorder(uuid, date, integer) is
  'Sells a piece before it is made: from which day it ships and how many at most; another day moves the orders that wait and tells their buyers. No day
ends it: what is promised stays. Answers how many orders moved. 42501 to others; HT004 preorder_terms; HT005 made_to_order, has_versions, in_stock.';
revoke execute on function public.set_preorder(uuid, date, integer) from public;
grant execute on function public.set_preorder(uuid, date, integer) to authenticated, service_role;

create function private.end_arrived_preorder() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.products p set preorder_ships_on = null, preorder_most = 0
    from public.product_variants v where v.id = new.variant_id and p.id = v.product_id and p.preorder_ships_on is not null;
  return null;
end
$$;
revoke execute on function private.end_arrived_preorder() from public;
create trigger stock_levels_preorder_arrived after update of on_hand on public.stock_levels for each row
  when (new.on_hand > old.on_hand and new.on_hand > new.allocated + new.reserved) execute function private.end_arrived_preorder();

create function private.end_preorders() returns integer
language sql security definer set search_path = '' as $$
  with over as (update public.products p set preorder_ships_on = null, preorder_most = 0
    where p.preorder_ships_on <= (private.now() at time zone 'Asia/Bangkok')::date returning 1)
  select count(*)::integer from over
$$;
comment on function private.end_preorders() is 'Sells nothing ahead any more whose day has come: what is promised stays. Answers how many pieces.';
revoke execute on function private.end_preorders() from public;
grant execute on function private.end_preorders() to service_role;

create function private.buyer_may_leave(p_order_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.orders o where o.id = p_order_id and o.status in ('accepted', 'in_production')
    and (o.date_moved_at is not null or exists (select from public.order_lines l
      where l.order_id = o.id and l.shipped_quantity < l.quantity - l.removed_quantity and l.ships_on < (private.now() at time zone 'Asia/Bangkok')::date)))
$$;
comment on function private.buyer_may_leave(uuid) is
  'Whether a buyer may cancel what its maker has accepted: a promised day was moved further away, or has passed, and nothing is sent.';
revoke execute on function private.buyer_may_leave(uuid) from public;
grant execute on function private.buyer_may_leave(uuid) to service_role;
