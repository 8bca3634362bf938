import type { Shop } from '../../shop.ts'
import { endAllDue, type Due } from './end-all-due.server.ts'

const DUE = `select o.id, o.delivered_at::text as since from public.orders o
  where o.status = 'delivered' and not private.has_open_case(o.id) and (o.delivered_at, o.id) > ($2::timestamptz, $3::uuid)
    and o.delivered_at < private.now() - interval '1 day' *
        (private.setting(case when o.shipping_address ->> 'country' = 'TH' then 'orders.complete_days'
          else 'orders.complete_days_abroad' end) #>> '{}')::integer
  order by o.delivered_at, o.id limit $1`

/** Job `complete-orders`: whoever says nothing some days after the delivery is content, unless something is still open about the order. */
export const completeOrders = (shop: Shop): Promise<void> =>
  endAllDue<Due>(shop, {
    from: 'delivered',
    find: (behind) => shop.service.all(DUE, behind),
    end: ({ id }) => shop.service.all(`select private.transition_order($1, 'completed', 'system', null, '', 'system:time is over')`, [id]),
  })
