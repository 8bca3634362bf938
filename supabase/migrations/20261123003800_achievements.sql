-- Achievements: rules over what a member bought and wrote, granted once with their evidence; and one question that answers everything a member sees of their
-- membership.

/* How far a person is with every achievement, by what is complete and not from their own shop. Amounts are satang. */
create function private.achievement_progress(person uuid) returns table (achievement text, reached bigint, goal bigint, achieved boolean, evidence jsonb)
language sql stable security definer set search_path = '' as $$
  with bought as (
    select o.id, o.order_group_id, o.seller_id, s.province, o.items_minor - o.discount_minor as goods,
      to_char(coalesce(o.placed_at, o.created_at) at time zone 'Asia/Bangkok', 'YYYY-MM') as month
      from public.orders o join public.sellers s on s.id = o.seller_id
     where o.buyer_id = person and o.status = 'completed' and not private.is_own_shop(person, o.seller_id)),
  provinces as (select count(distinct province) as n, jsonb_agg(distinct province) as which from bought where province <> ''),
  textiles as (
    select coalesce(sum(l.quantity), 0) as products, count(distinct b.seller_id) as sellers
      from bought b join public.order_lines l on l.order_id = b.id join public.categories c on c.id = l.category_id
        left join public.categories f on f.id = c.parent_id
     where 'textiles' in (c.slug, f.slug)),
  largest as (select g.number, sum(b.goods)::bigint as goods from bought b join public.order_groups g on g.id = b.order_group_id group by g.number
    order by 2 desc, 1 limit 1),
  written as (select count(*) as n from public.reviews r where r.author_id = person and r.status = 'published'),
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

/* Grants what a person has reached, once; where the shop gives points for it, those too. */
create function private.grant_achievements(person uuid, happened timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  won text;
  bonus constant integer := private.setting('points.achievement')::integer;
begin
  for won in
    insert into public.achievements (person_id, achievement, evidence, granted_at)
    select person, p.achievement, p.evidence, happened from private.achievement_progress(person) p where p.achieved
    on conflict do nothing returning achievement
  loop
    if bonus > 0 then perform private.book_points(person, 'achievement', bonus, 'achievement:' || person || ':' || won, happened, why => won); end if;
  end loop;
end
$$;

create function private.look_for_achievements() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'reviews' then
    perform private.grant_achievements(new.author_id, new.created_at);
  else
    perform private.grant_achievements(o.buyer_id, new.created_at) from public.orders o where o.id = new.order_id and o.buyer_id is not null;
  end if;
  return null;
end
$$;
create trigger order_events_achieve after insert on public.order_events for each row
  when (new.type = 'completed' and new.order_id is not null) execute function private.look_for_achievements();
create trigger reviews_achieve after insert on public.reviews for each row
  when (new.author_id is not null and new.status = 'published') execute function private.look_for_achievements();

/*
 * Everything the caller sees of their membership: tier, total_points (all that ever counted), available_points, pending_points, points_this_year (the last
 * 365 days), days_at_tier, member_since, what expires next, achievements with progress, plans, the purchase that is open with how to pay it, and whether they
 * sell.
 */
create function public.my_membership() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'tier', coalesce(m.tier, 'lotus'), 'member_since', p.created_at,
    'days_at_tier', greatest(0, floor(extract(epoch from private.now() - coalesce(m.tier_since, p.created_at)) / 86400))::integer,
    'review_at', case when m.tier <> 'lotus' then m.tier_review_at end,
    'points_ppm', private.points_ppm(p.id),
    'available_points', private.points_balance(p.id),
    'pending_points', (select coalesce(sum(e.points), 0) from public.points_entries e where e.person_id = p.id and e.status = 'pending'),
    'points_this_year', private.points_of_year(p.id, private.now()),
    'total_points', (select coalesce(sum(e.points), 0) from public.points_entries e where e.person_id = p.id and e.status = 'available'
      and e.kind in ('earn', 'reverse', 'achievement')),
    'expiring', (select jsonb_build_object('points', sum(e.points - e.settled), 'at', e.expires_at) from public.points_entries e
                  where e.person_id = p.id and e.status = 'available' and e.points > e.settled and e.points > 0 and e.expires_at > private.now()
                    group by e.expires_at order by e.expires_at limit 1),
    'achievements', (select jsonb_agg(jsonb_build_object('achievement', a.achievement, 'reached', a.reached, 'goal', a.goal, 'evidence', a.evidence,
      'granted_at', g.granted_at))
                       from private.achievement_progress(p.id) a left join public.achievements g on g.person_id = p.id and g.achievement = a.achievement),
    'plans', (select coalesce(jsonb_agg(jsonb_build_object('plan', s.plan, 'billing', s.billing, 'status', s.status, 'period_end', s.period_end)
      order by s.plan), '[]')
                from public.plan_subscriptions s where s.person_id = p.id and s.status <> 'expired'),
    'purchase', (select jsonb_build_object('id', b.id, 'number', b.number, 'plan', b.plan, 'billing', b.billing, 'amount', b.amount_minor, 'payment',
      jsonb_build_object('status', y.status, 'method', y.method,
                       'provider', y.provider, 'qrPayload', y.qr_payload, 'redirectUrl', y.redirect_url, 'expiresAt', y.expires_at, 'failureCode',
                         y.failure_code, 'refunded', y.refunded_minor))
                   from public.plan_purchases b join public.payments y on y.plan_purchase_id = b.id
                  where b.person_id = p.id and b.status = 'open' and y.expires_at > private.now() order by b.created_at desc limit 1),
    'sells', private.plan_obstacle(p.id, 'seller') is null)
  from public.profiles p left join public.memberships m on m.person_id = p.id where p.id = (select auth.uid())
$$;
comment on function public.my_membership() is
  'What the caller sees of their membership: tier, points, achievements with progress, plans, and the purchase that is open.';
revoke execute on function private.achievement_progress(uuid), private.grant_achievements(uuid, timestamptz), private.look_for_achievements() from public,
  anon, authenticated;
revoke execute on function public.my_membership() from public, anon;
grant execute on function public.my_membership() to authenticated;
