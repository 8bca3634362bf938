import { pageHandle } from '../platform/page-handle.ts'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'

// The page itself says nothing personal: who reads it is found out in the browser.
export const handle = pageHandle({
  messages: ['profile', 'dashboard', 'account', 'addresses', 'checkout', 'money', 'points'],
  noindex: true,
  cache: { query: [], seconds: 60, keys: [] },
})

export default lazyScreen(() => import('./profile-screen.tsx'), { ...handle, skeleton: <ProfileSkeleton /> })
