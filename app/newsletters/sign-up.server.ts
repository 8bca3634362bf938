import { announce } from '../letters/announce.server.ts'
import { NEWSLETTER_SIGN_UPS } from '../limits.ts'
import type { Language } from '../i18n/languages.ts'
import type { Shop } from '../shop.ts'
import { CONSENT_VERSION, isEmail, type NewsletterOutcome } from './newsletter.ts'
import { hashOf, type Leaving } from './newsletter-links.server.ts'

type SignUp = { email: string; language: Language; place: string; ip: string }

/** Somebody wants newsletters: kept, and asked by letter whether it was them. The answer is the same whether or not the address was known. */
export async function signUp(shop: Shop, { email, language, place, ip }: SignUp): Promise<NewsletterOutcome> {
  const address = email.trim()
  if (!isEmail(address)) return 'no-email'
  if ((await shop.limits.take(NEWSLETTER_SIGN_UPS, { ip })) !== undefined) return 'too-many'
  await shop.service.transaction(async (tx) => {
    const { id } = await tx.one<{ id: string | null }>('select private.sign_up_newsletter($1, $2, $3, $4) as id', [address, language, place, CONSENT_VERSION])
    if (id === null) return
    const { asked } = await tx.one<{ asked: string }>('select asked_at::text as asked from public.newsletter_subscribers where id = $1', [id])
    await announce(tx, 'newsletter.confirm', { key: `${id}:${asked}`, payload: { subscriber_id: id } })
  })
  return 'asked'
}

/** Whoever has the letter presses its button. */
export async function confirmSignUp(shop: Pick<Shop, 'service'>, secret: string): Promise<NewsletterOutcome> {
  const { confirmed } = await shop.service.one<{ confirmed: boolean }>('select private.confirm_newsletter($1) as confirmed', [hashOf(secret)])
  return confirmed ? 'confirmed' : 'too-old'
}

/** Ends a subscription, whoever is signed in or not. */
export async function leave(shop: Pick<Shop, 'service'>, { subscriber, issue }: Leaving): Promise<NewsletterOutcome> {
  await shop.service.all('select private.leave_newsletter($1, $2)', [subscriber, issue])
  return 'left'
}
