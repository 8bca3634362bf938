import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

/** A sale at a market as the shop has it; amounts are satang. */
export type StallSale = {
  id: string
  number: string
  soldAt: string
  paidBy: string
  total: number
  lines: { title: string; option: string; quantity: number; unit_minor: number; missing: number }[]
}

/** As many as are shown. */
const SALES_SHOWN = 100

/** Browser only. The newest sales at markets. Throws the API's error, as everything here. */
export async function listStallSales(sellerId: string): Promise<StallSale[]> {
  const { data } = await answered(
    (await loadSupabase())
      .from('stall_sales')
      .select('id,number,sold_at,paid_by,total_minor,lines')
      .eq('seller_id', sellerId)
      .order('sold_at', { ascending: false })
      .order('id')
      .limit(SALES_SHOWN),
  )
  return data.map((row) => ({
    id: row.id,
    number: row.number,
    soldAt: row.sold_at,
    paidBy: row.paid_by,
    total: row.total_minor,
    // As `public.sell_at_stall` writes them.
    lines: row.lines as StallSale['lines'],
  }))
}

/** Browser only. Where buyers at a market pay the shop; empty where it has not said. */
export async function readStallPromptPay(sellerId: string): Promise<string> {
  return (await answered((await loadSupabase()).rpc('stall_promptpay', { p_seller_id: sellerId }))).data ?? ''
}

/** Browser only. HT004 promptpay_form for what is no such number. */
export async function setStallPromptPay(sellerId: string, id: string): Promise<void> {
  await answered((await loadSupabase()).rpc('set_stall_promptpay', { p_seller_id: sellerId, p_promptpay_id: id }))
}
