import { pageHandle } from '../platform/page-handle.ts'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import { loadRoadmap } from './load-roadmap.server.ts'

export const handle = pageHandle({ messages: ['roadmap'], cache: { query: [], seconds: 60 } })

export const loader = loadRoadmap

export default lazyScreen(() => import('./roadmap-screen.tsx'), handle)
