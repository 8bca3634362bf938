import { expect, test } from 'vitest'
import { initialsOf } from './seller-initials.ts'
import { sellerWordsOf, provincesNamed } from './seller-words.ts'
import { NO_SELLER_SEARCH, sellersAddress, sellerSearchOf } from './seller-search.ts'
import { OUTLINE_BOX, placeOnOutline } from './thailand-outline.ts'

test.each([
  ['Ban Tha Sawang Silk', 'BS'],
  ['Nok', 'N'],
  ['เวียงยองผ้าไหม', 'ว'],
  ['แม่บ้าน ไหมไทย', 'มห'],
  ['123 & 456', ''],
])('%s stands as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('one list has one address', () => {
  const search = {
    ...NO_SELLER_SEARCH,
    q: 'Chiang Mai',
    region: 'north',
    craft: 'silk',
    rating: '4',
    verified: true,
    open: true,
    sort: 'rating',
    page: 3,
  } as const
  expect(sellersAddress(search)).toBe('/sellers?q=Chiang+Mai&region=north&craft=silk&rating=4&verified=1&open=1&sort=rating&page=3')
  expect(sellerSearchOf(new URLSearchParams(sellersAddress(search).split('?')[1]))).toEqual(search)
  expect(sellersAddress(NO_SELLER_SEARCH)).toBe('/sellers')
})

test('a province brings its region, and is written without it', () => {
  const search = sellerSearchOf(new URLSearchParams('region=south&province=TH-50'))
  expect(search).toMatchObject({ region: 'north', province: 'TH-50' })
  expect(sellersAddress(search)).toBe('/sellers?province=TH-50')
})

test('a search knows provinces by part, by typing error and in Thai', () => {
  expect(provincesNamed('chiang')).toEqual(['TH-50', 'TH-57'])
  expect(provincesNamed('Chaing Mai')).toEqual(['TH-50'])
  expect(provincesNamed('เชียงใหม่')).toEqual(['TH-50'])
  expect(provincesNamed('น่าน')).toEqual(['TH-55'])
  for (const none of ['', 'x', 'silk', '%%%', 'constructor']) expect(provincesNamed(none)).toEqual([])
})

test('a place is looked for in both alphabets', async () => {
  expect(await sellerWordsOf('แม่แจ่ม')).toEqual([{ names: ['แม่แจ่ม', 'mae chaem'], provinces: [] }])
  expect(await sellerWordsOf('Mae Chaem')).toEqual([{ names: ['Mae Chaem', 'แม่แจ่ม'], provinces: [] }])
  expect(await sellerWordsOf('silk  weaver')).toEqual([
    { names: ['silk'], provinces: [] },
    { names: ['weaver'], provinces: [] },
  ])
  expect(await sellerWordsOf(' -. ')).toEqual([])
})

test('nonsense in an address is the whole list', () => {
  expect(sellerSearchOf(new URLSearchParams('q=%00&region=moon&province=TH-99&craft=%27or&rating=6&verified=yes&open=maybe&sort=drop&page=-1'))).toEqual(
    NO_SELLER_SEARCH,
  )
  expect(sellerSearchOf(new URLSearchParams(`q=${'x'.repeat(5000)}&page=99999999`))).toMatchObject({ q: 'x'.repeat(100), page: 200 })
})

test('the corners of the country lie on the drawing', () => {
  for (const [longitude, latitude] of [
    [99.88, 20.43],
    [105.6, 15.3],
    [97.4, 18.5],
    [101.07, 5.77],
  ] as const) {
    const { x, y } = placeOnOutline(longitude, latitude)
    expect(x > 0 && x < OUTLINE_BOX.width && y > 0 && y < OUTLINE_BOX.height).toBe(true)
  }
})
