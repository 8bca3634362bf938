import { pageHandle } from '../../platform/page-handle.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'

export const handle = pageHandle({ messages: ['account'], noindex: true, cache: { query: [], seconds: 60, keys: [] } })

export default lazyScreen(() => import('./google-screen.tsx'), handle)
