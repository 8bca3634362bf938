import type { Database } from '../platform/database.ts'
import type { Shop } from '../shop.ts'
import { providerFor, type PaymentMethod } from './payment-provider.ts'

/** What an order group costs, in satang, and each seller's share of it. */
type Due = {
  orderGroupId: string
  method: PaymentMethod
  amount: number
  attempt: number
  expiresAt: Date
  shares: readonly { orderId: string; amount: number }[]
}

/**
 * Writes the first payment of an order group, to be started when the transaction is through. Nobody is asked for cash: the carrier collects it, and the seller's word
 * settles it.
 */
export async function openPayment(
  tx: Database,
  shop: Pick<Shop, 'payments'>,
  { orderGroupId, method, amount, attempt, expiresAt, shares }: Due,
): Promise<string> {
  const byCash = method === 'cash_on_delivery'
  const { id } = await tx.one<{ id: string }>(
    `insert into public.payments (order_group_id, provider, method, amount_minor, expires_at, status, provider_reference, attempt)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      orderGroupId,
      byCash ? 'cash' : (providerFor(shop.payments, method)?.name ?? ''),
      method,
      amount,
      expiresAt,
      byCash ? 'pending' : 'created',
      byCash ? orderGroupId : null,
      attempt,
    ],
  )
  await tx.all(
    `insert into public.payment_splits (payment_id, order_id, amount_minor)
     select $1, s.order_id, s.amount from json_to_recordset($2::json) as s (order_id uuid, amount bigint)`,
    [id, JSON.stringify(shares.map(({ orderId: order_id, amount: share }) => ({ order_id, amount: share })))],
  )
  return id
}
