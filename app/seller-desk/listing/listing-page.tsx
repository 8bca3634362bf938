import { pageHandle } from '../../platform/page-handle.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import { DeskSkeleton } from '../desk-skeleton.tsx'

export const handle = pageHandle({
  messages: ['listing', 'dashboard', 'desk-products', 'product-changes', 'desk'],
  noindex: true,
  cache: { query: [], seconds: 3600, keys: [] },
})

export default lazyScreen(() => import('./listing-screen.tsx'), { ...handle, skeleton: <DeskSkeleton /> })
