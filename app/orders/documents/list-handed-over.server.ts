import type { Database } from '../../platform/database.ts'
import type { HandedOver } from './papers.ts'

/** The parcels of orders that have left and are not there yet, without what its buyer fetches; an order that nothing was sent of stands in it by itself, with a number to be written in by hand. */
export const listHandedOver = (db: Database, orderIds: readonly string[]): Promise<HandedOver[]> =>
  db.all<HandedOver>(
    `select o.number as "orderNumber", o.shipping_address ->> 'recipient' as recipient, coalesce(o.shipping_address ->> 'postcode', '') as postcode,
            coalesce(o.shipping_address ->> 'country', 'TH') as country, coalesce(s.carrier, '') as carrier,
            coalesce(s.tracking_number, '') as "trackingNumber"
       from public.orders o left join public.shipments s on s.order_id = o.id and s.delivered_at is null
      where o.id = any ($1) and o.shipping_method <> 'pickup' and (s.id is not null or not exists (select from public.shipments x where x.order_id = o.id))
      order by array_position($1::uuid[], o.id), s.shipped_at, s.id`,
    [orderIds],
  )
