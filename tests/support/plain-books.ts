import type { Terms } from './frozen-order.ts'

type Bearer = 'seller' | 'shop'
/** What a bank took of a sale: nothing once it was won. */
export type PlainTaken = { reference: string; amount: number; now: number; fee: number; moves: number; bearer: Bearer; feeBearer: Bearer }
export type PlainSale = {
  terms: Required<Terms>
  total: number
  back: number
  completed: boolean
  claims: { goods: number; delivery: number; fee: number }[]
  taken: PlainTaken[]
}
type PlainPayout = { id: string; amount: number; state: 'pending' | 'approved' | 'paid' | 'failed' | 'canceled' }
/** What the shop keeps, as somebody would write it on a slip of paper. */
export type PlainRule = { ppm: number; least: number; most: number; from: number }

/** Half away from zero, in whole satang. */
export const part = (whole: number, of: number, all: number): number => Number((2n * BigInt(whole) * BigInt(of) + BigInt(all)) / (2n * BigInt(all)))
const sumOf = <One>(list: readonly One[], amount: (one: One) => number): number => list.reduce((sum, one) => sum + amount(one), 0)

/** What buyers and banks can still ask for of a sale. */
export const leftOf = ({ total, back, taken }: PlainSale): number => total - back - sumOf(taken, ({ now }) => now)

/**
 * What a sale means for its maker when so much of it went back, to the buyer or to a bank, which is the same where the maker bears it: what claims say of goods
 * and delivery, then goods, then delivery; what the shop gave and kept goes back by the same part.
 */
function shareOf({ terms, total, back, claims, taken }: PlainSale): number {
  const costs = sumOf(
    taken.filter(({ feeBearer }) => feeBearer === 'seller'),
    ({ fee }) => fee,
  )
  const borne = sumOf(
    taken.filter(({ bearer }) => bearer === 'seller'),
    ({ now }) => now,
  )
  const left = Math.max(0, total - back - borne)
  if (left === 0) return -costs
  const goods = total - terms.shipping
  const goodsBack = Math.min(
    goods,
    total -
      left -
      Math.min(
        terms.shipping,
        total - left,
        sumOf(claims, ({ delivery }) => delivery),
      ),
  )
  const deliveryBack = total - left - goodsBack
  const fee = terms.commission + terms.vat
  const told = sumOf(claims, (claim) => claim.fee) + part(fee, Math.max(0, goodsBack - sumOf(claims, (claim) => claim.goods)), goods)
  const feeBack = goodsBack === goods ? fee : Math.min(fee, told)
  const given = terms.points - part(terms.points, goodsBack, goods) + terms.funded - (terms.shipping > 0 ? part(terms.funded, deliveryBack, terms.shipping) : 0)
  return left + given - (fee - feeBack) - costs
}

/** What the shop keeps of goods: the newest rule that fits, else the usual rate; never more than they cost. */
export function feeOf(goods: number, rules: readonly PlainRule[], usualPpm: number): { commission: number; vat: number } {
  const rule = rules.findLast(({ from }) => goods >= from) ?? { ppm: usualPpm, least: 0, most: goods }
  const commission = Math.min(goods, Math.max(rule.least, Math.min(rule.most, part(goods, rule.ppm, 1_000_000))))
  return { commission, vat: part(commission, 70_000, 1_000_000) }
}

/** A maker's money as a child would keep it: lists and sums, no accounts. What the books say is compared with it. */
export class PlainMaker {
  readonly sales: PlainSale[] = []
  readonly payouts: PlainPayout[] = []
  readonly rules: PlainRule[] = []
  corrected = 0
  /** What its maker paid of a debt. */
  repaid = 0
  held = false

  sold(terms: Required<Terms>, total: number): PlainSale {
    const sale: PlainSale = { terms, total, back: 0, completed: false, claims: [], taken: [] }
    this.sales.push(sale)
    return sale
  }
  get pending(): number {
    return this.#shares(false)
  }
  get available(): number {
    return this.#shares(true) + this.corrected + this.repaid - this.#paid('pending', 'approved', 'paid')
  }
  get onTheWay(): number {
    return this.#paid('pending', 'approved')
  }
  #shares(completed: boolean): number {
    return sumOf(
      this.sales.filter((sale) => sale.completed === completed),
      shareOf,
    )
  }
  #paid(...states: PlainPayout['state'][]): number {
    return sumOf(
      this.payouts.filter(({ state }) => states.includes(state)),
      ({ amount }) => amount,
    )
  }
}
