import { minor, proportion } from '../platform/money.ts'

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
