import { pageHandle } from '../platform/page-handle.ts'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import { WishlistSkeleton } from './wishlist-skeleton.tsx'

// The page itself says nothing personal: who reads it is found out in the browser.
export const handle = pageHandle({ messages: ['wishlist', 'catalog'], noindex: true, cache: { query: [], seconds: 60, keys: [] } })

export default lazyScreen(() => import('./wishlist-screen.tsx'), { ...handle, skeleton: <WishlistSkeleton /> })
