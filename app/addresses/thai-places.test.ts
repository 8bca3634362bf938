import { describe, expect, test } from 'vitest'
import { listThaiPlaces } from './list-thai-places.ts'
import { placeNameIn, subdistrictFits } from './thai-place.ts'
import { THAI_PLACES } from './thai-places.data.ts'
import { postcodeFits, THAI_PROVINCES } from './thai-provinces.ts'

const lines = THAI_PLACES.trim().split('\n')

describe('the gazetteer', () => {
  test('has every province, and more than seven thousand places with both names', () => {
    expect(new Set(lines.map((line) => line.split('|')[0]))).toEqual(new Set(THAI_PROVINCES.map(({ code }) => code)))
    expect(lines.length).toBeGreaterThan(900)
    const names = lines.flatMap((line) => (line.split('|')[3] ?? '').split(';').flatMap((part) => part.slice(6).split(',')))
    expect(names.length).toBeGreaterThan(7400)
    for (const name of names) expect(name).toMatch(/^[ก-๙\- .]+=[A-Z][A-Za-z]*([ -][A-Za-z]+)*$/)
    expect(lines.filter((line) => !/^TH-\d\d\|[ก-๙ -]+\|[A-Z][A-Za-z]*([ -][A-Za-z]+)*\|([1-9]\d{4}:[^;]+;?)+$/.test(line))).toEqual([])
  })

  test('agrees with the rules about postcodes and provinces', () => {
    const strangers = lines.flatMap((line) => {
      const [province = '', , district = '', postcodes = ''] = line.split('|')
      return postcodes.split(';').flatMap((part) => (postcodeFits(part.slice(0, 5), province) ? [] : [`${part.slice(0, 5)} ${district}, ${province}`]))
    })
    expect(strangers).toEqual([])
  })
})

describe('a postcode', () => {
  test('offers its subdistricts in both alphabets, its own first', async () => {
    const places = await listThaiPlaces('10500')
    expect(places[0]).toEqual({ subdistrict: { th: 'บางรัก', en: 'Bang Rak' }, district: { th: 'บางรัก', en: 'Bang Rak' }, province: 'TH-10', served: true })
    expect(places.filter(({ served }) => served).map(({ subdistrict }) => placeNameIn(subdistrict, 'en'))).toEqual(
      expect.arrayContaining(['Bang Rak', 'Si Lom', 'Si Phraya', 'Suriyawong', 'Maha Phruettharam']),
    )
    const firstOther = places.findIndex(({ served }) => !served)
    expect(places.slice(firstOther).every(({ served }) => !served)).toBe(true)
  })

  test('of two provinces offers both', async () => {
    const served = (await listThaiPlaces('80240')).filter((place) => place.served)
    expect(new Set(served.map(({ province }) => province))).toEqual(new Set(['TH-80', 'TH-81']))
  })

  test('that is none offers nothing', async () => {
    for (const wrong of ['', '00000', '19000', '1050', '105000', '10|00', 'abcde']) expect(await listThaiPlaces(wrong)).toEqual([])
  })
})

describe('a subdistrict fits', () => {
  test.each([
    ['50200', 'สุเทพ'],
    ['50200', 'ต.สุเทพ'],
    ['50200', 'ตำบลสุเทพ'],
    ['50200', 'Suthep'],
    ['50200', 'su thep'],
    ['50200', 'Tambon Suthep'],
    ['50200', 'Sutep'],
    ['10500', 'แขวงสีลม'],
    ['10500', 'Silom'],
    ['10500', 'Si-Lom'],
    ['10500', 'Suriyawongse'],
    ['10500', 'Suriyawong Subdistrict'],
    ['55000', 'Naiwiang'],
    // Gazetteers disagree on which post office serves it; the district is right.
    ['50200', 'Chang Phueak'],
    ['50200', 'Chang Moi'],
    // A postcode nobody knows says nothing.
    ['10999', 'Anywhere'],
  ])('%s with %s', async (postcode, typed) => {
    expect(subdistrictFits(await listThaiPlaces(postcode), typed)).toBe(true)
  })

  test.each([
    ['50200', 'สีลม'],
    ['50200', 'Silom'],
    ['10500', 'Suthep'],
    ['10500', 'Bang'],
    ['10500', '-'],
    ['10500', 'constructor'],
  ])('not %s with %s', async (postcode, typed) => {
    expect(subdistrictFits(await listThaiPlaces(postcode), typed)).toBe(false)
  })
})
