import type { QueryData } from '@supabase/supabase-js'
import { answered } from '../platform/answered.ts'
import { loadSupabase, type ShopClient } from '../platform/session/supabase.ts'
import type { MyDesk, StockRow } from './desk.ts'
import { optionWords } from '../i18n/option-words.ts'

/** As many as a list shows, and a phone keeps. */
const STOCK_SHOWN = 500

/** Browser only. The sellers the signed-in person acts for, and as what; empty for a buyer. Throws the API's error. */
export async function listMySellers(): Promise<MyDesk[]> {
  const supabase = await loadSupabase()
  const { data: signedIn } = await supabase.auth.getSession()
  // Owners see their colleagues' rows as well.
  const { data } = await answered(
    supabase
      .from('seller_members')
      .select('role,is_helper,seller:sellers(id,business_name,application_status,takes_cash,business_type)')
      .eq('person_id', signedIn.session?.user.id ?? '')
      .order('created_at'),
  )
  return data.map(({ seller, role, is_helper: isHelper }) => ({
    role,
    isHelper,
    id: seller.id,
    businessName: seller.business_name,
    applicationStatus: seller.application_status,
    takesCash: seller.takes_cash,
    isCooperative: seller.business_type === 'cooperative',
  }))
}

/** Which shelves are wanted: with these words, only those that run low, and which of them first. */
export type StockWanted = { words: string; low: boolean; first: 'scarcest' | 'most' }
/** Shelves as they were read, and how many there are of those that were wanted. */
export type Stock = { rows: StockRow[]; total: number }

const STOCK_COLUMNS =
  'id,name,sku,stock_quantity,price_minor,product:products!inner(id,name,sku,price_minor,image_url,is_unique,status,seller_id,translations:product_translations(name,language,state,phrases)),stock_levels(on_hand,allocated,reserved,low_below)' as const
const selectVariants = (supabase: ShopClient) => supabase.from('product_variants').select(STOCK_COLUMNS)

/** Browser only. What lies on the seller's shelves, up to a screenful; named in the reader's language where it is said in it. Throws the API's error. */
export async function listStock({ sellerId, language }: { sellerId: string; language: string }, { words, low, first }: StockWanted): Promise<Stock> {
  const { data, count } = await answered(
    (await loadSupabase())
      .rpc('desk_shelves', { p_seller_id: sellerId, p_words: words.trim().slice(0, 100), p_low: low }, { get: true, count: 'exact' })
      .select(STOCK_COLUMNS)
      .eq('product.translations.language', language)
      .neq('product.translations.state', 'draft')
      .order('stock_quantity', { ascending: first === 'scarcest' })
      .order('id')
      .limit(STOCK_SHOWN)
      // A function's rows are those of the table, with what can be read beside them; the generated types do not know that.
      .overrideTypes<QueryData<ReturnType<typeof selectVariants>>, { merge: false }>(),
  )
  const rows = data.map((row) => ({
    variantId: row.id,
    productId: row.product.id,
    name: row.product.translations[0]?.name || row.product.name,
    variant: optionWords(row.name, row.product.translations[0]?.phrases),
    sku: row.sku || row.product.sku,
    image: row.product.image_url ?? '/pictures/placeholder.webp',
    status: row.product.status,
    price: row.price_minor ?? row.product.price_minor,
    isUnique: row.product.is_unique,
    onHand: row.stock_levels?.on_hand ?? 0,
    held: (row.stock_levels?.allocated ?? 0) + (row.stock_levels?.reserved ?? 0),
    available: row.stock_quantity,
    lowBelow: row.stock_levels?.low_below ?? null,
  }))
  return { rows, total: count ?? rows.length }
}

/** What the shop says about cash on delivery; `most` is the largest cart, in satang. */
export type CashTerms = { offered: boolean; most: number }

/** Browser only. Throws the API's error. */
export async function readCashTerms(): Promise<CashTerms> {
  const { data } = await answered((await loadSupabase()).from('shop_settings').select('key,value').like('key', 'payments.cash_%'))
  const read = (key: string) => data.find((setting) => setting.key === key)?.value
  return { offered: read('payments.cash_on_delivery') === true, most: Number(read('payments.cash_most_minor') ?? 0) }
}

/** Browser only. Says whether the shop sends against cash; orders already placed stay. Throws the API's error. */
export async function takeCash(sellerId: string, takes: boolean): Promise<void> {
  await answered((await loadSupabase()).from('sellers').update({ takes_cash: takes }).eq('id', sellerId).select('id').single())
}
