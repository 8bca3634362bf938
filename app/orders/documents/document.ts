import type { Address } from '../../addresses/address.ts'
import type { PaymentMethod } from '../../payments/payment-provider.ts'

/** What can be taken as a file: proof of payment for the buyer, and what lies in a parcel. */
export const DOCUMENT_KINDS = ['receipt', 'packing_slip'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Who issued a receipt. `address` is the registered one; without it the maker's place and province stand. */
export type Issuer = { shop: string; name: string; address: string; place: string; province: string; tax_id: string; branch: string }

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
  paymentMethod: PaymentMethod
  issuer: Issuer
  buyer: { name: string; address: Partial<Address> }
  lines: DocumentLine[]
  sums: { items: number; discount: number; shipping: number; taxIncluded: number; taxRatePpm: number; total: number }
}

/** What a packing slip says: a parcel of an order, or everything of it that is to be sent. */
export type PackingSlip = {
  orderNumber: string
  placedAt: string
  seller: string
  address: Partial<Address>
  shippingMethod: string
  parcel: { carrier: string; trackingNumber: string } | null
  lines: (DocumentLine & { personalization: string })[]
}
