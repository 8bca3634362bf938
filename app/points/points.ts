import { NOTHING, ONE_MILLION, sum, times, type Minor, type Ppm } from '../platform/money.ts'

/** Kinds of lines in the history of points; texts `membership:history.kind.{kind}`. */
export const POINT_KINDS = ['earn', 'redeem', 'reverse', 'return', 'expire', 'adjust', 'achievement'] as const
export type PointKind = (typeof POINT_KINDS)[number]

/** The terms of redeeming and earning, from the shop's settings. Amounts are satang. */
export type PointTerms = {
  /** Goods worth this much earn one point. */
  goodsPerPoint: Minor
  /** What a point is worth. */
  value: Minor
  /** The fewest points that are redeemed at once. */
  redeemFrom: number
}

/** What points do to a cart: how many may be used on it, how many are, and what that saves. */
export type Redemption = { most: number; used: number; savings: Minor }

/**
 * How many points a wish for `wanted` comes to: never more than there are, than the goods cost, or than a positive whole number; below the least that is redeemed, none.
 * `goods` is what can be paid with points: goods after discounts, without delivery and without what the buyer sells.
 */
export function redemptionOf({ wanted, balance, goods }: { wanted: number; balance: number; goods: Minor }, { value, redeemFrom }: PointTerms): Redemption {
  const affordable = value <= NOTHING || goods <= NOTHING ? 0 : Number(goods / value)
  const whole = Math.max(0, Math.min(balance, affordable))
  const most = whole < redeemFrom ? 0 : whole
  const asked = Number.isSafeInteger(wanted) ? Math.max(0, wanted) : 0
  const used = Math.min(asked, most)
  return used < redeemFrom ? { most, used: 0, savings: NOTHING } : { most, used, savings: times(value, used) }
}

/** The whole points some goods earn at a multiple (parts per million); what is left over earns nothing. As `private.points_of_group`. */
export const pointsFor = (goods: readonly Minor[], multiplePpm: Ppm, { goodsPerPoint }: PointTerms): number =>
  goodsPerPoint <= NOTHING ? 0 : Number((sum(goods) * BigInt(multiplePpm)) / (goodsPerPoint * BigInt(ONE_MILLION)))

/** A signed-in buyer's points: how many there are, what one is worth, how many this cart can take at most and takes, what that saves (satang), and how many the order will earn. */
export type QuotePoints = {
  balance: number
  value: number
  redeemFrom: number
  most: number
  used: number
  savings: number
  mostSavings: number
  earns: number
}
