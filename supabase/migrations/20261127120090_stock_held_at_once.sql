-- What a sale does to its shelves it does once for all its lines, and what a movement leaves as it was is not written anew: a paid order and a parcel
-- that leaves take from what was off the shelf before.

-- With the rights of who asks, so that it is reckoned within the statement: only the functions beside it do.
create or replace function private.is_low(p public.products, l public.stock_levels) returns boolean
language sql stable as $$
  select p.status <> 'archived' and not p.is_unique
     and l.on_hand + l.backorder_limit - l.allocated - l.reserved < coalesce(l.low_below, private.setting('stock.low_below')::integer)
$$;

create or replace function private.follow_stock() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.product_variants v
     set stock_quantity = l.on_hand + l.backorder_limit - l.allocated - l.reserved, stock_is_low = private.is_low(p, l)
    from changed c join public.stock_levels l on l.variant_id = c.variant_id, public.products p
   where v.id = c.variant_id and p.id = v.product_id
     and (v.stock_quantity is distinct from l.on_hand + l.backorder_limit - l.allocated - l.reserved or v.stock_is_low is distinct from private.is_low(p, l));
  if not found then return null; end if;
  -- Held before it is counted, and in one order: who sells another variant of the piece at this moment counts afterwards, with this one.
  perform from public.products p where p.id in (select v.product_id from changed c join public.product_variants v on v.id = c.variant_id)
    order by p.id for no key update;
  update public.products p set stock_quantity = s.total
    from (
      select v.product_id, coalesce(sum(v.stock_quantity) filter (where v.is_active), 0)::integer as total
        from public.product_variants v
       where v.product_id in (select o.product_id from public.product_variants o join changed c on c.variant_id = o.id)
       group by v.product_id) s
   where p.id = s.product_id and p.stock_quantity is distinct from s.total;
  return null;
end $$;

create or replace function private.follow_shown_variant() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- As above.
  perform from public.products p where p.id = new.product_id for no key update;
  update public.products p set stock_quantity = s.total
    from (select coalesce(sum(v.stock_quantity) filter (where v.is_active), 0)::integer as total from public.product_variants v
      where v.product_id = new.product_id) s
   where p.id = new.product_id and p.stock_quantity is distinct from s.total;
  return null;
end $$;

-- Shelves, variants and pieces are held in the order in which everybody holds them, one piece after the other; then one statement moves them all. Its
-- plans are made once: for lists of every length anew they cost more than the work.
create or replace function private.reserve_stock(order_group uuid, wanted jsonb, expires timestamptz)
returns table (variant_id uuid, wanted_quantity integer, available_quantity integer)
language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  variants uuid[];
  quantities integer[];
begin
  select array_agg(w.variant order by v.product_id, w.variant), array_agg(w.quantity order by v.product_id, w.variant) into variants, quantities
    from (
      select (line ->> 'variant_id')::uuid as variant, sum((line ->> 'quantity')::integer)::integer as quantity
        from jsonb_array_elements(wanted) line group by 1) w
    left join public.product_variants v on v.id = w.variant;
  perform from public.stock_levels l join public.product_variants v on v.id = l.variant_id join public.products p on p.id = v.product_id
    where l.variant_id = any (variants) order by p.id, v.id for no key update of l, v, p;
  return query select w.variant, w.quantity, coalesce(l.on_hand + l.backorder_limit - l.allocated - l.reserved, 0)
      from unnest(variants, quantities) w (variant, quantity) left join public.stock_levels l on l.variant_id = w.variant
     where coalesce(l.on_hand + l.backorder_limit - l.allocated - l.reserved, 0) < w.quantity;
  if found then return; end if;
  update public.stock_levels l set reserved = l.reserved + w.quantity from unnest(variants, quantities) w (variant, quantity)
   where l.variant_id = w.variant and l.on_hand + l.backorder_limit - l.allocated - l.reserved >= w.quantity;
  insert into public.stock_reservations as r (order_group_id, variant_id, quantity, expires_at)
  select order_group, w.variant, w.quantity, expires from unnest(variants, quantities) w (variant, quantity)
  on conflict on constraint stock_reservations_order_group_id_variant_id_key
  do update set state = 'active', expires_at = excluded.expires_at,
    quantity = case r.state when 'active' then r.quantity + excluded.quantity else excluded.quantity end;
  insert into public.stock_movements (variant_id, kind, quantity, order_group_id)
  select w.variant, 'reserved', w.quantity, order_group from unnest(variants, quantities) with ordinality w (variant, quantity, place) order by w.place;
end $$;

create or replace function private.end_holds(order_group uuid, how text) returns integer
language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  variants uuid[];
  quantities integer[];
begin
  perform from public.stock_reservations r join public.stock_levels l on l.variant_id = r.variant_id
      join public.product_variants v on v.id = l.variant_id join public.products p on p.id = v.product_id
    where r.order_group_id = order_group and r.state = 'active' order by p.id, v.id for no key update of r, l, v, p;
  -- The state is the guard: whoever changes it from active moves the stock, once.
  with ended as (
    update public.stock_reservations r set state = how where r.order_group_id = order_group and r.state = 'active' returning r.variant_id, r.quantity)
  select array_agg(e.variant_id), array_agg(e.quantity) into variants, quantities from ended e;
  if variants is null then return 0; end if;
  update public.stock_levels l
     set reserved = l.reserved - h.quantity, allocated = l.allocated + case when how = 'consumed' then h.quantity else 0 end
    from unnest(variants, quantities) h (variant, quantity) where l.variant_id = h.variant;
  insert into public.stock_movements (variant_id, kind, quantity, order_group_id)
  select h.variant, case how when 'consumed' then 'allocated' else how end, h.quantity, order_group
    from unnest(variants, quantities) h (variant, quantity) join public.product_variants v on v.id = h.variant order by v.product_id, v.id;
  return cardinality(variants);
end $$;
