import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

/** Browser only. The kinds of parcels of a shop beside its usual one, the oldest first. Throws the API's error. */
export async function listMyParcels(sellerId: string): Promise<{ id: string; name: string }[]> {
  const supabase = await loadSupabase()
  const { data } = await answered(
    supabase.from('shop_shipping_profiles').select('id,name').eq('seller_id', sellerId).is('ended_at', null).order('made_at').order('id'),
  )
  return data
}
