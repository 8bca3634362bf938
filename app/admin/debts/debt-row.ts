import type { RaRecord } from 'ra-core'

export const DEBT_STATES = ['grace', 'blocked', 'ended'] as const
export type DebtState = (typeof DEBT_STATES)[number]

/** What a maker owes or owed, as the list reads it. Amounts are satang; `owed_minor` follows the ledger until it is settled. */
export type DebtRow = RaRecord<string> & {
  seller_id: string
  seller_name: string
  owed_minor: number
  first_minor: number
  started_at: string
  grace_until: string
  reminded_at: string | null
  blocked_at: string | null
  ended_at: string | null
  ended_by: string
  state: DebtState
}

export const REPAYMENT_STATES = ['open', 'paid', 'failed', 'expired', 'canceled'] as const

/** What a maker paid of it: by a payment of its own, or by a transfer that staff have seen, under the bank's reference. */
export type Repayment = {
  id: string
  number: string
  amount_minor: number
  status: (typeof REPAYMENT_STATES)[number]
  reference: string
  reason: string
  created_at: string
  paid_at: string | null
  payments: { id: string }[]
}

/** A debt as its page reads it. */
export type DebtRecord = DebtRow & { repayments: Repayment[] }
