import type { CardPiece } from '../card-actions.ts'

/** What a quick view was asked for; `opening` counts, so that each begins anew. */
export type QuickViewAsked = { piece: CardPiece; opening: number }
