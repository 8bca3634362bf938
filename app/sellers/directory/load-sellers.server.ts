import type { LoaderFunctionArgs } from 'react-router'
import { toRows } from '../../platform/rows.ts'
import { readerOf, shopOf } from '../../shop.ts'
import { findSellers } from './find-sellers.server.ts'
import { listTellers } from '../list-tellers.server.ts'
import { isNarrowed, sellerSearchOf } from '../seller-search.ts'

export type SellersData = Awaited<ReturnType<typeof loadSellers>>

/** The makers an address asks for. */
export async function loadSellers({ request, context }: LoaderFunctionArgs) {
  const { anon, settings } = shopOf(context)
  const { language } = readerOf(context)
  const search = sellerSearchOf(new URL(request.url).searchParams)
  const [page, tellers] = await Promise.all([
    findSellers(anon, search, language),
    isNarrowed(search) || search.page > 1 ? undefined : listTellers(anon, [''], language),
  ])
  return { search, language, siteUrl: settings.siteUrl, spotlight: tellers?.get(''), ...page, sellers: toRows(page.sellers), provinces: toRows(page.provinces) }
}
