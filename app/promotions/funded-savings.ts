import { add, NOTHING, sum, type Minor } from '../platform/money.ts'
import type { BogoPromotion } from './bogo.ts'
import type { Coupon } from './coupon.ts'
import type { Evaluation } from './evaluate.ts'

/** What the shop itself pays of what a basket saves, because the offer or the coupon is its own. */
export type FundedSavings = {
  ofLine: (lineId: string) => Minor
  /** Of a maker's delivery. */
  ofShipping: (sellerId: string) => Minor
}

/** Parts what an evaluation takes off by who pays for it. */
export function fundedSavings(
  evaluation: Evaluation,
  { promotions, coupon }: { promotions: readonly BogoPromotion[]; coupon: Pick<Coupon, 'fundedBy'> | undefined },
): FundedSavings {
  const isFunded = (id: string) => promotions.some((promotion) => promotion.id === id && promotion.funded_by === 'platform')
  const items = evaluation.bogo.applicable_promotions.filter(({ promotion_id: id }) => isFunded(id)).flatMap(({ free_items: free }) => free)
  const paysCoupon = coupon?.fundedBy === 'platform'
  return {
    ofLine: (lineId) => {
      const ofOffers = sum(items.filter((item) => item.line_id === lineId).map(({ savings }) => savings))
      const ofCoupon = paysCoupon ? evaluation.lines.find(({ id }) => id === lineId)?.couponSavings : undefined
      return add(ofOffers, ofCoupon ?? NOTHING)
    },
    ofShipping: (sellerId) => (paysCoupon ? (evaluation.shipping.find((parcel) => parcel.sellerId === sellerId)?.savings ?? NOTHING) : NOTHING),
  }
}
