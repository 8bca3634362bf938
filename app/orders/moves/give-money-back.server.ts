import { announce } from '../../letters/announce.server.ts'
import { enqueue } from '../../platform/enqueue.ts'
import type { Database } from '../../platform/database.ts'
import type { OrderAccess } from './order-access.server.ts'

/** After an order was cancelled, in the same transaction: everything that was paid for it goes back, and its buyer is written to. */
export async function giveMoneyBack(tx: Database, order: OrderAccess['order'], reason: string): Promise<void> {
  await tx.all('select private.request_refund($1, $2)', [order.id, reason])
  await announce(tx, 'order.canceled', { key: order.id, payload: { order_id: order.id, number: order.number, seller: order.seller_name, reason } })
  await enqueue(tx, 'send-refunds', {}, { key: 'send-refunds' })
}
