import type { RaRecord } from 'ra-core'

export const PAYOUT_STATES = ['pending', 'approved', 'processing', 'paid', 'failed', 'canceled'] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]

/** A payout as the list and its page read it. */
export type PayoutRow = RaRecord<string> & {
  number: string
  seller_id: string
  seller_name: string
  period: string
  amount_minor: number
  status: PayoutState
  bank: string
  number_tail: string
  holder: string
  batch: string
  /** Who sends it; empty where a person does. */
  provider: string
  transfer: string
  fee_minor: number
  sent_at: string | null
  reference: string
  reason: string
  created_at: string
  paid_at: string | null
}
