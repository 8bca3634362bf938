/** The database counts the uses of every offer of a shop; this limit means that nobody set one. */
const NO_LIMIT = 1_000_000
export const setLimit = (limit: number | null): number | null => (limit === NO_LIMIT ? null : limit)

/** Whether a code or an offer runs now, will, did, was used up, or paused by its shop, or is switched off. */
export function standingOf(
  {
    isActive,
    isPaused,
    starts,
    ends,
    limit,
    use,
    budget,
  }: {
    isActive: boolean
    isPaused: boolean
    starts: string
    ends: string | null
    limit: number | null
    use: { orders: number }
    budget: { most: number; spent: number } | null
  },
  now: number,
): 'running' | 'later' | 'ended' | 'paused' | 'off' | 'usedUp' {
  if (ends !== null && Date.parse(ends) <= now) return 'ended'
  if (isPaused) return 'paused'
  if (!isActive) return 'off'
  if (Date.parse(starts) > now) return 'later'
  return (limit !== null && use.orders >= limit) || (budget !== null && budget.spent >= budget.most) ? 'usedUp' : 'running'
}
