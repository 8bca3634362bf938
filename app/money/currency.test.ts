import { describe, expect, test } from 'vitest'
import { fc } from '../../tests/support/random.ts'
import { LANGUAGES } from '../i18n/languages.ts'
import { minor } from '../platform/money.ts'
import {
  convert,
  convertToThb,
  CURRENCIES,
  CURRENCY_CODES,
  currencyOf,
  currencyOfCountry,
  FALLBACK_RATES,
  formatPrice,
  roughly,
  type Rate,
} from './currency.ts'

const fixed = (quote: Rate['quote']): Rate => ({ quote, rate: FALLBACK_RATES[quote] })

describe('conversion', () => {
  test('1,470 baht in every currency, by the fixed rates', () => {
    const baht = minor(147_000)
    expect(Object.fromEntries(CURRENCY_CODES.map((code) => [code, convert(baht, fixed(code))]))).toEqual({
      THB: 147_000n,
      USD: 4_116n,
      EUR: 3_822n,
      GBP: 3_234n,
      AUD: 6_321n,
      JPY: 6_027n,
      SGD: 5_439n,
      CAD: 5_733n,
      CNY: 29_400n,
      HKD: 32_340n,
      TWD: 130_830n,
      IDR: 63_210_000n,
    })
  })

  test('an estimate has two digits that count', () => {
    expect([0n, 7n, 96n, 123n, 1_250n, 98_765n, -1_234n].map((amount) => roughly(minor(amount)))).toEqual([0n, 7n, 96n, 120n, 1_300n, 99_000n, -1_200n])
  })

  test('a price is the same whether converted or charged in baht', () => {
    fc.assert(fc.property(fc.bigInt({ min: 0n, max: 10n ** 13n }).map(minor), (baht) => convert(baht, fixed('THB')) === baht))
  })

  test('a dearer thing is never shown cheaper', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 9), fc.nat(10 ** 6), fc.constantFrom(...CURRENCY_CODES), (price, more, code) => {
        expect(convert(minor(price + more), fixed(code))).toBeGreaterThanOrEqual(convert(minor(price), fixed(code)))
      }),
    )
  })

  test('a limit typed in another currency survives the way there and back', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 7), fc.constantFrom(...CURRENCY_CODES), (units, code) => {
        // One satang of rounding is worth at most 430 × 1 minor unit of the smallest currency.
        const back = convert(convertToThb(minor(units), fixed(code)), fixed(code))
        const off = back > BigInt(units) ? back - BigInt(units) : BigInt(units) - back
        expect(Number(off)).toBeLessThanOrEqual(Math.ceil(Number(FALLBACK_RATES[code])))
      }),
    )
  })

  test('what is not a rate is refused', () => {
    for (const rate of ['0', '-1', '', 'NaN', '1e3', '0.000', '1.']) expect(() => convert(minor(1), { quote: 'USD', rate })).toThrow(RangeError)
  })
})

describe('how a price reads', () => {
  const shown = (units: number, currency: Rate['quote'], language: (typeof LANGUAGES)[number]) => formatPrice(minor(units), currency, language)

  test('symbol, amount, and the code if asked', () => {
    expect(shown(147_000, 'THB', 'en')).toBe('฿1,470.00')
    expect(shown(147_000, 'THB', 'th')).toBe('฿1,470.00')
    expect(formatPrice(minor(4_120), 'USD', 'en', { withCode: true })).toBe('$41.20\u00A0USD')
    expect(shown(382_200, 'EUR', 'nl')).toBe('€\u00A03.822,00')
    expect(shown(-500, 'THB', 'en')).toBe('−฿5.00')
  })

  test('yen, yuan and rupiah have no decimals', () => {
    expect(shown(6_027, 'JPY', 'ja')).toBe('¥6,027')
    expect(shown(29_450, 'CNY', 'zh-CN')).toBe('CN¥295')
    expect(shown(63_210_000, 'IDR', 'id')).toBe('Rp\u00A0632.100')
  })

  test('large amounts keep every digit', () => {
    expect(formatPrice(minor(900_719_925_474_099_301n), 'THB', 'en')).toBe('฿9,007,199,254,740,993.01')
  })

  test('every currency can be written in every language', () => {
    for (const language of LANGUAGES) {
      for (const code of CURRENCY_CODES) expect(shown(1_234_567, code, language).startsWith(CURRENCIES[code].symbol)).toBe(true)
    }
  })
})

describe('whose currency', () => {
  test('the countries of the specification', () => {
    const named = { US: 'USD', CA: 'CAD', GB: 'GBP', AU: 'AUD', JP: 'JPY', SG: 'SGD', TH: 'THB', CN: 'CNY', HK: 'HKD', TW: 'TWD', ID: 'IDR' }
    for (const [country, currency] of Object.entries(named)) expect(currencyOfCountry(country)).toBe(currency)
    for (const country of ['DE', 'FR', 'IT', 'ES', 'NL', 'AT', 'BE', 'FI', 'IE', 'PT']) expect(currencyOfCountry(country)).toBe('EUR')
  })

  test('all of the euro area, and baht for the rest', () => {
    for (const country of ['BG', 'CY', 'EE', 'GR', 'HR', 'LT', 'LU', 'LV', 'MT', 'SI', 'SK']) expect(currencyOfCountry(country)).toBe('EUR')
    for (const country of ['KR', 'CH', 'VN', '', 'constructor', null, undefined]) expect(currencyOfCountry(country)).toBe('THB')
  })

  test('a code that is none of ours is nobody’s', () => {
    expect(currencyOf('eur')).toBe('EUR')
    for (const wrong of ['KRW', '', 'toString', '<script>', null, undefined]) expect(currencyOf(wrong)).toBeUndefined()
  })
})
