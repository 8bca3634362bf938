import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

export const PERIODS = [7, 30, 90] as const
export type Period = (typeof PERIODS)[number]

/** A day of Thailand's calendar, `2026-11-22`. Amounts are satang; `before_minor` is what the same day of the period before sold. */
export type SalesDay = { day: string; orders: number; sales_minor: number; before_minor: number; views: number }
export type SoldProduct = {
  id: string
  name: string
  image_url: string | null
  quantity: number
  sales_minor: number
  orders: number
  views: number
  favorites: number
}
/** Within Thailand by province, elsewhere by country. */
export type SalesPlace = { country: string; province: string; orders: number; sales_minor: number }

type Sum = { orders: number; sales_minor: number }

export type Analytics =
  | ({ plan: false } & Sum)
  | {
      plan: true
      counted_since: string | null
      days: SalesDay[]
      now: Sum
      before: Sum
      views: number
      views_before: number
      favorites: number
      products: SoldProduct[]
      places: SalesPlace[]
    }

/** Browser only. Null for somebody who does not act for the shop. Throws the API's error. */
export async function getAnalytics(sellerId: string, days: Period): Promise<Analytics | null> {
  const { data } = await answered((await loadSupabase()).rpc('seller_analytics', { p_seller_id: sellerId, p_days: days }))
  // Built by our own function of the same release.
  return data as Analytics | null
}

/** So many orders came of a hundred visits; undefined where nobody looked. */
export const per100 = (orders: number, views: number): number | undefined => (views > 0 ? (orders / views) * 100 : undefined)
