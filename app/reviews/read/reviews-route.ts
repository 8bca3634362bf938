import type { LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../../platform/page-handle.ts'
import { tellKeys } from '../../platform/page-keys.ts'
import { readerOf, shopOf } from '../../shop.ts'
import { listReviews } from './list-reviews.server.ts'
import { reviewsAskedOf } from '../review.ts'

export const handle = pageHandle({ messages: [], cache: { query: ['sort', 'stars', 'offset'], seconds: 30 }, noindex: true })

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** `/products/{id}/reviews.json`: a page of what is said of a piece. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = params['id'] ?? ''
  if (!ID.test(id)) return new Response(null, { status: 404 })
  tellKeys(context, [`product-${id.toLowerCase()}`, 'products'])
  const asked = reviewsAskedOf(new URL(request.url).searchParams)
  return Response.json(await listReviews(shopOf(context).anon, { kind: 'product', id }, asked, readerOf(context).language))
}
