import { expect, test } from 'vitest'
import { followersFrom, saleStateOf } from './shop-sale.ts'

const sale = { starts_at: '2026-12-01T03:00:00Z', ends_at: '2026-12-08T03:00:00Z', ended_at: null }

test.each([
  ['2026-12-01T02:59:59Z', 'later'],
  ['2026-12-01T03:00:00Z', 'running'],
  ['2026-12-08T02:59:59Z', 'running'],
  ['2026-12-08T03:00:00Z', 'ended'],
])('at %s a sale is %s', (now, state) => expect(saleStateOf(sale, new Date(now))).toBe(state))

test('a sale that was ended before its time, or dropped before it began, is over', () =>
  expect(saleStateOf({ ...sale, ended_at: '2026-11-30T00:00:00Z' }, new Date('2026-11-30T01:00:00Z'))).toBe('ended'))

test('followers have a sale so many hours before everybody', () => {
  expect(followersFrom({ ...sale, followers_hours: 48 })).toBe('2026-11-29T03:00:00.000Z')
  expect(followersFrom({ ...sale, followers_hours: null })).toBeUndefined()
})
