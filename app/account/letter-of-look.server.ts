import { seenNote } from '../../emails/seen-note.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import type { PayloadOf } from '../letters/topics.ts'
import type { Letter } from '../platform/mailer.ts'
import type { Shop } from '../shop.ts'

/** To somebody through whose eyes a member of staff looks at the shop; none where nobody can be written to. */
export async function letterOfLook(shop: Shop, { person_id: id, reason }: PayloadOf<'person.seen_as'>): Promise<Letter[]> {
  const person = await shop.service.maybe<{ email: string; language: string }>(
    `select coalesce(email, '') as email, language from public.profiles where id = $1 and coalesce(email, '') <> ''`,
    [id],
  )
  if (!person) return []
  const language = languageOf(person.language) ?? FALLBACK_LANGUAGE
  return [seenNote(shop.words(language), language, { to: person.email, reason })]
}
