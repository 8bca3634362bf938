import { pageHandle } from '../platform/page-handle.ts'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import { CreditSkeleton } from './credit-skeleton.tsx'

// The page itself says nothing personal: who reads it is found out in the browser.
export const handle = pageHandle({ messages: ['credit'], noindex: true, cache: { query: [], seconds: 60, keys: [] } })

export default lazyScreen(() => import('./credit-screen.tsx'), { ...handle, skeleton: <CreditSkeleton /> })
