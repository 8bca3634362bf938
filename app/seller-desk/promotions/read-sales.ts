import * as v from 'valibot'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import type { SaleWish } from './sale.ts'

/** A sale of a shop; moments ISO 8601. `leftOut` pieces were not for sale when it began, or cost too little. */
export type ShopSale = {
  id: string
  name: string
  percent: number
  starts: string
  ends: string
  pieces: number
  leftOut: number
  /** So many hours before its start followers have it. */ followers: number | null
}

const Sales = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    percent: v.number(),
    starts_at: v.string(),
    ends_at: v.string(),
    pieces: v.number(),
    left_out: v.number(),
    followers_hours: v.nullable(v.number()),
  }),
)

/** Browser only. The sales of a shop, the newest first, as whoever shows them asks for them. Throws the API's error. */
export const shopSales = (seller: string) => ({ queryKey: ['shop-sales', seller], queryFn: () => listShopSales(seller) })

async function listShopSales(seller: string): Promise<ShopSale[]> {
  const { data } = await answered((await loadSupabase()).rpc('shop_sales', { p_seller_id: seller }))
  return v.parse(Sales, data).map((row) => ({
    id: row.id,
    name: row.name,
    percent: row.percent,
    starts: row.starts_at,
    ends: row.ends_at,
    pieces: row.pieces,
    leftOut: row.left_out,
    followers: row.followers_hours,
  }))
}

/** Browser only. Plans a sale; asked again with the same id it is planned once. */
export const makeSale = async (seller: string, sale: SaleWish) => answered((await loadSupabase()).rpc('make_shop_sale', { p_seller_id: seller, p_sale: sale }))

/** Browser only. Lets a sale run until another moment. */
export const moveSaleEnd = async (id: string, ends: string) => answered((await loadSupabase()).rpc('change_shop_sale', { p_id: id, p_ends: ends }))

/** Browser only. Ends a sale now, or drops one that has not begun. */
export const endSale = async (id: string) => answered((await loadSupabase()).rpc('end_shop_sale', { p_id: id }))
