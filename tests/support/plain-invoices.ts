import { leftOf, type PlainSale } from './plain-books.ts'

/** An order on invoice, as the shop's own list would have it. */
export type PlainInvoice = {
  id: string
  sale: PlainSale
  state: 'open' | 'paid' | 'written_off'
  /** Somebody wants it written off. */
  asked: boolean
  late: boolean
  /** Money went back since it was paid. */
  back: boolean
}

/** What an order on invoice may still be paid, reopened or lost for: what it came to, less what went back. */
const worthOf = ({ sale }: PlainInvoice): number => leftOf(sale)

/** A hotel that pays later: a list of invoices and a limit. */
export class PlainHotel {
  readonly invoices: PlainInvoice[] = []
  readonly limit: number

  constructor(limit: number) {
    this.limit = limit
  }
  /** Why nothing more is sold to it, if nothing is. */
  refusal(amount: number): 'overdue' | 'no_room' | null {
    if (this.invoices.some((invoice) => invoice.late && this.stateOf(invoice) === 'open')) return 'overdue'
    return this.owed + amount > this.limit ? 'no_room' : null
  }
  /** An open invoice of which everything went back is none any more. */
  stateOf(invoice: PlainInvoice): PlainInvoice['state'] | 'void' {
    return invoice.state === 'open' && worthOf(invoice) === 0 ? 'void' : invoice.state
  }
  get owed(): number {
    return this.#worth('open')
  }
  get paid(): number {
    return this.#worth('paid')
  }
  get lost(): number {
    return this.#worth('written_off')
  }
  #worth(state: PlainInvoice['state']): number {
    return this.invoices.filter((invoice) => invoice.state === state).reduce((sum, invoice) => sum + worthOf(invoice), 0)
  }
}
