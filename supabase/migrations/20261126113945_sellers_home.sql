-- Why: a maker's desk began with five numbers. What has to be done now, and by when, stood behind seven tabs.

-- Whose turn it is in a case without asking its seller's every order.
create index order_cases_sellers_turn on public.order_cases (order_id, due_at) where status in ('requested', 'declared', 'received');

create function public.desk_home(p_seller_id uuid) returns jsonb language sql stable security definer set search_path = '' as $$
  with day as materialized (select (private.now() at time zone 'Asia/Bangkok')::date as today),
  sold as (
    select count(*) filter (where o.placed_at >= d.today::timestamp at time zone 'Asia/Bangkok') as orders,
        coalesce(sum(e.earned) filter (where o.placed_at >= d.today::timestamp at time zone 'Asia/Bangkok'), 0) as earned, count(*) as week_orders,
        coalesce(sum(e.earned), 0) as week_earned
      from day d cross join public.orders o
      cross join lateral (select o.total_minor + o.points_minor + o.shipping_funded_minor + o.discount_funded_minor - o.commission_minor
        - o.commission_vat_minor as earned) e
     -- An order is placed some days after it was begun, at most.
     where o.seller_id = p_seller_id and o.created_at >= (d.today - 30)::timestamp at time zone 'Asia/Bangkok'
       and o.placed_at >= (d.today - 6)::timestamp at time zone 'Asia/Bangkok' and o.status not in ('awaiting_payment', 'expired', 'canceled')),
  accept as (
    select o.number, o.placed_at + make_interval(hours => private.setting(case when exists (
        select from public.order_lines l where l.order_id = o.id and l.made_to_order_days > 0)
        then 'orders.accept_hours_made_to_order' else 'orders.accept_hours' end)::integer) as until
      from public.orders o where o.seller_id = p_seller_id and o.status = 'placed'),
  send as (
    select o.number, o.delivery_to as until from public.orders o
     where o.seller_id = p_seller_id and o.status in ('accepted', 'in_production', 'partially_shipped', 'partially_delivered')
       and exists (select from public.order_lines l where l.order_id = o.id and l.shipped_quantity < l.quantity - l.removed_quantity)),
  cases as (
    select c.number, c.due_at as until from public.order_cases c join public.orders o on o.id = c.order_id
     where o.seller_id = p_seller_id and c.status in ('requested', 'declared', 'received')),
  stock as (
    select count(*) as low, count(*) filter (where v.stock_quantity = 0) as out
      from public.products p join public.product_variants v on v.product_id = p.id and v.is_active
      left join public.stock_levels l on l.variant_id = v.id
     where p.seller_id = p_seller_id and p.status <> 'archived' and not p.is_unique and v.stock_quantity < coalesce(l.low_below, 10))
  select jsonb_build_object(
      'sold', (select to_jsonb(s) from sold s),
      'accept', jsonb_build_object('count', (select count(*) from accept), 'until', (select min(until) from accept),
        'number', (select number from accept order by until, number limit 1)),
      'send', jsonb_build_object('count', (select count(*) from send), 'until', (select min(until) from send),
        'late', (select count(*) from send cross join day where until < today)),
      'cases', jsonb_build_object('count', (select count(*) from cases), 'until', (select min(until) from cases)),
      'messages', (select count(*) from (
        select from public.conversations c
          cross join lateral (select m.from_seller, m.deleted_at from public.messages m where m.conversation_id = c.id
            order by m.created_at desc, m.id desc limit 1) newest
         where c.seller_id = p_seller_id and c.last_message_at > private.now() - interval '30 days' and not newest.from_seller and newest.deleted_at is null
         limit 100) waiting),
      'reviews', (select count(*) from public.reviews r where r.seller_id = p_seller_id and r.status = 'published' and r.reply is null and r.body <> ''
        and r.created_at > private.now() - interval '30 days'),
      'held', (select count(*) from public.products p join public.product_holds h on h.product_id = p.id
        where p.seller_id = p_seller_id and h.appealed_at is null and p.status <> 'archived'),
      'drafts', (select count(*) from public.products p where p.seller_id = p_seller_id and p.status = 'draft'),
      'stock', (select to_jsonb(s) from stock s),
      'owed', (select d.owed_minor from public.seller_debts d where d.seller_id = p_seller_id and d.ended_at is null limit 1),
      'holds', (select count(*) from public.payout_holds h where h.seller_id = p_seller_id and h.released_at is null),
      'account', exists (select from private.seller_bank_accounts b where b.seller_id = p_seller_id))
   where p_seller_id in (select private.my_sellers())
$$;
comment on function public.desk_home(uuid) is
  'For those who act for a shop: what was sold today and in seven days (satang after commission), and what waits for them by when. Null for others.';
revoke execute on function public.desk_home(uuid) from public;
grant execute on function public.desk_home(uuid) to authenticated, service_role;
