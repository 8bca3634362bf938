import { data } from 'react-router'
import { pageHandle } from '../../platform/page-handle.ts'
import { tellKeys } from '../../platform/page-keys.ts'
import { readerOf, shopOf } from '../../shop.ts'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import type { Route } from './+types/product-page'
import { opensFor } from './get-early-product.server.ts'
import { getProduct } from './get-product.server.ts'
import { productHead } from './product-head.server.ts'
import type { Product } from '../product.ts'
import { sayMaking } from './say-making.server.ts'
import { ProductSkeleton } from './product-skeleton.tsx'

/** Half a minute: what is left of a piece should not be an old story. */
export const handle = pageHandle({ messages: ['product', 'catalog', 'shipping', 'money'], cache: { query: [], seconds: 30 } })

export async function loader({ context, params }: Route.LoaderArgs) {
  const { language } = readerOf(context)
  const shop = shopOf(context)
  const found = await getProduct(shop.anon, params.id, language, (keys) => tellKeys(context, keys))
  const product = found && sayMaking(shop, found, language)
  const { siteUrl } = shop.settings
  if (product) return { product, head: await productHead(shop, product, language), early: undefined, language, siteUrl }
  const opening = await opensFor(shop.anon, params.id)
  if (!opening) throw data(null, { status: 404 })
  tellKeys(context, [`product-${params.id.toLowerCase()}`, `shop-${opening.seller_id}`])
  return { product: undefined, head: undefined, early: { id: params.id, opening }, language, siteUrl }
}

const Screen = lazyScreen(() => import('./product-screen.tsx'), { messages: handle.messages, skeleton: <ProductSkeleton /> })
const EarlyProduct = lazyScreen(() => import('./early-product.tsx'), { messages: handle.messages, skeleton: <ProductSkeleton />, rare: true })

// Another piece begins anew: its own choice, its own first picture.
export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, head, early, language, siteUrl } = loaderData
  const show = (product: Product) => <Screen key={product.id} product={product} head={head} language={language} siteUrl={siteUrl} />
  return product ? show(product) : <EarlyProduct key={early.id} {...early} show={show} />
}
