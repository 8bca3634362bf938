import { isDatabaseError } from '../../platform/database-error.ts'
import type { Shop } from '../../shop.ts'

/** As many as one run issues; the next goes on. */
const AT_ONCE = 200

/**
 * Job `issue-documents`: whatever was paid gets its receipt or tax invoice, in the order of payment, so that numbers follow the days, and what has gone back its credit
 * note. Each in a transaction of its own, because the counter of a maker is locked until its document stands.
 */
export async function issueDocuments(shop: Shop): Promise<void> {
  const due = await shop.service.all<{ id: string }>(
    `select id from public.orders where not has_document and payment_status in ('paid', 'overpaid', 'partially_refunded') order by placed_at, id limit $1`,
    [AT_ONCE],
  )
  for (const { id } of due) {
    try {
      await shop.service.all('select private.issue_document($1)', [id])
    } catch (error) {
      // The money went back in between.
      if (isDatabaseError(error) && error.code === 'HT003') continue
      // What is wrong with one order keeps the papers of no other waiting.
      shop.log.error({ err: error, orderId: id }, 'A document could not be issued.')
    }
  }
  const gone = await shop.service.all<{ id: string }>(
    `select id from public.refunds where status = 'succeeded' and note_due order by succeeded_at, id limit $1`,
    [AT_ONCE],
  )
  for (const { id } of gone) await shop.service.all('select private.issue_credit_note($1)', [id])
}
