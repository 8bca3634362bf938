import { createHash } from 'node:crypto'
import type { Language } from '../../i18n/languages.ts'
import type { Database } from '../../platform/database.ts'
import type { ShopFacts } from '../info-pages.ts'
import type { PageText, Written } from '../page-text.ts'
import { writtenText } from '../written-text.server.ts'

const TOKEN = /^[0-9a-f]{64}$/

type Row = { id: string; text: (PageText & { language: string }) | null }

/**
 * A page as it would be in a language if what staff are writing held: the draft, else what its newest version says. Without either there is no text, and
 * what is built in is shown. Undefined where the link has run out or never was. `service` sees what nobody else does.
 */
export async function getPreview(
  service: Database,
  token: string,
  { language, facts }: { language: Language; facts: ShopFacts },
): Promise<Written | undefined> {
  if (!TOKEN.test(token)) return undefined
  const row = await service.maybe<Row>(
    `select p.id, (
       select json_build_object('title', w.title, 'lead', w.lead, 'content', w.content, 'language', w.language) from (
         select d.title, d.lead, d.content, d.language, 0 as place from public.page_drafts d where d.page_id = p.id
         union all
         select t.title, t.lead, t.content, t.language, 1 from public.page_texts t
          where not t.is_built_in and t.version_id = (select v.id from public.page_versions v where v.page_id = p.id and v.withdrawn_at is null
                 order by v.number desc limit 1)) w
        where w.language = $2 or (p.is_own and w.language = 'en') order by w.language = $2 desc, w.place limit 1) as text
       from private.page_previews v join public.pages p on p.id = v.page_id
      where v.token_hash = $1 and v.expires_at > private.now()`,
    [createHash('sha256').update(token).digest('hex'), language],
  )
  if (!row) return undefined
  return { id: row.id, text: row.text ? writtenText(row.text, facts, row.text.language) : undefined, since: null, hasVersions: false, next: undefined }
}
