import type { Address } from '../../addresses/address.ts'
import type { Database } from '../../platform/database.ts'

/** A kind of goods as customs reads it: what was paid for it in satang, what it weighs in grams. `hsCode` is '' where nobody said. */
export type DeclaredLine = { title: string; quantity: number; grams: number; value: number; hsCode: string; origin: string }

/** An order as customs reads it; `lines` is what has not been taken out of it. Amounts are satang. */
export type Declared = {
  orderNumber: string
  at: string
  seller: { name: string; place: string; province: string }
  address: Partial<Address>
  shipping: number
  trackingNumber: string
  lines: DeclaredLine[]
}

/** What several orders declare at a border, by the titles that English readers see, in the order of the ids. What stays in Thailand is in it as well. */
export const listCustoms = (db: Database, orderIds: readonly string[]): Promise<Declared[]> =>
  db.all<Declared>(
    `select o.number as "orderNumber", coalesce(o.placed_at, o.created_at)::text as at,
            -- What is fetched is handed over in Thailand, wherever its buyer lives.
            case when o.shipping_method = 'pickup' then o.shipping_address || '{"country": "TH"}' else o.shipping_address end as address,
            to_jsonb(o.shipping_minor) as shipping,
            jsonb_build_object('name', o.seller_name, 'place', coalesce(s.location, ''), 'province', coalesce(s.province, '')) as seller,
            coalesce((select p.tracking_number from public.shipments p where p.order_id = o.id and p.delivered_at is null
              order by p.shipped_at desc limit 1), '') as "trackingNumber",
            coalesce((select jsonb_agg(jsonb_build_object(
                'title', coalesce(case when g.language = 'en' then g.name end, w.name, nullif(l.title, ''), l.title_seller),
                'quantity', l.quantity - l.removed_quantity, 'grams', l.weight_grams * (l.quantity - l.removed_quantity),
                'value', l.total_minor * (l.quantity - l.removed_quantity) / l.quantity,
                'hsCode', l.hs_code, 'origin', l.origin_country) order by l.position, l.id)
              from public.order_lines l left join public.products g on g.id = l.product_id
              left join public.product_translations w on w.product_id = l.product_id and w.language = 'en' and w.state <> 'draft'
             where l.order_id = o.id and l.removed_quantity < l.quantity), '[]') as lines
       from public.orders o left join public.sellers s on s.id = o.seller_id
      where o.id = any ($1) order by array_position($1::uuid[], o.id)`,
    [orderIds],
  )
