import { pageHandle } from '../../platform/page-handle.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import { SELLER_PARAMETERS } from '../seller-search.ts'
import { SellersSkeleton } from './sellers-skeleton.tsx'
import { loadSellers } from './load-sellers.server.ts'

export const handle = pageHandle({
  messages: ['sellers'],
  cache: { query: SELLER_PARAMETERS, seconds: 120, canonical: ['region', 'province'], keys: ['shelves'] },
})

export const loader = loadSellers

export default lazyScreen(() => import('./sellers-screen.tsx'), { messages: handle.messages, skeleton: <SellersSkeleton /> })
