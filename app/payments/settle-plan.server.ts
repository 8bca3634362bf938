import type { Charge } from './payment-provider.ts'
import type { Database } from '../platform/database.ts'
import type { Shop } from '../shop.ts'
import type { Settlement } from './settlement.ts'

type Row = { id: string; plan_purchase_id: string; status: string; amount_minor: bigint; currency: string }

const CLOSED = { failed: 'failed', canceled: 'canceled', expired: 'expired' } as const

/**
 * Brings a plan's payment to what the provider's books say, inside the caller's transaction; `unknown` where it is no plan's. A payment that is booked stays as it is, and
 * money that comes late still buys its time, so nothing is ever given back here.
 */
export async function settlePlan(tx: Database, log: Shop['log'], paymentId: string, charge: Charge): Promise<Settlement> {
  const payment = await tx.maybe<Row>(
    'select id, plan_purchase_id, status, amount_minor, currency from public.payments where id = $1 and plan_purchase_id is not null for update',
    [paymentId],
  )
  if (!payment) return 'unknown'
  if (payment.status === 'captured' || payment.status.endsWith('refunded') || payment.status.startsWith('chargeback')) return 'already-placed'
  if (charge.status === 'pending') return 'pending'
  if (charge.status !== 'paid') {
    const status = CLOSED[charge.status]
    await tx.all(`update public.payments set status = $2, failure_code = $3 where id = $1 and status in ('created', 'pending', 'authorized')`, [
      payment.id,
      status,
      charge.failureCode ?? '',
    ])
    await tx.all('select private.end_plan_purchase($1, $2)', [payment.plan_purchase_id, status])
    return status === 'failed' ? 'failed' : 'expired'
  }
  if (charge.amount !== payment.amount_minor || charge.currency !== payment.currency) {
    log.error({ paymentId, expected: payment.amount_minor.toString(), paid: charge.amount.toString() }, 'A provider reports another amount than a plan costs.')
    return 'unclear'
  }
  await tx.all(`update public.payments set status = 'captured', captured_minor = amount_minor where id = $1`, [payment.id])
  await tx.all('select private.book_plan_purchase($1)', [payment.plan_purchase_id])
  return 'placed'
}
