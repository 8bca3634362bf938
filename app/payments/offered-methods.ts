/** The ways to pay that the shop offers in a browser; a provider must serve them as well, but for cash, which the carrier collects. */
export const OFFERED_METHODS = ['promptpay', 'card', 'shop_promptpay', 'bank_transfer', 'cash_on_delivery'] as const
/** `invoice` is offered to wholesale buyers with days to pay, by their quote. */
export type OfferedMethod = (typeof OFFERED_METHODS)[number] | 'invoice'

/** So many attempts a buyer may make to pay one order. */
export const ATTEMPTS_MAX = 10

/** Paid to the shop's own account, and confirmed by a person who compares a slip with it. */
export const isTransfer = (method: string): boolean => method === 'shop_promptpay' || method === 'bank_transfer'

/** What a method is offered in, in the order people of a country expect: codes before cards in Thailand, cards before anything else abroad. */
export const inOrderOf = (country: string, methods: readonly OfferedMethod[]): OfferedMethod[] =>
  country === 'TH' ? [...methods] : methods.toSorted((a, b) => Number(b === 'card') - Number(a === 'card')).filter((method) => method !== 'cash_on_delivery')

/** What a draft is paid by: what was chosen, or the first that is offered where it goes. */
export function chosenMethod(
  draft: { paymentMethod: OfferedMethod | null; address: { country: string } },
  methods: readonly OfferedMethod[],
): OfferedMethod | undefined {
  // Whether somebody may is said by the quote.
  if (draft.paymentMethod === 'invoice') return 'invoice'
  const offered = inOrderOf(draft.address.country, methods)
  return draft.paymentMethod !== null && offered.includes(draft.paymentMethod) ? draft.paymentMethod : offered[0]
}

/** Placed at once, and paid later: no provider is asked when it is ordered. */
export const isPaidLater = (method: string): boolean => method === 'cash_on_delivery' || method === 'invoice'

/** Why a cart is not ordered on invoice. The texts are `payments:invoice.because.{code}`. */
export type InvoiceRefusal = 'no_terms' | 'no_room' | 'overdue'

/** What a wholesale buyer can order on invoice: days to pay, and satang that are left of the limit. */
export type InvoiceTerms = { days: number; room: number; overdue: boolean }

/** Why a cart is not sent against cash. The texts are `payments:cash.because.{code}`. */
export type CashRefusal = 'switched_off' | 'abroad' | 'too_much' | 'seller' | 'personal' | 'fetched' | 'too_many'

/** What the shop's settings say of cash on delivery; amounts are satang. The fee is for each parcel. */
export type CashTerms = { offered: boolean; most: number; fee: number }

/** Whether a cart can be paid in cash at the door, and what the carrier asks for collecting it, for all parcels. */
export type CashAnswer = { offered: true; fee: number } | { offered: false; because: CashRefusal; most: number }
