-- What is counted whole (how much is listed, what runs low) took two seconds of each minute at a million pieces. A large shop counts it every ten minutes;
-- the office is told when it was.
create or replace function private.count_office() returns integer
language plpgsql security definer set search_path = '' as $function$
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
  if not exists (select from private.office_totals k
    where k.name = 'active_products' and k.amount > 100000 and k.counted_at > private.now() - interval '10 minutes') then
    insert into private.office_totals as kept (name, amount, counted_at)
      select counted.name, counted.amount, private.now() from (
        select 'users' as name, count(*) as amount from public.profiles
        union all select 'active_products', count(*) from public.products where status = 'active'
        union all select 'recent_reviews', count(*) from public.reviews where created_at >= (today - 6)::timestamp at time zone 'Asia/Bangkok'
        union all select 'low_stock', count(*) from public.stock_levels s
          join public.product_variants v on v.id = s.variant_id join public.products p on p.id = v.product_id
         where p.status <> 'archived' and not p.is_unique
           and s.on_hand + s.backorder_limit - s.allocated - s.reserved < coalesce(s.low_below, private.setting('stock.low_below')::integer)) counted
    on conflict (name) do update set amount = excluded.amount, counted_at = excluded.counted_at;
  end if;
  perform private.count_sales(wanted);
  return cardinality(wanted);
end
$function$;

comment on table private.office_totals is 'What is counted whole, every minute; of a hundred thousand pieces and more, every ten.';
