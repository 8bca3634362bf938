import { pageHandle } from '../../platform/page-handle.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import type { Route } from './+types/customer-support-page'
import { loadInfo } from '../load-info.server.ts'

export const handle = pageHandle({ messages: ['pages-written', 'pages-support'], cache: { query: [], seconds: 300 } })

export const loader = ({ context }: Route.LoaderArgs) => loadInfo(context, 'support')

export default lazyScreen(() => import('./support-screen.tsx'), handle)
