import { languageOf, FALLBACK_LANGUAGE } from '../i18n/languages.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import type { QuoteWish, WantedLine } from './quote/quote.ts'

/** What to ask a quote for. */
export const wishOf = ({ items, draft, language }: { items: readonly WantedLine[]; draft: CheckoutDraft; language: string }): QuoteWish => ({
  lines: linesOf(items),
  country: draft.address.country,
  delivery: draft.delivery,
  couponCode: draft.couponCode,
  points: draft.points,
  credit: draft.credit,
  language: languageOf(language) ?? FALLBACK_LANGUAGE,
})

/** The lines of a cart as the server wants them: ids and numbers, never a price. */
export const linesOf = (items: readonly WantedLine[]): WantedLine[] =>
  items.map(({ productId, variantId, quantity, personalization }) => ({ productId, variantId, quantity, personalization }))
