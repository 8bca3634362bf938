import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import type { MonthEarnings, OrderEarnings } from './order-earnings.ts'

/** Browser only. What the orders of a month (`2026-11`) earned; without one those of this month. Throws the API's error. */
export async function readEarnings(seller: string, month?: string): Promise<MonthEarnings> {
  const { data } = await answered((await loadSupabase()).rpc('order_earnings', { p_seller_id: seller, ...(month && { p_month: `${month}-01` }) }))
  // Built by our own function of the same release.
  return data as MonthEarnings
}

/** Browser only. What one order earned; null before anything is booked. Throws the API's error. */
export async function readOrderEarnings(seller: string, order: string): Promise<OrderEarnings | null> {
  const { data } = await answered((await loadSupabase()).rpc('order_earnings', { p_seller_id: seller, p_order_id: order }))
  // Built by our own function of the same release.
  return (data as MonthEarnings).orders[0] ?? null
}
