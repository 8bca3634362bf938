import { pageHandle } from '../../platform/page-handle.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import { loadFaq } from './load-faq.server.ts'

export const handle = pageHandle({ messages: ['pages-faq'], cache: { query: [], seconds: 300 } })

export const loader = loadFaq

export default lazyScreen(() => import('./faq-screen.tsx'), handle)
