import { describe, expect, test } from 'vitest'
import { fc } from '../../tests/support/random.ts'
import { minor } from '../platform/money.ts'
import { SERVED_COUNTRIES } from './country-rules.data.ts'
import { DEFAULT_SHIPPING_RATES, SHIPPING_METHODS, SHIPPING_ZONES, zoneOf } from './shipping-rates.ts'
import { DEFAULT_SHIPPING_TABLE } from './shipping-terms.ts'
import { deliveryDates, missingToFreeShipping, shippingCost, shippingOptions, type Consignment } from './shipping.ts'

const scarf = { weightGrams: 300, quantity: 1, freeShipping: false }
const bowl = { weightGrams: 900, quantity: 1, freeShipping: true }
const send = (country: string, lines: Consignment['lines'], goods = 100_000, leadDays = 0) => {
  const shipping = shippingOptions({ country, lines, goods: minor(goods), leadDays })
  return shipping.available ? shipping.options : []
}
const cost = (country: string, lines: Consignment['lines'], goods = 100_000) =>
  Object.fromEntries(send(country, lines, goods).map((option) => [option.method, option.cost]))

describe('what a parcel costs', () => {
  test('by zone and started weight step', () => {
    expect(cost('TH', [scarf])).toEqual({ standard: 4_500n, express: 7_500n })
    expect(cost('TH', [{ ...scarf, quantity: 4 }])).toEqual({ standard: 6_000n, express: 10_000n })
    expect(cost('NL', [scarf])).toEqual({ standard: 45_000n, express: 115_000n })
    expect(cost('NL', [{ ...scarf, weightGrams: 500 }])).toEqual({ standard: 45_000n, express: 115_000n })
    expect(cost('NL', [{ ...scarf, weightGrams: 501 }])).toEqual({ standard: 61_000n, express: 144_000n })
  })

  test('a product that ships free does so by the standard method, beside one that does not', () => {
    expect(send('NL', [bowl])[0]).toMatchObject({ method: 'standard', cost: 0n, free: 'product' })
    expect(cost('NL', [bowl]).express).toBe(144_000n)
    expect(cost('NL', [bowl, scarf])).toEqual({ standard: 45_000n, express: 173_000n })
  })

  test('enough goods of one maker travel free within Thailand, and nowhere else', () => {
    expect(send('TH', [scarf], 150_000)[0]).toMatchObject({ cost: 0n, free: 'threshold' })
    expect(send('TH', [scarf], 149_999)[0]).toMatchObject({ cost: 4_500n, free: undefined })
    expect(cost('NL', [scarf], 9_999_999).standard).toBe(45_000n)
    expect(missingToFreeShipping({ country: 'TH', lines: [scarf], goods: minor(149_999) })).toBe(1n)
    expect(missingToFreeShipping({ country: 'TH', lines: [scarf], goods: minor(150_000) })).toBeUndefined()
    expect(missingToFreeShipping({ country: 'TH', lines: [bowl], goods: minor(1) })).toBeUndefined()
    expect(missingToFreeShipping({ country: 'NL', lines: [scarf], goods: minor(1) })).toBeUndefined()
  })

  test('what is too heavy travels in several parcels', () => {
    const { standard } = DEFAULT_SHIPPING_RATES.EUROPE
    if (!standard) throw new Error('Europe has a standard method.')
    const full = shippingCost(20_000, standard)
    expect(shippingCost(20_001, standard)).toBe(full + 45_000n)
    expect(shippingCost(40_000, standard)).toBe(2n * full)
  })

  test('more never costs less, whatever the zone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SHIPPING_ZONES), fc.constantFrom(...SHIPPING_METHODS), fc.nat(300_000), fc.nat(50_000), (zone, method, grams, more) => {
        const rate = DEFAULT_SHIPPING_RATES[zone][method]
        if (rate) expect(shippingCost(grams + more, rate)).toBeGreaterThanOrEqual(shippingCost(grams, rate))
      }),
    )
  })
})

test('a restriction keeps from a country what it names, by its method, category and weight, and says so', () => {
  const rule = { id: 1, country: 'JP', method: null, heaviestGrams: null, categories: null }
  const ask = (restriction: object, lines: Consignment['lines'], country = 'JP') => {
    const shipping = shippingOptions({ country, lines, goods: minor(1) }, { ...DEFAULT_SHIPPING_TABLE, restrictions: [{ ...rule, ...restriction }] })
    return shipping.available ? shipping.options.map(({ method }) => method) : []
  }
  const both = ['standard', 'express']
  expect([ask({}, [scarf]), ask({}, [scarf], 'TH')]).toEqual([[], both])
  expect(ask({ method: 'express' }, [scarf])).toEqual(['standard'])
  expect([ask({ categories: ['a'] }, [{ ...scarf, categoryIds: ['a'] }, bowl]), ask({ categories: ['a'] }, [{ ...scarf, categoryIds: ['b'] }, bowl])]).toEqual([
    [],
    both,
  ])
  expect([ask({ heaviestGrams: 300 }, [scarf]), ask({ heaviestGrams: 299 }, [scarf])]).toEqual([both, []])
  const moved = shippingOptions({ country: 'JP', lines: [scarf], goods: minor(1) }, { ...DEFAULT_SHIPPING_TABLE, destinations: { JP: 'OCEANIA' } })
  expect(moved).toMatchObject({ zone: 'OCEANIA', options: [{ cost: 42_000n }, { cost: 105_000n }] })
})

describe('where and when', () => {
  test('every country has a zone, and its options', () => {
    expect(['TH', 'SG', 'JP', 'AU', 'DE', 'US', 'ZA', 'BR', 'IN'].map(zoneOf)).toEqual([
      'TH',
      'ASEAN',
      'EAST_ASIA',
      'OCEANIA',
      'EUROPE',
      'NORTH_AMERICA',
      'REST',
      'REST',
      'REST',
    ])
    for (const country of SERVED_COUNTRIES) expect([country, send(country, [scarf]).length]).toEqual([country, 2])
  })

  test('what takes time to make arrives later', () => {
    expect(send('TH', [scarf])[0]?.days).toEqual({ from: 3, to: 6 })
    expect(send('TH', [scarf], 1, 14)[0]?.days).toEqual({ from: 16, to: 18 })
  })

  test('days are those of Thailand', () => {
    expect(deliveryDates({ from: 3, to: 6 }, new Date('2026-11-20T16:59:59Z'))).toEqual({ from: '2026-11-23', to: '2026-11-26' })
    expect(deliveryDates({ from: 3, to: 6 }, new Date('2026-11-20T17:00:00Z'))).toEqual({ from: '2026-11-24', to: '2026-11-27' })
  })

  test('nowhere, and nothing, are refused', () => {
    expect(shippingOptions({ country: 'KP', lines: [scarf], goods: minor(1) })).toEqual({ available: false, because: 'country_not_served' })
    expect(shippingOptions({ country: 'TH', lines: [], goods: minor(0) })).toEqual({ available: false, because: 'nothing_to_ship' })
  })
})
