/** How far an attempt to pay is, as `payments.status` has it. */
export const PAYMENT_STATES = [
  'created',
  'pending',
  'authorized',
  'captured',
  'partially_refunded',
  'refunded',
  'failed',
  'expired',
  'canceled',
  'voided',
  'chargeback_open',
  'chargeback_won',
  'chargeback_lost',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** What became of a slip. */
export type SlipState = 'waiting' | 'accepted' | 'refused' | 'replaced'
