import { describe, expect, test } from 'vitest'
import { countOf, itemsFrom, keyOf, mergedCarts, pictureOf, withAdded, without, withQuantity, withReturned, type CartAddition, type CartItem } from './cart.ts'

const scarf: CartAddition = {
  productId: 'p1',
  variantId: 'v1',
  name: 'Silk scarf',
  optionText: '',
  price: 1450_00,
  quantity: 1,
  image: '/pictures/scarf.webp',
  sellerId: 's1',
  sellerName: 'Chonnabot',
  categoryId: 'c1',
  personalization: '',
}
const bowl: CartAddition = { ...scarf, productId: 'p2', variantId: 'v2', name: 'Celadon bowl', price: 390_00 }
const cartOf = (...additions: CartAddition[]): CartItem[] =>
  additions.reduce<CartItem[]>((items, addition, index) => withAdded(items, addition, 1000 + index), [])

describe('adding', () => {
  test('a line is named by its product and the moment', () => {
    expect(cartOf(scarf)[0]?.id).toBe('p1-1000')
  })

  test('the same thing again is counted up, and keeps its line', () => {
    const items = cartOf(scarf, { ...scarf, quantity: 2, price: 1500_00 })
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({ id: 'p1-1000', quantity: 3, price: 1500_00 })
  })

  test('another size, or another name to embroider, is another line', () => {
    expect(cartOf(scarf, { ...scarf, variantId: 'v9' }, { ...scarf, personalization: 'Mali' }, { ...scarf, personalization: ' Mali ' })).toHaveLength(3)
  })

  test('nobody asks for more than a line holds, or for less than a piece', () => {
    expect(cartOf({ ...scarf, quantity: 5000 })[0]?.quantity).toBe(999)
    expect(cartOf({ ...scarf, quantity: 0 })[0]?.quantity).toBe(1)
    expect(cartOf({ ...scarf, quantity: Number.NaN })[0]?.quantity).toBe(1)
  })

  test('a full cart takes no other thing, but more of what it holds', () => {
    const full = cartOf(...Array.from({ length: 100 }, (_, index) => ({ ...scarf, variantId: `v${index}` })))
    expect(withAdded(full, { ...bowl, variantId: 'other' }, 9)).toEqual(full)
    expect(countOf(withAdded(full, { ...scarf, variantId: 'v0' }, 9))).toBe(101)
  })
})

describe('changing', () => {
  test('zero or less takes the line out', () => {
    const items = cartOf(scarf, bowl)
    expect(withQuantity(items, 'p1-1000', 0)).toHaveLength(1)
    expect(withQuantity(items, 'p1-1000', -3)).toHaveLength(1)
    expect(withQuantity(items, 'p1-1000', 4)[0]?.quantity).toBe(4)
    expect(withQuantity(items, 'unknown', 4)).toEqual(items)
  })

  test('undo puts a line back where it was, and counts it together with what was added meanwhile', () => {
    const items = cartOf(scarf, bowl)
    const [first] = items
    if (!first) throw new Error('no line')
    expect(withReturned(without(items, first.id), first, 0)).toEqual(items)
    const again = withAdded(without(items, first.id), { ...scarf, quantity: 2 }, 2000)
    expect(countOf(withReturned(again, first, 0))).toBe(4)
  })
})

test('pictures: the product’s own, its first, its category’s, a placeholder', () => {
  expect(pictureOf({ image: 'a', images: ['b'], categoryImage: 'c' })).toBe('a')
  expect(pictureOf({ image: '', images: ['b'], categoryImage: 'c' })).toBe('b')
  expect(pictureOf({ image: null, images: [], categoryImage: 'c' })).toBe('c')
  expect(pictureOf({})).toBe('/pictures/placeholder.webp')
})

describe('a guest signs in', () => {
  const stock = (left: Record<string, number>) => (variantId: string) => left[variantId]

  test('an empty cart takes over what the guest had', () => {
    const guests = cartOf(scarf, bowl)
    const { items, report } = mergedCarts([], guests, stock({ v1: 5, v2: 5 }))
    expect(items).toEqual(guests)
    expect(report).toEqual({ merged: ['Silk scarf', 'Celadon bowl'], capped: [], dropped: [] })
  })

  test('the same things are counted together, as far as there are pieces', () => {
    const { items, report } = mergedCarts(cartOf({ ...scarf, quantity: 2 }), cartOf({ ...scarf, quantity: 4 }), stock({ v1: 5 }))
    expect(items[0]?.quantity).toBe(5)
    expect(report).toEqual({ merged: [], capped: ['Silk scarf'], dropped: [] })
  })

  test('lines of one variant share its pieces', () => {
    const { items, report } = mergedCarts(cartOf({ ...scarf, quantity: 3 }), cartOf({ ...scarf, quantity: 3, personalization: 'Mali' }), stock({ v1: 4 }))
    expect(items.map((item) => item.quantity)).toEqual([3, 1])
    expect(report.capped).toEqual(['Silk scarf'])
  })

  test('what is sold out or gone is dropped, and said', () => {
    const { items, report } = mergedCarts(cartOf(bowl), cartOf(scarf), stock({ v2: 1 }))
    expect(items).toEqual(cartOf(bowl))
    expect(report).toEqual({ merged: [], capped: [], dropped: ['Silk scarf'] })
  })

  test('a member who holds the last piece keeps it', () => {
    const { items, report } = mergedCarts(cartOf(scarf), cartOf(scarf), stock({ v1: 1 }))
    expect(items[0]?.quantity).toBe(1)
    expect(report.capped).toEqual(['Silk scarf'])
  })
})

test('what lies in storage is checked before it is believed', () => {
  const [good] = cartOf(scarf)
  expect(itemsFrom([good, null, 3, { ...good, quantity: 0 }, { ...good, quantity: 1.5 }, { ...good, price: -1 }, { ...good, name: undefined }])).toEqual([good])
  expect(itemsFrom('[]')).toEqual([])
  expect(keyOf({ variantId: 'v', personalization: '' })).not.toBe(keyOf({ variantId: 'v', personalization: 'x' }))
})
