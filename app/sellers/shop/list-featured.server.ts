import type { ListedProduct } from '../../catalog/listed-product.ts'
import { type CardRow, toListedProduct } from '../../catalog/search/card-row.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Database } from '../../platform/database.ts'

/** The pieces that a shop shows first, eight at most; what is sold out comes last. `db` reads as `anon`. */
export async function listFeatured(db: Database, seller: string, language: Language): Promise<ListedProduct[]> {
  const { cards } = await db.one<{ cards: CardRow[] }>('select public.featured_products($1, $2) as cards', [seller, language])
  return cards.map((row) => toListedProduct(row, language))
}
