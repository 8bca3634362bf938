import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import type { SheetProduct } from './sheet.ts'

const PAGE = 500
const COLUMNS =
  'id,created_at,sku,name,status,category_id,price_minor,original_price_minor,weight_grams,made_to_order,lead_time_days,free_shipping,making,shipping_profile_id,material,dimensions,craft,care,hs_code,tags,description,variants:product_variants(id,name,sku,price_minor,weight_grams,position,is_active,level:stock_levels(on_hand))'

/** Browser only. All pieces of a shop as its spreadsheet has them, the newest first. Throws the API's error. */
export async function listSheetProducts(sellerId: string): Promise<SheetProduct[]> {
  const supabase = await loadSupabase()
  const products: SheetProduct[] = []
  for (let below: { created: string; id: string } | undefined; ;) {
    let query = supabase.from('products').select(COLUMNS).eq('seller_id', sellerId)
    if (below) query = query.or(`created_at.lt."${below.created}",and(created_at.eq."${below.created}",id.lt.${below.id})`)
    const { data } = await answered(query.order('created_at', { ascending: false }).order('id', { ascending: false }).limit(PAGE))
    for (const row of data) {
      products.push({
        id: row.id,
        sku: row.sku,
        name: row.name,
        status: row.status,
        category: row.category_id,
        price: row.price_minor,
        original: row.original_price_minor,
        weight: row.weight_grams,
        made: row.made_to_order,
        days: row.lead_time_days,
        free: row.free_shipping,
        making: row.making ?? '',
        parcel: row.shipping_profile_id ?? '',
        material: row.material,
        dimensions: row.dimensions,
        craft: row.craft,
        care: row.care,
        hs: row.hs_code,
        tags: row.tags,
        description: row.description,
        parts: row.variants
          .filter((variant) => variant.is_active)
          .toSorted((a, b) => a.position - b.position)
          .map(({ id, name, sku, price_minor: price, weight_grams: weight, level }) => ({ id, name, sku, price, weight, stock: level?.on_hand ?? 0 })),
      })
    }
    const last = data.at(-1)
    if (!last || data.length < PAGE) return products
    below = { created: last.created_at, id: last.id }
  }
}
