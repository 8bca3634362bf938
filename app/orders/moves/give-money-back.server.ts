import { announce } from '../../letters/announce.server.ts'
import type { Database } from '../../platform/database.ts'
import { refundCanceled } from '../../payments/refunds/request-refund.server.ts'
import type { OrderAccess } from './order-access.server.ts'

/** After an order was cancelled, in the same transaction: everything that was paid for it goes back, and its buyer is written to. HT003 for one that stands; done again it does nothing. */
export async function giveMoneyBack(tx: Database, order: OrderAccess['order'], reason: string): Promise<void> {
  await refundCanceled(tx, order.id, reason)
  await announce(tx, 'order.canceled', { key: order.id, payload: { order_id: order.id, number: order.number, seller: order.seller_name, reason } })
}

/** Whether it was this very click that canceled the order: what belongs to that is asked for again, which does nothing twice. */
export const canceledBefore = async (tx: Database, order: string, key: string) =>
  (await tx.maybe(`select 1 from public.order_events where order_id = $1 and idempotency_key = $2 and to_status = 'canceled'`, [order, key])) !== undefined
