import { pageHandle } from '../platform/page-handle.ts'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import { NotificationsSkeleton } from './notifications-skeleton.tsx'

// The page itself says nothing personal: who reads it is found out in the browser.
export const handle = pageHandle({ messages: ['notifications', 'returns'], noindex: true, cache: { query: [], seconds: 60, keys: [] } })

export default lazyScreen(() => import('./notifications-screen.tsx'), { ...handle, skeleton: <NotificationsSkeleton /> })
