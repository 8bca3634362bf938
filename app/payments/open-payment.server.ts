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
 * settles it. An invoice counts as paid: the shop stands in for its buyer.
 */
export async function openPayment(
  tx: Database,
  shop: Pick<Shop, 'payments'>,
  { orderGroupId, method, amount, attempt, expiresAt, shares }: Due,
): Promise<string> {
  const byCash = method === 'cash_on_delivery'
  const byInvoice = method === 'invoice'
  const { id } = await tx.one<{ id: string }>(
    `insert into public.payments (order_group_id, provider, method, amount_minor, expires_at, status, provider_reference, attempt, captured_minor)
     values ($1, $2, $3, $4::bigint, $5, $6, $7, $8, case when $9 then $4::bigint else 0 end) returning id`,
    [
      orderGroupId,
      byCash ? 'cash' : byInvoice ? 'invoice' : (providerFor(shop.payments, method)?.name ?? ''),
      method,
      amount,
      expiresAt,
      byCash ? 'pending' : byInvoice ? 'captured' : 'created',
      byCash || byInvoice ? orderGroupId : null,
      attempt,
      byInvoice,
    ],
  )
  await tx.all(
    `insert into public.payment_splits (payment_id, order_id, amount_minor, captured_minor)
     select $1, s.order_id, s.amount, case when $3 then s.amount else 0 end from json_to_recordset($2::json) as s (order_id uuid, amount bigint)`,
    [id, JSON.stringify(shares.map(({ orderId: order_id, amount: share }) => ({ order_id, amount: share }))), byInvoice],
  )
  return id
}
