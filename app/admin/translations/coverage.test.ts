import { expect, test } from 'vitest'
import { shareThere } from './coverage.ts'

test('what readers find in their language counts, whoever wrote it; what is not there or not finished does not', () => {
  expect(shareThere([])).toBe(100)
  expect(shareThere([{ state: 'missing', things: 3 }])).toBe(0)
  expect(
    shareThere([
      { state: 'reviewed', things: 5 },
      { state: 'machine', things: 2 },
      { state: 'stale', things: 2 },
      { state: 'draft', things: 1 },
    ]),
  ).toBe(90)
  // Never a hundred while something is missing.
  expect(
    shareThere([
      { state: 'reviewed', things: 9999 },
      { state: 'missing', things: 1 },
    ]),
  ).toBe(99)
})
