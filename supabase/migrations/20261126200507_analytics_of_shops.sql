-- What makes a shop better is free for every shop: how visits become carts and orders, by piece, country, language and word, and how reliably it sends.
-- The plan adds depth: a year, and every piece and place instead of the first ten.
create table private.product_searches (
  product_id uuid not null references public.products (id) on delete cascade,
  day date not null,
  word text not null check (char_length(word) between 1 and 80),
  things integer not null check (things > 0),
  primary key (product_id, day, word)
);
comment on table private.product_searches is 'How often a piece was looked at out of what a search for these words found, by days of Thailand''s calendar. 
No person, no address.';
create index product_searches_day on private.product_searches (day);
alter table private.product_searches enable row level security;
grant select, insert, update, delete on private.product_searches to service_role;

create function private.add_product_searches(counted jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into private.product_searches as kept (product_id, day, word, things)
  select p.id, private.shop_day(private.now()), left(c.word, 80), sum(c.things)
    from jsonb_to_recordset(counted) c (id uuid, word text, things integer)
    join public.products p on p.id = c.id and p.status = 'active'
   where c.word <> '' and c.things > 0 group by p.id, left(c.word, 80) order by p.id, left(c.word, 80)
  on conflict (product_id, day, word) do update set things = kept.things + excluded.things
$$;
comment on function private.add_product_searches(jsonb) is 'Adds to today''s counts which pieces were looked at out of which search: {id, word, things}.
What is no piece on sale is left out.';
revoke execute on function private.add_product_searches(jsonb) from public;
grant execute on function private.add_product_searches(jsonb) to service_role;

create or replace function private.forget_words() returns void
language sql security definer set search_path = '' as $$
  delete from private.figure_counts f
   where f.kind = 'search' and (f.day < private.shop_day(private.now()) - 730 or (f.day < private.shop_day(private.now()) - 30 and f.things < 3));
  -- What came of a search goes with it.
  delete from private.figure_counts f
   where f.kind in ('search_found', 'search_empty', 'search_click') and f.day < private.shop_day(private.now()) - 30
     and not exists (select from private.figure_counts s where s.kind = 'search' and s.day = f.day and s.word = f.word);
  delete from private.product_searches w
   where w.day < private.shop_day(private.now()) - 30
     and not exists (select from private.figure_counts s where s.kind = 'search' and s.day = w.day and s.word = w.word)
$$;

create or replace function public.seller_analytics(p_seller_id uuid, p_days integer default 30) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := (private.now() at time zone 'Asia/Bangkok')::date;
  first_day date := today - p_days + 1;
  deep boolean;
  most integer;
  answer json;
begin
  if p_seller_id not in (select private.my_sellers_as('figures.read')) then return null; end if;
  if p_days is null or p_days not in (7, 30, 90, 365) then
    raise exception 'The days are 7, 30, 90 or 365.' using errcode = '22023';
  end if;
  deep := private.shop_has_plan(p_seller_id);
  if p_days = 365 and not deep then
    raise exception 'A year is of the plan.' using errcode = 'HT005', hint = 'plan_only';
  end if;
  most := case when deep then 200 else 10 end;
  with sold as materialized (
    select o.id, o.items_minor - o.discount_minor as sales, (o.placed_at at time zone 'Asia/Bangkok')::date as day,
           o.shipping_address ->> 'country' as country, coalesce(o.shipping_address ->> 'province', '') as province, g.language
      from public.orders o join public.order_groups g on g.id = o.order_group_id
     where o.seller_id = p_seller_id and o.status not in ('awaiting_payment', 'expired', 'canceled')
       and (o.placed_at at time zone 'Asia/Bangkok')::date between first_day - p_days and today
  ), own as materialized (
    select p.id, p.name, p.image_url from public.products p where p.seller_id = p_seller_id
  ), looked as materialized (
    select v.product_id, v.day, v.views from private.product_views v join own p on p.id = v.product_id where v.day between first_day - p_days and today
  ), carted as materialized (
    select l.product_id, l.cart_id, (l.added_at at time zone 'Asia/Bangkok')::date as day from public.cart_lines l join own p on p.id = l.product_id
     where l.added_at >= (first_day - p_days)::timestamp at time zone 'Asia/Bangkok'
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
  ), views as (
    select l.product_id, sum(l.views) as views from looked l where l.day >= first_day group by l.product_id
  ), carts as (
    select c.product_id, count(distinct c.cart_id) as carts from carted c where c.day >= first_day group by c.product_id
  ), hearts as (
    select f.product_id, count(*) as favorites from public.favorites f join own p on p.id = f.product_id group by f.product_id
  ), products as materialized (
    select p.id, p.name, p.image_url, coalesce(n.quantity, 0) as quantity, coalesce(n.sales_minor, 0) as sales_minor, coalesce(n.orders, 0) as orders,
           coalesce(v.views, 0) as views, coalesce(c.carts, 0) as carts, coalesce(h.favorites, 0) as favorites
      from own p left join lines n on n.product_id = p.id left join views v on v.product_id = p.id left join carts c on c.product_id = p.id
      left join hearts h on h.product_id = p.id
  ), sent as (
    -- What should have come by now, or did.
    select o.delivered_at, o.came_late, o.shipped_at, exists (
        select from public.shipments h where h.order_id = o.id and h.tracking_number <> '') as is_tracked
      from public.orders o
     where o.seller_id = p_seller_id and o.status not in ('awaiting_payment', 'expired', 'canceled') and o.delivery_to between first_day and today
  )
  select json_build_object(
    'plan', deep,
    'counted_since', (select min(v.day) from private.product_views v join own p on p.id = v.product_id),
    'days', (select json_agg(json_build_object('day', d.day, 'orders', d.orders, 'sales_minor', d.sales_minor, 'before_minor', d.before_minor, 'views',
      d.views) order by d.day) from days d),
    'now', (select json_build_object('orders', count(*), 'sales_minor', coalesce(sum(s.sales), 0)) from sold s where s.day >= first_day),
    'before', (select json_build_object('orders', count(*), 'sales_minor', coalesce(sum(s.sales), 0)) from sold s where s.day < first_day),
    'views', (select coalesce(sum(l.views), 0) from looked l where l.day >= first_day),
    'views_before', (select coalesce(sum(l.views), 0) from looked l where l.day < first_day),
    'carts', (select count(distinct c.cart_id) from carted c where c.day >= first_day),
    'carts_before', (select count(distinct c.cart_id) from carted c where c.day < first_day),
    'favorites', (select coalesce(sum(p.favorites), 0) from products p),
    'products', (select coalesce(json_agg(row_to_json(b)), '[]') from (
        select p.id, p.name, p.image_url, p.quantity, p.sales_minor, p.orders, p.views, p.carts, p.favorites from products p
         where p.quantity > 0 or p.views > 0 or p.carts > 0 or p.favorites > 0
         order by p.sales_minor desc, p.views desc, p.favorites desc, p.id limit most) b),
    'places', (select coalesce(json_agg(row_to_json(b)), '[]') from (
        select s.country, case when s.country = 'TH' then s.province else '' end as province, count(*) as orders, sum(s.sales) as sales_minor from sold s
         where s.day >= first_day group by 1, 2 order by 3 desc, 4 desc, 1, 2 limit most) b),
    'languages', (select coalesce(json_agg(row_to_json(b)), '[]') from (
        select s.language, count(*) as orders, sum(s.sales) as sales_minor from sold s where s.day >= first_day group by 1 order by 2 desc, 3 desc, 1) b),
    -- As for staff: a word that hardly anybody looked for could name somebody.
    'words', (select coalesce(json_agg(row_to_json(b)), '[]') from (
        select w.word, sum(w.things) as visits from private.product_searches w join own p on p.id = w.product_id where w.day between first_day and today
         group by w.word having sum(w.things) >= 3 order by 2 desc, 1 limit most) b),
    'sending', (select json_build_object('due', count(*), 'on_time', count(*) filter (where s.delivered_at is not null and not s.came_late),
        'tracked', count(*) filter (where s.is_tracked)) from sent s),
    'canceled', (select count(distinct o.id) from public.orders o join public.order_events e on e.order_id = o.id and e.to_status = 'canceled'
        and (e.actor_role = 'seller' or e.actor_role = 'system')
       where o.seller_id = p_seller_id and o.status = 'canceled' and o.placed_at is not null
         and (o.placed_at at time zone 'Asia/Bangkok')::date between first_day and today)) into answer;
  return answer;
end
$$;
comment on function public.seller_analytics(uuid, integer) is 'Sales (goods after discounts, without cancelled orders), visits, carts, words of the search,
pieces, places, languages and how reliably was sent, of a shop in the last 7, 30 or 90 days of Thailand''s calendar, with the days before.
With the plan also 365 days (HT005 plan_only without), and
two hundred pieces, places and words instead of ten; null for those who do not act for the shop.';
