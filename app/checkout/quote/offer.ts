import type { Minor } from '../../platform/money.ts'
import type { Agreed, WholesalePrices } from '../../wholesale/wholesale-prices.ts'

/** A variant as it is offered now: what a quote reckons with and what an order copies. */
export type Offer = {
  variantId: string
  productId: string
  sellerId: string
  sellerName: string
  sellerProvince: string
  sellerVatRegistered: boolean
  /** The maker sends against cash on delivery. */
  takesCash: boolean
  /** Set while the maker has closed the shop; `until` null means until further notice. */
  closed: { until: Date | null } | null
  categoryId: string
  /** The category and its parents, for promotions on families of things. */
  categoryIds: string[]
  categorySlug: string
  name: string
  nameOfSeller: string
  optionText: string
  optionTextOfSeller: string
  sku: string
  image: string
  unitPrice: Minor
  listPrice: Minor
  /** What a wholesale buyer pays for a piece from so many on; null for everybody else, where there is no such price, and for variants at another price than the product's. */
  wholesale: WholesalePrices | null
  /** What its maker has agreed on with this buyer, the cheapest first: exactly so many pieces of this variant, each at a price. */
  agreed: readonly Agreed[]
  weightGrams: number
  freeShipping: boolean
  /** The kind of its maker's parcels it goes by; null for the usual one. */
  parcel: { id: string; name: string } | null
  giftWrap: boolean
  available: number
  hsCode: string
  originCountry: string
  madeToOrderDays: number
  /** The day it ships from, like `2027-03-12`, of a piece that is sold before it is made. */
  shipsOn?: string | null
  /** Days of a break that begins before it could be sent. */
  breakDays: number
}
