-- A coupon or a limited offer is used when its order is paid, or accepted by a maker where cash is paid at the door. Until then it is held, as pieces are: by
-- the same clock, given back with them, and taken again only where a use is left.

create index promotion_usages_held_coupon on public.promotion_usages (coupon_id) where state = 'reserved' and coupon_id is not null;
create index promotion_usages_held_offer on public.promotion_usages (bogo_id) where state = 'reserved' and bogo_id is not null;
comment on table public.promotion_usages is
  'Who used which promotion in which order: reserved with the order''s pieces, confirmed when it is paid (against cash: accepted), released with its pieces.';

/* What an order holds of coupons and offers is used for good. */
create function private.use_promotions(order_group uuid) returns void
language sql security definer set search_path = '' as $$
  update public.promotion_usages set state = 'confirmed' where order_group_id = order_group and state = 'reserved'
$$;
comment on function private.use_promotions(uuid) is 'What an order holds of coupons and offers is used for good.';
revoke execute on function private.use_promotions(uuid) from public;
grant execute on function private.use_promotions(uuid) to service_role;

/*
 * What an order holds of coupons and offers is free for others. In the order in which an order takes them: the coupon, then the offers, each after the pieces.
 */
create function private.release_promotions(order_group uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  held record;
begin
  for held in
    select u.id, u.coupon_id, u.bogo_id from public.promotion_usages u
     where u.order_group_id = order_group and u.state = 'reserved' order by u.coupon_id, u.bogo_id
  loop
    -- The state is the guard: whoever changes it from reserved gives the use back, once.
    update public.promotion_usages u set state = 'released' where u.id = held.id and u.state = 'reserved';
    continue when not found;
    update public.coupons c set usage_count = c.usage_count - 1 where c.id = held.coupon_id;
    update public.bogo_promotions b set usage_count = b.usage_count - 1 where b.id = held.bogo_id;
  end loop;
end
$$;
comment on function private.release_promotions(uuid) is 'What an order holds of coupons and offers is free for others.';
revoke execute on function private.release_promotions(uuid) from public;
grant execute on function private.release_promotions(uuid) to service_role;

/*
 * Holds again what an order had given back, for money that came late. False, with nothing held, where a coupon or an offer has no use left, or its buyer has
 * used the coupon in another order since: the price that was paid is then no longer to be had.
 */
create function private.retake_promotions(order_group uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  given record;
  per_person integer;
begin
  for given in
    select u.id, u.coupon_id, u.bogo_id, u.person_id, u.email_hash from public.promotion_usages u
     where u.order_group_id = order_group and u.state = 'released' order by u.coupon_id, u.bogo_id
  loop
    if given.coupon_id is not null then
      update public.coupons c set usage_count = c.usage_count + 1
       where c.id = given.coupon_id and (c.usage_limit is null or c.usage_count < c.usage_limit) returning c.per_person_limit into per_person;
      if not found then raise exception 'gone' using errcode = 'HT001'; end if;
      if per_person <= (
        select count(*) from public.promotion_usages u
         where u.coupon_id = given.coupon_id and u.state <> 'released' and (u.person_id = given.person_id or u.email_hash = given.email_hash)) then
        raise exception 'gone' using errcode = 'HT001';
      end if;
    else
      update public.bogo_promotions b set usage_count = b.usage_count + 1
       where b.id = given.bogo_id and (b.usage_limit is null or b.usage_count < b.usage_limit);
      if not found then raise exception 'gone' using errcode = 'HT001'; end if;
    end if;
    update public.promotion_usages u set state = 'reserved' where u.id = given.id;
  end loop;
  return true;
exception when sqlstate 'HT001' then
  return false;
end
$$;
comment on function private.retake_promotions(uuid) is
  'Holds again what an order had given back of coupons and offers, for money that came late; false, with nothing held, where that is no longer to be had.';
revoke execute on function private.retake_promotions(uuid) from public;
grant execute on function private.retake_promotions(uuid) to service_role;

/*
 * An order against cash holds its coupon until a maker has accepted a part of it; it gives it back when all of its parts are cancelled before. Whoever
 * cancels the other part at the same moment waits at the held use, and sees then that all are cancelled.
 */
create function private.promotions_follow() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.promotion_usages u where u.order_group_id = new.order_group_id and u.state = 'reserved' for update;
  if not found then return null; end if;
  if new.to_status = 'accepted' then
    perform private.use_promotions(new.order_group_id);
  elsif not exists (select from public.orders o where o.order_group_id = new.order_group_id and o.status <> 'canceled') then
    perform private.release_promotions(new.order_group_id);
  end if;
  return null;
end
$$;
comment on function private.promotions_follow() is
  'An order against cash uses its coupon when a maker accepts it, and gives it back when all of it is cancelled before.';
revoke execute on function private.promotions_follow() from public;
grant execute on function private.promotions_follow() to service_role;
-- Before the points, whose owner's row is the last lock of an order's end.
create trigger order_events_coupons after insert on public.order_events for each row
  when (new.order_id is not null and new.from_status = 'placed' and new.to_status in ('accepted', 'canceled')) execute function private.promotions_follow();
