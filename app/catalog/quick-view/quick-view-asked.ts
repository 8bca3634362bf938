import type { CardProduct } from '../card-actions.ts'

/** What a quick view was asked for; `opening` counts, so that each begins anew. */
export type QuickViewAsked = { product: CardProduct; opening: number }
