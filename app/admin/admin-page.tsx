import { pageHandle } from '../platform/page-handle.ts'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import { AdminSkeleton } from './frame/admin-skeleton.tsx'

export const handle = pageHandle({ messages: ['admin', 'desk-kit', 'account'], noindex: true, bare: true, cache: { query: [], seconds: 3600, keys: [] } })

export default lazyScreen(() => import('./admin-screen.tsx'), { ...handle, skeleton: <AdminSkeleton /> })
