import { answered } from '../platform/answered.ts'
import { loadSupabase } from '../platform/session/supabase.ts'
import type { MyDesk, StockRow } from './desk.ts'
import { optionWords } from '../i18n/option-words.ts'

/** As many as the list shows; the search finds the rest. */
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

/** Browser only. Every variant of the seller with what lies there, the scarcest first; named in the reader's language where it is said in it. */
export async function listStock(sellerId: string, language: string): Promise<StockRow[]> {
  const { data } = await answered(
    (await loadSupabase())
      .from('product_variants')
      .select(
        'id,name,sku,stock_quantity,price_minor,product:products!inner(id,name,sku,price_minor,image_url,is_unique,status,seller_id,translations:product_translations(name,language,state,phrases)),stock_levels(on_hand,allocated,reserved,low_below)',
      )
      .eq('product.seller_id', sellerId)
      .eq('product.translations.language', language)
      .neq('product.translations.state', 'draft')
      .eq('is_active', true)
      .order('stock_quantity')
      .limit(STOCK_SHOWN),
  )
  return data.map((row) => ({
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
