import type { LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../../platform/page-handle.ts'
import { tellKeys } from '../../platform/page-keys.ts'
import { readerOf, shopOf } from '../../shop.ts'
import { getProductBasics } from '../product/get-product.server.ts'

export const handle = pageHandle({ messages: [], cache: { query: [], seconds: 30 }, noindex: true })

/** `/products/{id}/quick-view.json`: a piece as the quick view shows it, in the language of the prefix. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const product = await getProductBasics(shopOf(context).anon, params['id'] ?? '', readerOf(context).language, (keys) => tellKeys(context, keys))
  return product ? Response.json(product) : new Response(null, { status: 404 })
}
