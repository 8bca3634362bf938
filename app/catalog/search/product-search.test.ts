import { expect, test } from 'vitest'
import { fc } from '../../../tests/support/random.ts'
import { PRODUCT_FEATURES, PRODUCT_TYPES, RATINGS_FROM, SORTS } from '../listed-product.ts'
import { addressOf, changed, hasFilters, LAST_PAGE, NO_SEARCH, type ProductSearch, SEARCH_PARAMETERS, searchOf, withoutFilters } from './product-search.ts'

const read = (address: string) => searchOf(new URL(address, 'http://shop.test').searchParams)
const slugs = fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,20}$/), { maxLength: 4 })

const searches: fc.Arbitrary<ProductSearch> = fc
  .record({
    q: fc.string({ unit: 'grapheme', maxLength: 30 }),
    exact: fc.boolean(),
    categories: slugs,
    brands: slugs,
    sellers: slugs,
    types: fc.subarray([...PRODUCT_TYPES]),
    min: fc.constantFrom('', '100', '12.50'),
    max: fc.constantFrom('', '2500'),
    currency: fc.constantFrom('THB', 'EUR', 'JPY'),
    rating: fc.constantFrom('', ...RATINGS_FROM),
    locations: fc.subarray(['TH-10', 'TH-50', 'TH-S']),
    features: fc.subarray([...PRODUCT_FEATURES]),
    attributes: fc.subarray(['technique.batik', 'motif.naga-hook', 'width.10~40.5', 'weight.~2', 'height.3~']),
    sort: fc.constantFrom(...SORTS),
    page: fc.integer({ min: 1, max: LAST_PAGE }),
  })
  // What an address cannot say: a currency without an amount, "as typed" without a text.
  .map((search) => {
    const { q } = searchOf(new URLSearchParams({ q: search.q }))
    return { ...search, q, exact: search.exact && q !== '', currency: search.min || search.max ? search.currency : 'THB' }
  })

test('the address holds everything that is asked for', () => {
  fc.assert(
    fc.property(searches, (search) => {
      expect(read(addressOf(search))).toEqual(search)
    }),
  )
})

test('one list has one address, and it uses listed parameters only', () => {
  expect(addressOf(NO_SEARCH)).toBe('/products')
  fc.assert(
    fc.property(searches, (search) => {
      const names = [...new URL(addressOf(search), 'http://shop.test').searchParams.keys()]
      expect(names.every((name) => (SEARCH_PARAMETERS as readonly string[]).includes(name))).toBe(true)
      expect(addressOf(read(addressOf(search)))).toBe(addressOf(search))
    }),
  )
})

test('any address at all is a list', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.oneof(fc.constantFrom(...SEARCH_PARAMETERS), fc.string()), fc.string({ unit: 'binary' }))), (pairs) => {
      const search = searchOf(new URLSearchParams(pairs))
      expect(search.page).toBeGreaterThanOrEqual(1)
      expect(search.q).not.toMatch(/\p{Cc}/u)
    }),
  )
})

test('a change begins at the first page; clearing keeps the words and the order', () => {
  const search = read('/products?q=silk&category=textiles&sort=rating&page=4')
  expect(changed(search, { types: ['new'] })).toMatchObject({ page: 1, types: ['new'], categories: ['textiles'] })
  expect(addressOf(withoutFilters(search))).toBe('/products?q=silk&sort=rating')
  expect(hasFilters(search)).toBe(true)
  expect(hasFilters(withoutFilters(search))).toBe(false)
})
