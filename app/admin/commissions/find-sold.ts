import type { NamedRecord } from '../../desk-kit/named-record.ts'
import { literally } from '../../desk-kit/rest-question.ts'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

/** As many as one reads while typing. */
const OFFERED = 8

/** Browser only. Sellers whose names have these words. Throws the API's error. */
export async function findSellersNamed(words: string): Promise<NamedRecord[]> {
  const asked = (await loadSupabase()).from('sellers').select('id, business_name')
  const { data } = await answered(
    asked
      .ilike('business_name', `%${literally(words)}%`)
      .order('business_name')
      .limit(OFFERED),
  )
  return data.map(({ id, business_name: name }) => ({ id, name }))
}

/** Browser only. Products whose names have these words. Throws the API's error. */
export async function findProductsNamed(words: string): Promise<NamedRecord[]> {
  const asked = (await loadSupabase()).from('products').select('id, name')
  const { data } = await answered(
    asked
      .ilike('name', `%${literally(words)}%`)
      .order('name')
      .limit(OFFERED),
  )
  return data
}

/** Browser only. Names of sellers and products by their ids; what is gone has none. Throws the API's error. */
export async function listNamesOf(sellers: readonly string[], products: readonly string[]): Promise<NamedRecord[]> {
  const supabase = await loadSupabase()
  const [shops, sold] = await Promise.all([
    sellers.length === 0 ? undefined : answered(supabase.from('sellers').select('id, business_name').in('id', sellers)),
    products.length === 0 ? undefined : answered(supabase.from('products').select('id, name').in('id', products)),
  ])
  return [...(shops?.data ?? []).map(({ id, business_name: name }) => ({ id, name })), ...(sold?.data ?? [])]
}
