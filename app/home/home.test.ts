import { expect, test } from 'vitest'
import { sellersClaim, mixed } from './home.ts'

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
])('%i makers are claimed as %o, which is true', (sellers, claim) => {
  expect(sellersClaim(sellers)).toEqual(claim)
  if (claim.over) expect(sellers).toBeGreaterThan(claim.number)
})

test('makers take turns in a row of pieces', () => {
  const products = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((id) => ({ id, seller: { name: id.slice(0, 1) } }))
  expect(mixed(products, 4).map(({ id }) => id)).toEqual(['a1', 'b1', 'c1', 'a2'])
  expect(mixed(products, 9)).toHaveLength(6)
})
