import { isDatabaseError } from '../platform/database-error.ts'
import type { Shop } from '../shop.ts'
import { reckonCases } from './reckon-cases.server.ts'
import { tellSoon } from './open-case.server.ts'

type Deciding = Pick<Shop, 'service'>
type Found = { id: string; order_id: string; status: string }
export type Decided = { done: boolean; sentence: string }

/** What waits for the shop to decide: a line for each, the oldest first, with what the two sides have said. */
export async function listUndecided({ service }: Deciding): Promise<string[]> {
  const rows = await service.all<{ number: string; kind: string; reason: string; refund: number; said: string | null }>(
    `select c.number, c.kind, c.reason, c.refund_minor::float8 / 100 as refund,
            (select string_agg(e.actor_role || ': ' || e.words, ' / ' order by e.id) from public.order_case_events e
              where e.case_id = c.id and e.words <> '') as said
       from public.order_cases c where c.status = 'escalated' order by c.created_at`,
  )
  return rows.map(({ number, kind, reason, refund, said }) => `${number}  ${kind} ${reason}  ${refund.toFixed(2)} THB  ${said ?? ''}`.trim())
}

/**
 * The shop decides a case that was passed to it: the buyer gets the money, or does not. Both sides get the reason by letter. Stands in for the back office, which
 * will call the same.
 */
export async function decideCase(
  { service }: Deciding,
  { number, to, reason }: { number: string; to: 'refunded' | 'denied'; reason: string },
): Promise<Decided> {
  if (reason.trim() === '') return { done: false, sentence: 'Say why: both sides read it.' }
  const found = await service.maybe<Found>('select id, order_id, status from public.order_cases where number = $1', [number])
  if (!found) return { done: false, sentence: `There is no case ${number}.` }
  try {
    const moved = await service.transaction(async (tx) => {
      await reckonCases(tx, found.order_id)
      const move = await tx.one<{ moved: boolean }>(`select private.move_case($1, $2, 'operator', (select auth.uid()), $3) as moved`, [found.id, to, reason])
      await reckonCases(tx, found.order_id)
      if (move.moved) {
        const changes = JSON.stringify({ status: [found.status, to] })
        await tx.all(`select private.log_activity('cases.decide', $1, $2, $3)`, [found.id, changes, reason])
      }
      await tellSoon(tx)
      return move.moved
    })
    if (!moved) return { done: false, sentence: `${number} was decided so before; nothing was changed.` }
  } catch (error) {
    if (!isDatabaseError(error) || error.code !== 'HT003') throw error
    return { done: false, sentence: `${number} is ${found.status}, so there is nothing to decide.` }
  }
  return { done: true, sentence: to === 'refunded' ? `${number}: the money goes back.` : `${number} is closed without refund.` }
}
