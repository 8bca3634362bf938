import type { Database } from '../../app/platform/database.ts'

/** What must hold at every moment, whatever has happened, as queries that answer a row for each breach. */
const ALWAYS: Readonly<Record<string, string>> = {
  'what is reserved is held by somebody who pays': `
    select l.variant_id, l.reserved, coalesce(r.held, 0) as held from public.stock_levels l
      left join (select variant_id, sum(quantity)::int as held from (
        select variant_id, quantity from public.stock_reservations where state = 'active'
        union all select variant_id, quantity from private.exchange_holds where state = 'active') h group by 1) r using (variant_id)
     where l.reserved <> coalesce(r.held, 0)`,
  'what is allocated is in an open order': `
    select l.variant_id, l.allocated, coalesce(o.open, 0) as open from public.stock_levels l
      left join (select ol.variant_id, sum(ol.quantity - ol.removed_quantity - ol.shipped_quantity)::int as open from public.order_lines ol join public.orders o on o.id = ol.order_id
                  where o.status not in ('awaiting_payment', 'expired', 'canceled') group by 1) o using (variant_id)
     where l.allocated <> coalesce(o.open, 0)`,
  'what lies on the shelf is the sum of its movements': `
    select l.variant_id, l.on_hand, coalesce(m.moved, 0) as moved from public.stock_levels l
      left join (select variant_id, sum(quantity)::int as moved from public.stock_movements where kind in ('received', 'adjusted', 'returned', 'shipped') group by 1) m using (variant_id)
     where l.on_hand <> coalesce(m.moved, 0)`,
  'a variant shows what can be bought': `
    select v.id from public.product_variants v join public.stock_levels l on l.variant_id = v.id where v.stock_quantity <> l.on_hand + l.backorder_limit - l.allocated - l.reserved`,
  'a piece shows what can be bought of its variants': `
    select p.id from public.products p join public.product_variants v on v.product_id = p.id
     group by p.id having p.stock_quantity <> coalesce(sum(v.stock_quantity) filter (where v.is_active), 0)`,
  'a group is the sum of its orders': `
    select g.number from public.order_groups g join public.orders o on o.order_group_id = g.id group by g.id having g.total_minor <> sum(o.total_minor)`,
  'the shares of a payment are the payment': `
    select p.id from public.payments p join public.payment_splits s on s.payment_id = p.id
     group by p.id having p.amount_minor <> sum(s.amount_minor) or p.captured_minor <> sum(s.captured_minor) or p.refunded_minor <> sum(s.refunded_minor)`,
  'what was given back is what refunds say': `
    select p.id from public.payments p left join public.refunds r on r.payment_id = p.id and r.status = 'succeeded'
     group by p.id having p.refunded_minor <> coalesce(sum(r.amount_minor), 0)`,
  'refunds on their way are not more than was taken': `
    select s.order_id from public.payment_splits s join public.refunds r on r.payment_id = s.payment_id and r.order_id = s.order_id and r.status <> 'failed'
     group by s.payment_id, s.order_id having sum(r.amount_minor) > s.captured_minor`,
  'a placed group is paid, by one payment and what credit pays of it': `
    select g.number from public.order_groups g where g.status = 'placed' and g.total_minor > 0 and g.payment_method <> 'cash_on_delivery'
       and (select (count(*) filter (where p.method <> 'store_credit') <= 1 and sum(p.captured_minor) = g.total_minor)
              from public.payments p where p.order_group_id = g.id and p.captured_minor > 0
               and not exists (select 1 from public.refunds r where r.payment_id = p.id and r.reason = 'paid_twice')) is not true`,
  'credit is held only for an order that waits': `
    select g.number from public.payments p join public.order_groups g on g.id = p.order_group_id
     where p.method = 'store_credit' and (p.status = 'authorized') <> (g.status = 'awaiting_payment')`,
  'cash is taken of every parcel that is over, and of none that was called off': `
    select o.number, o.status from public.orders o join public.payment_splits s on s.order_id = o.id join public.payments p on p.id = s.payment_id and p.method = 'cash_on_delivery'
     where (o.status = 'completed' and s.captured_minor < s.amount_minor) or (o.status = 'canceled' and s.captured_minor > 0)`,
  'a cash payment is open while a parcel of it is': `
    select p.id, p.status from public.payments p where p.method = 'cash_on_delivery' and (p.status = 'pending') <> exists (
      select 1 from public.payment_splits s join public.orders o on o.id = s.order_id
       where s.payment_id = p.id and s.captured_minor < s.amount_minor and o.status not in ('canceled', 'closed'))
       and p.refunded_minor = 0`,
  'the books agree with what they are about': 'select problem, about, expected::text, booked::text from private.check_books()',
  'nothing is sold before it is paid': `
    select o.number from public.orders o join public.order_groups g on g.id = o.order_group_id where g.status <> 'placed' and o.status not in ('awaiting_payment', 'expired', 'canceled')`,
  'no step outside the table of transitions': `
    select e.id from public.order_events e where e.order_id is not null and e.to_status is not null
       and not exists (select 1 from public.state_transitions t where t.machine = 'order' and t.from_state = e.from_status and t.to_state = e.to_status and e.actor_role = any (t.actor_roles))`,
  'every step begins where the one before ended': `
    select id from (select e.id, e.from_status, lag(e.to_status) over (partition by e.order_id order by e.id) as before
                      from public.order_events e where e.order_id is not null and e.to_status is not null) s where before is not null and from_status <> before`,
  'no step of a case outside the table of transitions': `
    select e.id from public.order_case_events e join public.order_cases c on c.id = e.case_id where e.from_status is not null
       and not exists (select 1 from public.state_transitions t where t.machine = 'case_' || c.kind and t.from_state = e.from_status and t.to_state = e.to_status and e.actor_role = any (t.actor_roles))`,
  'a case is where its last step led': `
    select c.number from public.order_cases c join lateral (select e.to_status from public.order_case_events e where e.case_id = c.id and e.to_status is not null order by e.id desc limit 1) e on true
     where c.status <> e.to_status`,
  'cases give back no more for a piece than was paid for it': `
    select l.id from public.order_lines l join public.order_case_lines x on x.order_line_id = l.id join public.order_cases c on c.id = x.case_id
     where c.status not in ('canceled', 'expired', 'denied', 'resolved') and not exists (select from private.order_offers f where f.order_id = l.order_id) group by l.id having sum(x.refund_minor) > l.total_minor + case when l.tax_inclusive then 0 else l.tax_minor end or sum(x.quantity) > l.quantity`,
  'settled cases give back no more than was paid for the pieces of an order': `
    select o.number from public.orders o join public.order_cases c on c.order_id = o.id and c.status = 'refunded' join public.order_case_lines x on x.case_id = c.id
     group by o.id having sum(x.refund_minor) > o.items_minor - o.discount_minor - o.points_minor + o.tax_added_minor`,
  'the papers of refunds are no more than what went back and what had been charged': `
    select o.number from public.orders o join public.credit_notes n on n.order_id = o.id
     group by o.id having sum(n.amount_minor) > o.total_minor or sum(n.amount_minor) > (select sum(r.amount_minor) from public.refunds r where r.order_id = o.id and r.status = 'succeeded')`,
  'an order is where its last step led': `
    select o.number from public.orders o join lateral (select e.to_status from public.order_events e where e.order_id = o.id and e.to_status is not null order by e.id desc limit 1) e on true
     where o.status <> e.to_status`,
  'a coupon counts its uses': `
    select c.code from public.coupons c where exists (select 1 from public.promotion_usages u where u.coupon_id = c.id) and c.usage_count <> (select count(*) from public.promotion_usages u where u.coupon_id = c.id and u.state <> 'released')`,
  'an offer counts its uses': `
    select b.id from public.bogo_promotions b where exists (select 1 from public.promotion_usages u where u.bogo_id = b.id)
       and b.usage_count <> (select coalesce(sum(u.uses), 0) from public.promotion_usages u where u.bogo_id = b.id and u.state <> 'released')`,
  'a use of a promotion is held only while its order waits': `
    select g.number from public.promotion_usages u join public.order_groups g on g.id = u.order_group_id
     where u.state = 'reserved' and g.status <> 'awaiting_payment'
       and not (g.status = 'placed' and g.payment_method = 'cash_on_delivery' and exists (select from public.orders o where o.order_group_id = g.id and o.status = 'placed'))`,
}

/** What must hold when everything that runs in the background has run and every order's time is up. */
const IN_THE_END: Readonly<Record<string, string>> = {
  'nobody is held up': `select number from public.order_groups where status = 'awaiting_payment'`,
  'nothing is held': `select id from public.stock_reservations where state = 'active'`,
  'no money is kept for nothing': `
    select p.id, g.status from public.payments p join public.order_groups g on g.id = p.order_group_id where g.status <> 'placed' and p.captured_minor > p.refunded_minor`,
  'no order that was called off is still paid for': `
    select o.number from public.orders o join public.payment_splits s on s.order_id = o.id where o.status = 'canceled' and s.captured_minor > s.refunded_minor`,
  'no news waits': `select topic, key from private.outbox where sent_at is null`,
}

/** The breaches, in words; none where everything holds. `inTheEnd` adds what only holds when all is done. */
export async function breaches(db: Database, { inTheEnd = false } = {}): Promise<string[]> {
  const found: string[] = []
  for (const [sentence, query] of Object.entries({ ...ALWAYS, ...(inTheEnd && IN_THE_END) })) {
    const rows = await db.all<object>(query)
    if (rows.length > 0)
      found.push(`${sentence}: ${JSON.stringify(rows.slice(0, 3), (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value))}`)
  }
  return found
}

/** Orders whose derived states are not what computing them anew gives. */
export async function staleStates(db: Database): Promise<string[]> {
  const states = 'select number, payment_status, fulfillment_status from public.orders order by number'
  class Enough extends Error {}
  let stale: string[] = []
  await db
    .transaction(async (tx) => {
      const before = await tx.all<{ number: string }>(states)
      await tx.all('select private.recompute_order(id) from public.orders')
      const after = await tx.all<{ number: string }>(states)
      stale = before.flatMap((row, index) =>
        JSON.stringify(row) === JSON.stringify(after[index]) ? [] : [`${JSON.stringify(row)} should be ${JSON.stringify(after[index])}`],
      )
      throw new Enough()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Enough)) throw error
    })
  return stale
}
