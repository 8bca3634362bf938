import { expect, test } from 'vitest'
import { THAI_PROVINCES, THAI_REGIONS } from '../addresses/thai-provinces.ts'
import { placeOnOutline } from '../sellers/thailand-outline.ts'
import { markOf, viewOf } from './seller-map.ts'
import { mapAddress, mapSearchOf, NO_MAP_SEARCH } from './map-search.ts'
import { PROVINCE_TOWNS } from './province-towns.ts'

test('one map has one address', () => {
  const search = { region: 'north', craft: 'textiles', verified: true, at: { column: 247, row: 46 } } as const
  expect(mapAddress(search)).toBe('/map?region=north&craft=textiles&verified=1&at=247-46')
  expect(mapSearchOf(new URLSearchParams(mapAddress(search).split('?')[1]))).toEqual(search)
  expect(mapAddress(NO_MAP_SEARCH)).toBe('/map')
})

test('nonsense in an address is the whole map', () => {
  expect(mapSearchOf(new URLSearchParams(`region=moon&craft=%00&verified=yes&at=99999-1`))).toEqual(NO_MAP_SEARCH)
})

test('every province has its town, inside the country', () => {
  for (const { code } of THAI_PROVINCES) expect(PROVINCE_TOWNS.map((town) => town.code)).toContain(code)
  for (const { longitude, latitude } of PROVINCE_TOWNS) {
    expect(longitude > 97.3 && longitude < 105.7 && latitude > 5.6 && latitude < 20.5).toBe(true)
  }
})

test('the town of every province is seen when its region is shown', () => {
  for (const region of THAI_REGIONS) {
    const { x, y, width, height } = viewOf(region, [])
    for (const { code } of THAI_PROVINCES.filter((province) => province.region === region)) {
      const town = PROVINCE_TOWNS.find((known) => known.code === code)
      const mark = placeOnOutline(town?.longitude ?? 0, town?.latitude ?? 0)
      expect([code, mark.x > x && mark.x < x + width && mark.y > y && mark.y < y + height]).toEqual([code, true])
    }
  }
})

test('a mark outside a region makes what is shown larger', () => {
  const far = { x: 80, y: 120 }
  const { x, y, width, height } = viewOf('north', [far])
  expect(far.x < x + width && far.y < y + height && x < far.x && y < far.y).toBe(true)
})

test('marks of neighbouring squares keep their distance', () => {
  const left = markOf({ cell: { column: 125, row: 23 }, longitude: 100.79, latitude: 18.5 }, 0.8)
  const right = markOf({ cell: { column: 126, row: 23 }, longitude: 100.81, latitude: 18.5 }, 0.8)
  expect(right.x - left.x).toBeGreaterThan(5.5)
})
