import { pageHandle } from '../../platform/page-handle.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import { DeskSkeleton } from '../desk-skeleton.tsx'

export const handle = pageHandle({
  messages: [
    'desk',
    'desk-messages',
    'chat',
    'team',
    'listing',
    'analytics',
    'orders',
    'payments',
    'returns',
    'documents',
    'reviews',
    'payouts',
    'statements',
    'dashboard',
    'sellers',
    'credentials',
    'profile',
  ],
  noindex: true,
  cache: { query: [], seconds: 3600 },
})

export default lazyScreen(() => import('./seller-dashboard-screen.tsx'), { ...handle, skeleton: <DeskSkeleton /> })
