-- Makers on the seller plan see what sells and what is looked at. Visits are counted per piece and day and nothing else is kept of them: no person, no
-- address, no cookie, so nobody has to be asked. The shop writes them in batches.

create table private.product_views (
  product_id uuid not null references public.products on delete cascade,
  day date not null,
  views integer not null check (views > 0),
  primary key (product_id, day)
);
alter table private.product_views enable row level security;
grant select, insert, update, delete on private.product_views to service_role;
comment on table private.product_views is
  'How often a piece was opened on a day, as the calendar of Thailand has it. Counts only; private.add_views writes them.';

create function private.add_views(counted jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into private.product_views as v (product_id, day, views)
  select p.id, (private.now() at time zone 'Asia/Bangkok')::date, sum(c.views)
    from pg_catalog.jsonb_to_recordset(counted) as c(id uuid, views integer)
    join public.products p on p.id = c.id and p.status = 'active'
   where c.views > 0
   group by p.id
   order by p.id
  on conflict (product_id, day) do update set views = v.views + excluded.views
$$;
revoke execute on function private.add_views(jsonb) from public;
grant execute on function private.add_views(jsonb) to service_role;
comment on function private.add_views(jsonb) is 'Adds visits, [{id, views}], to today''s counts. What is no piece on sale is left out.';

create function public.seller_analytics(p_seller_id uuid, p_days integer default 30) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := (private.now() at time zone 'Asia/Bangkok')::date;
  first_day date := today - p_days + 1;
  answer json;
begin
  if p_seller_id not in (select private.my_sellers()) then return null; end if;
  if p_days is null or p_days not in (7, 30, 90) then
    raise exception 'The days are 7, 30 or 90.' using errcode = '22023';
  end if;
  if not private.shop_has_plan(p_seller_id) then
    -- What a maker may count in the orders anyway, and no more.
    select json_build_object('plan', false, 'orders', count(*), 'sales_minor', coalesce(sum(o.items_minor - o.discount_minor), 0)) into answer
      from public.orders o
     where o.seller_id = p_seller_id and o.status not in ('awaiting_payment', 'expired', 'canceled')
       and (o.placed_at at time zone 'Asia/Bangkok')::date between first_day and today;
    return answer;
  end if;
  with sold as materialized (
    select o.id, o.items_minor - o.discount_minor as sales, (o.placed_at at time zone 'Asia/Bangkok')::date as day,
           o.shipping_address ->> 'country' as country, coalesce(o.shipping_address ->> 'province', '') as province
      from public.orders o
     where o.seller_id = p_seller_id and o.status not in ('awaiting_payment', 'expired', 'canceled')
       and (o.placed_at at time zone 'Asia/Bangkok')::date between first_day - p_days and today
  ), looked as materialized (
    select v.product_id, v.day, v.views from private.product_views v join public.products p on p.id = v.product_id
     where p.seller_id = p_seller_id and v.day between first_day - p_days and today
  ), days as (
    select d.day,
           (select count(*) from sold s where s.day = d.day) as orders,
           (select coalesce(sum(s.sales), 0) from sold s where s.day = d.day) as sales_minor,
           (select coalesce(sum(s.sales), 0) from sold s where s.day = d.day - p_days) as before_minor,
           (select coalesce(sum(l.views), 0) from looked l where l.day = d.day) as views
      from (select first_day + n as day from pg_catalog.generate_series(0, p_days - 1) n) d
  ), lines as materialized (
    select l.product_id, min(l.title_seller) as title, sum(l.quantity) as quantity, sum(l.total_minor) as sales_minor, count(distinct l.order_id) as orders
      from public.order_lines l join sold s on s.id = l.order_id
     where s.day >= first_day and l.product_id is not null
     group by l.product_id
  ), products as (
    select p.id, p.name, p.image_url, coalesce(n.quantity, 0) as quantity, coalesce(n.sales_minor, 0) as sales_minor, coalesce(n.orders, 0) as orders,
           (select coalesce(sum(l.views), 0) from looked l where l.product_id = p.id and l.day >= first_day) as views,
           (select count(*) from public.favorites f where f.product_id = p.id) as favorites
      from public.products p left join lines n on n.product_id = p.id
     where p.seller_id = p_seller_id
  )
  select json_build_object(
    'plan', true,
    'counted_since', (select min(v.day) from private.product_views v join public.products p on p.id = v.product_id where p.seller_id = p_seller_id),
    'days', (select json_agg(json_build_object('day', d.day, 'orders', d.orders, 'sales_minor', d.sales_minor, 'before_minor', d.before_minor, 'views',
      d.views) order by d.day) from days d),
    'now', (select json_build_object('orders', count(*), 'sales_minor', coalesce(sum(s.sales), 0)) from sold s where s.day >= first_day),
    'before', (select json_build_object('orders', count(*), 'sales_minor', coalesce(sum(s.sales), 0)) from sold s where s.day < first_day),
    'views', (select coalesce(sum(l.views), 0) from looked l where l.day >= first_day),
    'views_before', (select coalesce(sum(l.views), 0) from looked l where l.day < first_day),
    'favorites', (select coalesce(sum(p.favorites), 0) from products p),
    'products', (select coalesce(json_agg(row_to_json(b)), '[]') from (
        select p.id, p.name, p.image_url, p.quantity, p.sales_minor, p.orders, p.views, p.favorites from products p
         where p.quantity > 0 or p.views > 0 or p.favorites > 0
         order by p.sales_minor desc, p.views desc, p.favorites desc, p.id limit 10) b),
    'places', (select coalesce(json_agg(row_to_json(b)), '[]') from (
        select s.country, case when s.country = 'TH' then s.province else '' end as province, count(*) as orders, sum(s.sales) as sales_minor from sold s
         where s.day >= first_day group by 1, 2 order by 3 desc, 4 desc, 1, 2 limit 10) b)) into answer;
  return answer;
end
$$;
revoke execute on function public.seller_analytics(uuid, integer) from public;
grant execute on function public.seller_analytics(uuid, integer) to authenticated, service_role;
comment on function public.seller_analytics(uuid, integer) is
  'Sales (goods after discounts, without cancelled orders), visits, best pieces and places of a shop in the last 7, 30 or 90 days of Thailand''s calendar, '
  'with the days before. Without the seller plan two sums only; null for those who do not act for the shop.';
