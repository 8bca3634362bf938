import type { RaRecord } from 'ra-core'

export const INVOICE_KINDS = ['tax_invoice', 'credit_note'] as const
export const INVOICE_SUBJECTS = ['commission', 'plan'] as const

/** The certificate by which a maker withheld tax on an invoice. Amounts are satang. */
type Withheld = { certificate: string; withheld_on: string; amount_minor: number; entered_at: string; confirmed_at: string | null }

/** An invoice of the shop to a maker, or a credit note, as the list and its page read it. Amounts are satang. */
export type InvoiceRow = RaRecord<string> & {
  number: string
  kind: (typeof INVOICE_KINDS)[number]
  about: (typeof INVOICE_SUBJECTS)[number]
  seller_id: string
  seller_name: string
  month: string
  corrects_id: string | null
  issued_at: string
  net_minor: number
  vat_minor: number
  total_minor: number
  withholding: Withheld | null
}

/** Whether a certificate waits to be compared with its original. */
export const waitsForOriginal = ({ withholding }: Pick<InvoiceRow, 'withholding'>): boolean => withholding !== null && withholding.confirmed_at === null
