import type { Language } from '../i18n/languages.ts'
import type { Database } from '../platform/database.ts'
import type { ShopFacts } from './info-pages.ts'
import type { PageText, Written } from './page-text.ts'
import { writtenText } from './written-text.server.ts'

type Row = {
  is_own: boolean
  since: Date | null
  versions: number
  next_number: number | null
  next_from: Date | null
  text: (PageText & { language: string; is_built_in: boolean }) | null
}

/**
 * What holds now of a page in a language, as `anon` sees it. A language that nobody wrote has what is built in; a page of the shop's own has no such
 * text, so there English stands in. Undefined where there is no such page to see.
 */
export async function findWritten(db: Database, id: string, { language, facts }: { language: Language; facts: ShopFacts }): Promise<Written | undefined> {
  const row = await db.maybe<Row>(
    `select p.is_own, v.holds_from as since, n.number as next_number, n.holds_from as next_from,
            (select count(*)::integer from public.page_versions x where x.page_id = p.id) as versions,
            (select json_build_object('title', t.title, 'lead', t.lead, 'content', t.content, 'language', t.language, 'is_built_in', t.is_built_in)
               from public.page_texts t where t.version_id = v.id and not v.is_built_in and (t.language = $2 or (p.is_own and t.language = 'en'))
              order by t.language = $2 desc limit 1) as text
       from public.pages p
       left join lateral (select id, holds_from, is_built_in from public.page_versions
               where page_id = p.id and withdrawn_at is null and (holds_from is null or holds_from <= now())
              order by holds_from desc nulls last, id desc limit 1) v on true
       left join lateral (select number, holds_from from public.page_versions
               where page_id = p.id and withdrawn_at is null and holds_from > now() order by holds_from limit 1) n on true
      where p.id = $1`,
    [id, language],
  )
  if (!row) return undefined
  return {
    id,
    text: row.text && !row.text.is_built_in ? writtenText(row.text, facts, row.text.language) : undefined,
    since: row.since?.toISOString() ?? null,
    hasVersions: row.versions > 0,
    next: row.next_number !== null && row.next_from !== null ? { number: row.next_number, from: row.next_from.toISOString() } : undefined,
  }
}

/** A version of a page as its list says it. */
export type ListedVersion = { number: number; from: string | null; until: string | null; holds: 'former' | 'now' | 'later' }

/** Every version of a page that readers may know, the newest first. */
export async function listVersions(db: Database, id: string): Promise<ListedVersion[]> {
  const rows = await db.all<{ number: number; holds_from: Date | null; is_later: boolean }>(
    `select number, holds_from, coalesce(holds_from > now(), false) as is_later from public.page_versions
      where page_id = $1 and withdrawn_at is null order by holds_from desc nulls last, number desc limit 500`,
    [id],
  )
  const now = rows.findIndex((row) => !row.is_later)
  return rows.map((row, at) => ({
    number: row.number,
    from: row.holds_from?.toISOString() ?? null,
    until: rows[at - 1]?.holds_from?.toISOString() ?? null,
    holds: row.is_later ? 'later' : at === now ? 'now' : 'former',
  }))
}

/** What a version of a page says in a language, else in English. */
export const getVersionText = (db: Database, id: string, number: number, language: Language): Promise<(PageText & { language: string }) | undefined> =>
  db.maybe<PageText & { language: string }>(
    `select t.title, t.lead, t.content, t.language from public.page_versions v join public.page_texts t on t.version_id = v.id
      where v.page_id = $1 and v.number = $2 and v.withdrawn_at is null and t.language in ($3, 'en') order by t.language = $3 desc limit 1`,
    [id, number, language],
  )
