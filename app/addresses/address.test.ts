import { describe, expect, test } from 'vitest'
import { fc } from '../../tests/support/random.ts'
import { LANGUAGES } from '../i18n/languages.ts'
import { COUNTRY_ROWS, SERVED_COUNTRIES } from '../shipping/country-rules.data.ts'
import { countryList, countryName, countryRule, isServed, tidyPostcode } from '../shipping/countries.ts'
import { checkAddress, requiredFields } from './address.ts'

const nan = {
  recipient: 'ดอกไม้ ใจดี',
  phone: '081-234-5678',
  line1: '99/1 ถ.มหายศ',
  line2: '',
  subdistrict: 'ในเวียง',
  district: 'เมืองน่าน',
  province: 'TH-55',
  postcode: '55000',
  country: 'TH',
  note: '',
}
const utrecht = { recipient: 'Anna de Vries', phone: '06 12345678', line1: 'Oudegracht 12', district: 'Utrecht', postcode: '3511an', country: 'NL' }
const problems = (typed: unknown) => {
  const checked = checkAddress(typed)
  return checked.valid ? [] : checked.problems.map(({ field, code }) => `${field}: ${code}`)
}

describe('an address in Thailand', () => {
  test('is taken as Thais write it', () => {
    expect(checkAddress({ ...nan, province: 'จ.น่าน', postcode: '๕๕๐๐๐', phone: '+66 (0)81 234 5678' })).toEqual({
      valid: true,
      address: { ...nan, phone: '+66812345678' },
    })
  })

  test('says that postcode and province do not belong together', () => {
    expect(problems({ ...nan, postcode: '50200' })).toEqual(['postcode: postcode_province_mismatch'])
    expect(problems({ ...nan, postcode: '19000' })).toEqual(['postcode: postcode_unknown'])
    expect(problems({ ...nan, postcode: '5500' })).toEqual(['postcode: postcode_invalid'])
    expect(problems({ ...nan, province: 'Atlantis' })).toEqual(['province: province_unknown'])
  })

  test('names everything that is missing at once', () => {
    expect(problems({ country: 'th' })).toEqual(['recipient', 'phone', 'line1', 'district', 'province', 'postcode'].map((field) => `${field}: address_missing`))
  })
})

describe('an address abroad', () => {
  test('follows its country', () => {
    expect(checkAddress(utrecht)).toMatchObject({ valid: true, address: { postcode: '3511 AN', phone: '+31612345678', province: '', note: '' } })
    expect(problems({ ...utrecht, postcode: '0511 AN' })).toEqual(['postcode: postcode_invalid'])
    expect(problems({ ...utrecht, country: 'HK', phone: '91234567', postcode: 'whatever' })).toEqual([])
    expect(problems({ ...utrecht, country: 'US', phone: '(212) 555-0100', postcode: '95014', province: 'ca' })).toEqual([])
    expect(problems({ ...utrecht, country: 'US', phone: '(212) 555-0100', postcode: '95014', province: 'California' })).toEqual(['province: province_unknown'])
    expect(problems({ ...utrecht, country: 'US', phone: '(212) 555-0100', postcode: '95014' })).toEqual(['province: address_missing'])
  })

  test('is taken from small places by the general rule, the phone typed in full', () => {
    expect(problems({ ...utrecht, country: 'VU', phone: '+678 12345', postcode: '' })).toEqual([])
    expect(problems({ ...utrecht, country: 'VU', phone: '12345', postcode: '' })).toEqual(['phone: phone_invalid'])
  })

  test('is refused where no parcel goes', () => {
    expect(problems({ ...utrecht, country: 'KP' })).toEqual(['country: country_not_served'])
    expect(problems({ ...utrecht, country: 'XX' })).toEqual(['country: country_not_served'])
    expect(problems({ ...utrecht, country: '' })).toEqual(['country: address_missing'])
  })
})

describe('whatever is sent', () => {
  test('never throws, and what is valid stays as it is', () => {
    const hostile = fc.oneof(
      fc.anything(),
      fc.record({
        ...Object.fromEntries(Object.keys(nan).map((field) => [field, fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.anything())])),
        country: fc.constantFrom('TH', 'NL', 'US', '__proto__', 'constructor', ''),
      }),
    )
    fc.assert(
      fc.property(hostile, (typed) => {
        const once = checkAddress(typed)
        if (once.valid) expect(checkAddress(once.address)).toEqual(once)
        else expect(once.problems.length).toBeGreaterThan(0)
      }),
    )
    expect(checkAddress(checkAddressOf(nan))).toEqual(checkAddress(nan))
  })

  test('markup and control characters are refused, line breaks become spaces', () => {
    expect(problems({ ...nan, line1: '<script>' })).toEqual(['line1: address_invalid'])
    expect(problems({ ...nan, note: 'x\u0000y' })).toEqual(['note: address_invalid'])
    expect(problems({ ...nan, note: 'x'.repeat(301) })).toEqual(['note: address_invalid'])
    expect(checkAddressOf({ ...nan, line1: '99/1\n ถ.มหายศ' })).toMatchObject({ line1: '99/1 ถ.มหายศ' })
  })
})

function checkAddressOf(typed: unknown) {
  const checked = checkAddress(typed)
  return checked.valid ? checked.address : undefined
}

describe('countries', () => {
  test('every rule reads its own example, tidied or not', () => {
    for (const [country, require, , postcode, example] of COUNTRY_ROWS) {
      expect([country, example !== '']).toEqual([country, postcode !== null])
      if (postcode)
        expect([
          country,
          postcode.test(tidyPostcode(example, country)),
          postcode.test(tidyPostcode(example.toLowerCase().replace(/[ -]/g, ''), country)) || country === 'LV',
        ]).toEqual([country, true, true])
      if (require.includes('Z')) expect([country, postcode]).not.toEqual([country, null])
      expect(isServed(country)).toBe(true)
      expect(requiredFields(country)).toContain('line1')
    }
    expect(COUNTRY_ROWS.length).toBeGreaterThanOrEqual(60)
    expect(new Set(COUNTRY_ROWS.map(([country]) => country)).size).toBe(COUNTRY_ROWS.length)
  })

  test('the European Union has 27 members, Britain, Norway and Switzerland are not among them', () => {
    expect(SERVED_COUNTRIES.filter((country) => countryRule(country).inEuropeanUnion)).toHaveLength(27)
    for (const country of ['GB', 'NO', 'CH', 'TR', 'VU']) expect(countryRule(country).inEuropeanUnion).toBe(false)
  })

  test('are listed by name in every language, in its order', () => {
    expect(new Set(SERVED_COUNTRIES).size).toBe(SERVED_COUNTRIES.length)
    for (const language of LANGUAGES) {
      const names = countryList(language).map(({ name }) => name)
      expect(names).toHaveLength(SERVED_COUNTRIES.length)
      expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([])
      expect(names).toEqual([...names].sort(new Intl.Collator(language).compare))
    }
    expect(countryName('HK', 'en')).toBe('Hong Kong')
    expect(countryName('TH', 'th')).toBe('ไทย')
  })
})
