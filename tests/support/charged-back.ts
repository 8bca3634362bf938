import type { Dispute } from '../../app/payments/chargebacks/dispute.ts'
import { settleChargeback } from '../../app/payments/chargebacks/settle-chargeback.server.ts'
import type { Market } from './paid-orders.ts'
import { givenOrder } from './paid-orders.ts'

/** The charge in the bank's books that paid an order. */
export async function chargeOf({ db }: Pick<Market, 'db'>, orderId: string): Promise<string> {
  const { reference } = await db.owner.one<{ reference: string }>(
    `select p.provider_reference as reference from public.payments p join public.payment_splits s on s.payment_id = p.id where s.order_id = $1 and p.captured_minor > 0`,
    [orderId],
  )
  return reference
}

/** The bank's books of a charge change, and the shop looks at them. */
export async function charged(market: Market, orderId: string, changes: Partial<Dispute> = {}): Promise<Dispute> {
  const dispute = market.bank.dispute(await chargeOf(market, orderId), changes)
  await settleChargeback(market.shop, market.bank.name, dispute.reference)
  return dispute
}

/** A chargeback of a paid order, as far as its database row. */
export async function givenChargeback(
  market: Market,
  changes: Partial<Dispute> = {},
): Promise<{ id: string; orderId: string; sellerId: string; reference: string }> {
  const { id: orderId, sellerId } = await givenOrder(market)
  const { reference } = await charged(market, orderId, changes)
  const { id } = await market.db.owner.one<{ id: string }>('select id from public.chargebacks where provider_reference = $1', [reference])
  return { id, orderId, sellerId, reference }
}
