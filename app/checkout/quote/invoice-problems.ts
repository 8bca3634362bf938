import type { InvoiceTerms } from '../../payments/offered-methods.ts'
import type { Problem } from './quote.ts'

/** Why an order cannot be placed on invoice now. What is nothing needs none. */
export function invoiceProblems(terms: InvoiceTerms | null, due: number): Problem[] {
  const because = terms === null ? 'no_terms' : terms.overdue ? 'overdue' : due > terms.room ? 'no_room' : undefined
  return because ? [{ code: 'invoice_not_offered', because, room: terms?.room ?? 0 }] : []
}
