import type { Terms } from './frozen-order.ts'

type PlainSale = { terms: Required<Terms>; total: number; back: number; completed: boolean }
type PlainPayout = { id: string; amount: number; state: 'pending' | 'approved' | 'paid' | 'failed' | 'canceled' }

/** Half away from zero, in whole satang. */
const part = (whole: number, of: number, all: number): number => Number((2n * BigInt(whole) * BigInt(of) + BigInt(all)) / (2n * BigInt(all)))

/** What a sale means for its maker when so much of it went back: goods first, then delivery; what the shop gave and kept goes back by the same part. */
function shareOf({ terms, total, back }: PlainSale): number {
  if (back === total) return 0
  const goods = total - terms.shipping
  const goodsBack = Math.min(goods, back)
  const fee = terms.commission + terms.vat
  const given =
    terms.points - part(terms.points, goodsBack, goods) + terms.funded - (terms.shipping > 0 ? part(terms.funded, back - goodsBack, terms.shipping) : 0)
  return total - back + given - (fee - part(fee, goodsBack, goods))
}

/** A maker's money as a child would keep it: lists and sums, no accounts. What the books say is compared with it. */
export class PlainMaker {
  readonly sales: PlainSale[] = []
  readonly payouts: PlainPayout[] = []
  corrected = 0
  held = false

  sold(terms: Required<Terms>, total: number): void {
    this.sales.push({ terms, total, back: 0, completed: false })
  }
  get pending(): number {
    return this.#shares(false)
  }
  get available(): number {
    return this.#shares(true) + this.corrected - this.#paid('pending', 'approved', 'paid')
  }
  get onTheWay(): number {
    return this.#paid('pending', 'approved')
  }
  #shares(completed: boolean): number {
    return this.sales.filter((sale) => sale.completed === completed).reduce((sum, sale) => sum + shareOf(sale), 0)
  }
  #paid(...states: PlainPayout['state'][]): number {
    return this.payouts.filter(({ state }) => states.includes(state)).reduce((sum, { amount }) => sum + amount, 0)
  }
}
