import { pageHandle } from '../platform/page-handle.ts'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'

// The page itself says nothing personal: who reads it is found out in the browser.
export const handle = pageHandle({
  messages: [
    'dashboard',
    'account',
    'settings',
    'notifications',
    'orders',
    'returns',
    'wishlist',
    'catalog',
    'money',
    'points',
    'reviews',
    'credit',
    'referrals',
  ],
  noindex: true,
  cache: { query: [], seconds: 60 },
})

export default lazyScreen(() => import('./dashboard-screen.tsx'), { ...handle, skeleton: <DashboardSkeleton /> })
