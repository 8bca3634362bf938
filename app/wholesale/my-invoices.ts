import { answered } from '../platform/answered.ts'
import { loadSupabase } from '../platform/session/supabase.ts'

export const INVOICE_STATES = ['open', 'paid', 'written_off', 'void'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

/** A buyer's own invoice. Amounts are satang, moments ISO 8601, days `2026-11-27`. `order`: the number of one of its parts, which opens its file. */
export type MyInvoice = {
  id: string
  number: string
  amount_minor: number
  owed_minor: number
  due_on: string
  settled_at: string | null
  state: InvoiceState
  order: string
}

/** So many, the newest first. */
const MOST = 50

/** Browser only. What a buyer ordered on invoice, what is due first. Throws the API's error. */
export async function listMyInvoices(owner: string): Promise<MyInvoice[]> {
  const { data } = await answered(
    (await loadSupabase())
      .from('wholesale_invoices')
      .select('id,number,amount_minor,owed_minor,due_on,settled_at,state,group:order_groups(orders(number))')
      .eq('buyer_id', owner)
      .order('issued_at', { ascending: false })
      .limit(MOST),
  )
  return (data ?? []).map(({ group, ...invoice }) => ({
    ...invoice,
    order: group?.orders[0]?.number ?? '',
  }))
}
