import { pageHandle } from '../platform/page-handle.ts'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import { SavedSearchesSkeleton } from './saved-searches-skeleton.tsx'

// The page itself says nothing personal: who reads it is found out in the browser.
export const handle = pageHandle({ messages: ['saved-searches'], noindex: true, cache: { query: [], seconds: 60, keys: [] } })

export default lazyScreen(() => import('./saved-searches-screen.tsx'), { ...handle, skeleton: <SavedSearchesSkeleton /> })
