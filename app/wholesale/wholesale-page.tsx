import { pageHandle } from '../platform/page-handle.ts'
import { lazyScreen } from '../ui/lazy-screen.tsx'

// The same for everyone; where a member stands is found out in the browser.
export const handle = pageHandle({ messages: ['wholesale', 'payments'], cache: { query: [], seconds: 300, keys: [] } })

export default lazyScreen(() => import('./wholesale-screen.tsx'), handle)
