import type { Credential } from '../../sellers/credentials/credential.ts'
import type { TaxBuyer } from '../tax-buyer.ts'
import type { Address } from '../../addresses/address.ts'
import type { NoteToTake } from '../documents/document.ts'
import type { Actor, OrderFulfillmentStatus, OrderGroupState, OrderPaymentStatus, OrderState } from '../order-states.ts'
import type { CashAnswer, OfferedMethod } from '../../payments/offered-methods.ts'
import type { PaidBy } from '../../payments/payment-provider.ts'
import type { TrackedPayment } from '../../payments/tracked-payment.ts'

/** An order group as its page shows it. Amounts are satang, moments ISO 8601, days `2026-11-27`. */
export type TrackedOrder = {
  number: string
  status: OrderGroupState
  language: string
  placedAt: string | null
  createdAt: string
  expiresAt: string
  /** Where the letter went whose link has not been opened; null where one was, and where nothing depends on it any more. */
  unconfirmedEmail: string | null
  items: number
  discount: number
  shipping: number
  taxIncluded: number
  total: number
  /** What of `total` store credit pays. */
  credit: number
  /** Null for a guest's order. */
  points: TrackedPoints | null
  displayCurrency: string
  displayRate: string
  address: Address
  /** The words for whoever opens the parcels; null where it is no present. */
  gift: { message: string } | null
  /** Who the tax invoice is made out to; null where nobody asked. */
  taxBuyer: TaxBuyer | null
  paymentMethod: PaidBy
  /** The invoice it was ordered on: what is owed (satang) until which day. Null where it was paid otherwise. */
  invoice: { number: string; dueOn: string; owed: number; open: boolean } | null
  /** What the shop can be paid by. */
  methods: OfferedMethod[]
  /** Whether it may go against cash instead, and what it comes to then; null once it no longer waits for its payment. */
  cash: { answer: CashAnswer; total: number } | null
  payment: TrackedPayment | null
  orders: TrackedShare[]
  /** Money that a person sends back by hand (satang), and the account it goes to once the buyer has said so; null where nothing is on such a way. */
  refundByHand: { amount: number; account: { bank: string; end: string } | null } | null
}

/**
 * A member's points with this order: what was paid with them (satang); what it will bring, what is on its way and what has come. `waitsForCash`: some of what is on its way
 * waits for the carrier's money as well, `waitsForInvoice`: for that of the invoice.
 */
export type TrackedPoints = { paid: number; will: number; pending: number; earned: number; waitsForCash: boolean; waitsForInvoice: boolean }

/** A parcel and how many of which line lie in it. */
export type TrackedParcel = {
  id: string
  carrier: string
  trackingNumber: string
  status: string
  shippedAt: string
  deliveredAt: string | null
  /** Where its carrier saw it last, and when; '' and null for what nobody told of. */
  place: string
  heardAt: string | null
  lines: { line: string; quantity: number }[]
}

/** One maker's share of it. */
export type TrackedShare = {
  number: string
  status: OrderState
  paymentStatus: OrderPaymentStatus
  fulfillmentStatus: OrderFulfillmentStatus
  sellerId: string
  sellerName: string
  items: number
  discount: number
  shipping: number
  total: number
  shippingMethod: string
  /** Where it is fetched; null for what is sent. */
  pickup: { place: string; note: string } | null
  deliveryFrom: string | null
  deliveryTo: string | null
  shippedAt: string | null
  deliveredAt: string | null
  /** A promised day was moved further away or has passed, and nothing is sent: its buyer may cancel. */
  mayLeave: boolean
  /** Money has arrived, so a receipt can be had. */
  hasReceipt: boolean
  /** One for every refund that corrects the receipt, the oldest first. */
  creditNotes: NoteToTake[]
  parcels: TrackedParcel[]
  /** Everything that happened, the oldest first. `parcel` names the one it is about. */
  events: { type: string; at: string; reason: string; actor: Actor; parcel: string | null }[]
  /** What its maker was certified for when it was bought. */
  credentials: Pick<Credential, 'kind' | 'grade' | 'number' | 'about'>[]
  lines: {
    id: string
    /** It has arrived, and its member has not said how it is. */
    awaitsReview: boolean
    productId: string | null
    variantId: string | null
    categoryId: string | null
    title: string
    optionText: string
    personalization: string
    /** Satang a piece, within what it cost. */
    personalizationFee: number
    giftWrap: boolean
    /** Sold before it was made: the day it ships from. */
    shipsOn: string | null
    image: string
    quantity: number
    /** Of these nothing is sent: they were taken out of the order. */
    removed: number
    unitPrice: number
    discount: number
    total: number
  }[]
}
