import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import type { ShopShipping } from '../../shipping/shop-shipping.ts'
import type { ShippingTerms } from '../../shipping/shipping-terms.ts'

/** Browser only. The office's terms, and those of a shop where it has its own. Throws the API's error. */
export async function readMyShipping(seller: string): Promise<{ terms: ShippingTerms; own: ShopShipping }> {
  const supabase = await loadSupabase()
  const [terms, shops] = await Promise.all([answered(supabase.rpc('shipping_table')), answered(supabase.rpc('shop_shipping', { p_sellers: [seller] }))])
  // Both functions build these shapes; their own tests hold them to it.
  const own = (shops.data as unknown as Record<string, ShopShipping>)[seller]
  return { terms: terms.data as unknown as ShippingTerms, own: own ?? { rates: [], packs: null } }
}

/** What a shop asks for a parcel, in satang and days; not offered; or null for the office's terms. */
export type RateWish = { first: number; step: number; freeFrom: number | null; daysFrom: number; daysTo: number } | { offered: false } | null

/** Browser only. */
export const writeMyRate = async (seller: string, zone: string, method: string, wish: RateWish) =>
  // The function takes null for "as the office has it"; its generated type does not say so.
  answered((await loadSupabase()).rpc('write_shop_shipping', { p_seller_id: seller, p_zone: zone, p_method: method, p_wish: wish as never }))

/** Browser only. */
export const writeMyPacking = async (seller: string, from: number, to: number) =>
  answered((await loadSupabase()).rpc('write_shop_packing', { p_seller_id: seller, p_from: from, p_to: to }))
