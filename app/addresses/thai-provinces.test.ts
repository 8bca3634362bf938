import { describe, expect, test } from 'vitest'
import { phoneOf, readablePhone } from './phone.ts'
import { findProvince, postcodeFits, provinceOf, provincesOfPostcode, THAI_PROVINCES, THAI_REGIONS } from './thai-provinces.ts'

const codes = (postcode: string) => provincesOfPostcode(postcode).map(({ code }) => code)

describe('provinces', () => {
  test('there are 77, each whole and once', () => {
    expect(THAI_PROVINCES).toHaveLength(77)
    for (const key of ['code', 'th', 'en'] as const) expect(new Set(THAI_PROVINCES.map((province) => province[key])).size).toBe(77)
    for (const { code, th, en, region, prefix } of THAI_PROVINCES) {
      expect(code).toMatch(/^TH-\d\d$/)
      expect(th).toMatch(/^[ก-๙]+$/)
      expect(en).toMatch(/^[A-Z][a-z]+( [A-Z][a-z]+)*$/)
      expect(THAI_REGIONS).toContain(region)
      expect(prefix).toMatch(/^[1-9]\d$/)
    }
    expect(THAI_REGIONS.map((region) => THAI_PROVINCES.filter((province) => province.region === region).length)).toEqual([9, 20, 22, 7, 5, 14])
  })

  test('are found however they are written', () => {
    for (const { code, th, en } of THAI_PROVINCES)
      for (const text of [code, th, `จังหวัด${th}`, `จ.${th}`, en, en.toUpperCase(), en.replace(/ /g, '')])
        expect([text, findProvince(text)?.code]).toEqual([text, code])
    expect(['กทม.', 'Ayutthaya', 'Korat', 'Chiangmai province'].map((text) => findProvince(text)?.en)).toEqual([
      'Bangkok',
      'Phra Nakhon Si Ayutthaya',
      'Nakhon Ratchasima',
      'Chiang Mai',
    ])
    for (const wrong of ['', ' ', 'constructor', 'Atlantis', 'TH-99']) expect(findProvince(wrong)).toBeUndefined()
    expect(provinceOf('TH-55')?.th).toBe('น่าน')
  })
})

describe('postcodes', () => {
  test('the eight that lie in two provinces offer both', () => {
    expect(Object.fromEntries(['13240', '18220', '22160', '36220', '58130', '70190', '80240', '83000'].map((postcode) => [postcode, codes(postcode)]))).toEqual(
      {
        13240: ['TH-14', 'TH-16'],
        18220: ['TH-16', 'TH-19'],
        22160: ['TH-21', 'TH-22'],
        36220: ['TH-30', 'TH-36'],
        58130: ['TH-50', 'TH-58'],
        70190: ['TH-70', 'TH-71'],
        80240: ['TH-80', 'TH-81'],
        83000: ['TH-82', 'TH-83'],
      },
    )
  })

  test('Samut Prakan is not Bangkok', () => {
    expect(codes('10270')).toEqual(['TH-11'])
    expect(codes('10200')).toEqual(['TH-10'])
    expect(postcodeFits('10280', 'TH-10')).toBe(false)
  })

  test('every province has postcodes', () => {
    for (const { code, prefix } of THAI_PROVINCES) expect(code === 'TH-11' || codes(`${prefix}000`).includes(code)).toBe(true)
  })

  test('what is none lies nowhere', () => {
    for (const wrong of ['', '00000', '19000', '99999', '5500', '550000', 'abcde', ' 55000']) expect(codes(wrong)).toEqual([])
  })
})

describe('phones', () => {
  test('Thai numbers, however they are written', () => {
    for (const typed of [
      '0812345678',
      '081-234-5678',
      '08-1234-5678',
      '+66812345678',
      '+66 (0)81 234 5678',
      '0066812345678',
      '๐๘๑-๒๓๔-๕๖๗๘',
      '+66 081 234 5678',
    ])
      expect([typed, phoneOf(typed, 'TH')]).toEqual([typed, '+66812345678'])
    expect(phoneOf('02 123 4567', 'TH')).toBe('+6621234567')
    expect(phoneOf('053-123456', 'TH')).toBe('+6653123456')
  })

  test('numbers that cannot be', () => {
    for (const wrong of ['081234567', '08123456789', '0112345678', '812345678', 'call me', '', '+', '+0812345678', '0212345678'])
      expect([wrong, phoneOf(wrong, 'TH')]).toEqual([wrong, undefined])
  })

  test('other countries by their own habits', () => {
    expect(phoneOf('0612345678', 'NL')).toBe('+31612345678')
    expect(phoneOf('020 7946 0000', 'GB')).toBe('+442079460000')
    expect(phoneOf('(212) 555-0100', 'US')).toBe('+12125550100')
    expect(phoneOf('1-212-555-0100', 'CA')).toBe('+12125550100')
    expect(phoneOf('06 1234 5678', 'IT')).toBe('+390612345678')
    expect(phoneOf('812 123-45-67', 'RU')).toBe('+78121234567')
    expect(phoneOf('8 812 123-45-67', 'RU')).toBe('+78121234567')
    expect(phoneOf('090-1234-5678', 'JP')).toBe('+819012345678')
    expect(phoneOf('+31612345678', 'TH')).toBe('+31612345678')
  })

  test('are read as people write them', () => {
    expect(readablePhone('+66812345678')).toBe('081-234-5678')
    expect(readablePhone('+6621234567')).toBe('02-123-4567')
    expect(readablePhone('+6653123456')).toBe('053-123-456')
    expect(readablePhone('+31612345678')).toBe('+31612345678')
  })
})
