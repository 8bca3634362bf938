import { dayOf } from '../../desk-kit/day-of.ts'

export const COMPARED = ['before', 'year'] as const
export type Compared = (typeof COMPARED)[number]

/** A span of days and the one it is compared with, days of the shop's country, the last one included. */
export type Spans = { from: string; to: string; beforeFrom: string; beforeTo: string; compared: Compared }

const DAY_MS = 86_400_000
const DAY = /^\d{4}-\d{2}-\d{2}$/
/** As the database bounds it. */
const LONGEST = 731
const USUAL = 30

/** A day some days later. */
export const daysLater = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

const isDay = (day: string | null): day is string => day !== null && DAY.test(day) && !Number.isNaN(Date.parse(day))

/** The span of the last days, as its address has it. */
export const lastDays = (days: number, now = new Date()): { from: string; to: string } => {
  const today = dayOf(now.toISOString())
  return { from: daysLater(today, 1 - days), to: today }
}

/** What an address asks for: the last 30 days beside the 30 before, where it says nothing that can be read. */
export function spansOf(search: URLSearchParams, now = new Date()): Spans {
  const [asked, until] = [search.get('from'), search.get('to')]
  const usable = isDay(asked) && isDay(until) && asked <= until && (Date.parse(until) - Date.parse(asked)) / DAY_MS <= LONGEST
  const { from, to } = usable ? { from: asked, to: until } : lastDays(USUAL, now)
  const compared = search.get('beside') === 'year' ? 'year' : 'before'
  const long = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  const back = compared === 'year' ? 364 : long
  // A year of whole weeks, so that a Saturday stands beside a Saturday.
  return { from, to, beforeFrom: daysLater(from, -back), beforeTo: daysLater(to, -back), compared }
}
