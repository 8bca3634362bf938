import type { Database } from '../platform/database.ts'
import { enqueue } from '../platform/enqueue.ts'

/** Writes the news of a placed order into the outbox, once: one letter for the buyer, one for each maker. */
export async function announcePlaced(tx: Database, orderGroupId: string): Promise<void> {
  await tx.all(
    `insert into private.outbox (topic, key, payload) values ('order.placed', $1::text, jsonb_build_object('order_group_id', $1::text)) on conflict do nothing`,
    [orderGroupId],
  )
  await tx.all(
    `insert into private.outbox (topic, key, payload)
     select 'order.to_pack', o.id::text, jsonb_build_object('order_id', o.id) from public.orders o where o.order_group_id = $1 on conflict do nothing`,
    [orderGroupId],
  )
  await enqueue(tx, 'send-outbox', {}, { key: 'send-outbox' })
}
