import { wholesaleNote } from '../../emails/wholesale-note.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import type { PayloadOf } from '../letters/topics.ts'
import type { Letter } from '../platform/mailer.ts'
import type { Shop } from '../shop.ts'

/** What was decided about somebody's wish to buy at wholesale; none when nobody can be written to. */
export async function letterOfWholesale(shop: Shop, { person_id: id, decision, reason }: PayloadOf<'wholesale.decided'>): Promise<Letter[]> {
  const row = await shop.service.maybe<{ email: string; language: string; company: string }>(
    `select coalesce(p.email, '') as email, p.language, b.company from public.wholesale_buyers b join public.profiles p on p.id = b.person_id
      where b.person_id = $1 and coalesce(p.email, '') <> ''`,
    [id],
  )
  if (!row) return []
  const language = languageOf(row.language) ?? FALLBACK_LANGUAGE
  const link = `${shop.settings.siteUrl}/${language}/wholesale`
  return [wholesaleNote(shop.words(language), language, decision, { to: row.email, company: row.company, reason, link })]
}
