-- Pieces, talks and the desk's first page, as the functions before.

create or replace function private.is_my_variant(variant uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select 1 from public.product_variants v join public.products p on p.id = v.product_id
     where v.id = variant and private.may_in_shop(p.seller_id, 'products.write'))
$function$;

create or replace function private.is_my_product(product uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select 1 from public.products p where p.id = product and private.may_in_shop(p.seller_id, 'products.write'))
$function$;

create or replace function private.may_report_product(p_product_id uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select not private.is_own_shop((select auth.uid()), (select p.seller_id from public.products p where p.id = p_product_id))
     and (select count(*) from public.product_reports r where r.reporter_id = (select auth.uid()) and r.decided_at is null) < 20
$function$;

create or replace function private.product_to_judge(p_product_id uuid, p_reason text)
 RETURNS public.products
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  p public.products;
begin
  perform private.demand_reason(p_reason);
  perform set_config('app.reason', left(p_reason, 500), true);
  select * into p from public.products where id = p_product_id for update;
  if not found then raise exception 'There is no such piece.' using errcode = 'PT404'; end if;
  if private.is_own_shop((select auth.uid()), p.seller_id) then
    raise exception 'Nobody judges their own pieces.' using errcode = 'HT005', hint = 'own_shop'; end if;
  return p;
end
$function$;

create or replace function private.announce_message()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  listener uuid;
begin
  for listener in
    select buyer_id from public.conversations where id = new.conversation_id and buyer_id is not null
    union
    select m.person_id from public.conversations c join private.acting_members m on m.seller_id = c.seller_id
     where c.id = new.conversation_id and private.person_may_in_shop(m.person_id, c.seller_id, 'chat.write')
  loop
    perform realtime.send(jsonb_build_object('conversation_id', new.conversation_id), 'message', 'person:' || listener, true);
  end loop;
  return null;
end
$function$;

create or replace function private.is_my_conversation(conversation uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select not private.is_impersonated() and exists (
    select from public.conversations c
     where c.id = conversation
       and (c.buyer_id = (select auth.uid())
            or private.may_in_shop(c.seller_id, 'chat.write')))
$function$;

create or replace function private.my_conversations()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select id from public.conversations where buyer_id = (select auth.uid()) and not private.is_impersonated()
  union all
  select c.id from public.conversations c
   where c.seller_id in (select private.my_sellers_as('chat.write')) and c.buyer_id is distinct from (select auth.uid()) and not private.is_impersonated()
$function$;

create or replace function private.is_my_avatar_folder(folder text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(folder = (select auth.uid())::text
    or folder in (select m::text from private.my_sellers_as('shop.write') m), false)
$function$;

create or replace function public.desk_home(p_seller_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  -- What the caller's role does not read belongs to no shop here, so it counts nothing.
  with asked as materialized (
    select case when private.may_in_shop(p_seller_id, 'orders.read') or private.may_in_shop(p_seller_id, 'money.read') then p_seller_id end as sales,
        case when private.may_in_shop(p_seller_id, 'orders.read') then p_seller_id end as orders,
        case when private.may_in_shop(p_seller_id, 'products.read') then p_seller_id end as products,
        case when private.may_in_shop(p_seller_id, 'chat.write') then p_seller_id end as talks,
        case when private.may_in_shop(p_seller_id, 'reviews.write') then p_seller_id end as reviews,
        case when private.may_in_shop(p_seller_id, 'money.read') then p_seller_id end as money),
  day as materialized (select (private.now() at time zone 'Asia/Bangkok')::date as today),
  sold as (
    select count(*) filter (where o.placed_at >= d.today::timestamp at time zone 'Asia/Bangkok') as orders,
        coalesce(sum(e.earned) filter (where o.placed_at >= d.today::timestamp at time zone 'Asia/Bangkok'), 0) as earned, count(*) as week_orders,
        coalesce(sum(e.earned), 0) as week_earned
      from day d cross join public.orders o
      cross join lateral (select o.total_minor + o.points_minor + o.shipping_funded_minor + o.discount_funded_minor - o.commission_minor
        - o.commission_vat_minor as earned) e
     -- An order is placed some days after it was begun, at most.
     where o.seller_id = (select a.sales from asked a) and o.created_at >= (d.today - 30)::timestamp at time zone 'Asia/Bangkok'
       and o.placed_at >= (d.today - 6)::timestamp at time zone 'Asia/Bangkok' and o.status not in ('awaiting_payment', 'expired', 'canceled')),
  accept as (
    select o.number, o.placed_at + make_interval(hours => private.setting(case when exists (
        select from public.order_lines l where l.order_id = o.id and l.made_to_order_days > 0)
        then 'orders.accept_hours_made_to_order' else 'orders.accept_hours' end)::integer) as until
      from public.orders o where o.seller_id = (select a.orders from asked a) and o.status = 'placed'),
  send as (
    select o.number, o.delivery_to as until from public.orders o
     where o.seller_id = (select a.orders from asked a) and o.status in ('accepted', 'in_production', 'partially_shipped', 'partially_delivered')
       and exists (select from public.order_lines l where l.order_id = o.id and l.shipped_quantity < l.quantity - l.removed_quantity)),
  cases as (
    select c.number, c.due_at as until from public.order_cases c join public.orders o on o.id = c.order_id
     where o.seller_id = (select a.orders from asked a) and c.status in ('requested', 'declared', 'received')),
  stock as (
    select count(*) as low, count(*) filter (where v.stock_quantity = 0) as out
      from public.products p join public.product_variants v on v.product_id = p.id and v.is_active
      left join public.stock_levels l on l.variant_id = v.id
     where p.seller_id = (select a.products from asked a) and p.status <> 'archived' and not p.is_unique and v.stock_quantity < coalesce(l.low_below, 10))
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
         where c.seller_id = (select a.talks from asked a) and c.last_message_at > private.now() - interval '30 days'
           and not newest.from_seller and newest.deleted_at is null
         limit 100) waiting),
      'reviews', (select count(*) from public.reviews r where r.seller_id = (select a.reviews from asked a) and r.status = 'published'
        and r.reply is null and r.body <> '' and r.created_at > private.now() - interval '30 days'),
      'held', (select count(*) from public.products p join public.product_holds h on h.product_id = p.id
        where p.seller_id = (select a.products from asked a) and h.appealed_at is null and p.status <> 'archived'),
      'drafts', (select count(*) from public.products p where p.seller_id = (select a.products from asked a) and p.status = 'draft'),
      'stock', (select to_jsonb(s) from stock s),
      'owed', (select d.owed_minor from public.seller_debts d where d.seller_id = (select a.money from asked a) and d.ended_at is null limit 1),
      'holds', (select count(*) from public.payout_holds h where h.seller_id = (select a.money from asked a) and h.released_at is null),
      'account', (select a.money is null from asked a) or exists (select from private.seller_bank_accounts b where b.seller_id = p_seller_id))
   where p_seller_id in (select private.my_sellers())
$function$;
