import { pageVersionNote } from '../../emails/page-version-note.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import type { PayloadOf } from '../letters/topics.ts'
import type { Letter } from '../platform/mailer.ts'
import type { Shop } from '../shop.ts'

type Due = { email: string; language: string; page: 'terms' | 'privacy'; number: number; from: Date }

/** To a member about a version of the terms or the privacy policy; none where it was withdrawn meanwhile, or nobody can be written to. */
export async function letterOfVersion(shop: Shop, { person_id: person, version_id: version }: PayloadOf<'person.page_version'>): Promise<Letter[]> {
  const due = await shop.service.maybe<Due>(
    `select coalesce(p.email, '') as email, p.language, v.page_id as page, v.number, coalesce(v.holds_from, v.made_at) as "from"
       from public.profiles p, public.page_versions v
      where p.id = $1 and v.id = $2 and v.page_id in ('terms', 'privacy') and v.withdrawn_at is null and v.holds_from is not null
        and coalesce(p.email, '') <> ''`,
    [person, version],
  )
  if (!due) return []
  const { email: to, page, number, from } = due
  const language = languageOf(due.language) ?? FALLBACK_LANGUAGE
  return [pageVersionNote(shop.words(language), language, { to, page, from, link: `${shop.settings.siteUrl}/${language}/pages/${page}/versions/${number}` })]
}
