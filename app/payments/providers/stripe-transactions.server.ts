import type Stripe from 'stripe'
import { minor } from '../../platform/money.ts'
import type { SettledKind, SettledLine } from '../payment-provider.ts'

/** What Stripe's reporting categories mean to the books; every other moves money for a reason that a person looks into. */
const KINDS: Readonly<Record<string, SettledKind>> = {
  charge: 'payment',
  refund: 'refund',
  refund_failure: 'refund',
  dispute: 'chargeback',
  dispute_reversal: 'chargeback',
  fee: 'fee',
  payout: 'payout',
  payout_reversal: 'payout',
}

/** More than a day of ours can have; a list that does not end is a fault. */
const MOST_A_DAY = 50_000

/** Every balance transaction of a day (UTC), with what the object behind it bears: our keys, its ids, the order's number. */
export async function listTransactions(stripe: Stripe, day: string): Promise<SettledLine[]> {
  const from = Date.parse(`${day}T00:00:00Z`) / 1000
  const lines: SettledLine[] = []
  const asked = stripe.balanceTransactions.list({ created: { gte: from, lt: from + 86_400 }, limit: 100, expand: ['data.source'] })
  for await (const transaction of asked) {
    if (lines.length >= MOST_A_DAY) throw new Error(`Stripe has more than ${MOST_A_DAY} transactions of ${day}.`)
    lines.push(toLine(transaction))
  }
  return lines
}

function toLine({ id, reporting_category: category, created, amount, fee, currency, description, source }: Stripe.BalanceTransaction): SettledLine {
  return {
    line: id,
    kind: KINDS[category] ?? 'adjustment',
    happenedAt: new Date(created * 1000).toISOString(),
    amount: minor(amount),
    fee: minor(fee),
    currency: currency.toUpperCase(),
    references: [...new Set([...referencesOf(source), description ?? ''].filter((one) => one !== '' && one.length <= 200))].slice(0, 9),
    description: (description ?? '').slice(0, 300),
  }
}

/** Charges bear the metadata of their payment, refunds their own; a dispute names its charge. */
function referencesOf(source: Stripe.BalanceTransaction['source']): string[] {
  if (source === null) return []
  if (typeof source === 'string') return [source]
  const said: Readonly<Record<string, unknown>> = { ...source }
  const metadata: unknown = said['metadata']
  const keys = typeof metadata === 'object' && metadata !== null ? ['payment', 'refund'].map((key) => (metadata as Record<string, unknown>)[key]) : []
  return [...keys, said['id'], said['charge'], said['payment_intent'], said['description']].filter((one): one is string => typeof one === 'string')
}
