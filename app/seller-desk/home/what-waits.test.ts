import { expect, test } from 'vitest'
import type { DeskHome } from './read-home.ts'
import { whatWaits } from './what-waits.ts'

const QUIET: DeskHome = {
  sold: { orders: 0, earned: 0, week_orders: 0, week_earned: 0 },
  accept: { count: 0, until: null, number: null },
  send: { count: 0, until: null, late: 0 },
  cases: { count: 0, until: null },
  messages: 0,
  reviews: 0,
  held: 0,
  drafts: 0,
  stock: { low: 0, out: 0 },
  owed: null,
  holds: 0,
  account: true,
}
const NOW = Date.parse('2026-11-26T09:00:00Z')

test('nothing waits on a quiet day', () => {
  expect(whatWaits(QUIET, NOW)).toEqual([])
})

test('what is late comes before what is new, and what may wait comes last', () => {
  const home = {
    ...QUIET,
    accept: { count: 2, until: '2026-11-28T09:00:00Z', number: 'HT-1' },
    send: { count: 3, until: '2026-11-24', late: 1 },
    drafts: 4,
    stock: { low: 5, out: 2 },
  }
  expect(whatWaits(home, NOW).map(({ kind, count }) => [kind, count])).toEqual([
    ['late', 1],
    ['accept', 2],
    ['send', 2],
    ['out', 2],
    ['low', 3],
    ['drafts', 4],
  ])
})

test('an order presses from a day before it is canceled by itself', () => {
  const until = (at: string) => whatWaits({ ...QUIET, accept: { count: 1, until: at, number: 'HT-1' } }, NOW)[0]?.isPressing
  expect(until('2026-11-27T08:59:00Z')).toBe(true)
  expect(until('2026-11-27T09:01:00Z')).toBe(false)
})
