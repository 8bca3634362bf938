import type { RaRecord } from 'ra-core'
import type { InvoiceState } from '../../wholesale/my-invoices.ts'

/** An invoice to a wholesale buyer as the list and its page read it. Amounts are satang, moments ISO 8601, days `2026-11-27`. */
export type InvoiceRow = RaRecord<string> & {
  number: string
  buyer_id: string | null
  company: string
  tax_number: string
  amount_minor: number
  owed_minor: number
  issued_at: string
  due_on: string
  state: InvoiceState
  reference: string
  settled_at: string | null
  reminders: number
  write_off_at: string | null
  write_off_by: string | null
  write_off_because: string
  orders: { orders: { id: string; number: string }[] } | null
}

/** Whether it should have been paid by now. Days are those of Bangkok, where the shop keeps its books. */
export const isOverdue = ({ state, due_on: due }: Pick<InvoiceRow, 'state' | 'due_on'>, now: Date): boolean =>
  state === 'open' && due < new Date(now.getTime() + 7 * 3_600_000).toISOString().slice(0, 10)
