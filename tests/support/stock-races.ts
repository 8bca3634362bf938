import { releaseStock } from '../../app/stock/reserve-stock.server.ts'
import type { TestDatabase } from './database.ts'
import { givenOrder, type Market } from './paid-orders.ts'

/** The end of what is reserved in tests: no clock reaches it. */
export const HELD_UNTIL = new Date('2042-01-01')

/** The group of an order that has not been paid and holds nothing but what a test reserves for it. */
export async function givenGroup(market: Market): Promise<string> {
  const { group } = await givenOrder(market, { pays: false })
  const { id } = await market.db.owner.one<{ id: string }>('select id from public.order_groups where number = $1', [group])
  await market.db.service.transaction((tx) => releaseStock(tx, id, 'released'))
  return id
}

/** How many wait for a lock of somebody else. */
export async function countWaiting(db: TestDatabase): Promise<number> {
  const { waiting } = await db.owner.one<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return waiting
}
