import { minor, proportion, toJson } from '../platform/money.ts'
import type { NoteToTake } from '../orders/documents/document.ts'
import type { Actor } from '../orders/order-states.ts'
import { reckonOffer, type OfferFacts, type Reckoned } from '../promotions/reckon-offer.ts'
import type { CaseKind, CaseReason, CaseState, CaseWish } from './case-states.ts'
import type { ExchangedFor } from './exchange.ts'

/** A case as both sides read it. Amounts are satang, moments ISO 8601. */
export type Case = {
  number: string
  order: string
  seller: string
  customer: string
  kind: CaseKind
  status: CaseState
  wish: CaseWish
  reason: CaseReason
  needsReturn: boolean
  returnTo: string
  returnCarrier: string
  returnTracking: string
  newCarrier: string
  newTracking: string
  refund: number
  shipping: number
  declaredAs: string | null
  dueAt: string | null
  createdAt: string
  closedAt: string | null
  /** The paper of the money that went back. */
  creditNotes: NoteToTake[]
  lines: { id: string; title: string; optionText: string; image: string; quantity: number; refund: number; exchange: ExchangedFor }[]
  /** What the seller offers instead, while it is not answered. */
  offer: { needsReturn: boolean; lines: { id: string; quantity: number; exchange: ExchangedFor }[] } | null
  events: CaseEvent[]
}

/** One thing that happened. `type` is the state it led to, `opened`, `said`, `address`, `exchange_…` or `money_sent`; pictures are links that are good for a while. */
export type CaseEvent = { id: string; type: string; by: Actor; words: string; at: string; amount: number | null; pictures: string[] }

/** A line of an order as cases see it: see `private.case_lines_of`. */
export type CaseLine = {
  id: string
  title: string
  optionText: string
  image: string
  quantity: number
  shipped: number
  paid: number
  taken: number
  already: number
  /** Of these nothing is sent: they were taken out of the order, and are among `taken`. */
  removed: number
  noReturn: '' | 'personalised' | 'spoils'
  noWithdrawal: '' | 'personalised' | 'spoils'
}

/** What may be asked for an order now; what is null may not. `until` is null where no day is known yet. */
export type CaseOptions = {
  shipping: number
  standardShipping: number
  shippingGiven: number
  lines: CaseLine[]
  /** What of the order was paid with points (satang): it goes back as points, and is in none of the amounts. */
  points: number
  /** Where an offer lowered the order: what goes back is reckoned anew on what is kept. */
  offer?: OfferFacts | null
  cancellation: { until: null } | null
  /** `atOnce`: the seller has not accepted yet, so that nobody has to agree. */
  removal: { until: null; atOnce: boolean } | null
  return: { until: string } | null
  claim: { until: string | null; notArrived: boolean } | null
  withdrawal: { until: string | null; whole: boolean } | null
}

/** Cases of an order, and what else may be asked for it. */
export type OrderCases = { options: CaseOptions; cases: Case[] }

/** The specification: ten pictures, 5 MB each; the bucket holds to the same. */
export const MAX_CASE_PICTURES = 10
export const MAX_WORDS = 3000

/** Pieces of a line that can go into a case of this kind. */
export function openQuantity(line: CaseLine, kind: CaseKind): number {
  if ((kind === 'return' && line.noReturn !== '') || (kind === 'withdrawal' && line.noWithdrawal !== '')) return 0
  if (kind === 'removal') return Math.max(0, line.quantity - line.taken)
  return Math.max(0, line.shipped - (line.taken - line.removed))
}

/**
 * What goes back for so many more pieces of a line: the line's amount up to there, less what other cases give back for it, so that all parts together are what was paid,
 * to the satang. The database reckons the same (`private.add_case_line`).
 */
export function worthOf(line: Pick<CaseLine, 'paid' | 'quantity' | 'taken' | 'already'>, quantity: number): number {
  if (quantity <= 0) return 0
  const upTo = toJson(proportion(minor(line.paid), BigInt(line.taken + quantity), BigInt(line.quantity)))
  return Math.max(0, Math.min(upTo - line.already, line.paid - line.already))
}

/** What goes back; `reckoned` says why, where an offer was reckoned anew. */
export type CaseSums = { goods: number; shipping: number; total: number; reckoned?: Reckoned }

/** What a case would give back, as it is shown before it is sent: the pieces, and delivery with the last of them. */
export function refundOf(options: CaseOptions, kind: CaseKind, wanted: ReadonlyMap<string, number>): CaseSums {
  const whole = kind === 'cancellation' || (kind === 'withdrawal' && options.withdrawal?.whole === true)
  const quantityOf = (line: CaseLine) => (whole ? line.quantity - line.removed : (wanted.get(line.id) ?? 0))
  const reckoned = options.offer && !whole ? reckonOffer(options.offer, { faulty: kind === 'claim', wanted }) : undefined
  const goods = reckoned?.money ?? options.lines.reduce((sum, line) => sum + worthOf(line, quantityOf(line)), 0)
  const everything = options.lines.every((line) => line.taken + quantityOf(line) >= line.quantity)
  const delivery = kind === 'claim' || whole ? options.shipping : options.standardShipping
  const shipping = everything ? Math.max(0, delivery - options.shippingGiven) : 0
  return { goods, shipping, total: goods + shipping, ...(reckoned && { reckoned }) }
}
