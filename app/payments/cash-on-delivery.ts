import type { CashAnswer, CashTerms } from './offered-methods.ts'

type Cart = {
  country: string
  total: number
  parcels: number
  lines: readonly { offer: { takesCash: boolean; madeToOrderDays: number }; personalization: string }[]
}

/**
 * Whether a cart can be paid in cash at the door. Only in Thailand, only up to the shop's limit, only where every maker takes part; never for a piece that is
 * made for one person, which nobody else would buy when the parcel comes back.
 */
export function cashAnswer(terms: CashTerms, { country, total, parcels, lines }: Cart): CashAnswer {
  const refused = (because: Extract<CashAnswer, { offered: false }>['because']): CashAnswer => ({ offered: false, because, most: terms.most })
  if (!terms.offered) return refused('switched_off')
  if (country !== 'TH') return refused('abroad')
  if (lines.some(({ offer }) => !offer.takesCash)) return refused('seller')
  if (lines.some(({ offer, personalization }) => personalization !== '' || offer.madeToOrderDays > 0)) return refused('personal')
  if (total > terms.most) return refused('too_much')
  return { offered: true, fee: terms.fee * parcels }
}
