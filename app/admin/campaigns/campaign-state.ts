export const CAMPAIGN_STATES = ['running', 'used', 'later', 'ended', 'off', 'archived'] as const
export type CampaignState = (typeof CAMPAIGN_STATES)[number]

/** Where a coupon or an offer stands on a day of its life; `used`: as often, or for as much, as it may be. */
export type Standing = { isActive: boolean; starts: string; ends: string | null; archived: string | null; used: boolean }

/** How often a campaign may be used and was, and what it may cost and did, in satang. */
type Uses = { usage_limit: number | null; usage_count: number; budget: { budget_minor: number; spent_minor: number } | null }

/** Whether nobody can use it anymore, because it was used as often as it may be or its budget is spent. */
export const isUsedUp = ({ usage_limit: most, usage_count: times, budget }: Uses): boolean =>
  (most !== null && times >= most) || (budget !== null && budget.spent_minor >= budget.budget_minor)

/** Whether a campaign can be used now, is used up, will be, was, is switched off, or was put away. */
export function stateOf({ isActive, starts, ends, archived, used }: Standing, now: Date): CampaignState {
  if (archived !== null) return 'archived'
  if (ends !== null && new Date(ends) <= now) return 'ended'
  if (!isActive) return 'off'
  if (new Date(starts) > now) return 'later'
  return used ? 'used' : 'running'
}
