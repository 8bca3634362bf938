-- What a sale moves is taken in passes: all shelves, then all variants, then all pieces, each by its id. Taken piece by piece, somebody who had one shelf
-- and the piece waited for the second shelf, while its holder waited for the piece, and one of the two was thrown out.

-- Shelves first and pieces last, as `private.follow_stock` takes them. Its plans are made once: for lists of every length anew they cost more than the work.
create function private.lock_shelves(variants uuid[], shown boolean default true) returns void
language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
begin
  perform from public.stock_levels l where l.variant_id = any (variants) order by l.variant_id for no key update;
  if not shown then return; end if;
  perform from public.product_variants v where v.id = any (variants) order by v.id for no key update;
  perform from public.products p where p.id in (select v.product_id from public.product_variants v where v.id = any (variants))
    order by p.id for no key update;
end $$;
revoke all on function private.lock_shelves(uuid[], boolean) from public;
comment on function private.lock_shelves(uuid[], boolean) is 'Takes all shelves of variants before they are moved, in the order in which everybody does;
with their variants and pieces where what is shown of them changes (`shown`).';

create or replace function private.reserve_stock(order_group uuid, wanted jsonb, expires timestamptz)
returns table (variant_id uuid, wanted_quantity integer, available_quantity integer)
language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  variants uuid[];
  quantities integer[];
begin
  select array_agg(w.variant order by w.variant), array_agg(w.quantity order by w.variant) into variants, quantities
    from (
      select (line ->> 'variant_id')::uuid as variant, sum((line ->> 'quantity')::integer)::integer as quantity
        from jsonb_array_elements(wanted) line group by 1) w;
  perform private.lock_shelves(variants);
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
  -- What is paid for leaves no shelf emptier than buyers saw it. The reservations themselves are only taken with their shelves in hand.
  perform private.lock_shelves(array(
    select r.variant_id from public.stock_reservations r where r.order_group_id = order_group and r.state = 'active'), shown => how <> 'consumed');
  -- The state is the guard: whoever changes it from active moves the stock, once.
  with ended as (
    update public.stock_reservations r set state = how where r.order_group_id = order_group and r.state = 'active' returning r.variant_id, r.quantity)
  select array_agg(e.variant_id order by e.variant_id), array_agg(e.quantity order by e.variant_id) into variants, quantities from ended e;
  if variants is null then return 0; end if;
  update public.stock_levels l
     set reserved = l.reserved - h.quantity, allocated = l.allocated + case when how = 'consumed' then h.quantity else 0 end
    from unnest(variants, quantities) h (variant, quantity) where l.variant_id = h.variant;
  insert into public.stock_movements (variant_id, kind, quantity, order_group_id)
  select h.variant, case how when 'consumed' then 'allocated' else how end, h.quantity, order_group
    from unnest(variants, quantities) with ordinality h (variant, quantity, place) order by h.place;
  return cardinality(variants);
end $$;

create or replace function private.follow_shown_variant() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- Held before it is counted: who sells another variant of the piece at this moment counts afterwards, with this one.
  perform from public.products p where p.id = new.product_id for no key update;
  update public.products p set stock_quantity = s.total
    from (select coalesce(sum(v.stock_quantity) filter (where v.is_active), 0)::integer as total from public.product_variants v
      where v.product_id = new.product_id) s
   where p.id = new.product_id and p.stock_quantity is distinct from s.total;
  return null;
end $$;
comment on function private.follow_shown_variant() is 'Counts what a piece has anew when one of its variants is shown or hidden.';
