import type { Issuer } from '../../orders/documents/document.ts'
import type { TaxBuyer } from '../../orders/tax-buyer.ts'

/** A tax invoice of the shop to a maker for what it kept or charged in a month, or a credit note (Revenue Code, sections 86/4 and 86/10). Amounts are satang. */
export type FeeInvoice = {
  kind: 'tax_invoice' | 'credit_note'
  about: 'commission' | 'plan'
  number: string
  /** `2026-11`. */
  month: string
  issuedAt: string
  issuer: Issuer
  buyer: TaxBuyer
  net: number
  vat: number
  vatRatePpm: number
  total: number
  /** Of a credit note: what it corrects, what stood there, and what earlier notes took off it, before VAT. */
  corrects: { number: string; issuedAt: string; original: number; earlier: number } | null
}
