import type { Database } from '../../platform/database.ts'
import { enqueue } from '../../platform/enqueue.ts'

/** Asks that what was paid for a canceled order goes back, all that is still here; a job asks the provider as soon as this is true. HT003 for an order that is not canceled. */
export async function refundCanceled(tx: Database, orderId: string, because: string): Promise<void> {
  await tx.all('select private.refund_canceled_order($1, $2)', [orderId, because])
  await refundSoon(tx)
}

/** What the database itself has asked to give back is carried out at once, not with the next minute. */
export const refundSoon = (tx: Database): Promise<void> => enqueue(tx, 'send-refunds', {}, { key: 'send-refunds' })
