import type { TFunction } from 'i18next'

/** How far a chargeback is, as `chargebacks.status` has it. */
export const CHARGEBACK_STATES = ['opened', 'evidence_sent', 'won', 'lost', 'accepted'] as const
export type ChargebackState = (typeof CHARGEBACK_STATES)[number]

export type ChargebackBearer = 'seller' | 'shop'

/** The reasons of banks that people have words for; every other is "no particular reason". */
export const REASONS = ['fraudulent', 'unrecognized', 'duplicate', 'credit_not_processed', 'product_not_received', 'product_unacceptable'] as const

/** A bank's reason in the reader's words, out of the namespace `chargebacks`. */
export function reasonText(t: TFunction, reason: string): string {
  const known = REASONS.find((one) => one === reason)
  return t(`chargebacks:reason.${known ?? 'other'}`)
}

/** What a provider may bring a chargeback from, and to; the database says the same. */
export const CHARGEBACK_TRANSITIONS = [
  { from: 'opened', to: 'evidence_sent' },
  { from: 'opened', to: 'won' },
  { from: 'opened', to: 'lost' },
  { from: 'opened', to: 'accepted' },
  { from: 'evidence_sent', to: 'opened' },
  { from: 'evidence_sent', to: 'won' },
  { from: 'evidence_sent', to: 'lost' },
  { from: 'lost', to: 'won' },
  { from: 'won', to: 'lost' },
] as const satisfies readonly { from: ChargebackState; to: ChargebackState }[]
