import { expect, test } from 'vitest'
import { cohortRows, monthsBetween } from './analytics.ts'
import { spansOf } from './spans.ts'

const NOW = new Date('2026-11-25T20:00:00Z')
const of = (address: string) => spansOf(new URLSearchParams(address), NOW)

test('the last thirty days of Thailand’s calendar stand beside the thirty before, where an address says nothing that can be read', () => {
  const usual = { from: '2026-10-28', to: '2026-11-26', beforeFrom: '2026-09-28', beforeTo: '2026-10-27', compared: 'before' }
  for (const address of ['', 'from=2026-11-01', 'from=x&to=y', 'from=2026-11-02&to=2026-11-01', 'from=2020-01-01&to=2026-01-01'])
    expect(of(address)).toEqual(usual)
})

test('a span of one’s own is compared with the days before it, or with the same weekdays a year ago', () => {
  expect(of('from=2026-11-01&to=2026-11-07')).toMatchObject({ beforeFrom: '2026-10-25', beforeTo: '2026-10-31' })
  expect(of('from=2026-11-01&to=2026-11-07&beside=year')).toMatchObject({ beforeFrom: '2025-11-02', beforeTo: '2025-11-08' })
})

test('buyers are told by the month of their first order and the months after it, those without an order too', () => {
  const month = (first_month: string, at: string, buyers: number) => ({ first_month, month: at, buyers, orders: buyers, minor: 100 })
  const rows = cohortRows([month('2026-01-01', '2026-01-01', 5), month('2026-01-01', '2026-03-01', 2), month('2026-03-01', '2026-03-01', 4)])
  expect(rows.map(({ first, buyers, months }) => [first, buyers, months.map(({ one }) => one?.buyers)])).toEqual([
    ['2026-01-01', 5, [5, undefined, 2]],
    ['2026-03-01', 4, [4]],
  ])
  expect(monthsBetween('2025-11-01', '2026-02-01')).toBe(3)
})
