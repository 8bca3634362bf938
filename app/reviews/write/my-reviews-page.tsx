import { pageHandle } from '../../platform/page-handle.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import { MyReviewsSkeleton } from './my-reviews-skeleton.tsx'

// The page itself says nothing personal: who reads it is found out in the browser.
export const handle = pageHandle({ messages: ['reviews'], noindex: true, cache: { query: [], seconds: 3600, keys: [] } })

export default lazyScreen(() => import('./my-reviews-screen.tsx'), { ...handle, skeleton: <MyReviewsSkeleton /> })
