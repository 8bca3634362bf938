-- Whoever is owed an answer keeps the account it goes to.

create or replace function private.why_account_stays(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with reasons as (
    select 1 as weight, 'admin' as reason, '[]'::jsonb as names from public.profiles p where p.id = person and p.role = 'admin'
    union all
    select 2, 'selling', jsonb_agg(s.business_name order by s.business_name) from public.sellers s join public.seller_members m on m.seller_id = s.id
     where m.person_id = person and (s.application_status = 'approved' or exists (select 1 from public.orders o where o.seller_id = s.id
             and o.status in ('placed', 'accepted', 'in_production', 'partially_shipped', 'shipped', 'partially_delivered'))) having count(*) > 0
    union all
    select 3, 'open_orders', jsonb_agg(o.number order by o.number) from public.orders o
     where o.buyer_id = person and o.status in ('awaiting_payment', 'placed', 'accepted', 'in_production', 'partially_shipped', 'shipped', 'partially_delivered') having count(*) > 0
    union all
    select 4, 'open_cases', jsonb_agg(c.number order by c.number) from public.order_cases c join public.orders o on o.id = c.order_id
     where o.buyer_id = person and c.closed_at is null having count(*) > 0
    union all
    select 5, 'open_refunds', jsonb_agg(distinct o.number) from public.refunds r join public.orders o on o.id = r.order_id
     where o.buyer_id = person and r.status in ('requested', 'processing', 'manual_required') having count(*) > 0)
  select jsonb_build_object('reason', reason, 'names', names) from reasons order by weight limit 1
$$;
