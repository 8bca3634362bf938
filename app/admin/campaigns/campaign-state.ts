export const CAMPAIGN_STATES = ['running', 'later', 'ended', 'off', 'archived'] as const
export type CampaignState = (typeof CAMPAIGN_STATES)[number]

/** Where a coupon or an offer stands on a day of its life. */
export type Standing = { isActive: boolean; starts: string; ends: string | null; archived: string | null }

/** Whether a campaign can be used now, will be, was, is switched off, or was put away. */
export function stateOf({ isActive, starts, ends, archived }: Standing, now: Date): CampaignState {
  if (archived !== null) return 'archived'
  if (ends !== null && new Date(ends) <= now) return 'ended'
  if (!isActive) return 'off'
  return new Date(starts) > now ? 'later' : 'running'
}
