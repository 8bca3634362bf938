import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../platform/page-handle.ts'
import { shopOf } from '../shop.ts'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import { unsubscribe, unsubscriptionOf } from './unsubscribe-link.ts'

export const handle = pageHandle({ messages: ['notifications'], noindex: true })

/** The address holds a secret of a letter: it must not travel. */
export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' })

/** Opening the link changes nothing, because mail scanners open every link. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const wanted = unsubscriptionOf(shopOf(context), new URL(request.url).searchParams)
  return { kind: wanted?.kind }
}

/** The button of the page, and the one press of mail programs, which POST to the same address without a cookie or an origin (RFC 8058). */
export async function action({ context, request }: ActionFunctionArgs) {
  const shop = shopOf(context)
  const wanted = unsubscriptionOf(shop, new URL(request.url).searchParams)
  if (!wanted) return { ended: false }
  await unsubscribe(shop, wanted)
  return { ended: true }
}

export default lazyScreen(() => import('./unsubscribe-screen.tsx'), handle)
