import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

/** Its pieces and versions have their names in the reader's language; the offer knows those the order was placed in. */
export type RefundedOrder = { id: string; number: string; lines?: readonly { id: string; title: string; optionText: string }[] }

/** What is to be given back: everything that is left, pieces, or a sum in satang. */
export type RefundAsk = { kind: 'whole' } | { kind: 'lines'; lines: { id: string; quantity: number }[]; restock: boolean } | { kind: 'sum'; amount: number }

/** Why it cannot be given back; the database says so before and when it is sent. */
const BECAUSE = [
  'not_paid',
  'disputed',
  'case_open',
  'nothing_left',
  'cancel_instead',
  'unknown_line',
  'too_many_pieces',
  'no_lines',
  'no_amount',
  'too_much',
  'over_limit',
  'no_cover',
] as const
export type RefundBecause = (typeof BECAUSE)[number]
export const isRefundBecause = (code: string): code is RefundBecause => (BECAUSE as readonly string[]).includes(code)
/** Nothing can be given back of this order now, whatever is asked. */
export const standsAgainstAll = (because: RefundBecause | null): boolean =>
  because !== null && ['not_paid', 'disputed', 'case_open', 'nothing_left'].includes(because)

/** What may be given back of an order, what was, and what the asked comes to and costs; amounts are satang. `most` is null without a bound. */
export type RefundOffer = {
  number: string
  left: number
  most: number | null
  helpers: number
  byHand: boolean
  lines: { id: string; title: string; optionText: string; quantity: number; paid: number; left: number }[]
  given: { id: string; amount: number; reason: string; at: string; stands: boolean }[]
  amount: number
  sellerLess: number
  feeBack: number
  because: RefundBecause | null
}

/** Browser only. Throws the API's error. */
export async function readRefundOffer(order: string, ask: RefundAsk): Promise<RefundOffer> {
  const { data } = await answered((await loadSupabase()).rpc('refund_offer', { p_order_id: order, p_ask: ask }))
  // Built by our own function of the same release.
  return data as RefundOffer
}

/** Browser only. How much whoever decides nothing about money may give back for one order, in satang. Throws the API's error. */
export const setRefundLimit = async (seller: string, limit: number) =>
  answered((await loadSupabase()).rpc('set_refund_limit', { p_seller_id: seller, p_limit_minor: limit }))
