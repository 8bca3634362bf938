import { add, minor, mulRate, ONE_MILLION, subtract, type Minor, type Ppm } from '../platform/money.ts'

/** What the shop keeps, as its settings say it: a share of the goods, and the VAT on that share. */
export type CommissionTerms = { commissionPpm: Ppm; commissionVatPpm: Ppm }

/** What the shop keeps of goods after discounts, and what is left for their maker. Delivery is not part of it: it goes to the maker whole. */
export function commissionOf(goods: Minor, { commissionPpm, commissionVatPpm }: CommissionTerms): { commission: Minor; vat: Minor; left: Minor } {
  const commission = mulRate(goods, commissionPpm)
  const vat = mulRate(commission, commissionVatPpm)
  return { commission, vat, left: subtract(goods, add(commission, vat)) }
}

/** The goods from which a lower rate saves what it costs, its VAT included: the least amount whole baht can say. Undefined where the rate is not lower. */
export function worthItFrom(cost: Minor, usual: CommissionTerms, lower: CommissionTerms): Minor | undefined {
  const saved = BigInt(usual.commissionPpm - lower.commissionPpm) * BigInt(ONE_MILLION + usual.commissionVatPpm)
  if (saved <= 0n) return undefined
  const one = BigInt(ONE_MILLION) * BigInt(ONE_MILLION) * cost
  const wholeBaht = saved * 100n
  return minor(((one + wholeBaht - 1n) / wholeBaht) * 100n)
}
