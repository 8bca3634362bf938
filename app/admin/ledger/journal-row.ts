import type { RaRecord } from 'ra-core'

export const JOURNAL_KINDS = [
  'capture',
  'refund',
  'cancellation',
  'completion',
  'change',
  'plan',
  'payout',
  'payout_paid',
  'payout_returned',
  'chargeback',
  'chargeback_returned',
  'chargeback_borne',
  'payout_bounced',
  'payout_fee',
  'debt_repaid',
  'gift_card',
  'gift_card_sold',
  'invoice_paid',
  'invoice_written_off',
  'credit_expired',
  'referral',
  'referral_back',
  'withholding',
  'hold',
  'hold_released',
  'correction',
  'psp_fee',
  'settlement',
  'opening',
] as const
export type JournalKind = (typeof JOURNAL_KINDS)[number]

export type Posting = { amount_minor: number; account: { id: string; kind: string; provider: string; seller: { business_name: string } | null } }

/** A journal as the list and its page read it: what moved money, and its entries, debits positive. */
export type JournalRow = RaRecord<number> & {
  kind: JournalKind
  key: string
  posted_at: string
  order: { id: string; number: string; seller_name: string } | null
  payout: { id: string; number: string; seller_name: string } | null
  hold: { reason: string; seller_id: string; seller: { business_name: string } } | null
  correction_id: number | null
  settlement_line_id: number | null
  line: { id: number; line: string } | null
  postings: Posting[]
}

/** What a journal moved: the sum of its debits. */
export const movedBy = ({ postings }: { postings: readonly Posting[] }): number =>
  postings.reduce((sum, { amount_minor: amount }) => (amount > 0 ? sum + amount : sum), 0)

/** Debits first, the largest first; then credits the same way: as books are read. */
export const inBookOrder = (postings: readonly Posting[]): Posting[] =>
  postings.toSorted((a, b) => Number(b.amount_minor > 0) - Number(a.amount_minor > 0) || Math.abs(b.amount_minor) - Math.abs(a.amount_minor))

/** Whose money a journal is about; undefined where it is the shop's own. */
export const makerOf = ({ order, payout, hold }: Pick<JournalRow, 'order' | 'payout' | 'hold'>): string | undefined =>
  order?.seller_name ?? payout?.seller_name ?? hold?.seller.business_name
