import type { Json } from '../../../supabase/types.ts'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { asWanted, readMyProduct } from './my-product.ts'
import { formOf } from './product-wish.ts'
import { readSaid } from './said-of-product.ts'

/**
 * Browser only. Begins a listing with everything that is said of another, but for its photographs and its stock, which are those of one piece. Answers the id of the draft. Throws
 * the API's error.
 */
export async function duplicateListing(productId: string, language: string): Promise<string> {
  const [found, said] = await Promise.all([readMyProduct(productId, language), readSaid(productId)])
  if (!found) throw new Error('There is no such piece any more.')
  const id = crypto.randomUUID()
  const answers = { ...formOf(asWanted(found.product)), stock: '1', pictures: [], said, language: found.language }
  // Texts, numbers and answers, as a draft has them.
  await answered((await loadSupabase()).rpc('keep_listing_draft', { p_id: id, p_seller_id: found.sellerId, p_answers: answers as unknown as Json, p_seen: 0 }))
  return id
}
