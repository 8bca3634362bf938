import { pageHandle } from '../platform/page-handle.ts'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import { MAP_PARAMETERS } from './map-search.ts'
import { MapSkeleton } from './map-skeleton.tsx'
import { loadMap } from './load-map.server.ts'

export const handle = pageHandle({ messages: ['map', 'sellers'], cache: { query: MAP_PARAMETERS, seconds: 120, canonical: ['region'] } })

export const loader = loadMap

export default lazyScreen(() => import('./map-screen.tsx'), { messages: handle.messages, skeleton: <MapSkeleton /> })
