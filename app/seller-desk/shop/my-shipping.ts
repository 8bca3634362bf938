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
  return { terms: terms.data as unknown as ShippingTerms, own: own ?? { rates: [], packs: null, profiles: [] } }
}

/** What a shop asks for a parcel, in satang, grams and days; not offered; or null for what holds without it. */
export type RateWish =
  | {
      first: number
      step: number
      freeFrom: number | null
      daysFrom: number
      daysTo: number
      firstGrams: number
      stepGrams: number
      parcelMaxGrams: number
    }
  | { offered: false }
  | null

/** Which parcels a rate is for: of one kind or the usual ones (null), in a zone or some of its countries. */
export type RatePlace = { seller: string; profile: string | null; zone: string; method: string; countries: readonly string[] }

/** Browser only. Throws the API's error. */
export const writeMyRate = async ({ seller, profile, zone, method, countries }: RatePlace, wish: RateWish) =>
  answered(
    (await loadSupabase()).rpc('write_shop_shipping', {
      p_seller_id: seller,
      p_zone: zone,
      p_method: method,
      // The function takes null for "as without it"; its generated type does not say so.
      p_wish: wish as never,
      ...(profile !== null && { p_profile_id: profile }),
      ...(countries.length > 0 && { p_countries: [...countries] }),
    }),
  )

/** Browser only. Throws the API's error. */
export const writeMyPacking = async (seller: string, profile: string | null, { from, to }: { from: number; to: number }) =>
  answered(
    (await loadSupabase()).rpc('write_shop_packing', { p_seller_id: seller, p_from: from, p_to: to, ...(profile !== null && { p_profile_id: profile }) }),
  )

/** Browser only. After how many days buyers may fetch at the workshop; null: not at all. Throws the API's error. */
export const writeMyPickup = async (seller: string, days: number | null) =>
  // The function takes null; its generated type does not say so.
  answered((await loadSupabase()).rpc('write_shop_pickup', { p_seller_id: seller, p_days: days as never }))

/** Browser only. Makes a kind of parcels, calls it otherwise, or ends it. Throws the API's error. */
export const writeMyParcel = async (seller: string, { id, name, ended = false }: { id: string; name: string; ended?: boolean }) =>
  answered((await loadSupabase()).rpc('write_shop_parcel', { p_seller_id: seller, p_profile_id: id, p_name: name, p_ended: ended }))
