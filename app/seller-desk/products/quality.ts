import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

/** What a listing can lack, and the question (of `seller-desk/listing`) where it is said. Two languages more come by readers who have it translated, or by its maker. */
export const MENDS = {
  photo: 'photos',
  photos: 'photos',
  alt: 'photos',
  story: 'how',
  material: 'how',
  making: 'how',
  steps: 'how',
  care: 'how',
  dimensions: 'size',
  customs: 'where',
  tags: 'where',
  languages: undefined,
} as const
export type Mend = keyof typeof MENDS

/** How good a listing is, of a hundred: everything it can lack counts alike. */
export const qualityOf = (mends: readonly Mend[]): number => Math.round(100 * (1 - mends.length / Object.keys(MENDS).length))

const isMend = (word: string): word is Mend => word in MENDS

/** Browser only. What listings of a shop lack, by their ids. Throws the API's error. */
export async function readQuality(sellerId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Mend[]>> {
  if (ids.length === 0) return new Map()
  const { data } = await answered((await loadSupabase()).rpc('desk_quality', { p_seller_id: sellerId, p_ids: [...ids] }))
  return new Map(data.map((row) => [row.product_id, row.to_mend.filter(isMend)]))
}
