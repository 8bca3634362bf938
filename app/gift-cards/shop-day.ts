/** Hours that Thailand is ahead of UTC; it has no summer time. */
const AHEAD = 7 * 3_600_000
const DAY = 86_400_000

/** The day so many days from today, as date fields write it, in the shop's zone: cards go out by it. */
export const dayAhead = (days: number, now = new Date()): string => new Date(now.getTime() + AHEAD + days * DAY).toISOString().slice(0, 10)

export const shopToday = (now = new Date()): string => dayAhead(0, now)
