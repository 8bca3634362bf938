import { wholesaleNote } from '../../emails/wholesale-note.ts'
import { dateFormat } from '../i18n/date-format.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import { SHOP_ZONE } from '../i18n/time-zone.ts'
import type { PayloadOf } from '../letters/topics.ts'
import type { Letter } from '../platform/mailer.ts'
import type { Shop } from '../shop.ts'

/** What was decided about somebody's wish to buy at wholesale; none when nobody can be written to. */
export async function letterOfWholesale(shop: Shop, { person_id: id, decision, reason }: PayloadOf<'wholesale.decided'>): Promise<Letter[]> {
  const row = await shop.service.maybe<{ email: string; language: string; company: string; from: Date | null }>(
    `select coalesce(p.email, '') as email, p.language, b.company,
            -- As public.ask_for_wholesale has it.
            case when b.state = 'refused' then b.decided_at + interval '30 days' end as "from"
       from public.wholesale_buyers b join public.profiles p on p.id = b.person_id
      where b.person_id = $1 and coalesce(p.email, '') <> ''`,
    [id],
  )
  if (!row) return []
  const language = languageOf(row.language) ?? FALLBACK_LANGUAGE
  const link = `${shop.settings.siteUrl}/${language}/wholesale`
  const again = row.from === null || decision !== 'refuse' ? '' : dateFormat(language, { dateStyle: 'long', timeZone: SHOP_ZONE }).format(row.from)
  return [wholesaleNote(shop.words(language), language, decision, { to: row.email, company: row.company, reason, link, again })]
}
