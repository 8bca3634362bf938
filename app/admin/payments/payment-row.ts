import type { RaRecord } from 'ra-core'
import type { OrderState } from '../../orders/order-states.ts'
import type { ChargebackState } from '../../payments/chargebacks/chargeback-states.ts'
import type { PaymentState, SlipState } from '../states/payment-states.ts'
import type { RefundState } from '../states/refund-states.ts'

/** The providers of the shop, as `payments.provider` names them: what carries a payment out. */
export const PROVIDERS = ['stripe', 'own-account', 'cash', 'demo-bank'] as const

type PaymentFacts = RaRecord<string> & {
  created_at: string
  attempt: number
  provider: string
  method: string
  status: PaymentState
  amount_minor: number
  captured_minor: number
  refunded_minor: number
  failure_code: string
  expires_at: string
  plan_purchase_id: string | null
  debt_repayment_id: string | null
  gift_card_purchase_id: string | null
}

/** An attempt to pay as the list reads it; the order is null for a plan or a debt, and for whoever may not read orders. */
export type PaymentRow = PaymentFacts & { group: { number: string; email: string } | null; slips: { state: SlipState }[] }

export type Slip = { id: string; state: SlipState; reason: string; path: string; mime_type: string; sent_at: string; decided_at: string | null }

/** An attempt to pay as its page reads it. */
export type PaymentRecord = PaymentFacts & {
  group: { number: string; email: string; attempts: { id: string; attempt: number; method: string; status: PaymentState; amount_minor: number }[] } | null
  slips: Slip[]
  splits: {
    order_id: string
    amount_minor: number
    captured_minor: number
    refunded_minor: number
    order: { number: string; seller_name: string; status: OrderState } | null
  }[]
  refunds: { id: string; amount_minor: number; status: RefundState; created_at: string }[]
  chargebacks: { id: string; number: string; amount_minor: number; status: ChargebackState; created_at: string }[]
}

/** What a payment is called: the order it pays, or its own key where that is a plan's or may not be read. */
export const titleOfPayment = ({ id, group }: { id: string; group: { number: string } | null }): string => group?.number ?? id.slice(0, 8)
