import * as v from 'valibot'
import { LANGUAGES } from '../i18n/languages.ts'
import type { TrackedPayment } from '../payments/tracked-payment.ts'

/** What a card can be given for; each has a picture of its own, and words in `gift-cards:occasion`. */
export const OCCASIONS = ['thanks', 'birthday', 'wedding', 'new_year', 'home', 'any'] as const
export type Occasion = (typeof OCCASIONS)[number]

/** The ways to pay for a card: never with credit or with another card. */
export const CARD_METHODS = ['promptpay', 'card'] as const
export type CardMethod = (typeof CARD_METHODS)[number]

export const MESSAGE_MOST = 500
const EMAIL = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/

// Control characters would forge a letter's head; line breaks belong into the message alone.
const line = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most), v.regex(/^[^\p{Cc}]*$/u))
export const EmailAddress = v.pipe(line(254), v.regex(EMAIL))

/** A card as the form asks for it. `key` is made by the form, so that a second press counts once. Amounts are satang. */
export const GiftCardWish = v.object({
  key: v.pipe(v.string(), v.uuid()),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  occasion: v.picklist(OCCASIONS),
  to: v.pipe(line(80), v.nonEmpty()),
  toEmail: EmailAddress,
  message: v.pipe(v.string(), v.trim(), v.maxLength(MESSAGE_MOST), v.regex(/^[^\0]*$/)),
  language: v.picklist(LANGUAGES),
  sendOn: v.pipe(v.string(), v.isoDate()),
  from: v.pipe(line(80), v.nonEmpty()),
  /** The receipt goes there; a member who says nothing has it sent to the account's address. */
  email: v.union([v.literal(''), EmailAddress]),
  paymentMethod: v.picklist(CARD_METHODS),
})
export type GiftCardWish = v.InferOutput<typeof GiftCardWish>

/** Which fields of a wish cannot be taken, in the order of the form. */
export function wishFaults(wish: unknown): string[] {
  const read = v.safeParse(GiftCardWish, wish)
  return read.success ? [] : Object.keys(v.flatten<typeof GiftCardWish>(read.issues).nested ?? {})
}

/** What the shop's settings say of the sale; amounts are satang. */
export type SaleTerms = {
  open: boolean
  choices: readonly number[]
  least: number
  most: number
  aheadDays: number
  withdrawalDays: number
  methods: readonly CardMethod[]
}

/** How far a bought card is: `redeemed` and the like are the card's, the others the payment's. */
export type BoughtState = 'open' | 'failed' | 'expired' | 'canceled' | 'waiting' | 'sent' | 'redeemed' | 'blocked' | 'ran_out' | 'returned'

/** A card as its buyer sees it. Moments are ISO 8601. */
export type BoughtCard = {
  purchase: string
  number: string
  state: BoughtState
  amount: number
  occasion: Occasion
  to: string
  toEmail: string
  sendOn: string
  sentAt: string | null
  paidAt: string | null
  expiresAt: string | null
  /** Until when it can be given back; null where it cannot. */
  returnUntil: string | null
  /** Money that a person sends back, and to which account, once it is known. */
  refundByHand: { amount: number; account: { bank: string; end: string } | null } | null
  /** Null once it is paid, or can no longer be. */
  payment: TrackedPayment | null
}

/** A card as whoever holds its code sees it. */
export type HeldCard = { amount: number; occasion: Occasion; from: string; to: string; message: string; expiresAt: string | null; redeemed: boolean }
