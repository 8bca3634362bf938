import { describe, expect, test } from 'vitest'
import { fc } from '../../tests/support/random.ts'
import { minor, times } from '../platform/money.ts'
import { pointsFor, redemptionOf } from './points.ts'

const terms = { goodsPerPoint: minor(10_00), value: minor(25), redeemFrom: 100 }
const amounts = fc.integer({ min: 0, max: 100_000_000 })

describe('redeeming', () => {
  test('takes what is wanted, and never more than there is or than the goods cost', () => {
    expect(redemptionOf({ wanted: 400, balance: 1000, goods: minor(500_00) }, terms)).toEqual({ most: 1000, used: 400, savings: 100_00n })
    expect(redemptionOf({ wanted: 9999, balance: 1000, goods: minor(500_00) }, terms)).toMatchObject({ used: 1000 })
    expect(redemptionOf({ wanted: 9999, balance: 9999, goods: minor(50_10) }, terms)).toMatchObject({ most: 200, used: 200, savings: 50_00n })
  })

  test('below the least there is none', () => {
    expect(redemptionOf({ wanted: 99, balance: 1000, goods: minor(500_00) }, terms)).toMatchObject({ used: 0, savings: 0n })
    expect(redemptionOf({ wanted: 500, balance: 99, goods: minor(500_00) }, terms)).toMatchObject({ most: 0, used: 0 })
  })

  test.each([Number.NaN, Infinity, -100, 0.5, 1e300])('%s points are none', (wanted) => {
    expect(redemptionOf({ wanted, balance: 1000, goods: minor(500_00) }, terms).used).toBe(0)
  })

  test('whatever is asked, goods never become cheaper than nothing and nobody uses what they do not have', () => {
    fc.assert(
      fc.property(fc.double(), fc.integer({ min: -10_000, max: 1_000_000 }), amounts, (wanted, balance, goods) => {
        const { used, most, savings } = redemptionOf({ wanted, balance, goods: minor(goods) }, terms)
        expect(Number.isSafeInteger(used) && used >= 0 && used <= most && most <= Math.max(0, balance)).toBe(true)
        expect(savings <= minor(goods) && savings === times(terms.value, used)).toBe(true)
        expect(used === 0 || used >= terms.redeemFrom).toBe(true)
      }),
    )
  })
})

describe('earning', () => {
  test('counts whole points of all goods together, times the multiple', () => {
    expect(pointsFor([minor(9_99)], 1_000_000, terms)).toBe(0)
    expect(pointsFor([minor(9_99), minor(9_99)], 1_000_000, terms)).toBe(1)
    expect(pointsFor([minor(1000_00)], 1_250_000, terms)).toBe(125)
  })

  test('is never more for two orders than for one', () => {
    fc.assert(
      fc.property(amounts, amounts, fc.constantFrom(1_000_000, 1_250_000, 1_500_000, 2_000_000), (one, other, ppm) => {
        expect(pointsFor([minor(one)], ppm, terms) + pointsFor([minor(other)], ppm, terms)).toBeLessThanOrEqual(
          pointsFor([minor(one), minor(other)], ppm, terms),
        )
      }),
    )
  })
})
