import { pageHandle } from '../../platform/page-handle.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import { SellerSkeleton } from './seller-skeleton.tsx'
import { loadSeller } from './load-seller.server.ts'

export const handle = pageHandle({ messages: ['sellers', 'credentials', 'catalog', 'product'], cache: { query: ['page'], seconds: 60 } })

export const loader = loadSeller

export default lazyScreen(() => import('./seller-screen.tsx'), { messages: handle.messages, skeleton: <SellerSkeleton /> })
