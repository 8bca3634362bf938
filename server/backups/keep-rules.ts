import type { KeepRules, KeptAs } from '../../app/platform/backups.ts'
import { SHOP_ZONE } from '../../app/i18n/time-zone.ts'

export type Dated = { id: string; startedAt: string; proved: boolean }

/**
 * Which backups stay, and as what: the newest, the newest that was proved, and the newest of each of so many days, weeks and months that have one. Days are the
 * shop's. What is not named goes.
 */
export function keptBy(rules: KeepRules, backups: readonly Dated[]): Map<string, KeptAs> {
  const newest = backups.toSorted((a, b) => (a.startedAt < b.startedAt ? 1 : -1))
  const kept = new Map<string, KeptAs>()
  const keep = (backup: Dated | undefined, as: KeptAs): void => void (backup && !kept.has(backup.id) && kept.set(backup.id, as))
  keep(newest[0], 'newest')
  for (const [as, most, spanOf] of [
    ['day', rules.days, dayOf],
    ['week', rules.weeks, weekOf],
    ['month', rules.months, (at: string) => dayOf(at).slice(0, 7)],
  ] as const) {
    const spans = new Set<string>()
    for (const backup of newest) {
      const span = spanOf(backup.startedAt)
      if (spans.has(span)) continue
      spans.add(span)
      if (spans.size > most) break
      keep(backup, as)
    }
  }
  keep(
    newest.find(({ proved }) => proved),
    'proved',
  )
  return kept
}

const dayOf = (at: string): string => new Intl.DateTimeFormat('en-CA', { timeZone: SHOP_ZONE, dateStyle: 'short' }).format(new Date(at))

/** The Monday a day's week began with. */
function weekOf(at: string): string {
  const day = new Date(`${dayOf(at)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}
