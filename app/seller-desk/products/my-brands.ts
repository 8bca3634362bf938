import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

export type MyBrand = { id: string; name: string }

/** Browser only. The brands a seller may sell under, by name: those open to every maker and those they are named for. Throws the API's error. */
export async function listMyBrands(sellerId: string): Promise<MyBrand[]> {
  const { data } = await answered(
    (await loadSupabase()).from('brands').select('id,name,open_to_all,named:brand_sellers(seller_id)').eq('is_active', true).order('name').order('id'),
  )
  return data.filter(({ open_to_all: open, named }) => open || named.some(({ seller_id: seller }) => seller === sellerId)).map(({ id, name }) => ({ id, name }))
}
