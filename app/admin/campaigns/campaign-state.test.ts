import { expect, test } from 'vitest'
import { isUsedUp, stateOf } from './campaign-state.ts'

const NOW = new Date('2026-11-26T00:00:00Z')
const STANDING = { isActive: true, starts: '2026-11-01T00:00:00Z', ends: null, archived: null, used: false }

test('a campaign that is used as often as it may be, or has spent its budget, is used up and not running; what has ended or is off is that first', () => {
  expect(stateOf(STANDING, NOW)).toBe('running')
  const used = { ...STANDING, used: true }
  expect(stateOf(used, NOW)).toBe('used')
  expect(stateOf({ ...used, isActive: false }, NOW)).toBe('off')
  expect(stateOf({ ...used, ends: '2026-11-25T00:00:00Z' }, NOW)).toBe('ended')
  expect(stateOf({ ...used, starts: '2026-12-01T00:00:00Z' }, NOW)).toBe('later')
  expect(isUsedUp({ usage_limit: null, usage_count: 9, budget: null })).toBe(false)
  expect([4, 5, 6].map((times) => isUsedUp({ usage_limit: 5, usage_count: times, budget: null }))).toEqual([false, true, true])
  expect([9_999, 10_000].map((spent) => isUsedUp({ usage_limit: null, usage_count: 0, budget: { budget_minor: 10_000, spent_minor: spent } }))).toEqual([
    false,
    true,
  ])
})
