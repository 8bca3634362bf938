import { pageHandle } from '../../platform/page-handle.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import { TrackingSkeleton } from './tracking-skeleton.tsx'

// Nothing here is kept: the address holds the secret that opens an order.
export const handle = pageHandle({ messages: ['tracking', 'orders', 'checkout', 'payments', 'documents', 'money', 'points', 'credentials'], noindex: true })

/** The address must not travel: not to a cache, not to a search engine, not as the page somebody came from. */
export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' })

export default lazyScreen(() => import('./order-tracking-screen.tsx'), { ...handle, skeleton: <TrackingSkeleton /> })
