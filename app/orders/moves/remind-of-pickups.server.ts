import { announceAll } from '../../letters/announce.server.ts'
import type { Shop } from '../../shop.ts'

/** So many days after a parcel was laid ready its buyer is reminded of it. */
const REMINDED_DAYS = [3, 10]
/** And so many days after that its shop is told, which knows the buyer and decides what becomes of it. */
const TOLD_DAYS = 14
/** What has been due for longer is not said any more: a shop that was away does not send two reminders at once. */
const LATEST_DAYS = 4
/** As many as one run tells; the next goes on. */
const AT_ONCE = 500

type Waiting = { key: string; id: string; number: string; seller: string }

/** Job `remind-of-pickups`: what lies ready at a workshop and nobody fetches. Once for each parcel and each of the days. */
export async function remindOfPickups(shop: Shop): Promise<void> {
  const reminded = await whatWaits(shop, 'order.pickup_waits', REMINDED_DAYS)
  const told = await whatWaits(shop, 'order.pickup_left', [TOLD_DAYS])
  await announceAll(
    shop.service,
    'order.pickup_waits',
    reminded.map(({ key, id, number, seller }) => ({ key, payload: { order_id: id, number, seller } })),
  )
  await announceAll(
    shop.service,
    'order.pickup_left',
    told.map(({ key, id, number }) => ({ key, payload: { order_id: id, number } })),
  )
}

const whatWaits = (shop: Shop, topic: 'order.pickup_waits' | 'order.pickup_left', days: readonly number[]) =>
  shop.service.all<Waiting>(
    `select s.id || ':' || d.days as key, o.id, o.number, o.seller_name as seller
       from public.shipments s join public.orders o on o.id = s.order_id cross join unnest($2::integer[]) d (days)
      where o.shipping_method = 'pickup' and s.status = 'handed_over' and s.delivered_at is null
        and o.status in ('shipped', 'partially_shipped', 'partially_delivered')
        and s.shipped_at between private.now() - (d.days + $3) * interval '1 day' and private.now() - d.days * interval '1 day'
        and not exists (select from private.outbox x where x.topic = $1 and x.key = s.id || ':' || d.days)
      order by s.shipped_at limit $4`,
    [topic, days, LATEST_DAYS, AT_ONCE],
  )
