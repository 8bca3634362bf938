/** The ways to pay that the shop offers in a browser; a provider must serve them as well, but for cash, which the carrier collects. */
export const OFFERED_METHODS = ['promptpay', 'card', 'shop_promptpay', 'bank_transfer', 'cash_on_delivery'] as const
export type OfferedMethod = (typeof OFFERED_METHODS)[number]

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
  const offered = inOrderOf(draft.address.country, methods)
  return draft.paymentMethod !== null && offered.includes(draft.paymentMethod) ? draft.paymentMethod : offered[0]
}

/** Why a cart is not sent against cash. The texts are `payments:cash.because.{code}`. */
export type CashRefusal = 'switched_off' | 'abroad' | 'too_much' | 'seller' | 'personal' | 'too_many'

/** What the shop's settings say of cash on delivery; amounts are satang. The fee is for each parcel. */
export type CashTerms = { offered: boolean; most: number; fee: number }

/** Whether a cart can be paid in cash at the door, and what the carrier asks for collecting it, for all parcels. */
export type CashAnswer = { offered: true; fee: number } | { offered: false; because: CashRefusal; most: number }
