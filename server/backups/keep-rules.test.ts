import { expect, test } from 'vitest'
import { keptBy } from './keep-rules.ts'
import { momentOf } from './moment-of.ts'

/** A backup of every day at two in the morning of Thailand, for so many days until the last of November. */
const daily = (count: number, proved = () => true) =>
  Array.from({ length: count }, (_, ago) => {
    const at = new Date(Date.UTC(2026, 10, 29, 19, 0) - ago * 86_400_000)
    return { id: at.toISOString().slice(0, 10), startedAt: at.toISOString(), proved: proved() }
  })

test('of each of so many days, weeks and months the newest stays, and every other goes', () => {
  const kept = keptBy({ days: 3, weeks: 2, months: 3, logDays: 14 }, daily(100))
  // The thirtieth in Thailand is a Monday; the Sunday before is the newest of its week.
  expect([...kept]).toEqual([
    ['2026-11-29', 'newest'],
    ['2026-11-28', 'day'],
    ['2026-11-27', 'day'],
    ['2026-10-30', 'month'],
    ['2026-09-29', 'month'],
  ])
})

test('the newest that was proved stays, however old it is', () => {
  const backups = daily(40, () => false).map((backup) => ({ ...backup, proved: backup.id === '2026-10-25' }))
  expect(keptBy({ days: 1, weeks: 0, months: 0, logDays: 1 }, backups)).toEqual(
    new Map([
      ['2026-11-29', 'newest'],
      ['2026-10-25', 'proved'],
    ]),
  )
})

test.each([
  ['2026-11-26 02:14', '2026-11-25T19:14:00.000Z'],
  ['2026-11-26 02:14:59.5', '2026-11-25T19:14:59.500Z'],
  ['2026-11-26T02:14:59Z', '2026-11-26T02:14:59.000Z'],
  ['2026-11-26 02:14+01:00', '2026-11-26T01:14:00.000Z'],
  ['yesterday', undefined],
  ['2026-13-26 02:14', undefined],
])('a moment as a person writes it: %s', (written, moment) => {
  expect(momentOf(written)?.toISOString()).toBe(moment)
})
