import type { Database } from '../platform/database.ts'

/** A text that members agree to, and from when another holds. */
export type AnnouncedChange = { page: 'terms' | 'privacy'; number: number; from: string }

/** What members are told before its day: a new version of the terms or of the privacy policy. */
export async function findAnnounced(db: Database): Promise<AnnouncedChange[]> {
  const rows = await db.all<{ page_id: AnnouncedChange['page']; number: number; holds_from: Date }>(
    `select page_id, number, coalesce(holds_from, now()) as holds_from from public.page_versions
      where page_id in ('terms', 'privacy') and withdrawn_at is null and holds_from > now() order by holds_from, page_id limit 10`,
  )
  return rows.map(({ page_id: page, number, holds_from: from }) => ({ page, number, from: from.toISOString() }))
}
