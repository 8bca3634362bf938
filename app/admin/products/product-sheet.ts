import { useQuery } from '@tanstack/react-query'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import type { ListingReason } from '../../catalog/product/listing-reasons.ts'

/** Why a piece is out of the shop, and what its maker and the shop have said since. */
export type ProductHold = {
  because: ListingReason
  words: string
  at: string
  name: string
  appeal: string
  appealed_at: string | null
  answer: string
  answered_at: string | null
}

/** What staff read of a piece beside its row (`public.product_sheet`); amounts are satang. */
export type ProductSheet = {
  hold: ProductHold | null
  /** It was reported, and nobody has decided since. */
  waits: boolean
  reports: { reason: ListingReason; note: string; at: string; decision: 'nothing' | 'held' | null; name: string }[]
  stock: { id: string; name: string; sku: string; price_minor: number; is_active: boolean; on_hand: number; held: number }[]
  languages: { language: string; name: string; state: string; origin: string }[]
  /** The newest sixty days on which its price changed, newest first. */
  prices: { day: string; lowest_minor: number; last_minor: number }[]
  favorites: number
}

/** Asks what staff read of a piece. */
export const useProductSheet = (id: string) =>
  useQuery({
    queryKey: ['product-sheet', id],
    queryFn: () => databaseResult<ProductSheet | null>('product_sheet', { p_product_id: id }),
    ...CHANGES_ELSEWHERE,
  })
