import { describe, expect, test } from 'vitest'
import { fc } from '../../tests/support/random.ts'
import { minor } from '../platform/money.ts'
import { discountPercent } from '../catalog/discount.ts'
import { stockLine } from './stock-line.ts'

describe('the stock line', () => {
  test('fewer than ten is low, none is out', () => {
    expect([10, 9, 1, 0, -1].map((quantity) => stockLine({ quantity }))).toEqual(['in_stock', 'low_stock', 'low_stock', 'out_of_stock', 'out_of_stock'])
  })

  test('a one-of-a-kind piece is there or gone, never low', () => {
    expect(stockLine({ quantity: 1, isUnique: true })).toBe('in_stock')
    expect(stockLine({ quantity: 0, isUnique: true })).toBe('out_of_stock')
  })

  test('what is made to order has no shelf', () => {
    expect(stockLine({ quantity: 0, madeToOrder: true })).toBe('made_to_order')
  })
})

describe('the discount badge', () => {
  test('as the specification rounds it', () => {
    expect(discountPercent(minor(7_500), minor(10_000))).toBe(25)
    expect(discountPercent(minor(6_650), minor(10_000))).toBe(34) // 33.5
    expect(discountPercent(minor(6_651), minor(10_000))).toBe(33)
  })

  test('only when the original price is higher', () => {
    expect(discountPercent(minor(100), minor(100))).toBeUndefined()
    expect(discountPercent(minor(100), minor(99))).toBeUndefined()
    expect(discountPercent(minor(100), null)).toBeUndefined()
  })

  test('never more than half a percent off the exact value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_000_000 }), fc.integer({ min: 1, max: 9_000_000 }), (price, more) => {
        const original = price + more
        expect(Math.abs((discountPercent(minor(price), minor(original)) ?? -1) * original - more * 100)).toBeLessThanOrEqual(original / 2)
      }),
    )
  })
})
