import { enqueue } from '../../platform/enqueue.ts'
import type { Database } from '../../platform/database.ts'
import type { OrderAccess } from './order-access.server.ts'

/** After an order was cancelled, in the same transaction: everything that was paid for it goes back, and its buyer is written to. */
export async function giveMoneyBack(tx: Database, order: OrderAccess['order'], reason: string): Promise<void> {
  await tx.all('select private.request_refund($1, $2)', [order.id, reason])
  await tx.all(
    `insert into private.outbox (topic, key, payload)
     values ('order.canceled', $1::text, jsonb_build_object('order_id', $1::text, 'number', $2::text, 'seller', $3::text, 'reason', $4::text)) on conflict do nothing`,
    [order.id, order.number, order.seller_name, reason],
  )
  await enqueue(tx, 'send-refunds', {}, { key: 'send-refunds' })
  await enqueue(tx, 'send-outbox', {}, { key: 'send-outbox' })
}
