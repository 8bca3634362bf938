import { pageHandle } from '../platform/page-handle.ts'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'

export const handle = pageHandle({
  messages: ['cart', 'checkout', 'money', 'addresses', 'points', 'shipping'],
  noindex: true,
  cache: { query: [], seconds: 3600, keys: [] },
})

export default lazyScreen(() => import('./cart-screen.tsx'), { ...handle, skeleton: <CartSkeleton /> })
