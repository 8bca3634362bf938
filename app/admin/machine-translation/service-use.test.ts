import { expect, test } from 'vitest'
import { keptShare, sumByKind } from './service-use.ts'

const row = (kind: string, outcome: string, times: number, letters = 0) => ({ day: '2026-11-26', kind, outcome, times, letters })

test('every kind stands in its place, with what failed and what was doubtful apart', () => {
  const days = [row('review', 'asked', 3, 120), row('review', 'said', 1), row('review', 'numbers', 1), row('review', 'away', 1), row('review', 'kept', 1)]
  const kinds = sumByKind(days)
  expect(kinds.map(({ kind }) => kind)).toEqual(['product', 'review', 'message', 'shop', 'trial'])
  expect(kinds[1]).toEqual({ kind: 'review', letters: 120, said: 1, kept: 1, over: 0, failed: 1, doubtful: 1 })
  expect(keptShare(kinds, days)).toBe(0.25)
  expect(keptShare(sumByKind([]), [])).toBeUndefined()
})
