-- Achievements count orders whose money somebody else than buyer and seller has seen (private.money_seen), and reviews that bear "bought here".

create or replace function private.achievement_progress(person uuid)
returns table (achievement text, reached bigint, goal bigint, achieved boolean, evidence jsonb)
language sql stable security definer set search_path = '' as $$
  with bought as (
    select o.id, o.order_group_id, o.seller_id, s.province, o.items_minor - o.discount_minor as goods,
      to_char(coalesce(o.placed_at, o.created_at) at time zone 'Asia/Bangkok', 'YYYY-MM') as month
      from public.orders o join public.sellers s on s.id = o.seller_id
     where o.buyer_id = person and o.status = 'completed' and not private.is_own_shop(person, o.seller_id) and private.money_seen(o.id)),
  provinces as (select count(distinct province) as n, jsonb_agg(distinct province) as which from bought where province <> ''),
  textiles as (
    select coalesce(sum(l.quantity), 0) as products, count(distinct b.seller_id) as sellers
      from bought b join public.order_lines l on l.order_id = b.id join public.categories c on c.id = l.category_id
        left join public.categories f on f.id = c.parent_id
     where 'textiles' in (c.slug, f.slug)),
  largest as (select g.number, sum(b.goods)::bigint as goods from bought b join public.order_groups g on g.id = b.order_group_id group by g.number
    order by 2 desc, 1 limit 1),
  written as (select count(*) as n from public.reviews r where r.author_id = person and r.status = 'published' and r.bought),
  months as (select count(distinct month) as n, jsonb_agg(distinct month) as which from bought)
  select 'temple_explorer', n, private.setting('achievements.temple_explorer')::bigint, n >= private.setting('achievements.temple_explorer')::bigint,
    jsonb_build_object('provinces', which) from provinces
  union all
  select 'silk_road_traveler', products, private.setting('achievements.silk_road_traveler')::bigint,
         products >= private.setting('achievements.silk_road_traveler')::bigint and sellers >= private.setting('achievements.silk_road_sellers')::bigint,
           jsonb_build_object('products', products, 'sellers', sellers) from textiles
  union all
  select 'golden_shopper', coalesce(max(goods), 0), private.setting('achievements.golden_shopper')::bigint,
    coalesce(max(goods), 0) >= private.setting('achievements.golden_shopper')::bigint,
         jsonb_build_object('order', max(number), 'goods_minor', max(goods)) from largest
  union all
  select 'elephant_memory', n, private.setting('achievements.elephant_memory')::bigint, n >= private.setting('achievements.elephant_memory')::bigint,
    jsonb_build_object('reviews', n) from written
  union all
  select 'loyal_customer', n, private.setting('achievements.loyal_customer')::bigint, n >= private.setting('achievements.loyal_customer')::bigint,
    jsonb_build_object('months', which) from months
$$;

-- After the reviews bear their mark, which counts.
create trigger order_events_cash_prize after insert on public.order_events for each row
  when (new.type = 'cash_confirmed' and new.order_id is not null) execute function private.look_for_achievements();
