import { pageHandle } from '../platform/page-handle.ts'
import { lazyScreen } from '../ui/lazy-screen.tsx'

// The code stands behind the hash, so the page itself says nothing and is the same for everyone.
export const handle = pageHandle({ messages: ['gift-cards'], noindex: true, cache: { query: [], seconds: 300, keys: [] } })

export default lazyScreen(() => import('./card-screen.tsx'), handle)
