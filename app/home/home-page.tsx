import { pageHandle } from '../platform/page-handle.ts'
import { tellKeys } from '../platform/page-keys.ts'
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
  // A page with a section missing says nothing of what it shows, and has it with the next change.
  if (featured && arrivals && rest.sellers && rest.families && rest.slides && rest.numbers && rest.collections) {
    const pieces = [...featured, ...arrivals].map(({ id }) => `product-${id}` as const)
    tellKeys(context, ['home', 'shelves', 'collections', ...pieces, ...rest.sellers.map(({ id }) => `shop-${id}` as const)])
  }
  return { ...rest, featured: featured && toRows(featured), arrivals: arrivals && toRows(arrivals) } satisfies SentWindow
}

export default lazyScreen(() => import('./home-screen.tsx'), handle)
