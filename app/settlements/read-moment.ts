import type { ReportFormat } from './report-format.ts'

/** Years of the Buddhist era are so many more. */
const BUDDHIST_ERA = 543

const FORMS = {
  iso: /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:[T ](?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.\d+)?)?(?<zone>Z|[+-]\d{2}:\d{2})?)?$/,
  dmy: /^(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})(?: (?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?)?$/,
  mdy: /^(?<month>\d{1,2})[/-](?<day>\d{1,2})[/-](?<year>\d{4})(?: (?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?)?$/,
} as const

/** A moment as a file writes it, as ISO 8601 in UTC. Undefined for a day that does not exist or lies in another century; a day alone is its noon. */
export function readMoment(written: string, form: ReportFormat['day_form'], zone: ReportFormat['time_zone']): string | undefined {
  const parts = FORMS[form === 'dmy_be' ? 'dmy' : form].exec(written.trim())?.groups
  if (!parts) return undefined
  const year = Number(parts['year']) - (form === 'dmy_be' ? BUDDHIST_ERA : 0)
  const [month, day, hour, minute, second] = [
    Number(parts['month']),
    Number(parts['day']),
    Number(parts['hour'] ?? 12),
    Number(parts['minute'] ?? 0),
    Number(parts['second'] ?? 0),
  ]
  if (year < 2015 || year > 2100 || hour > 23 || minute > 59 || second > 59) return undefined
  const there = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  if (there.getUTCMonth() !== month - 1 || there.getUTCDate() !== day) return undefined
  // Thailand has had one time for a century.
  const offset = parts['zone'] === undefined ? (zone === 'UTC' ? 0 : 7 * 60) : minutesOf(parts['zone'])
  return new Date(there.getTime() - offset * 60_000).toISOString()
}

function minutesOf(zone: string): number {
  if (zone === 'Z') return 0
  const [hours = 0, minutes = 0] = zone.slice(1).split(':').map(Number)
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}
