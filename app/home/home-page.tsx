import { pageHandle } from '../platform/page-handle.ts'
import { toRows } from '../platform/rows.ts'
import { readerOf, shopOf } from '../shop.ts'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import type { Route } from './+types/home-page'
import type { SentWindow } from './home.ts'
import { getShopWindow } from './get-shop-window.server.ts'

export const handle = pageHandle({ messages: ['home', 'catalog', 'collections'], cache: { query: [], seconds: 60 } })

/** The shop window: what is there, who made it, and what is new. */
export async function loader({ context }: Route.LoaderArgs) {
  const { anon, log } = shopOf(context)
  const { featured, arrivals, ...rest } = await getShopWindow(anon, { language: readerOf(context).language, log })
  return { ...rest, featured: featured && toRows(featured), arrivals: arrivals && toRows(arrivals) } satisfies SentWindow
}

export default lazyScreen(() => import('./home-screen.tsx'), handle)
