import type { RaRecord } from 'ra-core'
import { SETTLED_KINDS, type SettledKind } from '../../payments/payment-provider.ts'

export const LINE_STATES = ['matched', 'differs', 'unknown', 'missing', 'resolved'] as const
export type LineState = (typeof LINE_STATES)[number]

export const LINE_KINDS: readonly SettledKind[] = SETTLED_KINDS

/** The shop's own bank among those whose reports are read. */
export const OWN_BANK = 'own-account'

/** Whose reports are read. */
export const SETTLED_PROVIDERS = ['stripe', OWN_BANK, 'cash', 'demo-bank'] as const

/** A line of a report as the list and its page read it: what the provider moved, and what our books have for it. */
export type SettlementLineRow = RaRecord<number> & {
  line: string
  provider: string
  kind: SettledKind
  state: LineState
  problem: string
  decision: '' | 'linked' | 'accepted' | 'corrected'
  happened_at: string
  currency: string
  amount_minor: number
  fee_minor: number
  ours_minor: number
  description: string
  refers_to: string[]
  resolution: string
  resolved_at: string | null
  resolved_by: string | null
  report_id: number | null
  correction_id: number | null
  report: { id: number; name: string } | null
  /** Cash at the door: which maker's part of the payment. */
  order_id: string | null
  payment: { id: string; group: { number: string } | null } | null
  refund: { id: string; order: { number: string } | null } | null
  payout: { id: string; number: string } | null
  sent: { id: number; line: string } | null
  journals?: { id: number; kind: string }[]
}

/** What a line is about, as the record that shows it; undefined for what is about nothing we know. */
export function subjectOf({ order_id: order, payment, refund, payout, sent }: Pick<SettlementLineRow, 'order_id' | 'payment' | 'refund' | 'payout' | 'sent'>) {
  if (order) return { to: 'orders', id: order, title: payment?.group?.number ?? order }
  if (payment) return { to: 'payments', id: payment.id, title: payment.group?.number ?? payment.id }
  if (refund) return { to: 'refunds', id: refund.id, title: refund.order?.number ?? refund.id }
  if (payout) return { to: 'payouts', id: payout.id, title: payout.number }
  return sent ? { to: 'settlement-lines', id: String(sent.id), title: sent.line } : undefined
}

/** Whether somebody has to decide about it. */
export const waits = ({ state }: Pick<SettlementLineRow, 'state'>): boolean => state === 'differs' || state === 'unknown' || state === 'missing'
