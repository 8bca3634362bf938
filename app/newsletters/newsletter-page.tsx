import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../platform/page-handle.ts'
import { readerOf, shopOf } from '../shop.ts'
import { lazyScreen } from '../ui/lazy-screen.tsx'
import type { NewsletterErrand, NewsletterOutcome } from './newsletter.ts'
import { leavingOf } from './newsletter-links.server.ts'
import { confirmSignUp, leave, signUp } from './sign-up.server.ts'

export const handle = pageHandle({ messages: ['newsletter'], noindex: true })

/** The address may hold a secret of a letter: it must not travel. */
export const headers = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' })

/** Opening a link changes nothing, because mail scanners open every link. */
export function loader({ context, request }: LoaderFunctionArgs): { errand: NewsletterErrand } {
  const { searchParams: link } = new URL(request.url)
  if (link.has('leave')) return { errand: leavingOf(shopOf(context), link) ? 'leave' : 'broken' }
  return { errand: link.has('confirm') ? 'confirm' : 'sign-up' }
}

/** The button of the page, with or without script, and the one press of mail programs, which POST to the same address without a cookie or an origin (RFC 8058). */
export async function action({ context, request }: ActionFunctionArgs): Promise<{ outcome: NewsletterOutcome | 'broken' }> {
  const shop = shopOf(context)
  const { searchParams: link } = new URL(request.url)
  if (link.has('leave')) {
    const leaving = leavingOf(shop, link)
    return { outcome: leaving ? await leave(shop, leaving) : 'broken' }
  }
  const secret = link.get('confirm')
  if (secret !== null) return { outcome: await confirmSignUp(shop, secret) }
  const { language, ip = '' } = readerOf(context)
  // What is no form has no address in it.
  const email = (await request.formData().catch(() => undefined))?.get('email')
  return { outcome: await signUp(shop, { email: typeof email === 'string' ? email : '', language, place: 'newsletter-page', ip }) }
}

export default lazyScreen(() => import('./newsletter-screen.tsx'), handle)
