/** A Monday: weekdays are named by days that follow it. */
const MONDAY = Date.UTC(2026, 0, 5)
const DAY_MS = 86_400_000

/** The days of a week from Monday on, as moments to be named in UTC. */
export const WEEK: readonly Date[] = Array.from({ length: 7 }, (_, day) => new Date(MONDAY + day * DAY_MS))

/** The weekdays somebody is there, each with its hours; days in a row with the same hours stand together. */
export function openDays(hours: readonly string[]): { first: Date; last: Date; hours: string }[] {
  const spans: { first: Date; last: Date; hours: string }[] = []
  for (const [place, day] of WEEK.entries()) {
    const open = hours[place] ?? ''
    const before = spans.at(-1)
    if (open === '') continue
    if (before?.hours === open && before.last === WEEK[place - 1]) before.last = day
    else spans.push({ first: day, last: day, hours: open })
  }
  return spans
}
