import { NOTHING, proportion, sum, times, type Minor, type Ppm, minor, ONE_MILLION } from '../platform/money.ts'

/** The tiers, ascending. Their names are `membership:tier.{tier}`. */
export const TIERS = ['lotus', 'silk', 'royal_gold', 'sacred_elephant'] as const
export type Tier = (typeof TIERS)[number]

/** What a member can achieve. Texts: `membership:achievement.{achievement}`. */
export const ACHIEVEMENTS = ['temple_explorer', 'silk_road_traveler', 'golden_shopper', 'elephant_memory', 'loyal_customer'] as const
export type Achievement = (typeof ACHIEVEMENTS)[number]

/** The plans that are paid for; everybody else is on the free one. */
export const PAID_PLANS = ['premium', 'seller'] as const
export type PaidPlan = (typeof PAID_PLANS)[number]
export const BILLINGS = ['monthly', 'yearly'] as const
export type Billing = (typeof BILLINGS)[number]
export type PlanStatus = 'trialing' | 'active' | 'past_due' | 'canceled' | 'expired'

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

/** How much cheaper twelve months are when they are paid at once, in whole percent. */
export function percentSaved({ monthly, yearly }: { monthly: number; yearly: number }): number {
  const twelve = monthly * 12
  return twelve <= 0 || yearly >= twelve ? 0 : Number(proportion(minor(100), BigInt(twelve - yearly), BigInt(twelve)))
}

/** The tier after this one, and how far it is: `done` of `all` points since the tier before, in whole percent for a bar. Undefined at the top. */
export function nextTier(points: number, thresholds: Readonly<Record<Tier, number>>, tier: Tier): { tier: Tier; missing: number; percent: number } | undefined {
  const next = TIERS[TIERS.indexOf(tier) + 1]
  if (!next) return undefined
  const goal = thresholds[next]
  return { tier: next, missing: Math.max(0, goal - points), percent: goal <= 0 ? 100 : Math.min(100, Math.max(0, Math.floor((points / goal) * 100))) }
}
