import type { AddressField, AddressProblemCode } from '../../addresses/address.ts'
import type { TaxProblem } from '../../orders/tax-buyer.ts'
import type { CashAnswer, CashRefusal, InvoiceRefusal, InvoiceTerms } from '../../payments/offered-methods.ts'
import type { QuoteCredit } from '../../credit/pay-with-credit.ts'
import type { QuotePoints } from '../../points/points.ts'
import type { ImportCharges } from '../../shipping/import-charges.ts'

/** A line a buyer wants, as the browser sends it. */
export type WantedLine = { productId: string; variantId: string; quantity: number; personalization: string }

/** A line's identity: variant and personalisation, whichever order they were added in. */
export const lineIdOf = ({ variantId, personalization }: Pick<WantedLine, 'variantId' | 'personalization'>): string =>
  personalization === '' ? variantId : `${variantId}#${personalization}`

/** Where to and how: what a quote depends on beside the lines. */
export type QuoteWish = {
  lines: readonly WantedLine[]
  country: string
  /** Seller id → delivery method; the cheapest where nothing was chosen. */
  delivery: Readonly<Record<string, string>>
  couponCode: string | null
  /** So many points a signed-in buyer wants to pay with; as many as can be are taken. */
  points?: number | undefined
  /** A signed-in buyer wants to pay with store credit, as much as there is. With cash none is taken. */
  credit?: boolean | undefined
  /** Cash changes the amount and an invoice has a limit; the others may be chosen afterwards. */
  paymentMethod?: string | undefined
  language: string
}

/** Why a cart cannot be bought as it is. Beside its field: `line` names a cart line, `seller` a maker. The texts are `checkout:problem.{code}`. */
export type Problem =
  | { code: 'empty' }
  | { code: 'line_unavailable' | 'personalization_missing' | 'personalization_too_long' | 'personalization_changed' | 'quantity_above_limit'; line: string }
  /** It opens to everybody then; until then premium members have it, or who follows its shop. */
  | { code: 'line_opens_later'; line: string; at: string; followers: boolean }
  | { code: 'insufficient_stock'; line: string; available: number }
  | { code: 'wholesale_minimum'; line: string; least: number }
  | HoldProblem
  | { code: 'seller_closed_until'; seller: string; until: string | null }
  | { code: 'shipping_unavailable'; seller: string; country: string }
  | { code: 'country_not_served'; country: string }
  | {
      code:
        | 'coupon_unknown'
        | 'coupon_not_started'
        | 'coupon_expired'
        | 'coupon_exhausted'
        | 'coupon_already_used'
        | 'coupon_in_unpaid_order'
        | 'coupon_not_applicable'
        | 'coupon_not_combinable'
    }
  /** All uses that are left are held by orders that nobody has paid; `until`: when the first of these ends by itself. */
  | { code: 'coupon_held'; until: string }
  | { code: 'cash_not_offered'; because: CashRefusal; most: number }
  /** `room`: satang that are left of the limit. */
  | { code: 'invoice_not_offered'; because: InvoiceRefusal; room: number }
  | { code: 'minimum_not_met'; minimum: number; missing: number }
  | { code: 'email_missing' | 'email_invalid' | 'name_missing' | 'consent_missing' | 'payment_method_not_available' }
  | { code: 'address_invalid'; field: AddressField; because: AddressProblemCode }
  | ({ code: 'tax_invalid' } & TaxProblem)

/** Too much is held by orders that nobody has paid: beside a line, a seller, or the whole. `until`: when the first of those orders ends by itself. */
export type HoldProblem =
  | { code: 'held_orders' | 'held_network'; until: string }
  | { code: 'held_pieces'; most: number }
  | { code: 'held_of_stock'; line: string; most: number }
  | { code: 'held_again'; line: string }
  | { code: 'held_of_shop'; seller: string; most: number }

/** Whether asking again may help, though nothing of the wish has changed. */
export const isHoldProblem = (problem: Problem): boolean => problem.code.startsWith('held_')

/** Problems that a coupon has: they are told, but do not stop the sale. */
export const isCouponProblem = (problem: Problem): boolean => problem.code.startsWith('coupon_') || problem.code === 'minimum_not_met'

/** A line as it will be sold. Amounts are satang (safe integers, for JSON). */
export type QuoteLine = {
  /** Variant id, and a hash of the personalisation where there is one. */
  id: string
  productId: string
  variantId: string
  sellerId: string
  name: string
  optionText: string
  image: string
  categorySlug: string
  personalization: string
  quantity: number
  available: number
  unitPrice: number
  listPrice: number
  /** Of `unitPrice`, for what the buyer wants done to it. */
  personalizationFee: number
  /** Sold at its maker's wholesale price: no offer and no coupon takes more off it. */
  wholesale: boolean
  /** The quote it is sold by: what its maker agreed on with this buyer. */
  quoteId: string | null
  bogoSavings: number
  couponSavings: number
  total: number
  madeToOrderDays: number
  /** Sold before it is made: the day it ships from, like `2027-03-12`. */
  shipsOn?: string | null
  /** The maker wraps it as a present, free of charge. */
  giftWrap: boolean
}

/** `place`: where it is fetched, for what is. */
export type DeliveryChoice = { method: string; amount: number; daysFrom: number; daysTo: number; place?: string }

/** One of several parcels of a maker, or one that does not go by its usual terms: what it costs by the chosen way before anything is taken off, and what is in it. */
export type QuoteParcel = { profile: string | null; name: string; cost: number; lines: string[] }

/** One maker's share of the cart: its lines, how it can be delivered, and what that costs. */
export type QuoteSeller = {
  sellerId: string
  sellerName: string
  lines: QuoteLine[]
  choices: DeliveryChoice[]
  chosen: string | null
  /** Empty where one parcel by the maker's usual terms carries all. */
  parcels: QuoteParcel[]
  items: number
  discount: number
  shipping: number
  shippingSavings: number
  /** Delivery that the buyer's plan makes free: the shop pays it to the maker. */
  shippingFunded: number
  /** Paid with points: the shop pays it to the maker. */
  points: number
  /** Paid with store credit, of `total`. */
  credit: number
  /** What the carrier asks for collecting cash; part of `shipping`. */
  cashFee: number
  /** VAT contained in the prices of a registered seller, for delivery in Thailand. */
  taxIncluded: number
  /** The maker is registered for VAT, so what is issued is a tax invoice and not a receipt. */
  taxInvoice: boolean
  total: number
}

export type Quote = {
  currency: 'THB'
  sellers: QuoteSeller[]
  promotions: { id: string; name: string; savings: number; applications: number }[]
  suggestions: { name: string; productId: string | null; categoryId: string | null; quantity: number; percent: number }[]
  coupon: { code: string; savings: number } | null
  points: QuotePoints | null
  credit: QuoteCredit | null
  items: number
  discount: number
  shipping: number
  /** Part of `shipping`. */
  cashFee: number
  taxIncluded: number
  total: number
  /** What of `total` is left to pay beside store credit. */
  due: number
  /** What the country of delivery will probably ask for on arrival; not in `total`, and nobody is charged it here. Null within Thailand. */
  imports: ImportCharges | null
  cash: CashAnswer
  /** Only for wholesale buyers with days to pay. */
  invoice: InvoiceTerms | null
  problems: Problem[]
  /** Stands for everything that is charged: equal hashes mean that nobody pays another amount for another thing. */
  quoteHash: string
}
