import type { Language } from '../../i18n/languages.ts'
import type { Database } from '../../platform/database.ts'
import { PAGE_SIZE } from '../search/product-search.ts'
import { type CardRow, toListedProduct } from '../search/card-row.ts'
import type { CollectionFacts } from './collection.ts'

/** More pages than this are not sent at once: the first of them then lies behind a link. */
const PAGES_AT_ONCE = 10

type Answer = Omit<CollectionFacts, 'skipped' | 'products'> & { products: CardRow[] }

/** A collection that runs, with its pages up to the one asked for. Undefined where there is none. `db` reads as `anon`. */
export async function getCollection(
  db: Database,
  slug: string,
  { language, page }: { language: Language; page: number },
): Promise<CollectionFacts | undefined> {
  const skipped = Math.max(0, page - PAGES_AT_ONCE) * PAGE_SIZE
  const { answer } = await db.one<{ answer: Answer | null }>('select public.collection_page($1, $2, $3, $4) as answer', [
    slug,
    language,
    page * PAGE_SIZE - skipped,
    skipped,
  ])
  return answer ? { ...answer, skipped, products: answer.products.map((row) => toListedProduct(row, language)) } : undefined
}
