import * as v from 'valibot'
import { LANGUAGES } from '../../i18n/languages.ts'
import { CURRENCY_CODES } from '../../money/currency.ts'
import { PAYMENT_METHODS } from '../../payments/payment-provider.ts'
import { GIFT_MESSAGE_MAX, tidyGiftMessage } from '../../orders/gift.ts'
import { CART_LINES_MAX, LINE_QUANTITY_MAX, PERSONALIZATION_MAX } from './quote-limits.ts'

const text = (longest: number) => v.pipe(v.string(), v.trim(), v.maxLength(longest))

export const WantedLineSchema = v.object({
  productId: v.pipe(v.string(), v.uuid()),
  variantId: v.pipe(v.string(), v.uuid()),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LINE_QUANTITY_MAX)),
  // Letters as the database counts them.
  personalization: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check((words) => [...words].length <= PERSONALIZATION_MAX),
    ),
    '',
  ),
})

const delivery = v.optional(v.record(v.pipe(v.string(), v.uuid()), text(40)), {})
/** More points than anybody has are taken as all there are. */
const points = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000)))
const credit = v.optional(v.boolean(), false)
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))

/** What the browser asks a quote for. */
export const QuoteWishSchema = v.object({
  lines: v.pipe(v.array(WantedLineSchema), v.maxLength(CART_LINES_MAX)),
  country,
  delivery,
  couponCode: v.optional(v.nullable(text(60)), null),
  points,
  credit,
  paymentMethod: v.optional(v.picklist(PAYMENT_METHODS)),
  language: v.picklist(LANGUAGES),
})

/** An address as it is typed; `app/addresses` says what is wrong with it. */
export const AddressSchema = v.object({
  recipient: text(100),
  phone: text(30),
  line1: text(200),
  line2: v.optional(text(200), ''),
  subdistrict: v.optional(text(100), ''),
  district: v.optional(text(100), ''),
  province: v.optional(text(100), ''),
  postcode: v.optional(text(20), ''),
  country,
  note: v.optional(text(300), ''),
})

const GiftSchema = v.object({
  // Measured before it is tidied as well, so that nobody makes the shop tidy a book.
  message: v.pipe(v.string(), v.maxLength(GIFT_MESSAGE_MAX * 2), v.transform(tidyGiftMessage), v.maxLength(GIFT_MESSAGE_MAX)),
  wrap: v.boolean(),
})

/** A buyer of a tax invoice as typed; `tax-buyer.ts` says what is wrong with it. */
const TaxBuyerSchema = v.object({ thai: v.boolean(), name: text(400), number: text(80), branch: text(20), address: text(600) })

/** What the browser sends with "pay now". Wrong types are refused here; what a person can mend comes back as problems. */
export const OrderWish = v.object({
  /** 256 random bits the browser made for this checkout: the same token is the same order. */
  cartToken: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  lines: v.pipe(v.array(WantedLineSchema), v.maxLength(CART_LINES_MAX)),
  email: v.pipe(v.string(), v.trim(), v.maxLength(254)),
  address: AddressSchema,
  delivery,
  couponCode: v.optional(v.nullable(text(60)), null),
  points,
  credit,
  paymentMethod: v.picklist(PAYMENT_METHODS),
  language: v.picklist(LANGUAGES),
  displayCurrency: v.picklist(CURRENCY_CODES),
  quoteHash: v.pipe(v.string(), v.maxLength(100)),
  gift: v.optional(v.nullable(GiftSchema), null),
  taxBuyer: v.optional(v.nullable(TaxBuyerSchema), null),
  agreed: v.boolean(),
})
export type OrderWish = v.InferOutput<typeof OrderWish>
