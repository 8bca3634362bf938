import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

/** As many payouts as a desk shows: two years of weeks. */
const PAYOUTS_SHOWN = 104

/** Browser only. What a maker has in the books, in satang. */
export async function readBalance(seller: string): Promise<{ pending: number; available: number }> {
  const { data } = await answered((await loadSupabase()).rpc('my_balance', { p_seller_id: seller }))
  const [baht] = data.filter(({ currency }) => currency === 'THB')
  return { pending: baht?.pending_minor ?? 0, available: baht?.available_minor ?? 0 }
}

/** Browser only. Where a maker is paid, or undefined. */
export async function readBankAccount(seller: string) {
  const { data } = await answered((await loadSupabase()).rpc('my_bank_account', { p_seller_id: seller }))
  return data[0] ?? null
}

/** Browser only. What a maker was paid, the newest first. */
export const listPayouts = async (seller: string) =>
  (
    await answered(
      (await loadSupabase())
        .from('payouts')
        .select('id, number, period, amount_minor, status, bank, number_tail, reference, reason, created_at, paid_at')
        .eq('seller_id', seller)
        .order('created_at', { ascending: false })
        .limit(PAYOUTS_SHOWN),
    )
  ).data

/** Browser only. Why a maker is not paid at the moment. */
export const listHolds = async (seller: string) =>
  (await answered((await loadSupabase()).from('payout_holds').select('id, reason, review_at').eq('seller_id', seller).is('released_at', null))).data
