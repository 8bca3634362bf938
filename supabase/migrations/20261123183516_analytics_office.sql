-- Why: the start of the back office shows figures of every order there is, and counting a million of them for each look would take seconds. Each day is
-- counted once, and again when an order, a refund or a delivery of it has changed; a job does so every minute, so figures are a minute old and say how old.

insert into public.staff_permissions (name, description, needs_fresh) values
  ('figures.read', 'Read sales, commission and other figures of the whole shop.', false);
insert into public.staff_role_permissions (role, permission) values ('finance', 'figures.read'), ('auditor', 'figures.read');

-- Late by the calendar of the shop's country, which has no summer time: a list can ask for it, and a day's share be counted by it.
alter table public.orders add column came_late boolean not null
  generated always as (coalesce((delivered_at at time zone 'Asia/Bangkok')::date > delivery_to, false)) stored;
comment on column public.orders.came_late is 'Delivered after the last day that was promised.';
create index orders_came_late on public.orders (created_at, id) where came_late is true;
create index orders_delivered_on on public.orders (delivered_at, id) where delivered_at is not null;
create index refunds_succeeded on public.refunds (succeeded_at) where status = 'succeeded';
create index product_views_day on private.product_views (day);

create table private.office_days (
  day            date primary key,
  orders         integer not null,
  sales_minor    bigint not null,
  take_minor     bigint not null,
  refunds_minor  bigint not null,
  delivered      integer not null,
  on_time        integer not null,
  views          bigint not null
);
comment on table private.office_days is 'Days of Thailand''s calendar. Orders, sales (what buyers pay) and take (commission) of the orders made that '
  'day that are paid or against cash and not cancelled; refunds sent, orders delivered and visits of that day.';
alter table private.office_days enable row level security;

create table private.office_totals (
  name       text primary key check (name in ('users', 'active_products', 'low_stock', 'recent_reviews')),
  amount     bigint not null,
  counted_at timestamptz not null
);
comment on table private.office_totals is 'What is counted whole, every minute.';
alter table private.office_totals enable row level security;

-- Rows are only added and taken away: a row per day would be a lock that all orders of a day wait for.
create table private.office_days_touched (
  id  bigint generated always as identity primary key,
  day date not null
);
comment on table private.office_days_touched is 'Days that have to be counted again.';
alter table private.office_days_touched enable row level security;

create function private.shop_day(moment timestamptz) returns date
language sql immutable set search_path = '' as $$
  select (moment at time zone 'Asia/Bangkok')::date
$$;
revoke execute on function private.shop_day(timestamptz) from public;

create function private.touch_order_days() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.office_days_touched (day)
    select distinct private.shop_day(moment)
      from unnest(array[new.created_at, new.delivered_at, case when tg_op = 'UPDATE' then old.delivered_at end]) as moment
     where moment is not null;
  return null;
end
$$;
revoke execute on function private.touch_order_days() from public;
create trigger orders_touch_days after insert on public.orders for each row execute function private.touch_order_days();
create trigger orders_touch_days_again after update of status, delivered_at, commission_minor on public.orders for each row
  when (old.status is distinct from new.status or old.delivered_at is distinct from new.delivered_at
    or old.commission_minor is distinct from new.commission_minor)
  execute function private.touch_order_days();

create function private.touch_refund_days() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.office_days_touched (day) values (private.shop_day(coalesce(new.succeeded_at, private.now())));
  return null;
end
$$;
revoke execute on function private.touch_refund_days() from public;
create trigger refunds_touch_days after insert or update of status, succeeded_at, amount_minor on public.refunds for each row
  when (new.status = 'succeeded') execute function private.touch_refund_days();

/*
 * Counts the days that were touched, yesterday and today, and what is counted whole. Answers how many days. One at a time; what is touched meanwhile waits
 * for the next.
 */
create function private.count_office() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  today date := private.shop_day(private.now());
  wanted date[];
begin
  perform pg_advisory_xact_lock(hashtextextended('private.office_days', 0));
  with gone as (delete from private.office_days_touched returning day)
    select array_agg(distinct days.day) into wanted from (select day from gone union select today union select today - 1) days;
  insert into private.office_days as kept (day, orders, sales_minor, take_minor, refunds_minor, delivered, on_time, views)
    select d.day, sold.orders, sold.sales, sold.take, back.amount, came.delivered, came.on_time, looked.views
      from unnest(wanted) as d (day)
      cross join lateral (
        select d.day::timestamp at time zone 'Asia/Bangkok' as first, (d.day + 1)::timestamp at time zone 'Asia/Bangkok' as next) span
      cross join lateral (
        select count(*) as orders, coalesce(sum(o.total_minor), 0) as sales, coalesce(sum(o.commission_minor), 0) as take from public.orders o
         where o.created_at >= span.first and o.created_at < span.next and o.status not in ('awaiting_payment', 'expired', 'canceled')) sold
      cross join lateral (select coalesce(sum(r.amount_minor), 0) as amount from public.refunds r
        where r.status = 'succeeded' and r.succeeded_at >= span.first and r.succeeded_at < span.next) back
      cross join lateral (select count(*) as delivered, count(*) filter (where not o.came_late) as on_time from public.orders o
        where o.delivered_at >= span.first and o.delivered_at < span.next) came
      cross join lateral (select coalesce(sum(v.views), 0) as views from private.product_views v where v.day = d.day) looked
  on conflict (day) do update set orders = excluded.orders, sales_minor = excluded.sales_minor, take_minor = excluded.take_minor,
    refunds_minor = excluded.refunds_minor, delivered = excluded.delivered, on_time = excluded.on_time, views = excluded.views;
  insert into private.office_totals as kept (name, amount, counted_at)
    select counted.name, counted.amount, private.now() from (
      select 'users' as name, count(*) as amount from public.profiles
      union all select 'active_products', count(*) from public.products where status = 'active'
      union all select 'recent_reviews', count(*) from public.reviews where created_at > private.now() - interval '7 days'
      union all select 'low_stock', count(*) from public.stock_levels s
        join public.product_variants v on v.id = s.variant_id join public.products p on p.id = v.product_id
       where p.status <> 'archived' and not p.is_unique
         and s.on_hand + s.backorder_limit - s.allocated - s.reserved < coalesce(s.low_below, private.setting('stock.low_below')::integer)) counted
  on conflict (name) do update set amount = excluded.amount, counted_at = excluded.counted_at;
  return cardinality(wanted);
end
$$;
revoke execute on function private.count_office() from public;
grant execute on function private.count_office() to service_role;

-- Whatever happened before is counted the first time.
insert into private.office_days_touched (day)
  select private.shop_day(created_at) from public.orders union select private.shop_day(delivered_at) from public.orders where delivered_at is not null
  union select private.shop_day(succeeded_at) from public.refunds where succeeded_at is not null
  union select day from private.product_views;

/*
 * The start of the back office: the shop's totals, and each of the last 7, 30, 90 or 365 days of Thailand's calendar beside the same day of the period before.
 * Wants `figures.read`. Amounts are satang; `counted_at` says how old they are.
 */
create function public.office_figures(p_days integer default 30) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := private.shop_day(private.now());
  first_day date := today - p_days + 1;
  answer json;
begin
  perform private.demand('figures.read');
  if p_days is null or p_days not in (7, 30, 90, 365) then raise exception 'The days are 7, 30, 90 or 365.' using errcode = '22023'; end if;
  with span as (
    select d.day >= first_day as is_now, d.* from private.office_days d where d.day between first_day - p_days and today
  ), sums as (
    select is_now, json_build_object('orders', sum(orders), 'sales_minor', sum(sales_minor), 'take_minor', sum(take_minor),
      'refunds_minor', sum(refunds_minor), 'delivered', sum(delivered), 'on_time', sum(on_time), 'views', sum(views)) as told from span group by is_now
  )
  select json_build_object(
    'counted_at', (select min(counted_at) from private.office_totals),
    'from', first_day, 'to', today, 'before_from', first_day - p_days, 'before_to', first_day - 1,
    'pending_orders', (select count(*) from public.orders where status in ('placed', 'accepted', 'in_production', 'partially_shipped')),
    'low_below', private.setting('stock.low_below'),
    'totals', (select json_object_agg(name, amount) from private.office_totals),
    'revenue_minor', (select coalesce(sum(sales_minor), 0) from private.office_days),
    'orders', (select coalesce(sum(orders), 0) from private.office_days),
    'now', (select told from sums where is_now),
    'before', (select told from sums where not is_now),
    'days', (select json_agg(json_build_object('day', n.day, 'orders', coalesce(d.orders, 0), 'sales_minor', coalesce(d.sales_minor, 0),
        'before_minor', coalesce(b.sales_minor, 0), 'take_minor', coalesce(d.take_minor, 0), 'refunds_minor', coalesce(d.refunds_minor, 0),
        'delivered', coalesce(d.delivered, 0), 'on_time', coalesce(d.on_time, 0), 'views', coalesce(d.views, 0)) order by n.day)
      from (select first_day + step as day from pg_catalog.generate_series(0, p_days - 1) step) n
      left join span d on d.day = n.day left join span b on b.day = n.day - p_days)) into answer;
  return answer;
end
$$;
comment on function public.office_figures(integer) is 'Totals of the shop, and each of the last 7, 30, 90 or 365 days beside the same day of the period '
  'before. Counted by a job; `counted_at` says when.';
revoke execute on function public.office_figures(integer) from public, anon;
grant execute on function public.office_figures(integer) to authenticated, service_role;
