import { ruleNote } from '../../emails/rule-note.ts'
import { languageOf } from '../i18n/languages.ts'
import { officeLanguageOf } from '../i18n/office-languages.ts'
import type { PayloadOf } from '../letters/topics.ts'
import type { Letter } from '../platform/mailer.ts'
import type { Shop } from '../shop.ts'

/** To somebody of the staff: what a rule wants them to know of a record. None where they work here no more. */
export async function letterOfRule(shop: Shop, { person_id: person, rule, words, noun, id, title }: PayloadOf<'staff.rule'>): Promise<Letter[]> {
  const reader = await shop.service.maybe<{ email: string; language: string }>(
    `select coalesce(p.email, '') as email, p.language from public.profiles p where p.id = $1 and private.is_staff(p.id) and coalesce(p.email, '') <> ''`,
    [person],
  )
  if (!reader) return []
  const language = officeLanguageOf(languageOf(reader.language) ?? '')
  const link = `${shop.settings.siteUrl}/${language}/admin/${noun}/${encodeURIComponent(id)}`
  return [ruleNote(shop.words(language), language, { to: reader.email, rule, words, title, link })]
}
