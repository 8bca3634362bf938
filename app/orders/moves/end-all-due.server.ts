import { isDatabaseError } from '../../platform/database-error.ts'
import type { Shop } from '../../shop.ts'

/** As many as one run ends; the next goes on. */
const AT_ONCE = 200

/** `since` orders those that are due, as PostgreSQL writes the moment. */
export type Due = { id: string; since: string }
/** Where a look at those that are due begins: behind the last of the look before. */
export type Behind = readonly [most: number, since: string, id: string]

/**
 * Ends what is due, the longest due first. What cannot be ended is told and keeps no other waiting, neither those of its own look nor, however many there are of
 * it, those behind.
 */
export async function endAllDue<One extends Due>(
  shop: Shop,
  { from, find, end }: { from: string; find: (behind: Behind) => Promise<One[]>; end: (one: One) => Promise<unknown> },
): Promise<void> {
  let last: Due = { since: '-infinity', id: '00000000-0000-0000-0000-000000000000' }
  for (let ended = 0; ended < AT_ONCE;) {
    const due = await find([AT_ONCE, last.since, last.id])
    for (const one of due) if (await oneOfMany(shop, { id: one.id, from }, () => end(one))) ended += 1
    const behind = due.at(-1)
    if (due.length < AT_ONCE || !behind) return
    last = behind
  }
}

/** Whether the order has left the state it was found in, be it that somebody was faster. */
async function oneOfMany(shop: Shop, { id, from }: { id: string; from: string }, move: () => Promise<unknown>): Promise<boolean> {
  try {
    await move()
  } catch (error) {
    if (!isDatabaseError(error) || error.code !== 'HT003') {
      shop.log.error({ err: error, orderId: id }, 'An order whose time is up could not be moved.')
      return false
    }
  }
  if (!(await shop.service.maybe('select 1 from public.orders where id = $1 and status = $2', [id, from]))) return true
  shop.log.error({ orderId: id }, 'An order whose time is up stands where it stood.')
  return false
}
