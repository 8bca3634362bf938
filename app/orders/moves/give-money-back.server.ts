import { announce } from '../../letters/announce.server.ts'
import type { Database } from '../../platform/database.ts'
import { requestRefund } from '../../payments/refunds/request-refund.server.ts'
import type { OrderAccess } from './order-access.server.ts'

/** After an order was cancelled, in the same transaction: everything that was paid for it goes back, and its buyer is written to. */
export async function giveMoneyBack(tx: Database, order: OrderAccess['order'], reason: string): Promise<void> {
  await requestRefund(tx, { orderId: order.id, because: reason })
  await announce(tx, 'order.canceled', { key: order.id, payload: { order_id: order.id, number: order.number, seller: order.seller_name, reason } })
}
