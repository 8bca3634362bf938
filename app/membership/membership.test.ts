import { expect, test } from 'vitest'
import { nextTier, percentSaved } from './membership.ts'

test('a year saves about two months', () => {
  expect(percentSaved({ monthly: 149_00, yearly: 1490_00 })).toBe(17)
  expect(percentSaved({ monthly: 299_00, yearly: 2990_00 })).toBe(17)
  expect(percentSaved({ monthly: 100, yearly: 1200 })).toBe(0)
  expect(percentSaved({ monthly: 0, yearly: 0 })).toBe(0)
})

test('the way to the next tier is told until the highest is reached', () => {
  const thresholds = { lotus: 0, silk: 1000, royal_gold: 5000, sacred_elephant: 20_000 }
  expect(nextTier(250, thresholds, 'lotus')).toEqual({ tier: 'silk', missing: 750, percent: 25 })
  // A tier is kept for a year, whatever the last 365 days brought.
  expect(nextTier(-20, thresholds, 'silk')).toEqual({ tier: 'royal_gold', missing: 5020, percent: 0 })
  expect(nextTier(99_999, thresholds, 'sacred_elephant')).toBeUndefined()
})
