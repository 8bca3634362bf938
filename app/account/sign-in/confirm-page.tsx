import { pageHandle } from '../../platform/page-handle.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'

export const handle = pageHandle({ messages: ['account'], noindex: true })

/** The address holds the secret of a letter's link: it must not travel. */
export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' })

export default lazyScreen(() => import('./confirm-screen.tsx'), handle)
