import { pageHandle } from '../../platform/page-handle.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import type { Route } from './+types/contact-page'
import { loadInfo } from '../load-info.server.ts'

export const handle = pageHandle({ messages: ['pages-written', 'pages-contact'], cache: { query: [], seconds: 300 } })

export const loader = ({ context }: Route.LoaderArgs) => loadInfo(context, 'contact')

export default lazyScreen(() => import('./contact-screen.tsx'), handle)
