import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import { pageHandle } from '../platform/page-handle.ts'
import { readerOf, shopOf } from '../shop.ts'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import { reminderOf } from './cart-link.server.ts'
import { listOfferedPieces } from './list-offered-pieces.server.ts'
import type { RestoredCart } from './offered-piece.ts'

export const handle = pageHandle({ messages: ['cart', 'cart-reminder', 'money'], noindex: true })

/** The address holds a secret of a letter: it must not travel. */
export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' })

/** The cart of a letter, for whoever holds its link: to be looked at. Opening it changes nothing, because mail scanners open every link. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<RestoredCart> {
  const shop = shopOf(context)
  const asked = reminderOf(shop, new URL(request.url).searchParams, new Date())
  if (typeof asked === 'string') return { state: asked }
  const found = await shop.service.maybe<{ cart: string }>(
    `select r.cart_id as cart from private.cart_reminders r join public.carts c on c.id = r.cart_id where r.id = $1 and c.status = 'active'`,
    [asked.reminder],
  )
  const pieces = found ? await listOfferedPieces(shop, found.cart, languageOf(readerOf(context).language) ?? FALLBACK_LANGUAGE) : []
  return pieces.length > 0 ? { state: 'open', pieces } : { state: 'empty' }
}

/** A browser that shows the page says so once, for the figures. */
export async function action({ context, request }: ActionFunctionArgs): Promise<{ counted: boolean }> {
  const shop = shopOf(context)
  const asked = reminderOf(shop, new URL(request.url).searchParams, new Date())
  if (typeof asked === 'string') return { counted: false }
  await shop.service.all('select private.open_cart_reminder($1)', [asked.reminder])
  return { counted: true }
}

export default lazyScreen(() => import('./restore-screen.tsx'), handle)
