import type { NamedRecord } from '../../desk-kit/named-record.ts'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { findNamed } from '../named/find-named.ts'

/** Browser only. Sellers whose names have these words. Throws the API's error. */
export const findSellersNamed = (words: string): Promise<NamedRecord[]> => findNamed('sellers', words)

/** Browser only. Products whose names have these words. Throws the API's error. */
export const findProductsNamed = (words: string): Promise<NamedRecord[]> => findNamed('products', words)

/** Browser only. Names of sellers and products by their ids; what is gone has none. Throws the API's error. */
export async function listNamesOf(sellers: readonly string[], products: readonly string[]): Promise<NamedRecord[]> {
  const supabase = await loadSupabase()
  const [shops, sold] = await Promise.all([
    sellers.length === 0 ? undefined : answered(supabase.from('sellers').select('id, business_name').in('id', sellers)),
    products.length === 0 ? undefined : answered(supabase.from('products').select('id, name').in('id', products)),
  ])
  return [...(shops?.data ?? []).map(({ id, business_name: name }) => ({ id, name })), ...(sold?.data ?? [])]
}
