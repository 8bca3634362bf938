import { pageHandle } from '../../platform/page-handle.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import type { Route } from './+types/documentation-page'
import { loadInfo } from '../load-info.server.ts'

export const handle = pageHandle({ messages: ['pages-written', 'pages-documentation'], cache: { query: [], seconds: 300 } })

export const loader = ({ context }: Route.LoaderArgs) => loadInfo(context, 'documentation')

export default lazyScreen(() => import('../info-screen.tsx'), handle)
