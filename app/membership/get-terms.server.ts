import type { Database } from '../platform/database.ts'
import { ACHIEVEMENTS, TIERS, type Achievement, type Billing, type PaidPlan, type Tier } from './membership.ts'

/** The numbers of the membership as everybody may read them. Amounts are satang, multiples parts per million. */
export type MembershipTerms = {
  tiers: Record<Tier, { from: number; pointsPpm: number }>
  points: { perGoods: number; value: number; redeemFrom: number; lifetimeMonths: number }
  plans: Record<PaidPlan, Record<Billing, number>>
  premium: { freeDeliveryFrom: number; pointsPpm: number; earlyHours: number }
  seller: { commissionPpm: number; usualPpm: number; listings: number; usualListings: number }
  trialDays: number
  goals: Record<Achievement, number>
  silkRoadSellers: number
}

/** Reads them from the shop's public settings. Throws for a setting that is missing, because a page must not promise nothing. */
export async function getTerms(db: Database): Promise<MembershipTerms> {
  const rows = await db.all<{ key: string; value: unknown }>(
    `select key, value from public.shop_settings where key like 'tiers.%' or key like 'points.%' or key like 'plans.%' or key like 'achievements.%'
        or key = 'commission.rate_ppm'`,
  )
  const settings = new Map(rows.map(({ key, value }) => [key, value]))
  const read = (key: string): number => {
    const value = settings.get(key)
    if (typeof value !== 'number') throw new Error(`The setting ${key} is no number.`)
    return value
  }
  const perTier = (tier: Tier) => ({ from: tier === 'lotus' ? 0 : read(`tiers.${tier}_from`), pointsPpm: read(`tiers.${tier}_points_ppm`) })
  const prices = (plan: PaidPlan): Record<Billing, number> => ({ monthly: read(`plans.${plan}_monthly_minor`), yearly: read(`plans.${plan}_yearly_minor`) })
  return {
    // Every tier and every achievement gets its value.
    tiers: Object.fromEntries(TIERS.map((tier) => [tier, perTier(tier)])) as MembershipTerms['tiers'],
    points: {
      perGoods: read('points.goods_minor'),
      value: read('points.value_minor'),
      redeemFrom: read('points.redeem_from'),
      lifetimeMonths: read('points.lifetime_months'),
    },
    plans: { premium: prices('premium'), seller: prices('seller') },
    premium: {
      freeDeliveryFrom: read('plans.premium_free_delivery_minor'),
      pointsPpm: read('plans.premium_points_ppm'),
      earlyHours: read('plans.premium_early_hours'),
    },
    seller: {
      commissionPpm: read('plans.seller_commission_ppm'),
      usualPpm: read('commission.rate_ppm'),
      listings: read('plans.seller_listings'),
      usualListings: read('plans.free_listings'),
    },
    trialDays: read('plans.trial_days'),
    goals: Object.fromEntries(ACHIEVEMENTS.map((achievement) => [achievement, read(`achievements.${achievement}`)])) as MembershipTerms['goals'],
    silkRoadSellers: read('achievements.silk_road_sellers'),
  }
}
