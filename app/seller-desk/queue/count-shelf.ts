import type { Json } from '../../../supabase/types.ts'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import type { Trouble } from './deed.ts'

/** A shelf as it was counted, and what was there when it was. Under one key it is done once, however often it is sent. */
export type ShelfCount = { key: string; variantId: string; seen: number; counted: number }

/** Browser only. Has the shop keep a count. Where something else lies there, or orders need more, it says so and keeps nothing; `anyway` sets it all the same. Throws the API's error. */
export async function countShelf({ key, variantId, seen, counted }: ShelfCount, anyway = false): Promise<'done' | Trouble> {
  const { data } = await answered(
    (await loadSupabase()).rpc('count_shelf', { p_key: key, p_variant_id: variantId, p_seen: seen, p_counted: counted, p_anyway: anyway }),
  )
  return troubleOf(data)
}

/** As the functions of `supabase/schema/stock.sql` and `sellers.sql` write it. */
type Kept = { kept: true } | ({ kept: false } & Trouble)

/** What a deed at the shop came to. */
export function troubleOf(data: Json): 'done' | Trouble {
  // Built by our own functions of the same release.
  const answer = data as unknown as Kept
  if (answer.kept) return 'done'
  const { kept: _, ...trouble } = answer
  return trouble
}
