import { data, type LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../../platform/page-handle.ts'
import { readerOf, shopOf } from '../../shop.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import { getShopFacts } from '../get-shop-facts.server.ts'
import { INFO_PAGES } from '../info-pages.ts'
import { getPreview } from './get-preview.server.ts'

const CATALOGUES = Object.values(INFO_PAGES).map(({ name }) => `pages-${name}`)

export const handle = pageHandle({ messages: ['pages-written', 'shipping', ...CATALOGUES], noindex: true })

/** A page that nobody but the holder of the link sees yet; for each request anew. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const facts = await getShopFacts(shop.anon, { sender: shop.settings.mailFrom })
  const written = await getPreview(shop.service, params['token'] ?? '', { language: readerOf(context).language, facts })
  if (!written) throw data(null, { status: 404 })
  return { facts, written }
}

export default lazyScreen(() => import('./preview-screen.tsx'), handle)
