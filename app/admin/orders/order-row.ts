import type { RaRecord } from 'ra-core'
import type { OrderState } from '../../orders/order-states.ts'
import type { CaseKind, CaseState } from '../../returns/case-states.ts'
import type { PaymentState } from '../states/payment-states.ts'
import type { RefundState } from '../states/refund-states.ts'

/** An order as the list reads it. */
export type OrderRow = RaRecord<string> & {
  number: string
  order_group_id: string
  created_at: string
  placed_at: string | null
  status: OrderState
  payment_status: string
  fulfillment_status: string
  currency: string
  total_minor: number
  seller_id: string
  seller_name: string
  customer: string
  buyer_id: string | null
  country: string | null
  payment: { payment_method: string } | null
}

export type OrderLine = {
  id: string
  product_id: string | null
  title: string
  title_seller: string
  option_text: string
  personalization: string
  sku: string
  image_url: string
  quantity: number
  unit_price_minor: number
  discount_minor: number
  total_minor: number
  tax_minor: number
  removed_quantity: number
  shipped_quantity: number
  delivered_quantity: number
  position: number
}

export type OrderParcel = { id: string; carrier: string; tracking_number: string; status: string; shipped_at: string | null; delivered_at: string | null }

/** An order as its page reads it. */
export type OrderRecord = OrderRow & {
  items_minor: number
  discount_minor: number
  shipping_minor: number
  shipping_funded_minor: number
  discount_funded_minor: number
  tax_added_minor: number
  tax_included_minor: number
  points_minor: number
  commission_rate_ppm: number
  commission_minor: number
  commission_vat_minor: number
  shipping_method: string
  shipping_address: Record<string, string>
  delivery_from: string | null
  delivery_to: string | null
  is_gift: boolean
  gift_message: string
  tax_buyer: Record<string, unknown> | null
  group: {
    id: string
    number: string
    email: string
    phone: string
    language: string
    status: string
    payment_method: string
    total_minor: number
    points_redeemed: number
    orders: { id: string; number: string; seller_name: string; status: OrderState; total_minor: number }[]
    /** Empty for whoever may not read payments. */
    payments: { id: string; attempt: number; method: string; status: PaymentState; amount_minor: number }[]
  } | null
  lines: OrderLine[]
  shipments: OrderParcel[]
  /** Empty for whoever may not read payments. */
  refunds: { id: string; amount_minor: number; status: RefundState; created_at: string }[]
  /** Empty for whoever may not read cases. */
  cases: { id: string; number: string; kind: CaseKind; status: CaseState }[]
}
