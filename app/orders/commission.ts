import { add, mulRate, subtract, type Minor, type Ppm } from '../platform/money.ts'

/** What the shop keeps, as its settings say it: a share of the goods, and the VAT on that share. */
export type CommissionTerms = { commissionPpm: Ppm; commissionVatPpm: Ppm }

/** What the shop keeps of goods after discounts, and what is left for their maker. Delivery is not part of it: it goes to the maker whole. */
export function commissionOf(goods: Minor, { commissionPpm, commissionVatPpm }: CommissionTerms): { commission: Minor; vat: Minor; left: Minor } {
  const commission = mulRate(goods, commissionPpm)
  const vat = mulRate(commission, commissionVatPpm)
  return { commission, vat, left: subtract(goods, add(commission, vat)) }
}
