import type { Shop } from '../shop.ts'
import { afterSilence, type CaseKind, type CaseState, type CaseWish } from './case-states.ts'
import { reckonCases } from './reckon-cases.server.ts'
import { tellSoon } from './open-case.server.ts'

type Row = { id: string; order_id: string; kind: CaseKind; status: CaseState; wish: CaseWish; needs_return: boolean }

/** So many at a time; each has its own transaction. */
const BATCH = 100

/** Job `move-overdue-cases`: what silence decides. A return nobody answered is accepted, other questions go to the shop, and what came back is paid for. May run twice at once. */
export async function moveOverdueCases(shop: Shop): Promise<void> {
  // Those that could not be moved step aside, so that they never keep the others waiting.
  const looked: string[] = []
  for (;;) {
    const due = await shop.service.all<Row>(
      `select id, order_id, kind, status, wish, needs_return from public.order_cases where due_at <= private.now() and id <> all ($1::uuid[])
        order by due_at limit ${BATCH}`,
      [looked],
    )
    if (due.length === 0) return
    for (const { id, order_id: orderId, kind, status, wish, needs_return: needsReturn } of due) {
      looked.push(id)
      const to = afterSilence({ kind, status, wish, needsReturn })
      if (!to) continue
      try {
        await shop.service.transaction(async (tx) => {
          // Somebody may have been faster; whoever is faster still makes the move one that the table refuses.
          const still = await tx.maybe('select 1 from public.order_cases where id = $1 and status = $2 and due_at <= private.now()', [id, status])
          if (!still) return
          await reckonCases(tx, orderId)
          await tx.all(`select private.move_case($1, $2, 'system', null)`, [id, to])
          await reckonCases(tx, orderId)
          await tellSoon(tx)
        })
      } catch (error) {
        shop.log.warn({ caseId: id, error: String(error) }, 'A case whose time is up could not be moved yet.')
      }
    }
  }
}
