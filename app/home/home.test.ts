import { expect, test } from 'vitest'
import { makersClaim, mixed } from './home.ts'

test.each([
  [0, { over: false, number: 0 }],
  [7, { over: false, number: 7 }],
  [21, { over: true, number: 20 }],
  [100, { over: true, number: 90 }],
  [101, { over: true, number: 100 }],
  [500, { over: true, number: 400 }],
  [501, { over: true, number: 500 }],
  [529, { over: true, number: 500 }],
  [1001, { over: true, number: 1000 }],
  [1500, { over: true, number: 1000 }],
  [1501, { over: true, number: 1500 }],
])('%i makers are claimed as %o, which is true', (makers, claim) => {
  expect(makersClaim(makers)).toEqual(claim)
  if (claim.over) expect(makers).toBeGreaterThan(claim.number)
})

test('makers take turns in a row of pieces', () => {
  const pieces = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((id) => ({ id, seller: { id: id.slice(0, 1) } }))
  expect(mixed(pieces, 4).map(({ id }) => id)).toEqual(['a1', 'b1', 'c1', 'a2'])
  expect(mixed(pieces, 9)).toHaveLength(6)
})
