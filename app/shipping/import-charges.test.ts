import { describe, expect, test } from 'vitest'
import { fc } from '../../tests/support/random.ts'
import { minor } from '../platform/money.ts'
import { SERVED_COUNTRIES } from './country-rules.data.ts'
import { importCharges, kindOfGoods } from './import-charges.ts'
import { BAHT_FOR, IMPORT_RULES } from './import-rules.data.ts'
import { countryRule } from './countries.ts'

const baht = (amount: number) => minor(Math.round(amount * 100))
const parcel = (goods: number, kinds = ['500720'], shipping = 450) => ({ goods: baht(goods), shipping: baht(shipping), kinds })
const NOVEMBER = new Date('2026-11-23T09:00:00Z')
const to = (country: string, parcels = [parcel(1000)], now = NOVEMBER) => importCharges({ country, parcels, now })
const euro = (units: number) => units * BAHT_FOR.EUR

describe('what a country asks of a parcel', () => {
  test('the European Union: a sum for each kind of goods, and VAT on goods, delivery and duty', () => {
    const dutch = Math.round((1000 + 450 + euro(3)) * 0.21 * 100 + euro(3) * 100)
    expect(to('NL')).toEqual({ due: 'about', from: dutch, to: dutch })
    const [one, two] = [to('DE'), to('DE', [parcel(1000, ['500720', '691200', '500720'])])]
    if (one?.due !== 'about' || two?.due !== 'about') throw new Error('Germany asks for something.')
    expect(two.from - one.from).toBe(euro(3) * 1.19 * 100)
  })

  test('each parcel by itself: two small ones stay below the limit that one large one passes', () => {
    const half = parcel(euro(100))
    expect(to('FR', [half, half])).toMatchObject({ from: 2 * Math.round((euro(100) + 450 + euro(3)) * 20 + euro(3) * 100) })
    expect(to('FR', [parcel(euro(200))])).toMatchObject({
      due: 'about',
      from: Math.round((euro(200) + 450) * 20),
      to: Math.round(((euro(200) * 1.12 + 450) * 0.2 + euro(24)) * 100),
    })
  })

  test('below a country’s limit nothing is due, above it something is', () => {
    expect(to('JP', [parcel(9_000 * BAHT_FOR.JPY)])).toEqual({ due: 'none' })
    expect(to('JP', [parcel(11_000 * BAHT_FOR.JPY)])).toMatchObject({ due: 'about' })
    expect(to('HK', [parcel(1_000_000)])).toEqual({ due: 'none' })
  })

  test('a rule counts while it holds: the surcharge of the United States is gone after its 150 days', () => {
    expect(to('US', undefined, new Date('2026-07-23T16:59:59Z'))).toEqual({ due: 'about', from: 13_000, to: 27_000 })
    expect(to('US', undefined, new Date('2026-07-23T17:00:00Z'))).toEqual({ due: 'about', from: 3_000, to: 17_000 })
  })

  test('what we do not know is not guessed: no rule, or one that has run out', () => {
    expect(to('ZA')).toEqual({ due: 'unknown' })
    expect(to('NL', undefined, new Date('2028-07-01T00:00:00Z'))).toEqual({ due: 'unknown' })
    expect(to('US', undefined, new Date('2026-02-01T00:00:00Z'))).toEqual({ due: 'unknown' })
  })

  test('nothing is imported within Thailand', () => {
    expect(to('TH')).toBeNull()
  })

  test('goods without a customs heading are told apart by their category', () => {
    expect(kindOfGoods({ hsCode: '6912009000', categorySlug: 'ceramics' })).toBe('691200')
    expect(kindOfGoods({ hsCode: '', categorySlug: 'ceramics' })).toBe('ceramics')
  })
})

describe('the table', () => {
  test('every country of the European Union has a rule, and no country has two on one day', () => {
    const union = SERVED_COUNTRIES.filter((country) => countryRule(country).inEuropeanUnion)
    for (const country of union) expect([country, to(country)?.due]).toEqual([country, 'about'])
    for (const rule of IMPORT_RULES) {
      expect(rule.until === undefined || rule.from < rule.until).toBe(true)
      expect(rule.duty.at(-1)).not.toHaveProperty('upTo')
      for (const country of rule.countries) {
        const holding = IMPORT_RULES.filter((other) => other.countries.includes(country) && other.from <= rule.from && (other.until ?? '9999') > rule.from)
        expect([country, holding.length]).toEqual([country, 1])
      }
    }
  })

  test('never negative, never from more to less, and whole satang, whatever is sent where', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SERVED_COUNTRIES), fc.nat(10_000_000_00), fc.nat(1_000_000), (country, goods, shipping) => {
        const charges = importCharges({ country, parcels: [{ goods: minor(goods), shipping: minor(shipping), kinds: ['a'] }], now: NOVEMBER })
        if (charges?.due !== 'about') return
        expect(charges.from).toBeGreaterThanOrEqual(0)
        expect(charges.to).toBeGreaterThanOrEqual(charges.from)
        expect(Number.isSafeInteger(charges.from) && Number.isSafeInteger(charges.to)).toBe(true)
      }),
    )
  })
})
