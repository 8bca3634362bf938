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
