import { dateFormat } from './date-format.ts'

const DAY_MS = 86_400_000

/** `Nov 23 – 29, 2026`: the days of an ISO 8601 week (`2026-W48`, Monday to Sunday), as the reader writes them; what is no week stays as it is. */
export function weekRange(week: string, language: string): string {
  const [, year, number] = /^(\d{4})-W(\d{2})$/.exec(week) ?? []
  if (year === undefined || number === undefined) return week
  // The fourth of January lies in the first week of every year.
  const fourth = Date.parse(`${year}-01-04T00:00:00Z`)
  const firstMonday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY_MS
  const monday = firstMonday + (Number(number) - 1) * 7 * DAY_MS
  const format = dateFormat(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  return format.formatRange(new Date(monday), new Date(monday + 6 * DAY_MS))
}
