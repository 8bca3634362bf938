import * as v from 'valibot'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { PRODUCT_COLUMNS, toMyProduct, type MyProduct, type ProductRowRead, type ProductStatus } from './my-product.ts'

/** Where a piece stands: its status, or that somebody looks at a change of it or has taken it out. */
export const STATES = ['active', 'draft', 'inactive', 'archived', 'waiting', 'held', 'mend'] as const satisfies readonly (
  | ProductStatus
  | 'waiting'
  | 'held'
  | 'mend'
)[]
export const STOCKS = ['out', 'low', 'made'] as const
export const SORTS = ['newest', 'name', 'cheapest', 'dearest', 'scarcest'] as const

export type ProductsWanted = {
  words: string
  state: (typeof STATES)[number] | undefined
  stock: (typeof STOCKS)[number] | undefined
  category: string | undefined
  sort: (typeof SORTS)[number]
}
export const EVERYTHING: ProductsWanted = { words: '', state: undefined, stock: undefined, category: undefined, sort: 'newest' }

/** Listings on one page. */
const PAGE = 24
/** As many as are chosen with one press. */
const MOST_CHOSEN = 5000
const CHOSEN_PAGE = 1000

/** Behind which row the next page begins. */
export type Behind = { key: string; id: string }
type Keyed = { id: string; name: string; price_minor: number; stock_quantity: number; created_at: string }
const behind = (row: Keyed, sort: ProductsWanted['sort']): Behind => ({
  id: row.id,
  key: { newest: row.created_at, name: row.name, cheapest: String(row.price_minor), dearest: String(row.price_minor), scarcest: String(row.stock_quantity) }[
    sort
  ],
})

const narrowed = (sellerId: string, { words, state, stock, category }: ProductsWanted) => ({
  p_seller_id: sellerId,
  p_words: words.trim().slice(0, 100),
  ...(state && { p_state: state }),
  ...(stock && { p_stock: stock }),
  ...(category !== undefined && { p_category_id: category }),
})
const asked = (sellerId: string, wanted: ProductsWanted, most: number, last: Behind | undefined) => ({
  ...narrowed(sellerId, wanted),
  p_sort: wanted.sort,
  p_most: most,
  ...(last && { p_after: last.key, p_after_id: last.id }),
})
const COLUMN = { newest: 'created_at', name: 'name', cheapest: 'price_minor', dearest: 'price_minor', scarcest: 'stock_quantity' } as const

/** Browser only. A page of the seller's listings, with their names in a language. Throws the API's error. */
export async function findMyProducts(
  { sellerId, language }: { sellerId: string; language: string },
  wanted: ProductsWanted,
  last?: Behind,
): Promise<{ products: MyProduct[]; next: Behind | undefined }> {
  const ascending = wanted.sort !== 'newest' && wanted.sort !== 'dearest'
  const { data } = await answered(
    (await loadSupabase())
      .rpc('desk_products', asked(sellerId, wanted, PAGE, last), { get: true })
      .select(PRODUCT_COLUMNS)
      .eq('translations.language', language)
      .neq('translations.state', 'draft')
      .order(COLUMN[wanted.sort], { ascending })
      .order('id', { ascending })
      .order('opened_at', { ascending: false, referencedTable: 'changes' })
      .limit(1, { referencedTable: 'changes' })
      // A function's rows are those of the table, with what can be read beside them; the generated types do not know that.
      .overrideTypes<ProductRowRead[], { merge: false }>(),
  )
  const end = data.at(-1)
  return { products: data.map(toMyProduct), next: end && data.length === PAGE ? behind(end, wanted.sort) : undefined }
}

const Found = v.object({ found: v.number(), all: v.number() })

/** Browser only. How many listings there are of what is wanted, and altogether. Throws the API's error. */
export async function countMyProducts(sellerId: string, wanted: ProductsWanted): Promise<v.InferOutput<typeof Found>> {
  const { data } = await answered((await loadSupabase()).rpc('desk_products_found', narrowed(sellerId, wanted)))
  return v.parse(Found, data)
}

/** Browser only. All listings that are wanted, up to five thousand: their ids and what they are called in a language. Throws the API's error. */
export async function listFound({ sellerId, language }: { sellerId: string; language: string }, wanted: ProductsWanted): Promise<Map<string, string>> {
  const supabase = await loadSupabase()
  const found = new Map<string, string>()
  const newest = { ...wanted, sort: 'newest' } as const
  for (let last: Behind | undefined; found.size < MOST_CHOSEN;) {
    const { data } = await answered(
      supabase
        .rpc('desk_products', asked(sellerId, newest, CHOSEN_PAGE, last), { get: true })
        .select('id,name,created_at,translations:product_translations(name,language,state)')
        .eq('translations.language', language)
        .neq('translations.state', 'draft')
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .overrideTypes<{ id: string; name: string; created_at: string; translations: { name: string }[] }[], { merge: false }>(),
    )
    for (const row of data) found.set(row.id, row.translations[0]?.name || row.name)
    const end = data.at(-1)
    if (!end || data.length < CHOSEN_PAGE) break
    last = { key: end.created_at, id: end.id }
  }
  return found
}
