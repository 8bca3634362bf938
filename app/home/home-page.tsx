import { pageHandle } from '../platform/page-handle.ts'
import { readerOf, shopOf } from '../shop.ts'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import type { Route } from './+types/home-page'
import { getShopWindow } from './get-shop-window.server.ts'

export const handle = pageHandle({ messages: ['home', 'catalog', 'collections'], cache: { query: [], seconds: 60 } })

/** The shop window: what is there, who made it, and what is new. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { anon, log } = shopOf(context)
  return getShopWindow(anon, { language: readerOf(context).language, log })
}

export default lazyScreen(() => import('./home-screen.tsx'), handle)
