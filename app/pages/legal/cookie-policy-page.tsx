import { pageHandle } from '../../platform/page-handle.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import type { Route } from './+types/cookie-policy-page'
import { loadInfo } from '../load-info.server.ts'

export const handle = pageHandle({ messages: ['pages-written', 'pages-cookies'], cache: { query: [], seconds: 300 } })

export const loader = ({ context }: Route.LoaderArgs) => loadInfo(context, 'cookies')

export default lazyScreen(() => import('./cookies-screen.tsx'), handle)
