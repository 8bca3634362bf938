import { listRates } from '../../money/list-rates.server.ts'
import type { Shop } from '../../shop.ts'
import type { ProductSearch } from '../search/product-search.ts'
import { correctQuery } from '../search/search-spelling.server.ts'

/** What is looked for instead of what was typed, if it holds a typing error, and what that needs: the names things have, and rates where a price was typed. */
export async function searchedFor({ anon, vocabulary: known }: Pick<Shop, 'anon' | 'vocabulary'>, typed: ProductSearch) {
  const vocabulary = known()
  // A price that was typed is looked for in baht; without one nothing has to be asked before the search.
  const [corrected, rates] = await Promise.all([
    typed.q && !typed.exact ? correctQuery(anon, typed.q, vocabulary) : undefined,
    typed.min || typed.max ? listRates(anon) : [],
  ])
  return { search: { ...typed, q: corrected ?? typed.q }, corrected, rates, vocabulary }
}
