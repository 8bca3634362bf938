import type { Database } from '../../platform/database.ts'
import { enqueue } from '../../platform/enqueue.ts'

/** Asks that what was paid for an order goes back, all that is still here (of one payment, where it is named); a job asks the provider as soon as this is true. */
export async function requestRefund(tx: Database, { orderId, because, paymentId }: { orderId: string; because: string; paymentId?: string }): Promise<void> {
  await tx.all('select private.request_refund($1, $2, $3)', [orderId, because, paymentId ?? null])
  await refundSoon(tx)
}

/** What the database itself has asked to give back is carried out at once, not with the next minute. */
export const refundSoon = (tx: Database): Promise<void> => enqueue(tx, 'send-refunds', {}, { key: 'send-refunds' })
