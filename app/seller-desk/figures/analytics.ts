import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

/** The last is of the plan. */
export const PERIODS = [7, 30, 90, 365] as const
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
  carts: number
  favorites: number
}
/** Within Thailand by province, elsewhere by country. */
export type SalesPlace = { country: string; province: string; orders: number; sales_minor: number }

type Sum = { orders: number; sales_minor: number }

export type Analytics = {
  /** Whether the shop has the plan: then also a year, and every row. */
  plan: boolean
  counted_since: string | null
  days: SalesDay[]
  now: Sum
  before: Sum
  views: number
  views_before: number
  carts: number
  carts_before: number
  favorites: number
  products: SoldProduct[]
  places: SalesPlace[]
  languages: ({ language: string } & Sum)[]
  /** What was looked for before a piece of the shop was looked at. */
  words: { word: string; visits: number }[]
  /** Orders that were due in the period: how many there were, how many came in time and how many had a tracking number. */
  sending: { due: number; on_time: number; tracked: number }
  /** Orders of the period that the shop canceled, or did not accept in time. */
  canceled: number
}

/** Browser only. Pieces are named in the reader's language where they are said in it. Null for somebody who does not act for the shop. Throws the API's error. */
export async function getAnalytics(sellerId: string, days: Period, language: string): Promise<Analytics | null> {
  const supabase = await loadSupabase()
  const { data } = await answered(supabase.rpc('seller_analytics', { p_seller_id: sellerId, p_days: days }))
  // Built by our own function of the same release.
  const found = data as Analytics | null
  if (!found || found.products.length === 0) return found
  const ids = found.products.map(({ id }) => id)
  const { data: said } = await answered(
    supabase.from('product_translations').select('product_id,name').in('product_id', ids).eq('language', language).neq('state', 'draft'),
  )
  const names = new Map(said.map((each) => [each.product_id, each.name]))
  return { ...found, products: found.products.map((each) => ({ ...each, name: names.get(each.id) || each.name })) }
}

/** So many orders came of a hundred visits; undefined where nobody looked. */
export const per100 = (orders: number, views: number): number | undefined => (views > 0 ? (orders / views) * 100 : undefined)
