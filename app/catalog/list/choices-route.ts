import type { LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../../platform/page-handle.ts'
import { readerOf, shopOf } from '../../shop.ts'
import { SEARCH_PARAMETERS, searchOf } from '../search/product-search.ts'
import { listFacets } from '../search/search-products.server.ts'
import { searchedFor } from './searched-for.server.ts'
import type { WholeChoices } from './few-choices.ts'

export const handle = pageHandle({ messages: [], cache: { query: SEARCH_PARAMETERS, seconds: 60, keys: ['list'] }, noindex: true })

/** `/products/choices.json?…`: every maker, brand and province a list can be narrowed to, in the language of the prefix. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const { search, rates, vocabulary } = await searchedFor(shop, searchOf(new URL(request.url).searchParams))
  const { brands, sellers, provinces } = await listFacets(shop.anon, search, { language: readerOf(context).language, rates, vocabulary })
  return Response.json({ brands, sellers, provinces } satisfies WholeChoices)
}
