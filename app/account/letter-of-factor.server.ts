import { factorNote } from '../../emails/factor-note.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import type { PayloadOf } from '../letters/topics.ts'
import type { Letter } from '../platform/mailer.ts'
import type { Shop } from '../shop.ts'

/** To somebody who needs a second factor soon; none to whoever has set it up meanwhile, or of whom it is demanded no more. */
export async function letterOfFactor(shop: Shop, { person_id: id, day }: PayloadOf<'seller.factor'>): Promise<Letter[]> {
  const person = await shop.service.maybe<{ email: string; language: string }>(
    `select coalesce(email, '') as email, language from public.profiles where id = $1 and coalesce(email, '') <> '' and private.factor_due(id) is not null`,
    [id],
  )
  if (!person) return []
  const language = languageOf(person.language) ?? FALLBACK_LANGUAGE
  return [factorNote(shop.words(language), language, { to: person.email, day, link: `${shop.settings.siteUrl}/${language}/settings#security` })]
}
