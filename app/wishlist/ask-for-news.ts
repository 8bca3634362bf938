import { answered } from '../platform/answered.ts'
import { queryClient } from '../platform/query.ts'
import { loadSupabase } from '../platform/session/supabase.ts'

/** Browser only. Whether the signed-in person wants to be told when a favorite gets cheaper or is back. Throws the API's error. */
export async function askForNews(productId: string, wanted: boolean): Promise<void> {
  await answered((await loadSupabase()).from('favorites').update({ wants_news: wanted }).eq('product_id', productId))
  // The list is kept for a while; the next card made from it must know.
  void queryClient().invalidateQueries({ queryKey: ['wishlist'], refetchType: 'none' })
}
