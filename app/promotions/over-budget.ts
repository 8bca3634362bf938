import { toJson } from '../platform/money.ts'
import type { BogoPromotion } from './bogo.ts'
import type { Coupon } from './coupon.ts'
import type { Evaluation } from './evaluate.ts'

/** What an evaluation takes off beyond a budget: the offers' ids, and whether the coupon does. */
export function overBudget(
  { bogo, coupon: outcome }: Evaluation,
  { promotions, coupon }: { promotions: readonly BogoPromotion[]; coupon: Pick<Coupon, 'budgetLeft'> | undefined },
): { offers: string[]; coupon: boolean } {
  const leftOf = (id: string) => promotions.find((promotion) => promotion.id === id)?.budget_left ?? null
  const offers = bogo.applicable_promotions.filter(({ promotion_id: id, total_savings: savings }) => {
    const left = leftOf(id)
    return left !== null && toJson(savings) > left
  })
  const left = coupon?.budgetLeft ?? null
  return { offers: offers.map(({ promotion_id: id }) => id), coupon: outcome?.applied === true && left !== null && outcome.savings > left }
}
