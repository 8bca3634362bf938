import { randomUUID } from 'node:crypto'
import type { TestDatabase } from './database.ts'
import { givenProduct, type GivenProduct } from './market.ts'

export type Terms = { goods?: number; shipping?: number; points?: number; funded?: number; commission?: number; vat?: number }
export type Sale = { orderId: string; paymentId: string; sellerId: string; total: number; terms: Required<Terms> }

/** An order that waits for its payment, with what is frozen on it; of a maker of its own where none is said, and of a new piece where none is. */
export async function givenFrozenOrder(db: TestDatabase, given: Terms = {}, maker: { sellerId?: string; product?: GivenProduct } = {}): Promise<Sale> {
  const terms = { goods: 100_000, shipping: 10_000, points: 5_000, funded: 2_000, commission: 8_000, vat: 560, ...given }
  const { sellerId, productId, variantId } = maker.product ?? (await givenProduct(db, { ...(maker.sellerId !== undefined && { sellerId: maker.sellerId }) }))
  const total = terms.goods - terms.points + terms.shipping
  const { id: groupId } = await db.owner.one<{ id: string }>(
    `insert into public.order_groups (number, email, items_minor, shipping_minor, total_minor, points_minor, points_redeemed, quote_hash, quote, shipping_address, payment_method,
       terms_version, token_hash, expires_at)
     values ($1::text, 'ada@books.test', $2, $3, $4, $5::bigint, $5::bigint, '', '{}', '{"country":"TH"}', 'card', '2026-11', sha256(convert_to($1::text, 'UTF8')), now() + interval '1 hour') returning id`,
    [`B-${randomUUID().slice(0, 12)}`, terms.goods, terms.shipping, total, terms.points],
  )
  const { id: orderId } = await db.owner.one<{ id: string }>(
    `insert into public.orders (order_group_id, number, seller_id, seller_name, items_minor, shipping_minor, points_minor, shipping_funded_minor, total_minor, commission_minor,
       commission_vat_minor, commission_rate_ppm, shipping_address, customer)
     values ($1, $2, $3, 'Maker', $4, $5, $6, $7, $8, $9, $10, 80000, '{"country":"TH"}', 'Ada') returning id`,
    [groupId, `${groupId.slice(0, 8)}-1`, sellerId, terms.goods, terms.shipping, terms.points, terms.funded, total, terms.commission, terms.vat],
  )
  await db.owner.all(
    `with line as (
       insert into public.order_lines (order_id, product_id, variant_id, title, title_seller, quantity, list_price_minor, unit_price_minor, total_minor)
       values ($1, $2, $3, 'Scarf', 'Scarf', 1, $4, $4, $4) returning id)
     insert into public.line_commissions (order_line_id, order_id, rule, rate_ppm, goods_minor, commission_minor, vat_minor)
     select id, $1, 'usual', 80000, $4, $5, $6 from line`,
    [orderId, productId, variantId, terms.goods, terms.commission, terms.vat],
  )
  return { orderId, paymentId: await addPayment(db, groupId, orderId, total), sellerId, total, terms }
}

export async function addPayment(db: TestDatabase, groupId: string, orderId: string, amount: number, attempt = 1): Promise<string> {
  const { id } = await db.owner.one<{ id: string }>(
    `insert into public.payments (order_group_id, attempt, provider, method, status, amount_minor, expires_at) values ($1, $2, 'demo_bank', 'card', 'pending', $3, now()) returning id`,
    [groupId, attempt, amount],
  )
  await db.owner.all('insert into public.payment_splits (payment_id, order_id, amount_minor) values ($1, $2, $3)', [id, orderId, amount])
  return id
}

/** What the commands do to the rows that hold money, without the rest of them. */
export const inOneTransaction = (db: TestDatabase, ...statements: (readonly [sql: string, values: readonly unknown[]])[]) =>
  db.owner.transaction(async (tx) => {
    for (const [sql, values] of statements) await tx.all(sql, values)
  })
/** An order's way to completion or its end is left out, with its parcels and pieces: the books ask for neither. */
export const moved = (orderId: string, status: 'placed' | 'expired' | 'canceled' | 'completed') =>
  [
    status === 'placed' || status === 'expired'
      ? `select private.transition_group((select order_group_id from public.orders where id = $1), '${status}', 'system')`
      : `with allowed as (select set_config('app.transition', $1::text || ':${status}', true))
         update public.orders set status = '${status}' where id = $1::uuid and (select true from allowed)`,
    [orderId],
  ] as const
export const captured = (paymentId: string) =>
  [
    ['update public.payments set captured_minor = amount_minor, status = $2 where id = $1', [paymentId, 'captured']],
    ['update public.payment_splits set captured_minor = amount_minor where payment_id = $1', [paymentId]],
  ] as const
export const refunded = (paymentId: string, amount: number) =>
  [
    ['update public.payments set refunded_minor = refunded_minor + $2 where id = $1', [paymentId, amount]],
    ['update public.payment_splits set refunded_minor = refunded_minor + $2 where payment_id = $1', [paymentId, amount]],
  ] as const
export const pay = (db: TestDatabase, sale: Sale) => inOneTransaction(db, ...captured(sale.paymentId), moved(sale.orderId, 'placed'))
