-- Points meet orders: what was redeemed is part of an order's sum and paid to the maker by the shop; what is earned follows the order's history. What was
-- paid with points goes back as points, never as money, and what an order earned goes with the pieces that go back, not with the delivery.

/* Whether somebody buys from themselves: such goods earn nothing and cannot be paid with points. */
create function private.is_own_shop(person uuid, seller uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.seller_members m where m.seller_id = seller and m.person_id = person)
$$;

/*
 * Takes the points an order group is paid with, while its payment is awaited. False, and nothing taken, when they are not there (any more). The lock is the
 * last one a checkout takes, as it is the last one of an order's end.
 */
create function private.redeem_points(wanted uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  g public.order_groups;
begin
  select * into g from public.order_groups where id = wanted;
  if g.points_redeemed = 0 then return true; end if;
  if g.buyer_id is null or g.points_redeemed < private.setting('points.redeem_from')::integer then return false; end if;
  perform private.lock_membership(g.buyer_id);
  perform private.expire_points_of(g.buyer_id);
  if private.points_balance(g.buyer_id) < g.points_redeemed then return false; end if;
  perform private.book_points(g.buyer_id, 'redeem', -g.points_redeemed, 'redeem:' || wanted, private.now(), wanted);
  return true;
end
$$;

/* Gives back what an order group was to be paid with, each point with the expiry it had. A second call changes nothing. */
create function private.release_points(wanted uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  e public.points_entries;
begin
  select * into e from public.points_entries where idempotency_key = 'redeem:' || wanted;
  if not found then return; end if;
  perform private.lock_membership(e.person_id);
  update public.points_entries set status = 'void', settled = 0 where id = e.id and status = 'available';
  if not found then return; end if;
  update public.points_entries s set settled = s.settled - c.points from public.points_consumptions c where c.spend_id = e.id and s.id = c.source_id;
  delete from public.points_consumptions where spend_id = e.id;
  perform private.pair_points(e.person_id);
end
$$;

/* Takes the points of a group again whose money came after its time was up. False when they are gone meanwhile. */
create function private.retake_points(wanted uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  e public.points_entries;
begin
  select * into e from public.points_entries where idempotency_key = 'redeem:' || wanted;
  if not found then return true; end if;
  perform private.lock_membership(e.person_id);
  perform private.expire_points_of(e.person_id);
  if (select status from public.points_entries where id = e.id) = 'available' then return true; end if;
  if private.points_balance(e.person_id) < -e.points then return false; end if;
  update public.points_entries set status = 'available' where id = e.id;
  perform private.pair_points(e.person_id);
  return true;
end
$$;

/*
 * What each order of a group earns its buyer, by the tier and plan of this moment: whole points of the group's goods after all discounts, split over its
 * makers by the largest remainder.
 */
create function private.points_of_group(wanted uuid) returns table (order_id uuid, points integer)
language sql stable security definer set search_path = '' as $$
  with goods as (
    select array_agg(o.id order by o.number) as ids,
           array_agg(case when private.is_own_shop(g.buyer_id, o.seller_id) then 0 else o.items_minor - o.discount_minor - o.points_minor end
             order by o.number) as weights, g.buyer_id
      from public.order_groups g join public.orders o on o.order_group_id = g.id where g.id = wanted and g.buyer_id is not null group by g.buyer_id),
  whole as (
    select ids, weights, div((select sum(w) from unnest(weights) w)::numeric * private.points_ppm(buyer_id),
      private.setting('points.goods_minor')::numeric * 1000000)::bigint as points from goods)
  select u.id, u.part::integer from whole, unnest(ids, private.split_amount(points, weights)) as u (id, part) where u.part > 0
$$;

/* Notes what a paid order group earns; it counts when each order is complete. A second call changes nothing. */
create function private.earn_points(wanted uuid, happened timestamptz) returns void
language sql security definer set search_path = '' as $$
  insert into public.points_entries (person_id, kind, points, status, order_group_id, order_id, idempotency_key, created_at)
  select g.buyer_id, 'earn', p.points, 'pending', wanted, p.order_id, 'earn:' || p.order_id, happened
    from private.points_of_group(wanted) p, public.order_groups g where g.id = wanted
  on conflict (idempotency_key) do nothing
$$;

/* Makes the points of a complete order count. A second call changes nothing. */
create function private.vest_points(wanted uuid, happened timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  e public.points_entries;
  back record;
begin
  select * into e from public.points_entries where idempotency_key = 'earn:' || wanted and status = 'pending';
  if not found then return; end if;
  perform private.lock_membership(e.person_id, happened);
  perform private.expire_points_of(e.person_id);
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

/*
 * Brings an order's points to what is left of it: takes back what it earned in proportion to the goods that went back (a balance may become negative), and
 * gives back what was redeemed for it in the same proportion. The proportion is of all that went back so far, so parts add up exactly; a repeated call
 * changes nothing.
 */
create function private.reverse_points(wanted uuid, happened timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  o public.orders;
  earned public.points_entries;
  spent public.points_entries;
  -- The part of the order's goods that went back, from 0 to 1.
  lost numeric;
  done integer;
  due integer;
  share integer;
begin
  select * into o from public.orders where id = wanted;
  if o.buyer_id is null then return; end if;
  lost := case
    when o.status = 'canceled' or (o.status = 'closed' and not exists (select from public.payment_splits s where s.order_id = wanted
      and s.captured_minor > 0)) then 1
    else least(1,
      (select coalesce(sum(private.part_of_case(c.id)), 0) from public.order_cases c where c.order_id = wanted and c.status = 'refunded')
      -- Money given back without a case, less what had been paid twice.
      + greatest(0, (select coalesce(sum(r.amount_minor), 0) from public.refunds r where r.order_id = wanted and r.case_id is null and r.status = 'succeeded')
          - greatest(0, (select coalesce(sum(s.captured_minor), 0) from public.payment_splits s where s.order_id = wanted) - o.total_minor)) / greatest(1,
            o.total_minor)) end;
  if lost = 0 then return; end if;
  perform private.lock_membership(o.buyer_id, happened);

  select * into earned from public.points_entries where idempotency_key = 'earn:' || wanted and status <> 'void';
  if found then
    select coalesce(-sum(e.points), 0) into done from public.points_entries e where e.order_id = wanted and e.kind = 'reverse' and e.status <> 'void';
    due := least(earned.points, round(earned.points * lost)) - done;
    if earned.status = 'pending' and done + due = earned.points then
      update public.points_entries e set status = 'void' where e.order_id = wanted and e.status = 'pending' and e.kind in ('earn', 'reverse');
    elsif due > 0 and earned.status = 'pending' then
      insert into public.points_entries (person_id, kind, points, status, order_group_id, order_id, idempotency_key, created_at)
      values (o.buyer_id, 'reverse', -due, 'pending', o.order_group_id, wanted, 'reverse:' || wanted || ':' || done + due, happened)
        on conflict (idempotency_key) do nothing;
    elsif due > 0 then
      perform private.book_points(o.buyer_id, 'reverse', -due, 'reverse:' || wanted || ':' || done + due, happened, o.order_group_id, wanted, null,
        earned.id);
    end if;
  end if;

  select * into spent from public.points_entries where idempotency_key = 'redeem:' || o.order_group_id and status = 'available';
  if found then
    select coalesce(u.part, 0) into share from (
      select array_agg(a.id order by a.number) as ids, private.split_amount(-spent.points, array_agg(a.points_minor order by a.number)) as parts
        from public.orders a where a.order_group_id = o.order_group_id) s, unnest(s.ids, s.parts) as u (id, part) where u.id = wanted;
    select coalesce(sum(e.points), 0) into done from public.points_entries e where e.order_id = wanted and e.kind = 'return';
    due := least(share, round(share * lost)) - done;
    if due > 0 then
      perform private.book_points(o.buyer_id, 'return', due, 'return:' || wanted || ':' || done + due, happened, o.order_group_id, wanted,
        greatest(happened + private.setting('points.notice_days')::integer * interval '1 day',
          (select max(x.expires_at) from public.points_consumptions c join public.points_entries x on x.id = c.source_id where c.spend_id = spent.id)));
    end if;
  end if;
end
$$;

/* What happens to an order happens to its points. */
create function private.account_for_order() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.order_id is null then
    if new.type in ('group_expired', 'group_canceled') then perform private.release_points(new.order_group_id); end if;
  elsif new.type = 'placed' then
    perform private.earn_points(new.order_group_id, new.created_at);
  elsif new.type = 'completed' then
    perform private.vest_points(new.order_id, new.created_at);
  elsif new.type in ('canceled', 'refunded', 'closed') then
    perform private.reverse_points(new.order_id, new.created_at);
  end if;
  return null;
end
$$;
create trigger order_events_points after insert on public.order_events for each row execute function private.account_for_order();

/* What the points of an order paid for each of its lines: shares of orders.points_minor by the largest remainder, so that they add up exactly. */
create function private.points_of_lines(wanted uuid) returns table (order_line_id uuid, points_minor bigint)
language sql stable security definer set search_path = '' as $$
  select u.id, u.part
    from (select o.points_minor, array_agg(l.id order by l.position) as ids, array_agg(l.total_minor order by l.position) as weights
            from public.orders o join public.order_lines l on l.order_id = o.id where o.id = wanted group by o.points_minor) s,
         unnest(s.ids, private.split_amount(s.points_minor, s.weights)) as u (id, part)
$$;
revoke execute on function private.points_of_lines(uuid) from public, anon, authenticated;
revoke execute on function private.is_own_shop(uuid, uuid), private.redeem_points(uuid), private.release_points(uuid), private.retake_points(uuid),
  private.points_of_group(uuid), private.earn_points(uuid, timestamptz), private.vest_points(uuid, timestamptz), private.reverse_points(uuid, timestamptz),
  private.account_for_order() from public, anon, authenticated;
grant execute on function private.is_own_shop(uuid, uuid), private.redeem_points(uuid), private.release_points(uuid), private.retake_points(uuid),
  private.points_of_group(uuid) to service_role;
