import type { Language } from '../../i18n/languages.ts'
import type { Shop } from '../../shop.ts'
import { getPageHead } from '../product/get-page-head.server.ts'
import { hasFilters, type ProductSearch } from '../search/product-search.ts'

/** What a list tells search engines. A title only where staff have written one: else it is called as its heading is. */
export type ListHead = { title: string | null; description: string; noindex: boolean }

/** The head of a list: of one category what staff have written; what is searched for or narrowed stays out of search engines. */
export async function listHead(shop: Shop, search: ProductSearch, language: Language): Promise<ListHead> {
  const [category, another] = search.categories
  const narrowed = search.q !== '' || hasFilters({ ...search, categories: [] })
  const own = category !== undefined && another === undefined && !narrowed ? await getPageHead(shop.anon, { category }, language) : undefined
  return {
    title: own?.title ?? null,
    description: own?.description ?? shop.words(language)('catalog:list.description'),
    noindex: narrowed || (own?.noindex ?? false),
  }
}
