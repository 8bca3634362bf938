import type { LoaderFunctionArgs } from 'react-router'
import { listRates } from '../../money/list-rates.server.ts'
import { readerOf, shopOf } from '../../shop.ts'
import { searchOf } from '../search/product-search.ts'
import { findProducts, listFacets } from '../search/search-products.server.ts'
import { correctQuery } from '../search/search-spelling.server.ts'

export type ProductsData = Awaited<ReturnType<typeof loadProducts>>

/** The list an address asks for: its pieces, what it can be narrowed to, and what was searched for instead of a typing error. */
export async function loadProducts({ request, context }: LoaderFunctionArgs) {
  const { anon, settings } = shopOf(context)
  const { language } = readerOf(context)
  const typed = searchOf(new URL(request.url).searchParams)
  // A price that was typed is looked for in baht; without one nothing has to be asked before the search.
  const [corrected, rates] = await Promise.all([
    typed.q && !typed.exact ? correctQuery(anon, typed.q) : undefined,
    typed.min || typed.max ? listRates(anon) : [],
  ])
  const search = { ...typed, q: corrected ?? typed.q }
  const [found, facets] = await Promise.all([findProducts(anon, search, { language, rates }), listFacets(anon, search, { language, rates })])
  return { search: typed, corrected, facets, siteUrl: settings.siteUrl, ...found }
}
