-- Stock: what lies there, what is promised, what is held for somebody paying. It moves by conditional UPDATEs only, whose WHERE clause is the guard.

/* The caller's own variants, for row level security of stock. */
create function private.is_my_variant(variant uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.product_variants v join public.products p on p.id = v.product_id join public.seller_members m on m.seller_id = p.seller_id
     where v.id = variant and m.person_id = (select auth.uid()))
$$;
revoke execute on function private.is_my_variant(uuid) from public;
grant execute on function private.is_my_variant(uuid) to authenticated, service_role;

create table public.stock_levels (
  variant_id      uuid primary key references public.product_variants on delete cascade,
  on_hand         integer not null default 0 check (on_hand >= 0),
  allocated       integer not null default 0 check (allocated >= 0),
  reserved        integer not null default 0 check (reserved >= 0),
  backorder_limit integer not null default 0 check (backorder_limit >= 0),
  low_below       integer check (low_below >= 0),
  check (allocated + reserved <= on_hand + backorder_limit)
);
comment on table public.stock_levels is
  'Pieces of a variant: on_hand in the workshop, allocated to placed orders, reserved for people paying. Free = on_hand + backorder_limit - allocated - '
  'reserved.';
alter table public.stock_levels enable row level security;
create policy "members read their stock" on public.stock_levels for select to authenticated using (private.is_my_variant(variant_id));
create policy "members set when stock is low" on public.stock_levels for update to authenticated
  using (private.is_my_variant(variant_id)) with check (private.is_my_variant(variant_id));
grant select, update (low_below) on public.stock_levels to authenticated;
grant select, insert, update, delete on public.stock_levels to service_role;

insert into public.shop_settings (key, value, description, is_public) values
  ('stock.low_below', '10', 'Fewer pieces than this are called low stock.', true);

create table public.stock_reservations (
  id             uuid primary key default gen_random_uuid(),
  order_group_id uuid not null references public.order_groups on delete cascade deferrable initially deferred,
  variant_id     uuid not null references public.product_variants on delete cascade,
  quantity       integer not null check (quantity > 0),
  state          text not null default 'active' check (state in ('active', 'consumed', 'released', 'expired')),
  expires_at     timestamptz not null,
  created_at     timestamptz not null default now(),
  unique (order_group_id, variant_id)
);
comment on table public.stock_reservations is 'Pieces held for one order group until it is paid or its time is up.';
create index stock_reservations_variant on public.stock_reservations (variant_id);
create index stock_reservations_due on public.stock_reservations (expires_at) where state = 'active';
alter table public.stock_reservations enable row level security;
create policy "members see what is held" on public.stock_reservations for select to authenticated using (private.is_my_variant(variant_id));
grant select on public.stock_reservations to authenticated;
grant select, insert, update, delete on public.stock_reservations to service_role;

create table public.stock_movements (
  id             bigint generated always as identity primary key,
  variant_id     uuid not null references public.product_variants on delete cascade,
  kind           text not null check (kind in ('received', 'adjusted', 'reserved', 'released', 'expired', 'allocated', 'deallocated', 'shipped', 'returned')),
  quantity       integer not null check (quantity <> 0),
  order_group_id uuid,
  order_id       uuid,
  actor_id       uuid,
  note           text not null default '',
  created_at     timestamptz not null default now()
);
comment on table public.stock_movements is 'Append-only history. Sum of received, adjusted, returned and shipped (negative) is on_hand.';
create index stock_movements_variant on public.stock_movements (variant_id, created_at);
alter table public.stock_movements enable row level security;
create policy "members read their movements" on public.stock_movements for select to authenticated using (private.is_my_variant(variant_id));
grant select on public.stock_movements to authenticated;
grant select, insert on public.stock_movements to service_role;
revoke update, delete, truncate on public.stock_movements from service_role;

/* Variants and products show what can be bought. */
create function private.follow_stock() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.product_variants v set stock_quantity = l.on_hand + l.backorder_limit - l.allocated - l.reserved
    from (select distinct variant_id from changed) c join public.stock_levels l on l.variant_id = c.variant_id
   where v.id = c.variant_id;
  update public.products p set stock_quantity = s.total
    from (
      select v.product_id, sum(v.stock_quantity) filter (where v.is_active) as total
        from public.product_variants v
       where v.product_id in (select o.product_id from public.product_variants o join changed c on c.variant_id = o.id)
       group by v.product_id) s
   where p.id = s.product_id and p.stock_quantity is distinct from coalesce(s.total, 0)::integer;
  return null;
end
$$;
revoke execute on function private.follow_stock() from public;
create trigger stock_levels_insert after insert on public.stock_levels referencing new table as changed for each statement
  execute function private.follow_stock();
create trigger stock_levels_update after update on public.stock_levels referencing new table as changed for each statement
  execute function private.follow_stock();

/*
 * Holds pieces for an order group until `expires`. `wanted` is [{"variant_id": uuid, "quantity": int}, ...]; lines of one variant are added up. Rows are
 * locked by product and variant (stock first, then the product that shows it), so buyers cannot deadlock. Returns the shortfalls as rows; any row means
 * nothing was held.
 */
create function private.reserve_stock(order_group uuid, wanted jsonb, expires timestamptz)
returns table (variant_id uuid, wanted_quantity integer, available_quantity integer)
language plpgsql security definer set search_path = '' as $$
declare
  demand record;
  shortfalls jsonb := '[]';
  free integer;
begin
  begin
    for demand in
      select w.variant, w.quantity from (
          select (line ->> 'variant_id')::uuid as variant, sum((line ->> 'quantity')::integer)::integer as quantity
            from jsonb_array_elements(wanted) line group by 1) w
        left join public.product_variants v on v.id = w.variant order by v.product_id, w.variant
    loop
      update public.stock_levels l set reserved = l.reserved + demand.quantity
       where l.variant_id = demand.variant and l.on_hand + l.backorder_limit - l.allocated - l.reserved >= demand.quantity;
      if found then
        insert into public.stock_reservations as r (order_group_id, variant_id, quantity, expires_at)
        values (order_group, demand.variant, demand.quantity, expires)
        on conflict on constraint stock_reservations_order_group_id_variant_id_key
        do update set state = 'active', expires_at = excluded.expires_at,
          quantity = case r.state when 'active' then r.quantity + excluded.quantity else excluded.quantity end;
        insert into public.stock_movements (variant_id, kind, quantity, order_group_id) values (demand.variant, 'reserved', demand.quantity, order_group);
      else
        select coalesce(max(l.on_hand + l.backorder_limit - l.allocated - l.reserved), 0) into free from public.stock_levels l
          where l.variant_id = demand.variant;
        shortfalls := shortfalls || jsonb_build_object('variant', demand.variant, 'wanted', demand.quantity, 'free', free);
      end if;
    end loop;
    -- Leaves the inner block as an exception, which takes back what was held for the other lines.
    if shortfalls <> '[]' then raise exception 'short' using errcode = 'HT001'; end if;
  exception when sqlstate 'HT001' then null;
  end;
  return query select (s ->> 'variant')::uuid, (s ->> 'wanted')::integer, (s ->> 'free')::integer from jsonb_array_elements(shortfalls) s;
end
$$;

/* Ends the active holds of an order group, in the same lock order as they were made. */
create function private.end_holds(order_group uuid, how text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  hold record;
  ended integer := 0;
begin
  for hold in
    select r.id, r.variant_id, r.quantity from public.stock_reservations r join public.product_variants v on v.id = r.variant_id
     where r.order_group_id = order_group and r.state = 'active' order by v.product_id, r.variant_id
  loop
    -- The state is the guard: whoever changes it from active moves the stock, once.
    update public.stock_reservations r set state = how where r.id = hold.id and r.state = 'active';
    continue when not found;
    update public.stock_levels l
       set reserved = l.reserved - hold.quantity, allocated = l.allocated + case when how = 'consumed' then hold.quantity else 0 end
     where l.variant_id = hold.variant_id;
    insert into public.stock_movements (variant_id, kind, quantity, order_group_id)
    values (hold.variant_id, case how when 'consumed' then 'allocated' else how end, hold.quantity, order_group);
    ended := ended + 1;
  end loop;
  return ended;
end
$$;

/* Turns held pieces into promised ones, at placement. Returns how many holds it consumed; a second call finds none and changes nothing. */
create function private.consume_stock(order_group uuid) returns integer
language sql security definer set search_path = '' as $$ select private.end_holds(order_group, 'consumed') $$;

/* Gives held pieces back: `how` is released (cancelled, failed) or expired (time is up). A second call changes nothing. */
create function private.release_stock(order_group uuid, how text default 'released') returns integer
language sql security definer set search_path = '' as $$ select private.end_holds(order_group, how) $$;

/*
 * What a maker counted: sets on_hand by a difference. Refused by the table's CHECK where orders already need the pieces. Members of the seller and admins
 * only.
 */
create function public.adjust_stock(p_variant_id uuid, p_change integer, p_note text default '') returns integer
language plpgsql security definer set search_path = '' as $$
declare
  left_over integer;
  product uuid;
begin
  select v.product_id into product from public.product_variants v where v.id = p_variant_id;
  if product is null or not (private.is_my_product(product) or private.is_admin()) then
    raise exception 'Only the maker may count this stock.' using errcode = '42501';
  end if;
  if p_change = 0 then
    select l.on_hand into left_over from public.stock_levels l where l.variant_id = p_variant_id;
    return coalesce(left_over, 0);
  end if;
  insert into public.stock_levels as l (variant_id, on_hand) values (p_variant_id, greatest(p_change, 0))
  on conflict (variant_id) do update set on_hand = l.on_hand + p_change
  returning l.on_hand into left_over;
  insert into public.stock_movements (variant_id, kind, quantity, actor_id, note)
  values (p_variant_id, case when p_change > 0 then 'received' else 'adjusted' end, p_change, (select auth.uid()), left(p_note, 200));
  return left_over;
end
$$;
comment on function public.adjust_stock(uuid, integer, text) is
  'A maker''s stock count as a difference; returns what is on hand afterwards. Refuses other people (42501) and counts below what orders need (23514).';
revoke execute on function private.reserve_stock(uuid, jsonb, timestamptz), private.end_holds(uuid, text), private.consume_stock(uuid),
  private.release_stock(uuid, text), public.adjust_stock(uuid, integer, text) from public;
grant execute on function private.reserve_stock(uuid, jsonb, timestamptz), private.consume_stock(uuid), private.release_stock(uuid, text) to service_role;
grant execute on function public.adjust_stock(uuid, integer, text) to authenticated, service_role;
