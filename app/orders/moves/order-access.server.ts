import { createHash } from 'node:crypto'
import type { Database } from '../../platform/database.ts'
import type { Caller } from '../../shop.ts'
import type { Actor } from '../order-states.ts'

export type OrderAccess = { order: { id: string; number: string; seller_name: string }; actor: Actor }

/** The order and what the caller is to it: its maker, its buyer (by account or by the link's token), or nobody (undefined, like an order that does not exist). */
export async function findOrderFor(
  db: Database,
  caller: Caller,
  { number, token }: { number: string; token?: string | undefined },
): Promise<OrderAccess | undefined> {
  const hash = token === undefined ? null : createHash('sha256').update(token).digest()
  const row = await db.maybe<{ id: string; number: string; seller_name: string; sells: boolean; buys: boolean }>(
    `select o.id, o.number, o.seller_name,
            private.person_may_in_shop($2, o.seller_id, 'orders.write') as sells,
            (o.buyer_id is not distinct from $2 and $2 is not null) or (g.token_hash is not distinct from $3 and $3 is not null) as buys
       from public.orders o join public.order_groups g on g.id = o.order_group_id where o.number = $1`,
    [number, caller.id, hash],
  )
  if (!row || !(row.sells || row.buys)) return undefined
  // A maker who buys from themselves acts as the maker: the buyer's steps remain open through the link.
  return {
    order: { id: row.id, number: row.number, seller_name: row.seller_name },
    actor: row.sells && hash === null ? 'seller' : row.buys ? 'buyer' : 'seller',
  }
}
