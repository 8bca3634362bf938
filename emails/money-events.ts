/** What can happen to the money of a shop that its owners are told; each has subject and text in `money-letters:{event}`. */
export const MONEY_EVENTS = [
  'held',
  'reserved',
  'released',
  'ended',
  'appeal_granted',
  'appeal_denied',
  'denied',
  'account_kept',
  'account_refused',
  'payout_failed',
  'tax_given_back',
  'tax_taken_back',
  'debt_started',
  'debt_reminder',
  'debt_blocked',
  'debt_extended',
  'debt_lifted',
] as const
export type MoneyEvent = (typeof MONEY_EVENTS)[number]
