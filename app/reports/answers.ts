import * as v from 'valibot'

/** Spans that move on by themselves, so that what is kept and sent is always about its time; `own` is two days that were chosen. */
export const SPANS = ['thisMonth', 'lastMonth', 'lastWeek', 'last7', 'last30', 'last365', 'thisYear', 'own'] as const
export type Span = (typeof SPANS)[number]

const Day = v.pipe(v.string(), v.isoDate())

/** What somebody answers a report's questions with, as an address and a saved report keep it. */
export const Answers = v.object({
  span: v.optional(v.picklist(SPANS), 'last30'),
  since: v.optional(Day),
  until: v.optional(Day),
  maker: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3650)), 90),
})
export type Answers = v.InferOutput<typeof Answers>

/** What a report is asked with: days of the shop's country, the last one included. */
export type Asked = { since: string; until: string; maker: string; days: number }

const DAY_MS = 86_400_000
const iso = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** The days an answer means at a moment. Days that were chosen and are none, or stand the wrong way round, are the last thirty. */
export function askedOf({ span, since, until, maker, days }: Answers, now = new Date()): Asked {
  // The calendar of the shop's country, seven hours ahead of UTC.
  const today = Date.parse(iso(now.getTime() + 7 * 3_600_000))
  const at = new Date(today)
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()]
  const monday = today - ((at.getUTCDay() + 6) % 7) * DAY_MS
  const last = (count: number): readonly [number, number] => [today - (count - 1) * DAY_MS, today]
  const spans: Record<Exclude<Span, 'own'>, readonly [number, number]> = {
    thisMonth: [Date.UTC(year, month, 1), today],
    lastMonth: [Date.UTC(year, month - 1, 1), Date.UTC(year, month, 0)],
    lastWeek: [monday - 7 * DAY_MS, monday - DAY_MS],
    last7: last(7),
    last30: last(30),
    last365: last(365),
    thisYear: [Date.UTC(year, 0, 1), today],
  }
  if (span === 'own' && since && until && since <= until) return { since, until, maker, days }
  const [first, end] = spans[span === 'own' ? 'last30' : span]
  return { since: iso(first), until: iso(end), maker, days }
}
