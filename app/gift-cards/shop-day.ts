import { SHOP_ZONE } from '../i18n/time-zone.ts'

/** A day as date fields write it, in the shop's zone: cards go out by it. */
const dayOf = (moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: SHOP_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment)

export const shopToday = (now = new Date()): string => dayOf(now)

/** The day so many days from today. Thailand has no summer time. */
export const dayAhead = (days: number, now = new Date()): string => dayOf(new Date(now.getTime() + days * 86_400_000))
