-- Why: staff ask how people come, what they look for, where they come from and what became of it, over months and beside other months, without anybody being
-- followed: every count is of a day and a word, written by the process that saw it or counted again from the orders of a day.

create table private.figure_counts (
  kind   text not null check (kind in ('arrival', 'arrival_country', 'arrival_language', 'arrival_device', 'search', 'cart',
                                       'sale_country', 'sale_language', 'sale_seller', 'sale_category', 'sale_method')),
  day    date not null,
  word   text not null check (char_length(word) between 1 and 80),
  things bigint not null check (things >= 0),
  minor  bigint not null default 0,
  primary key (kind, day, word)
);
comment on table private.figure_counts is
  'Days of Thailand''s calendar. arrival: somebody came from elsewhere; by country of the address, language of the page, kind of device;
search: words looked for; cart: somebody had a cart reckoned; sale_…: orders that are not cancelled, with the worth of
their goods after discounts, by where they go, their language, maker,
category and way to pay. No person, no address, no order.';
alter table private.figure_counts enable row level security;
grant select, insert, update, delete on private.figure_counts to service_role;

create table private.buyer_months (
  first_month date not null,
  month       date not null,
  buyers      integer not null,
  orders      integer not null,
  minor       bigint not null,
  counted_at  timestamptz not null default private.now(),
  primary key (first_month, month),
  check (month >= first_month)
);
comment on table private.buyer_months is
  'Buyers by the month of their first order, and what they ordered in each month since; buyers are told apart by their email address, which is not kept here.';
alter table private.buyer_months enable row level security;
grant select, insert, update, delete on private.buyer_months to service_role;

create function private.add_counts(counted jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into private.figure_counts as kept (kind, day, word, things)
  select c.kind, private.shop_day(private.now()), left(c.word, 80), sum(c.things)
    from jsonb_to_recordset(counted) c (kind text, word text, things bigint)
   where c.word <> '' and c.things > 0 group by c.kind, left(c.word, 80)
  on conflict (kind, day, word) do update set things = kept.things + excluded.things
$$;
comment on function private.add_counts(jsonb) is 'Adds to the counts of today what the process has seen: {kind, word, things}.';

create function private.count_sales(days date[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.figure_counts c where c.kind like 'sale\_%' and c.day = any (days);
  insert into private.figure_counts (kind, day, word, things, minor)
  with sold as materialized (
    select o.id, d.day, o.items_minor - o.discount_minor as minor, o.seller_id, g.language, g.payment_method,
           coalesce(nullif(o.shipping_address ->> 'country', ''), 'ZZ') as country
      from unnest(days) as d (day)
      join public.orders o on o.created_at >= d.day::timestamp at time zone 'Asia/Bangkok'
        and o.created_at < (d.day + 1)::timestamp at time zone 'Asia/Bangkok'
      join public.order_groups g on g.id = o.order_group_id
     where o.status not in ('awaiting_payment', 'expired', 'canceled'))
  select 'sale_country', day, country, count(*), sum(minor) from sold group by day, country
  union all select 'sale_language', day, language, count(*), sum(minor) from sold group by day, language
  union all select 'sale_seller', day, seller_id::text, count(*), sum(minor) from sold where seller_id is not null group by day, seller_id
  union all select 'sale_method', day, payment_method, count(*), sum(minor) from sold group by day, payment_method
  union all select 'sale_category', s.day, l.category_id::text, count(distinct s.id), sum(l.total_minor)
    from sold s join public.order_lines l on l.order_id = s.id where l.category_id is not null group by s.day, l.category_id;
end
$$;
comment on function private.count_sales(date[]) is 'Counts the sales of some days anew.';

create function private.count_buyers() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  rows integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('private.buyer_months', 0));
  delete from private.buyer_months;
  with bought as (
    select lower(g.email) as buyer, date_trunc('month', o.created_at at time zone 'Asia/Bangkok')::date as month, count(*) as orders,
           sum(o.items_minor - o.discount_minor) as minor
      from public.orders o join public.order_groups g on g.id = o.order_group_id
     where o.status not in ('awaiting_payment', 'expired', 'canceled') group by 1, 2),
  begun as (select b.*, min(b.month) over (partition by b.buyer) as first_month from bought b)
  insert into private.buyer_months (first_month, month, buyers, orders, minor)
  select first_month, month, count(*), sum(orders), sum(minor) from begun group by first_month, month;
  get diagnostics rows = row_count;
  return rows;
end
$$;
comment on function private.count_buyers() is 'Counts buyers by the month of their first order anew; once a night, for it reads every order.';

create function private.office_words(wanted text, from_day date, to_day date, before_from date, before_to date) returns json
language sql stable security definer set search_path = '' as $$
  select coalesce(json_agg(json_build_object('word', x.word, 'name', x.name, 'things', x.things, 'minor', x.minor, 'before', x.before,
      'before_minor', x.before_minor) order by x.things desc, x.minor desc, x.word), '[]')
    from (
      select c.word,
             case wanted when 'sale_seller' then (select s.business_name from public.sellers s where s.id::text = c.word)
               when 'sale_category' then (select k.name from public.categories k where k.id::text = c.word) end as name,
             c.things, c.minor, c.before, c.before_minor
        from (
          select f.word, coalesce(sum(f.things) filter (where f.day between from_day and to_day), 0)::bigint as things,
                 coalesce(sum(f.minor) filter (where f.day between from_day and to_day), 0)::bigint as minor,
                 coalesce(sum(f.things) filter (where f.day between before_from and before_to), 0)::bigint as before,
                 coalesce(sum(f.minor) filter (where f.day between before_from and before_to), 0)::bigint as before_minor
            from private.figure_counts f
           where f.kind = wanted and (f.day between from_day and to_day or f.day between before_from and before_to)
           group by f.word) c
       -- Words that only one or two have looked for could be about one of them.
       where c.things > 0 and (wanted <> 'search' or c.things >= 3)
       order by c.things desc, c.minor desc, c.word limit 50) x
$$;
comment on function private.office_words(text, date, date, date, date) is
  'The fifty words of a kind with the highest counts in a span of days, beside another span; words of the search from three askings on.';

create function public.office_analytics(p_from date, p_to date, p_before_from date, p_before_to date) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  answer json;
begin
  perform private.demand('figures.read');
  if p_from is null or p_to is null or p_before_from is null or p_before_to is null or p_to < p_from or p_before_to < p_before_from
     or p_to - p_from > 731 or p_before_to - p_before_from > 731 then
    raise exception 'Spans of up to two years.' using errcode = '22023', hint = 'invalid';
  end if;
  with counted as (
    select n.day, coalesce(d.views, 0) as views, coalesce(d.orders, 0) as orders, coalesce(d.sales_minor, 0) as sales_minor,
           coalesce((select f.things from private.figure_counts f where f.kind = 'arrival' and f.day = n.day and f.word = 'all'), 0) as arrivals,
           coalesce((select f.things from private.figure_counts f where f.kind = 'cart' and f.day = n.day and f.word = 'all'), 0) as carts
      from (select p_from + step as day from pg_catalog.generate_series(0, p_to - p_from) step
            union select p_before_from + step from pg_catalog.generate_series(0, p_before_to - p_before_from) step) n
      left join private.office_days d on d.day = n.day),
  sums as (
    select spans.name, json_build_object('arrivals', coalesce(sum(c.arrivals), 0), 'views', coalesce(sum(c.views), 0), 'carts', coalesce(sum(c.carts), 0),
             'orders', coalesce(sum(c.orders), 0), 'sales_minor', coalesce(sum(c.sales_minor), 0)) as told
      from (values ('now', p_from, p_to), ('before', p_before_from, p_before_to)) spans (name, first, last)
      left join counted c on c.day between spans.first and spans.last group by spans.name)
  select json_build_object(
    'counted_at', (select min(t.counted_at) from private.office_totals t),
    'now', (select told from sums where name = 'now'), 'before', (select told from sums where name = 'before'),
    'days', (select json_agg(json_build_object('day', c.day, 'arrivals', c.arrivals, 'views', c.views, 'carts', c.carts, 'orders', c.orders,
        'sales_minor', c.sales_minor) order by c.day) from counted c where c.day between p_from and p_to),
    'before_days', (select json_agg(json_build_object('day', c.day, 'arrivals', c.arrivals, 'views', c.views, 'carts', c.carts, 'orders', c.orders,
        'sales_minor', c.sales_minor) order by c.day) from counted c where c.day between p_before_from and p_before_to),
    'words', (select json_object_agg(k.kind, private.office_words(k.kind, p_from, p_to, p_before_from, p_before_to))
      from unnest(array['search', 'arrival_country', 'arrival_language', 'arrival_device', 'sale_country', 'sale_language', 'sale_seller', 'sale_category',
        'sale_method']) as k (kind)),
    'cohorts', (select coalesce(json_agg(json_build_object('first_month', b.first_month, 'month', b.month, 'buyers', b.buyers, 'orders', b.orders,
        'minor', b.minor) order by b.first_month, b.month), '[]')
      from private.buyer_months b where b.first_month > (select max(m.first_month) from private.buyer_months m) - interval '12 months')) into answer;
  return answer;
end
$$;
comment on function public.office_analytics(date, date, date, date) is
  'How people came, what they looked for and what came of it in a span of days beside another; and the buyers of the last twelve first months.
Counts kept by jobs.';

revoke execute on function private.add_counts(jsonb), private.count_sales(date[]), private.count_buyers(),
  private.office_words(text, date, date, date, date), public.office_analytics(date, date, date, date) from public, anon;
grant execute on function private.add_counts(jsonb), private.count_sales(date[]), private.count_buyers(),
  private.office_words(text, date, date, date, date) to service_role;
grant execute on function public.office_analytics(date, date, date, date) to authenticated, service_role;

create function private.forget_words() returns void
language sql security definer set search_path = '' as $$
  delete from private.figure_counts f
   where f.kind = 'search' and (f.day < private.shop_day(private.now()) - 730 or (f.day < private.shop_day(private.now()) - 30 and f.things < 3))
$$;
comment on function private.forget_words() is 'Forgets words that were looked for two years ago, and after a month those that hardly anybody looked for.';
revoke execute on function private.forget_words() from public, anon;
grant execute on function private.forget_words() to service_role;

-- The days before this migration are counted with the next minute.
insert into private.office_days_touched (day) select distinct private.shop_day(o.created_at) from public.orders o;

create or replace function private.count_office() returns integer
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
      union all select 'recent_reviews', count(*) from public.reviews where created_at >= (today - 6)::timestamp at time zone 'Asia/Bangkok'
      union all select 'low_stock', count(*) from public.stock_levels s
        join public.product_variants v on v.id = s.variant_id join public.products p on p.id = v.product_id
       where p.status <> 'archived' and not p.is_unique
         and s.on_hand + s.backorder_limit - s.allocated - s.reserved < coalesce(s.low_below, private.setting('stock.low_below')::integer)) counted
  on conflict (name) do update set amount = excluded.amount, counted_at = excluded.counted_at;
  perform private.count_sales(wanted);
  return cardinality(wanted);
end
$$;
