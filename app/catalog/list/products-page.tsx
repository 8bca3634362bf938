import type { LoaderFunctionArgs } from 'react-router'
import { listRates } from '../../money/list-rates.server.ts'
import { pageHandle } from '../../platform/page-handle.ts'
import { readerOf, shopOf } from '../../shop.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import { SEARCH_PARAMETERS, searchOf } from '../search/product-search.ts'
import { ProductsSkeleton } from './products-skeleton.tsx'
import { findProducts, listFacets } from '../search/search-products.server.ts'
import { correctQuery } from '../search/search-spelling.server.ts'

export const handle = pageHandle({ messages: ['catalog'], cache: { query: SEARCH_PARAMETERS, seconds: 60, canonical: ['category'] } })

export type ProductsData = Awaited<ReturnType<typeof loader>>

/** The list an address asks for: its pieces, what it can be narrowed to, and what was searched for instead of a typing error. */
export async function loader({ request, context }: LoaderFunctionArgs) {
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

export default lazyScreen(() => import('./products-screen.tsx'), { ...handle, skeleton: <ProductsSkeleton /> })
