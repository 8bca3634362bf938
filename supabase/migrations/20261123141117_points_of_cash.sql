-- Points of an order against cash come when it is complete and somebody else than buyer and seller has seen the money (private.money_seen); and never more
-- than so many from one maker to one buyer within a month.

insert into public.shop_settings (key, value, description, is_public) values
  ('points.cash_most', '1000', 'The most points one buyer earns with one maker by orders against cash within points.cash_days: what two orders of the '
    'largest sum that cash may pay bring at the usual rate, and nobody pays one maker more than that at the door in a month. Together they are worth '
    'less than the commission of one such order, so that trading to and fro brings nothing.', true),
  ('points.cash_days', '30', 'Within so many days these points are counted.', true);

/* How many points one buyer may still earn with one maker by orders against cash at a moment. */
create function private.cash_points_left(person uuid, seller uuid, happened timestamptz) returns integer
language sql stable security definer set search_path = '' as $$
  select greatest(0, private.setting('points.cash_most')::integer - coalesce(sum(e.points), 0))::integer
    from public.points_entries e join public.orders o on o.id = e.order_id join public.order_groups g on g.id = o.order_group_id
   where e.person_id = person and o.seller_id = seller and g.payment_method = 'cash_on_delivery' and e.kind in ('earn', 'reverse')
     and e.status = 'available' and e.available_at > happened - private.setting('points.cash_days')::integer * interval '1 day'
$$;
comment on function private.cash_points_left(uuid, uuid, timestamptz) is 'How many points one buyer may still earn with one maker by orders against cash.';
revoke execute on function private.cash_points_left(uuid, uuid, timestamptz) from public;
grant execute on function private.cash_points_left(uuid, uuid, timestamptz) to service_role;

/*
 * What one order's points come to when they begin to count: less where it was paid in cash and its buyer has earned much with this maker that way; none,
 * and then they are void. The member is locked. Lowered points say why (`note`).
 */
create function private.bound_cash_points(entry uuid, happened timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  e record;
  room integer;
begin
  select p.id, p.person_id, p.points, p.order_id, o.seller_id,
         (select coalesce(-sum(r.points), 0) from public.points_entries r
           where r.order_id = p.order_id and r.kind = 'reverse' and r.status = 'pending') as back
    into e
    from public.points_entries p join public.orders o on o.id = p.order_id join public.order_groups g on g.id = o.order_group_id
   where p.id = entry and g.payment_method = 'cash_on_delivery';
  if not found then return true; end if;
  room := private.cash_points_left(e.person_id, e.seller_id, happened);
  if e.points - e.back <= room then return true; end if;
  if room = 0 then
    update public.points_entries p set status = 'void', note = 'cash_limit' where p.order_id = e.order_id and p.status = 'pending';
    return false;
  end if;
  update public.points_entries p set points = room + e.back, note = 'cash_limit' where p.id = e.id;
  return true;
end
$$;
comment on function private.bound_cash_points(uuid, timestamptz) is
  'Lowers the points of an order against cash to what its buyer may still earn with this maker; false where that is none.';
revoke execute on function private.bound_cash_points(uuid, timestamptz) from public;
grant execute on function private.bound_cash_points(uuid, timestamptz) to service_role;

/* An order's points count from now on: when it is complete, and its money was seen. */
create or replace function private.vest_points(wanted uuid, happened timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  e public.points_entries;
  back record;
begin
  if not private.money_seen(wanted) then return; end if;
  select * into e from public.points_entries where idempotency_key = 'earn:' || wanted and status = 'pending';
  if not found then return; end if;
  perform private.lock_membership(e.person_id, happened);
  perform private.expire_points_of(e.person_id);
  if not private.bound_cash_points(e.id, happened) then return; end if;
  update public.points_entries set status = 'available', available_at = happened,
    expires_at = case when points > 0 then happened + private.setting('points.lifetime_months')::integer * interval '1 month' end
   where order_id = wanted and status = 'pending';
  -- What was given back before counts against this order's points and no others.
  for back in select id, -points - settled as owed from public.points_entries where order_id = wanted and kind = 'reverse' and status = 'available'
    and settled < -points loop
    perform private.use_points(e.id, back.id, back.owed);
  end loop;
  perform private.pair_points(e.person_id);
  perform private.raise_tier(e.person_id, happened);
end
$$;

create or replace function private.account_for_order() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.order_id is null then
    if new.type in ('group_expired', 'group_canceled') then perform private.release_points(new.order_group_id); end if;
  elsif new.type = 'placed' then
    perform private.earn_points(new.order_group_id, new.created_at);
  elsif new.type = 'completed' then
    perform private.vest_points(new.order_id, new.created_at);
  elsif new.type = 'cash_confirmed' then
    if exists (select from public.orders o where o.id = new.order_id and o.status = 'completed') then
      perform private.vest_points(new.order_id, new.created_at);
    end if;
  elsif new.type in ('canceled', 'refunded', 'closed') then
    perform private.reverse_points(new.order_id, new.created_at);
  end if;
  return null;
end
$$;
