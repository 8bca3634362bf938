import type { LoaderFunctionArgs } from 'react-router'
import { findAnnounced } from '../pages/find-announced.server.ts'
import { pageHandle } from '../platform/page-handle.ts'
import { shopOf } from '../shop.ts'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'

// The page itself says nothing personal: who reads it is found out in the browser.
export const handle = pageHandle({
  messages: [
    'dashboard',
    'application',
    'evidence',
    'sellers',
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
    'pages-written',
  ],
  noindex: true,
  cache: { query: [], seconds: 60 },
})

/** What every member is told, the same for all. */
export const loader = async ({ context }: LoaderFunctionArgs) => ({ announced: await findAnnounced(shopOf(context).anon) })

export default lazyScreen(() => import('./dashboard-screen.tsx'), { ...handle, skeleton: <DashboardSkeleton /> })
