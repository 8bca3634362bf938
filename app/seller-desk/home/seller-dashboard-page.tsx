import type { TellingCarriers } from '../../orders/carrying/carrier.ts'
import { pageHandle } from '../../platform/page-handle.ts'
import { shopOf } from '../../shop.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import type { Route } from './+types/seller-dashboard-page.ts'
import { DeskSkeleton } from '../desk-skeleton.tsx'

export const handle = pageHandle({
  // Of the first screen; each part brings its own.
  messages: ['desk', 'desk-queue'],
  noindex: true,
  cache: { query: [], seconds: 3600, keys: [] },
})

export const loader = ({ context }: Route.LoaderArgs): TellingCarriers => ({ carriers: shopOf(context).carriers.map(({ name }) => name) })

/** Its parts are chosen in the address; what the loader says does not change by it, and without a line it could not be asked. */
export const shouldRevalidate = () => false

export default lazyScreen(() => import('./seller-dashboard-screen.tsx'), { ...handle, skeleton: <DeskSkeleton /> })
