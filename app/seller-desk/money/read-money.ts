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

/** Browser only. Why a maker is not paid at the moment, or not everything, the oldest first. */
export const listHolds = async (seller: string) =>
  (
    await answered(
      (await loadSupabase())
        .from('payout_holds')
        .select('id, reason, placed_at, ends_at, amount_minor, by_suspension, change_id, appealed_at, appeal_answer, appeal_outcome')
        .eq('seller_id', seller)
        .is('released_at', null)
        .order('placed_at'),
    )
  ).data
export type DeskHold = Awaited<ReturnType<typeof listHolds>>[number]

/** Browser only. Says once why a hold is wrong, with papers that were sent before. Throws the API's error. */
export const appealHold = async (hold: string, words: string, papers: string[]) =>
  answered((await loadSupabase()).rpc('appeal_payout_hold', { p_id: hold, p_words: words, p_papers: papers }))

/** Browser only. Says once why a debt is wrong, with papers that were sent before. Throws the API's error. */
export const appealDebt = async (debt: string, words: string, papers: string[]) =>
  answered((await loadSupabase()).rpc('appeal_debt', { p_id: debt, p_words: words, p_papers: papers }))

/** As many changes of an account as a desk shows. */
const CHANGES_SHOWN = 5

/** Browser only. The last changes of where a maker is paid, the newest first. */
export const listAccountChanges = async (seller: string) =>
  (
    await answered(
      (await loadSupabase())
        .from('bank_account_changes')
        .select('id, kind, bank, number_tail, changed_at, denied_at')
        .eq('seller_id', seller)
        .order('changed_at', { ascending: false })
        .limit(CHANGES_SHOWN),
    )
  ).data
export type AccountChange = Awaited<ReturnType<typeof listAccountChanges>>[number]

/** Browser only. "It was not me": stops every payout of the maker. Throws the API's error. */
export const denyAccountChange = async (change: string) => answered((await loadSupabase()).rpc('deny_account_change', { p_change_id: change }))

/** An invoice of the shop to a maker, or a credit note. Amounts are satang, months and days as the calendar writes them. */
export type DeskInvoice = {
  id: string
  number: string
  kind: 'tax_invoice' | 'credit_note'
  about: 'commission' | 'plan'
  month: string
  net: number
  total: number
  withholding: { certificate: string; day: string; amount: number; confirmed: boolean } | undefined
}

/** Browser only. What the shop invoiced a maker, the newest first. */
export async function listFeeInvoices(seller: string): Promise<DeskInvoice[]> {
  const { data } = await answered(
    (await loadSupabase())
      .from('fee_invoices')
      .select('id, number, kind, about, month, net_minor, total_minor, fee_withholdings(certificate, withheld_on, amount_minor, confirmed_at)')
      .eq('seller_id', seller)
      .order('issued_at', { ascending: false })
      .order('number', { ascending: false })
      .limit(PAYOUTS_SHOWN),
  )
  return data.map(({ fee_withholdings: withheld, ...invoice }) => ({
    id: invoice.id,
    number: invoice.number,
    kind: invoice.kind === 'credit_note' ? 'credit_note' : 'tax_invoice',
    about: invoice.about === 'plan' ? 'plan' : 'commission',
    month: invoice.month,
    net: invoice.net_minor,
    total: invoice.total_minor ?? 0,
    withholding: withheld
      ? { certificate: withheld.certificate, day: withheld.withheld_on, amount: withheld.amount_minor, confirmed: withheld.confirmed_at !== null }
      : undefined,
  }))
}

/** Browser only. Says by which certificate tax was withheld on an invoice. Throws the API's error. */
export const enterWithholding = async (invoice: string, { certificate, day, amount }: { certificate: string; day: string; amount: number }) =>
  answered((await loadSupabase()).rpc('enter_withholding', { p_invoice_id: invoice, p_certificate: certificate, p_withheld_on: day, p_amount_minor: amount }))
