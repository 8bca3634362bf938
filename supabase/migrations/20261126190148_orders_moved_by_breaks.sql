-- Who takes a break cannot send meanwhile: orders that would have been due in it are due as much later, thirty days in all at most, and say so in their
-- history. A break that ends earlier or goes gives the days back. A break without an end moves nothing before it has ended.
alter table public.orders add column rest_days smallint not null default 0 check (rest_days between 0 and 30);
comment on column public.orders.rest_days is 'By how many days breaks of the shop moved its dates so far.';

create function private.days_of_break(from_moment timestamptz, to_moment timestamptz) returns integer
language sql immutable set search_path = '' as $$
  select coalesce(least(30, greatest(0, ceil(extract(epoch from to_moment - from_moment) / 86400))), 0)::integer
$$;
comment on function private.days_of_break(timestamptz, timestamptz) is 'Days of a break, thirty at most; none where an end is not known.';
revoke execute on function private.days_of_break(timestamptz, timestamptz) from public;
grant execute on function private.days_of_break(timestamptz, timestamptz) to service_role;

create function private.move_dates_of_break() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  moment constant timestamptz := private.now();
  runs constant boolean := coalesce(old.closed_from <= moment and (old.closed_to is null or old.closed_to > moment), false);
  is_over constant boolean := coalesce(old.closed_to <= moment, false);
  goes_on constant boolean := runs and new.closed_from is not distinct from old.closed_from;
  gone constant integer := case when is_over then 0 else private.days_of_break(old.closed_from, old.closed_to) end
    - case when runs and not goes_on then private.days_of_break(old.closed_from, moment) else 0 end;
  came constant integer := case when coalesce(new.closed_to > moment, false) then private.days_of_break(new.closed_from, new.closed_to) else 0 end;
  begins constant date := (coalesce(new.closed_from, old.closed_from) at time zone 'Asia/Bangkok')::date;
begin
  if gone = 0 and came = 0 then return null; end if;
  with due as (
    select o.id, o.order_group_id, o.rest_days, o.delivery_to,
        least(30, greatest(0, o.rest_days - gone + case when o.delivery_to - least(greatest(gone, 0), o.rest_days) >= begins then came else 0 end)) as rest
      from public.orders o
     where o.seller_id = new.id and o.status in ('placed', 'accepted', 'in_production', 'partially_shipped', 'partially_delivered')
       and o.delivery_to is not null and (o.rest_days > 0 or o.delivery_to >= begins)),
  moved as (
    update public.orders o set rest_days = d.rest, delivery_from = o.delivery_from + (d.rest - d.rest_days),
        delivery_to = o.delivery_to + (d.rest - d.rest_days)
      from due d where o.id = d.id and d.rest <> d.rest_days
    returning o.id, o.order_group_id, o.delivery_to, d.delivery_to as before)
  insert into public.order_events (order_group_id, order_id, type, actor_role, actor_id, payload)
  select m.order_group_id, m.id, 'dates_moved', 'seller', (select auth.uid()), jsonb_build_object('before', m.before, 'after', m.delivery_to) from moved m;
  return null;
end
$$;
comment on function private.move_dates_of_break() is 'Moves the dates of orders that wait to be sent when a shop says, changes or ends a break,
and writes it into their history.';
revoke execute on function private.move_dates_of_break() from public;
create trigger sellers_move_dates after update of closed_from, closed_to on public.sellers for each row
  when (old.closed_from is distinct from new.closed_from or old.closed_to is distinct from new.closed_to) execute function private.move_dates_of_break();
