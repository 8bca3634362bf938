import { announce, announceAll } from '../letters/announce.server.ts'
import type { Database } from '../platform/database.ts'

/** The news of a placed order, once: one letter for the buyer, one for each seller. */
export async function announcePlaced(tx: Database, orderGroupId: string): Promise<void> {
  await announce(tx, 'order.placed', { key: orderGroupId, payload: { order_group_id: orderGroupId } })
  const orders = await tx.all<{ id: string }>('select id from public.orders where order_group_id = $1 order by number', [orderGroupId])
  await announceAll(
    tx,
    'order.to_pack',
    orders.map(({ id }) => ({ key: id, payload: { order_id: id } })),
  )
}
