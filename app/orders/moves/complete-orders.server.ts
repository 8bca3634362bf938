import type { Shop } from '../../shop.ts'
import { AT_ONCE, oneOfMany } from './one-of-many.server.ts'

/** Job `complete-orders`: whoever says nothing some days after the delivery is content, unless something is still open about the order. */
export async function completeOrders(shop: Shop): Promise<void> {
  const due = await shop.service.all<{ id: string }>(
    `select o.id from public.orders o
      where o.status = 'delivered' and not private.has_open_case(o.id)
        and o.delivered_at < private.now() - interval '1 day' *
            (private.setting(case when o.shipping_address ->> 'country' = 'TH' then 'orders.complete_days'
              else 'orders.complete_days_abroad' end) #>> '{}')::integer
      order by o.delivered_at limit $1`,
    [AT_ONCE],
  )
  for (const { id } of due)
    await oneOfMany(shop, id, () => shop.service.all(`select private.transition_order($1, 'completed', 'system', null, '', 'time is over')`, [id]))
}
