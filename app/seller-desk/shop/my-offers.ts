import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

/** An offer that the shop has made for a maker. */
export type MyOffer = {
  id: string
  name: string
  names: Readonly<Record<string, string>>
  start_date: string
  end_date: string | null
  is_active: boolean
  funded_by: 'platform' | 'seller' | 'shared'
  shared_ppm: number | null
}

/** As many as a shop can have at once. */
const MOST = 50

/** Browser only. The newest first. Throws the API's error. */
export async function listMyOffers(seller: string): Promise<MyOffer[]> {
  const { data } = await answered(
    (await loadSupabase())
      .from('bogo_promotions')
      .select('id, name, names, start_date, end_date, is_active, funded_by, shared_ppm')
      .eq('seller_id', seller)
      .is('by_shop', false)
      .order('start_date', { ascending: false })
      .limit(MOST),
  )
  // The table's own checks hold `funded_by` to these words and `names` to texts by language.
  return data as unknown as MyOffer[]
}

/** Whether an offer runs now, will, did, or is switched off. */
export function stateOf({ is_active: isActive, start_date: starts, end_date: ends }: MyOffer, now: Date): 'running' | 'later' | 'ended' | 'off' {
  if (ends !== null && new Date(ends) < now) return 'ended'
  if (!isActive) return 'off'
  return new Date(starts) > now ? 'later' : 'running'
}
