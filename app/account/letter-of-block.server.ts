import { blockNote } from '../../emails/block-note.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import type { PayloadOf } from '../letters/topics.ts'
import type { Letter } from '../platform/mailer.ts'
import type { Shop } from '../shop.ts'

/** To somebody who is kept from signing in, or let in again; none where nobody can be written to. */
export async function letterOfBlock(shop: Shop, { person_id: id, blocked, reason }: PayloadOf<'person.blocked'>): Promise<Letter[]> {
  const person = await shop.service.maybe<{ email: string; language: string }>(
    `select coalesce(email, '') as email, language from public.profiles where id = $1 and coalesce(email, '') <> ''`,
    [id],
  )
  if (!person) return []
  const language = languageOf(person.language) ?? FALLBACK_LANGUAGE
  return [blockNote(shop.words(language), language, { to: person.email, blocked, reason })]
}
