import type { LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../../platform/page-handle.ts'
import { readerOf, shopOf } from '../../shop.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import { findSellers } from './find-sellers.server.ts'
import { listTellers } from '../list-tellers.server.ts'
import { isNarrowed, SELLER_PARAMETERS, sellerSearchOf } from '../seller-search.ts'
import { SellersSkeleton } from './sellers-skeleton.tsx'

export const handle = pageHandle({ messages: ['sellers'], cache: { query: SELLER_PARAMETERS, seconds: 120, canonical: ['region', 'province'] } })

export type SellersData = Awaited<ReturnType<typeof loader>>

/** The makers an address asks for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { anon, settings } = shopOf(context)
  const { language } = readerOf(context)
  const search = sellerSearchOf(new URL(request.url).searchParams)
  const [page, tellers] = await Promise.all([
    findSellers(anon, search, language),
    isNarrowed(search) || search.page > 1 ? undefined : listTellers(anon, [''], language),
  ])
  return { search, language, siteUrl: settings.siteUrl, spotlight: tellers?.get(''), ...page }
}

export default lazyScreen(() => import('./sellers-screen.tsx'), { messages: handle.messages, skeleton: <SellersSkeleton /> })
