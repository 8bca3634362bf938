import { pageHandle } from '../platform/page-handle.ts'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import { loadStories } from './load-stories.server.ts'

export const handle = pageHandle({ messages: ['stories', 'sellers', 'catalog', 'blog'], cache: { query: [], seconds: 300 } })

export const loader = loadStories

export default lazyScreen(() => import('./stories-screen.tsx'), handle)
