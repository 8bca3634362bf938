import type { Database } from '../platform/database.ts'
import type { Shop } from '../shop.ts'
import type { Charge } from './payment-provider.ts'
import type { Settlement } from './settlement.ts'

type Row = { id: string; debt_repayment_id: string | null; status: string; amount_minor: bigint; currency: string }

const CLOSED = { failed: 'failed', canceled: 'canceled', expired: 'expired' } as const

/**
 * Brings the payment of a debt to what the provider's books say, inside the caller's transaction; `unknown` where it pays no debt. Money that comes late settles it all the
 * same, and what is more than was owed goes to the maker with the next payout. The books follow by themselves, and so does the block.
 */
export async function settleDebt(tx: Database, log: Shop['log'], paymentId: string, charge: Charge): Promise<Settlement> {
  const payment = await tx.maybe<Row>(
    'select id, debt_repayment_id, status, amount_minor, currency from public.payments where id = $1 and debt_repayment_id is not null for update',
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
    await tx.all('select private.end_debt_repayment($1, $2)', [payment.debt_repayment_id, status])
    return status === 'failed' ? 'failed' : 'expired'
  }
  if (charge.amount !== payment.amount_minor || charge.currency !== payment.currency) {
    log.error({ paymentId, expected: payment.amount_minor.toString(), paid: charge.amount.toString() }, 'A provider reports another amount than a debt is.')
    return 'unclear'
  }
  await tx.all(`select private.end_debt_repayment($1, 'paid')`, [payment.debt_repayment_id])
  await tx.all(`update public.payments set status = 'captured', captured_minor = amount_minor where id = $1`, [payment.id])
  return 'placed'
}
