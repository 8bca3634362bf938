-- An offer that may be used so often is used as often as it is applied: an order of ten pairs uses "two for one" ten times. It was counted once, and an offer
-- with ten uses could be had again and again.

alter table public.promotion_usages add column uses integer not null default 1 check (uses > 0);
comment on column public.promotion_usages.uses is 'How often the order uses it: a coupon once, an offer as often as it is applied.';
grant select (uses) on public.promotion_usages to authenticated;

create or replace function private.release_promotions(order_group uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  held record;
begin
  for held in
    select u.id, u.coupon_id, u.bogo_id, u.uses from public.promotion_usages u
     where u.order_group_id = order_group and u.state = 'reserved' order by u.coupon_id, u.bogo_id
  loop
    -- The state is the guard: whoever changes it from reserved gives the use back, once.
    update public.promotion_usages u set state = 'released' where u.id = held.id and u.state = 'reserved';
    continue when not found;
    update public.coupons c set usage_count = c.usage_count - held.uses where c.id = held.coupon_id;
    update public.bogo_promotions b set usage_count = b.usage_count - held.uses where b.id = held.bogo_id;
  end loop;
end
$$;

create or replace function private.retake_promotions(order_group uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  given record;
  per_person integer;
begin
  for given in
    select u.id, u.coupon_id, u.bogo_id, u.person_id, u.email_hash, u.uses from public.promotion_usages u
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
      update public.bogo_promotions b set usage_count = b.usage_count + given.uses
       where b.id = given.bogo_id and (b.usage_limit is null or b.usage_count + given.uses <= b.usage_limit);
      if not found then raise exception 'gone' using errcode = 'HT001'; end if;
    end if;
    update public.promotion_usages u set state = 'reserved' where u.id = given.id;
  end loop;
  return true;
exception when sqlstate 'HT001' then
  return false;
end
$$;
