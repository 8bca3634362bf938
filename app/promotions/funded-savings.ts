import { add, least, mulRate, NOTHING, ONE_MILLION, sum, type Minor, type Ppm } from '../platform/money.ts'
import type { BogoPromotion } from './bogo.ts'
import type { Coupon } from './coupon.ts'
import type { Evaluation } from './evaluate.ts'

/** What the shop itself pays of what a basket saves, because the offer or the coupon is its own, or partly so. */
export type FundedSavings = {
  ofLine: (lineId: string) => Minor
  /** Of a maker's delivery. */
  ofShipping: (sellerId: string) => Minor
}

/** The shop's part of what a campaign takes off. */
const shareOf = (by: Coupon['fundedBy'] | undefined, shared: Ppm | null | undefined): Ppm =>
  by === 'platform' ? ONE_MILLION : by === 'shared' ? (shared ?? 0) : 0

/**
 * Parts what an evaluation takes off by who pays for it; where both do, each line's part is rounded by itself and the makers bear the rest. `mostOf`: what of a maker's delivery is paid at most,
 * where the maker asks more.
 */
export function fundedSavings(
  evaluation: Evaluation,
  {
    promotions,
    coupon,
    mostOf = () => undefined,
  }: {
    promotions: readonly BogoPromotion[]
    coupon: Pick<Coupon, 'fundedBy' | 'sharedPpm'> | undefined
    mostOf?: (sellerId: string) => Minor | undefined
  },
): FundedSavings {
  const items = evaluation.bogo.applicable_promotions.flatMap(({ promotion_id: id, free_items: free }) => {
    const promotion = promotions.find((one) => one.id === id)
    const share = shareOf(promotion?.funded_by, promotion?.shared_ppm)
    return free.map(({ line_id: lineId, savings }) => ({ lineId, funded: mulRate(savings, share) }))
  })
  const ofCoupon = shareOf(coupon?.fundedBy, coupon?.sharedPpm)
  return {
    ofLine: (lineId) => {
      const ofOffers = sum(items.filter((item) => item.lineId === lineId).map(({ funded }) => funded))
      return add(ofOffers, mulRate(evaluation.lines.find(({ id }) => id === lineId)?.couponSavings ?? NOTHING, ofCoupon))
    },
    ofShipping: (sellerId) => {
      const savings = evaluation.shipping.find((parcel) => parcel.sellerId === sellerId)?.savings ?? NOTHING
      return mulRate(least(savings, mostOf(sellerId) ?? savings), ofCoupon)
    },
  }
}
