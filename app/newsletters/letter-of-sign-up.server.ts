import { signUpNote } from '../../emails/newsletter-note.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import type { PayloadOf } from '../letters/topics.ts'
import type { Letter } from '../platform/mailer.ts'
import type { Shop } from '../shop.ts'
import { newSecret } from './newsletter-links.server.ts'

/** Asks the mailbox whether it wants the newsletter, by a secret that nobody else has; none where it said so already or nothing waits any more. */
export async function letterOfSignUp(shop: Shop, { subscriber_id: id }: PayloadOf<'newsletter.confirm'>): Promise<Letter[]> {
  const { secret, hash } = newSecret()
  const { email, language: kept } = await shop.service.one<{ email: string | null; language: string | null }>(
    'select (s).email, (s).language from (select private.renew_newsletter_token($1, $2) as s) renewed',
    [id, hash],
  )
  if (email === null) return []
  const language = languageOf(kept) ?? FALLBACK_LANGUAGE
  return [signUpNote(shop.words(language), language, { to: email, link: `${shop.settings.siteUrl}/${language}/newsletter?confirm=${secret}` })]
}
