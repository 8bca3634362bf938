import { describe, expect, test } from 'vitest'
import { countryOfBrowser } from '../shipping/guess-country.ts'
import { draftProblems, fieldOf, isOnlyMissing } from './draft-problems.ts'

const address = {
  recipient: 'Ada Buyer',
  phone: '0812345678',
  line1: '99 Charoen Krung Road',
  line2: '',
  subdistrict: 'Bang Rak',
  district: 'Bang Rak',
  province: 'TH-10',
  postcode: '10500',
  country: 'TH',
  note: '',
}

describe('what was typed', () => {
  test('a complete form has no problem', () => {
    expect(draftProblems({ email: ' ada@example.com ', address, agreed: true })).toEqual([])
  })

  test('an empty one names every field that is needed, the first first', () => {
    const empty = { recipient: '', phone: '', line1: '', line2: '', subdistrict: '', district: '', province: '', postcode: '', country: 'TH', note: '' }
    const problems = draftProblems({ email: '', address: empty, agreed: false })
    expect(problems.map(fieldOf)).toEqual(['email', 'recipient', 'phone', 'line1', 'district', 'province', 'postcode', 'agreed'])
    expect(problems.every(isOnlyMissing)).toBe(true)
  })

  test('who fetches everything is asked for a name and a phone, whatever was typed of a place', () => {
    const contact = { ...address, line1: '', district: '', province: '', postcode: '1', subdistrict: '' }
    expect(draftProblems({ email: 'ada@example.com', address: contact, agreed: true, fetched: true })).toEqual([])
    const nobody = { ...contact, recipient: '', phone: '12' }
    expect(draftProblems({ email: 'ada@example.com', address: nobody, agreed: true, fetched: true }).map(fieldOf)).toEqual(['recipient', 'phone'])
  })

  test('a postcode of another province stands beside the postcode, and is more than missing', () => {
    const [problem] = draftProblems({ email: 'ada@example.com', address: { ...address, postcode: '50200' }, agreed: true })
    expect(problem).toEqual({ code: 'address_invalid', field: 'postcode', because: 'postcode_province_mismatch' })
    expect(problem && isOnlyMissing(problem)).toBe(false)
  })

  test('abroad nobody is asked for a subdistrict', () => {
    const abroad = { ...address, country: 'NL', subdistrict: '', province: '', district: 'Utrecht', postcode: '3511 AB', phone: '0612345678' }
    expect(draftProblems({ email: 'ada@example.com', address: abroad, agreed: true })).toEqual([])
  })

  test.each(['ada', 'ada@', '@example.com', 'a b@example.com'])('%s is no e-mail address', (email) => {
    expect(draftProblems({ email, address, agreed: true })).toEqual([{ code: 'email_invalid' }])
  })
})

describe('where parcels will probably go', () => {
  test.each([
    ['a clock in Bangkok says Thailand, whatever is spoken', 'Asia/Bangkok', ['en-US'], 'TH'],
    ['the region of the first language that has one', 'Europe/Amsterdam', ['nl', 'nl-NL', 'en-US'], 'NL'],
    ['scripts are no regions', 'Asia/Taipei', ['zh-Hant-TW'], 'TW'],
    ['nothing known: Thailand', 'UTC', ['en'], 'TH'],
    ['a country nobody delivers to is not guessed', 'UTC', ['ko-KP', 'en-GB'], 'GB'],
  ])('%s', (_what, timeZone, languages, country) => {
    expect(countryOfBrowser({ timeZone, languages })).toBe(country)
  })
})
