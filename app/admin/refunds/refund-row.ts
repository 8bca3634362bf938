import type { RaRecord } from 'ra-core'
import type { CaseKind } from '../../returns/case-states.ts'
import type { RefundState } from '../states/refund-states.ts'

/** What list and page read of a refund. What its reader may not see of an order, a payment or a case is null. */
type RefundFacts = RaRecord<string> & {
  created_at: string
  succeeded_at: string | null
  status: RefundState
  amount_minor: number
  reason: string
  /** Null where a gift card was given back. */
  order_id: string | null
  gift_card_id: string | null
  payment_id: string
  case_id: string | null
  payment: { method: string; provider: string } | null
}
type OfOrder = { number: string; customer: string; seller_name: string }
type OfCase = { number: string; kind: CaseKind }
type Line = { title_seller: string; option_text: string }

/** A refund as the list reads it. */
export type RefundRow = RefundFacts & { order: OfOrder | null; case: OfCase | null }

/** A refund as its page reads it. */
export type RefundRecord = RefundFacts & {
  order: (OfOrder & { total_minor: number; shipping_minor: number; lines: (Line & { id: string; quantity: number; total_minor: number })[] }) | null
  case:
    | (OfCase & {
        refund_minor: number
        shipping_minor: number
        lines: { order_line_id: string; quantity: number; refund_minor: number; line: Line | null }[]
      })
    | null
}

/** What a refund is called: the order it belongs to, or its own key for whoever may not read orders. */
export const titleOfRefund = ({ id, order }: { id: string; order: { number: string } | null }): string => order?.number ?? id.slice(0, 8)
