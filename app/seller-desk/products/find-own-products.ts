import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

/** A piece of the shop that is for sale, called as the reader's language has it; satang. */
export type OwnProduct = { id: string; name: string; price: number; image: string | null; left: number }
type Row = { id: string; name: string; price_minor: number; image_url: string | null; stock_quantity: number; translations: { name: string }[] }

const COLUMNS = 'id,name,price_minor,image_url,stock_quantity,translations:product_translations(name,language,state)'
const toOwn = (row: Row): OwnProduct => ({
  id: row.id,
  name: row.translations[0]?.name || row.name,
  price: row.price_minor,
  image: row.image_url,
  left: row.stock_quantity,
})

/** Browser only. Pieces of a shop with these words in a name of any language or a number. Throws the API's error. */
export async function findOwnProducts(seller: string, words: string, language: string): Promise<OwnProduct[]> {
  const { data } = await answered(
    (await loadSupabase())
      .rpc('desk_products', { p_seller_id: seller, p_words: words.trim(), p_state: 'active', p_sort: 'name', p_most: 30 }, { get: true })
      .select(COLUMNS)
      .eq('translations.language', language)
      .neq('translations.state', 'draft')
      .order('name')
      .order('id')
      // A function's rows are those of the table, with what can be read beside them; the generated types do not know that.
      .overrideTypes<Row[], { merge: false }>(),
  )
  return data.map(toOwn)
}

/** Browser only. These pieces in this order, without those that are gone. Throws the API's error. */
export async function listOwnProducts(ids: readonly string[], language: string): Promise<OwnProduct[]> {
  if (ids.length === 0) return []
  const { data } = await answered(
    (await loadSupabase()).from('products').select(COLUMNS).in('id', ids).eq('translations.language', language).neq('translations.state', 'draft'),
  )
  const found = new Map(data.map((row) => [row.id, toOwn(row)]))
  return ids.flatMap((id) => found.get(id) ?? [])
}
