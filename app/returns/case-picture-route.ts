import type { LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../platform/page-handle.ts'
import { shopOf } from '../shop.ts'
import { ownStorage, pictureIdOf } from './case-pictures.server.ts'

export const handle = pageHandle({ messages: [], noindex: true })

/** `/case-picture`: a picture of a case, for whoever holds a link the shop signed. It is shown, never run, and kept by nobody else's cache. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const id = pictureIdOf(shop, new URL(request.url).searchParams)
  const found = id === undefined ? undefined : await shop.service.maybe<{ path: string }>('select path from public.order_case_pictures where id = $1', [id])
  if (!found) return new Response(null, { status: 404 })
  const stored = await ownStorage(shop, `/object/authenticated/case-pictures/${found.path}`)
  if (!stored.ok) return new Response(null, { status: stored.status === 404 || stored.status === 400 ? 404 : 502 })
  return new Response(stored.body, {
    headers: {
      'content-type': stored.headers.get('content-type') ?? 'application/octet-stream',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  })
}
