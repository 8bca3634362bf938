import { pageHandle } from '../../platform/page-handle.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import type { Route } from './+types/about-page'
import { loadInfo } from '../load-info.server.ts'

export const handle = pageHandle({ messages: ['pages-written', 'pages-about'], cache: { query: [], seconds: 300 } })

export const loader = ({ context }: Route.LoaderArgs) => loadInfo(context, 'about')

export default lazyScreen(() => import('./about-screen.tsx'), handle)
