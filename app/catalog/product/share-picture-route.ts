import { createHash } from 'node:crypto'
import type { LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../../platform/page-handle.ts'
import { readerOf, shopOf } from '../../shop.ts'
import { getProductBasics } from './get-product.server.ts'
import { ownPicture } from './own-picture.ts'

export const handle = pageHandle({ messages: [], noindex: true })

/** A day: what is shown of a shared link is asked for again when its piece has another name or picture, by another address. */
const KEPT_SECONDS = 86_400

/** `/products/{id}/share.jpg`: what is shown where somebody shares the piece: its picture, name, maker and province, in the language of the prefix. No price, which would be an old one. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const { language } = readerOf(context)
  const product = await getProductBasics(shop.anon, params['id'] ?? '', language)
  if (!product) return new Response(null, { status: 404 })
  const picture = ownPicture(product.pictures[0]?.url ?? '', shop.settings.siteUrl)
  try {
    const card = await shop.printer.card({ language, title: product.name, by: product.seller.name, place: product.seller.province, picture })
    const etag = `"${createHash('sha256').update(card).digest('base64url').slice(0, 22)}"`
    const headers = { 'content-type': 'image/jpeg', 'cache-control': `public, max-age=${KEPT_SECONDS}`, etag, 'x-robots-tag': 'noindex' }
    if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
    return new Response(Buffer.from(card), { headers: { ...headers, 'content-length': String(card.byteLength) } })
  } catch (error) {
    // The plain picture is better than none; the next who asks may get the card.
    shop.log.warn({ product: product.id, error: String(error) }, 'A card for sharing could not be made.')
    return new Response(null, { status: 302, headers: { location: picture || '/pictures/placeholder.webp', 'cache-control': 'no-store' } })
  }
}
