import { randomUUID } from 'node:crypto'
import type { TestDatabase } from './database.ts'
import type { GivenProduct } from './market.ts'

/** An order of one piece that somebody received `daysAgo`, or that is as far as `status` says. */
export async function givenReceived(
  db: TestDatabase,
  buyer: string,
  product: GivenProduct,
  { status = 'delivered', daysAgo = 3 } = {},
): Promise<{ lineId: string; orderId: string }> {
  const group = await db.owner.one<{ id: string }>(
    `insert into public.order_groups (number, buyer_id, email, items_minor, total_minor, quote_hash, quote, shipping_address, payment_method, terms_version, token_hash, expires_at, status)
     values ($1::text, $2, 'ada@example.com', 10000, 10000, '', '{}', '{"country":"NL"}', 'card', '2026-11', sha256(convert_to($1::text, 'UTF8')), now() + interval '1 hour', 'placed') returning id`,
    [`H-${randomUUID().slice(0, 12)}`, buyer],
  )
  const order = await db.owner.one<{ id: string }>(
    `insert into public.orders (order_group_id, number, buyer_id, seller_id, seller_name, status, items_minor, total_minor, commission_minor, commission_rate_ppm, shipping_address, customer, delivered_at)
     values ($1, $2, $3, $4, 'Maker', $5, 10000, 10000, 0, 0, '{"country":"NL"}', 'Ada', now() - $6 * interval '1 day') returning id`,
    [group.id, `${group.id.slice(0, 8)}-1`, buyer, product.sellerId, status, daysAgo],
  )
  const line = await db.owner.one<{ id: string }>(
    `insert into public.order_lines (order_id, product_id, variant_id, title, title_seller, quantity, list_price_minor, unit_price_minor, total_minor, position)
     values ($1, $2, $3, 'Scarf', 'Scarf', 1, 10000, 10000, 10000, 0) returning id`,
    [order.id, product.productId, product.variantId],
  )
  await db.owner.all('select private.spread_commission()')
  return { lineId: line.id, orderId: order.id }
}

/** Somebody's review of a line, as the interface writes it; answers its id. */
export async function writeReview(
  db: TestDatabase,
  person: string,
  {
    lineId,
    rating = 5,
    body = 'Lovely',
    pictures = null,
  }: { lineId: string; rating?: number; body?: string; pictures?: { path: string; alt?: string }[] | null },
): Promise<string> {
  const { id } = await db
    .asPerson(person)
    .one<{ id: string }>(`select public.write_review($2, $3, 'en', p_order_line_id => $1, p_pictures => $4) as id`, [
      lineId,
      rating,
      body,
      pictures && JSON.stringify(pictures),
    ])
  return id
}
