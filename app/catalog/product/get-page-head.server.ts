import type { Language } from '../../i18n/languages.ts'
import type { Database } from '../../platform/database.ts'

/** What staff have written for the head of a page, in the reader's language; null where the shop says what it makes itself. */
export type PageHead = { title: string | null; description: string | null; noindex: boolean }

/** The head of a product's or a category's page, one row by its index. `db` reads as `anon`. */
export async function getPageHead(db: Database, page: { product: string } | { category: string }, language: Language): Promise<PageHead | undefined> {
  const found = `select h.texts -> $2 ->> 'title' as title, h.texts -> $2 ->> 'description' as description, h.is_noindex as noindex from public.page_heads h`
  return 'product' in page
    ? db.maybe<PageHead>(`${found} where h.product_id = $1`, [page.product, language])
    : db.maybe<PageHead>(`${found} join public.categories c on c.id = h.category_id where c.slug = $1`, [page.category, language])
}
