import type { LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../../platform/page-handle.ts'
import { tellKeys } from '../../platform/page-keys.ts'
import { readerOf, shopOf } from '../../shop.ts'
import { listReviews } from './list-reviews.server.ts'
import { reviewsAskedOf } from '../review.ts'

export const handle = pageHandle({ messages: [], cache: { query: ['sort', 'stars', 'about', 'offset'], seconds: 30 }, noindex: true })

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** `/sellers/{id}/reviews.json`: a page of what is said of a maker and of their pieces. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = params['id'] ?? ''
  if (!ID.test(id)) return new Response(null, { status: 404 })
  const asked = reviewsAskedOf(new URL(request.url).searchParams)
  const page = await listReviews(shopOf(context).anon, { kind: 'seller', id }, asked, readerOf(context).language)
  // Each says of which piece it is.
  tellKeys(context, [
    `shop-${id.toLowerCase()}`,
    `shelf-${id.toLowerCase()}`,
    ...page.reviews.flatMap(({ product }) => (product ? [`product-${product.id}` as const] : [])),
  ])
  return Response.json(page)
}
