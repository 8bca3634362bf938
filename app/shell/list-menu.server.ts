import type { Language } from '../i18n/languages.ts'
import type { Database } from '../platform/database.ts'
import type { MenuFamily } from './category-menu.tsx'

/** The families of the shop with what stands below each, in the reader's language and the shop's order. */
export async function listMenu(db: Database, language: Language): Promise<MenuFamily[]> {
  const rows = await db.all<{ slug: string; name: string; parent: string | null }>(
    `select c.slug, coalesce(t.name, c.name) as name, parent.slug as parent
       from public.categories c left join public.categories parent on parent.id = c.parent_id
       left join public.category_translations t on t.category_id = c.id and t.language = $1
      where c.status = 'active' order by c.sort_order, c.name`,
    [language],
  )
  return rows
    .filter(({ parent }) => parent === null)
    .map(({ slug, name }) => ({ slug, name, below: rows.filter(({ parent }) => parent === slug).map((row) => ({ slug: row.slug, name: row.name })) }))
}
