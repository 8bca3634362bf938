import { answered } from '../platform/answered.ts'
import { loadSupabase } from '../platform/session/supabase.ts'

/** Browser only. Who runs the shop and where post reaches them; empty while no address is set. Throws the API's error. */
export async function readPostalAddress(): Promise<string> {
  const supabase = await loadSupabase()
  const { data } = await answered(supabase.from('shop_settings').select('key, value').in('key', ['shop.legal_name', 'shop.address']))
  const said = (key: string) => data.flatMap(({ key: one, value }) => (one === key && typeof value === 'string' ? [value.trim()] : []))[0] ?? ''
  const address = said('shop.address')
  return address && [said('shop.legal_name'), address].filter(Boolean).join(', ')
}
