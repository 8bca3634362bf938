import { pageHandle } from '../../platform/page-handle.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import { CollectionSkeleton } from './collection-skeleton.tsx'
import { loadCollection } from './load-collection.server.ts'

export const handle = pageHandle({ messages: ['collections', 'catalog'], cache: { query: ['page'], seconds: 60, keys: ['collections', 'list'] } })

export const loader = loadCollection

export default lazyScreen(() => import('./collection-screen.tsx'), { messages: handle.messages, skeleton: <CollectionSkeleton /> })
