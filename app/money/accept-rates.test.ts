import { describe, expect, test } from 'vitest'
import { fc } from '../../tests/support/random.ts'
import { judgeRate, quotationFrom } from './accept-rates.ts'
import { convert, FALLBACK_RATES } from './currency.ts'
import { countryOf } from './country-of.ts'
import { minor } from '../platform/money.ts'

const now = new Date('2026-11-20T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const judge = (rate: number, options: { age?: number; last?: string; lastAge?: number } = {}) =>
  judgeRate('USD', rate, {
    effectiveAt: hoursAgo(options.age ?? 1),
    now,
    last: options.last === undefined ? undefined : { rate: options.last, effectiveAt: hoursAgo(options.lastAge ?? 2) },
  })

describe('which rate is believed', () => {
  test('up to 72 hours old', () => {
    expect(judge(0.03, { age: 72 })).toEqual({ accepted: true, rate: '0.03' })
    expect(judge(0.03, { age: 72.01 })).toEqual({ accepted: false, because: 'too-old' })
  })

  test('up to a tenth off the last accepted, either way', () => {
    expect(judge(0.0329, { last: '0.03' }).accepted).toBe(true)
    expect(judge(0.0271, { last: '0.03' }).accepted).toBe(true)
    expect(judge(0.0331, { last: '0.03' })).toEqual({ accepted: false, because: 'too-far' })
    expect(judge(0.0269, { last: '0.03' })).toEqual({ accepted: false, because: 'too-far' })
  })

  test('a shop that slept for a month takes the world as it is, but not a misplaced point', () => {
    expect(judge(0.035, { last: '0.03', lastAge: 24 * 30 }).accepted).toBe(true)
    expect(judge(0.28, { last: '0.03', lastAge: 24 * 30 })).toEqual({ accepted: false, because: 'too-far' })
    expect(judge(0.0028)).toEqual({ accepted: false, because: 'too-far' })
  })

  test('nonsense is refused', () => {
    for (const rate of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) expect(judge(rate)).toEqual({ accepted: false, because: 'not-a-rate' })
  })

  test('whatever is accepted can be calculated with', () => {
    fc.assert(
      fc.property(fc.constantFrom('USD' as const, 'JPY' as const, 'IDR' as const), fc.double({ min: 0.5, max: 2, noNaN: true }), (quote, factor) => {
        const judged = judgeRate(quote, Number(FALLBACK_RATES[quote]) * factor, { effectiveAt: now, now, last: undefined })
        if (judged.accepted) expect(convert(minor(100_000), { quote, rate: judged.rate })).toBeGreaterThan(0n)
      }),
    )
  })
})

describe('reading a service', () => {
  test('the first service’s answer', () => {
    const answer = { base: 'THB', date: '2026-11-20', time_last_updated: 1_795_132_801, rates: { THB: 1, USD: 0.0309, EUR: 0.0267, XYZ: 3 } }
    const read = quotationFrom(answer, new Date('2026-11-21T00:00:00Z'))
    expect(read?.effectiveAt.toISOString()).toBe('2026-11-20T00:00:01.000Z')
    expect([...(read?.rates ?? [])]).toEqual([
      ['USD', 0.0309],
      ['EUR', 0.0267],
    ])
  })

  test('the second service’s answer', () => {
    const read = quotationFrom({ result: 'success', base_code: 'THB', time_last_update_unix: 1_795_132_801, rates: { JPY: 4.7 } }, now)
    expect(read?.rates.get('JPY')).toBe(4.7)
  })

  test('a moment in the future is now', () => {
    expect(quotationFrom({ time_last_updated: now.getTime(), rates: { USD: 0.03 } }, now)?.effectiveAt).toEqual(now)
  })

  test('anything else is not an answer', () => {
    for (const wrong of [null, [], 'rates', {}, { rates: null }, { rates: {} }, { rates: { USD: '0.03' } }, { base: 'USD', rates: { EUR: 0.9 } }]) {
      expect(quotationFrom(wrong, now)).toBeUndefined()
    }
  })
})

test('a geolocation answer names a country or nothing', () => {
  expect(countryOf({ country_code: 'TH', city: 'Nan' })).toBe('TH')
  expect(countryOf({ country_code: 'nl' })).toBe('NL')
  for (const wrong of [null, {}, { country_code: 'THA' }, { country_code: 66 }, '<html>', { country_code: '<b' }]) expect(countryOf(wrong)).toBeUndefined()
})
