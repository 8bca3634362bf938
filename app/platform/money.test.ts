import { describe, expect, test } from 'vitest'
import { fc } from '../../tests/support/random.ts'
import { add, allocate, fromDecimal, fromJson, minor, mulRate, negate, splitTax, subtract, sum, times, toDecimal, toJson } from './money.ts'

const amounts = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).map(minor)
const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 20 })

describe('allocate', () => {
  test('the parts always sum to the whole', () => {
    fc.assert(fc.property(amounts, weights, (amount, shares) => sum(allocate(amount, shares)) === amount))
  })

  test('each part is the exact share, less than one unit off', () => {
    fc.assert(
      fc.property(amounts, weights, (amount, shares) => {
        const whole = shares.reduce((total, weight) => total + weight, 0n)
        fc.pre(whole > 0n)
        for (const [index, part] of allocate(amount, shares).entries()) {
          const off = part * whole - amount * (shares[index] ?? 0n)
          expect(off < 0n ? -off : off).toBeLessThan(whole)
        }
      }),
    )
  })

  test('ties go to the lowest index', () => {
    expect(allocate(minor(100), [1n, 1n, 1n])).toEqual([34n, 33n, 33n])
    expect(allocate(minor(2), [1n, 1n, 1n])).toEqual([1n, 1n, 0n])
  })

  test('a zero weight gets nothing, unless all are zero', () => {
    expect(allocate(minor(7), [0n, 3n, 0n])).toEqual([0n, 7n, 0n])
    expect(allocate(minor(7), [0n, 0n])).toEqual([4n, 3n])
  })

  test('a reversal is the exact negative of what it reverses', () => {
    fc.assert(
      fc.property(amounts, weights, (amount, shares) => {
        expect(allocate(negate(amount), shares)).toEqual(allocate(amount, shares).map((part) => negate(part)))
      }),
    )
  })

  test('nothing goes to nobody; something is refused', () => {
    expect(allocate(minor(0), [])).toEqual([])
    expect(() => allocate(minor(1), [])).toThrow(RangeError)
    expect(() => allocate(minor(1), [1n, -1n])).toThrow(RangeError)
  })
})

describe('rates', () => {
  test('half a satang is rounded up, by magnitude', () => {
    expect(mulRate(minor(50), 70_000)).toBe(4n) // 3.5
    expect(mulRate(minor(49), 70_000)).toBe(3n) // 3.43
    expect(mulRate(minor(-50), 70_000)).toBe(-4n)
    expect(mulRate(minor(12_345), 1_000_000)).toBe(12_345n)
  })

  test('the result is never more than half a unit away from the exact value', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 2_000_000 }), (amount, ppm) => {
        const off = mulRate(amount, ppm) * 1_000_000n - amount * BigInt(ppm)
        expect(off < 0n ? -off : off).toBeLessThanOrEqual(500_000n)
      }),
    )
  })

  test('a fraction of a millionth is refused', () => {
    expect(() => mulRate(minor(1), 0.5)).toThrow(RangeError)
  })
})

describe('tax', () => {
  test('Thai VAT is inside the price', () => {
    expect(splitTax(minor(10_700), { ppm: 70_000, price: 'inclusive' })).toEqual({ net: 10_000n, tax: 700n, gross: 10_700n })
  })

  test('elsewhere it comes on top', () => {
    expect(splitTax(minor(10_000), { ppm: 70_000, price: 'exclusive' })).toEqual({ net: 10_000n, tax: 700n, gross: 10_700n })
  })

  test('net and tax always make gross', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 500_000 }), fc.constantFrom('inclusive' as const, 'exclusive' as const), (amount, ppm, price) => {
        const { net, tax, gross } = splitTax(amount, { ppm, price })
        expect(add(net, tax)).toBe(gross)
        expect(price === 'inclusive' ? gross : net).toBe(amount)
      }),
    )
  })
})

describe('at the edges', () => {
  test('JSON carries safe integers and nothing else', () => {
    fc.assert(fc.property(fc.maxSafeInteger(), (units) => toJson(fromJson(units)) === units))
    expect(() => toJson(minor(2n ** 53n))).toThrow(RangeError)
    for (const wrong of [1.5, Number.NaN, 2 ** 53, '100', null, undefined, 1n]) expect(() => fromJson(wrong)).toThrow(RangeError)
  })

  test('a decimal goes out and comes back', () => {
    fc.assert(fc.property(amounts, fc.constantFrom(0, 2, 3), (amount, decimals) => fromDecimal(toDecimal(amount, decimals), decimals) === amount))
    expect(toDecimal(minor(5), 2)).toBe('0.05')
    expect(toDecimal(minor(-5), 2)).toBe('-0.05')
    expect(toDecimal(minor(1470), 0)).toBe('1470')
  })

  test('what is not an amount is not guessed at', () => {
    for (const wrong of ['', '1.234', '1,000', '1e3', '0x10', '--1', '.5', '5.', '๕']) expect(fromDecimal(wrong, 2)).toBeUndefined()
  })

  test('quantities are whole and not negative', () => {
    expect(times(minor(250), 3)).toBe(750n)
    expect(() => times(minor(250), -1)).toThrow(RangeError)
    expect(() => times(minor(250), 1.5)).toThrow(RangeError)
    expect(subtract(minor(5), minor(7))).toBe(-2n)
    expect(() => minor(0.1)).toThrow(RangeError)
  })
})
