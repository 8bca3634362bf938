import type { Language } from '../../i18n/languages.ts'
import type { Database } from '../../platform/database.ts'
import type { CollectionTile } from './collection.ts'

/** More than anybody looks through at once. */
const MOST = 200

/** Collections that run and hold something, in their order; of one place those that are shown there. `db` reads as `anon`. */
export async function listCollections(
  db: Database,
  language: Language,
  { at, most = MOST }: { at?: 'home' | 'products'; most?: number } = {},
): Promise<CollectionTile[]> {
  return db.all<CollectionTile>(
    `select c.slug, coalesce(c.texts -> $1 ->> 'title', c.texts -> 'en' ->> 'title') as title,
            coalesce(case when c.texts ? $1 then coalesce(c.texts -> $1 ->> 'text', '') end, c.texts -> 'en' ->> 'text', '') as text,
            c.image_url as image, c.listed
       from public.collections c where c.listed > 0 and ($2::text is null or $2 = any (c.shown_at)) order by c.sort_order, c.id limit $3`,
    [language, at ?? null, most],
  )
}
