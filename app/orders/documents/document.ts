import type { TaxBuyer } from '../tax-buyer.ts'
import type { Address } from '../../addresses/address.ts'
import type { PaidBy } from '../../payments/payment-provider.ts'

/** What can be taken as a file: proof of payment and of refunds for the buyer, and what lies in a parcel. */
export const DOCUMENT_KINDS = ['receipt', 'packing_slip', 'credit_note', 'invoice'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Who issued a receipt. `address` is the registered one; without it the maker's place and province stand. */
export type Issuer = { shop: string; name: string; address: string; place: string; province: string; tax_id: string; branch: string }

/** Who bought; `tax` is who it is made out to, where that was asked for. */
export type DocumentBuyer = { name: string; address: Partial<Address>; tax: TaxBuyer | null }

/** A line as it was sold. Amounts are satang. */
export type DocumentLine = {
  title: string
  titleSeller: string
  optionText: string
  sku: string
  quantity: number
  unitPrice: number
}

/** A receipt or tax invoice as it was issued. Amounts are satang, moments ISO 8601. */
export type IssuedDocument = {
  kind: 'receipt' | 'tax_invoice'
  number: string
  issuedAt: string
  paidAt: string
  orderNumber: string
  paymentMethod: PaidBy
  /** What of it store credit paid. */
  credit: number
  /** The invoice it was ordered on, of which the shop is paid; `paidAt` null while it is not. */
  invoice: { number: string; dueOn: string; paidAt: string | null } | null
  issuer: Issuer
  buyer: DocumentBuyer
  lines: DocumentLine[]
  sums: { items: number; discount: number; shipping: number; taxIncluded: number; taxRatePpm: number; total: number }
}

/** What a wholesale buyer is to pay for an order on invoice. The shop asks for it, the makers' own documents say what was sold. Amounts are satang, days `2026-11-27`. */
export type OrderInvoice = {
  number: string
  issuedAt: string
  dueOn: string
  state: 'open' | 'paid' | 'written_off' | 'void'
  issuer: Issuer
  buyer: DocumentBuyer
  orders: { number: string; seller: string; total: number }[]
  total: number
  owed: number
}

/** A credit note where there is one to take: of which refund, its number, what went back (satang) and when it was issued. */
export type NoteToTake = { id: string; number: string; amount: number; issuedAt: string }

/** A credit note or refund note as it was issued (Revenue Code, section 86/10). Amounts are satang and contain VAT, moments ISO 8601. */
export type IssuedNote = {
  kind: 'credit_note' | 'refund_note'
  number: string
  issuedAt: string
  orderNumber: string
  reason: 'cancellation' | 'return' | 'withdrawal' | 'claim' | 'removal' | 'other'
  /** The document that is corrected. */
  corrects: { kind: IssuedDocument['kind']; number: string; issuedAt: string }
  issuer: Issuer
  buyer: DocumentBuyer
  lines: DocumentLine[]
  /** `right` is `original` less `earlier` and `difference`; `points` of the difference came back as points, the rest as money. */
  sums: { original: number; earlier: number; right: number; difference: number; tax: number; taxRatePpm: number; points: number; money: number }
}

/** What a packing slip says: a parcel of an order, or everything of it that is to be sent. */
export type PackingSlip = {
  orderNumber: string
  placedAt: string
  seller: string
  address: Partial<Address>
  shippingMethod: string
  /** The words for whoever opens it; null where it is no present. */
  gift: { message: string } | null
  parcel: { carrier: string; trackingNumber: string } | null
  lines: (DocumentLine & { personalization: string; giftWrap: boolean })[]
}
