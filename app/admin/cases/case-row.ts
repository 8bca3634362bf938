import type { RaRecord } from 'ra-core'
import type { CaseKind, CaseReason, CaseState, CaseWish } from '../../returns/case-states.ts'
import type { RefundState } from '../states/refund-states.ts'

/** A case as the list reads it. The order is null for whoever may not read orders. */
export type CaseRow = RaRecord<string> & {
  number: string
  order_id: string
  kind: CaseKind
  status: CaseState
  wish: CaseWish
  reason: CaseReason
  refund_minor: number
  due_at: string | null
  closed_at: string | null
  created_at: string
  order: { number: string; customer: string; seller_name: string } | null
}

export type CasePiece = {
  order_line_id: string
  quantity: number
  refund_minor: number
  /** What is sent instead; empty where it is the same again. */
  exchange_title_seller: string
  exchange_option_text: string
  line: { title_seller: string; option_text: string; image_url: string; quantity: number; total_minor: number; product_id: string | null } | null
}

/** A case as its page reads it. */
export type CaseRecord = CaseRow & {
  words: string
  needs_return: boolean
  return_to: string
  return_carrier: string
  return_tracking: string
  new_carrier: string
  new_tracking: string
  shipping_minor: number
  sent_at: string | null
  received_at: string | null
  pieces: CasePiece[]
  /** Empty for whoever may not read payments. */
  refunds: { id: string; amount_minor: number; status: RefundState; created_at: string }[]
}
