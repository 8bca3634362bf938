import { expect, test } from 'vitest'
import { atStall, earningsOf, heapCount, isLow, openQuantity, queueOf, type DeskLine, type StockRow } from './desk.ts'

const line = (quantity: number, shipped: number): DeskLine => ({
  id: 'l',
  title: 'Scarf',
  optionText: '',
  personalization: '',
  personalizationFee: 0,
  giftWrap: false,
  sku: '',
  image: '',
  quantity,
  removed: 0,
  shipped,
  grams: 0,
  total: 100,
})
const row = (changes: Partial<StockRow>): StockRow => ({
  variantId: 'v',
  productId: 'p',
  name: 'Scarf',
  variant: '',
  sku: '',
  image: '',
  status: 'active',
  price: 500_00,
  isUnique: false,
  onHand: 20,
  held: 0,
  available: 20,
  lowBelow: null,
  ...changes,
})

test('an order lies where its next step is', () => {
  expect(queueOf({ status: 'placed', lines: [line(1, 0)] })).toBe('accept')
  expect(queueOf({ status: 'partially_shipped', lines: [line(2, 1)] })).toBe('send')
  expect(queueOf({ status: 'partially_delivered', lines: [line(2, 2)] })).toBe('underway')
  expect(queueOf({ status: 'shipped', lines: [line(1, 1)] })).toBe('underway')
  expect(queueOf({ status: 'awaiting_payment', lines: [line(1, 0)] })).toBeUndefined()
})

test('a maker earns what is charged less commission and its VAT', () => {
  expect(earningsOf({ total: 1500_00, byShop: 100_00, commission: 145_00, commissionVat: 10_15 })).toBe(1444_85)
})

test('pieces that left are no longer open', () => {
  expect(openQuantity([line(3, 1), line(1, 1)])).toBe(2)
})

test('low stock is fewer than ten, or than the maker says; one-of-a-kind pieces are exempt', () => {
  expect(isLow(row({ available: 9 }), 10)).toBe(true)
  expect(isLow(row({ available: 10 }), 10)).toBe(false)
  expect(isLow(row({ available: 4, lowBelow: 3 }), 10)).toBe(false)
  expect(isLow(row({ available: 1, isUnique: true }), 10)).toBe(false)
})

test('a stall shows first what lies there, then what has run out, and nothing that was put away', () => {
  const rows = [
    row({ variantId: 'out', available: 0 }),
    row({ variantId: 'few', available: 1 }),
    row({ variantId: 'away', available: 5, status: 'archived' }),
    row({ variantId: 'many', available: 9 }),
  ]
  expect(atStall(rows).map(({ variantId }) => variantId)).toEqual(['few', 'many', 'out'])
})

test('what has ended is counted so far, what is worked on always', () => {
  expect([heapCount('done', 999), heapCount('done', 1000), heapCount('canceled', 1000), heapCount('send', 1204)]).toEqual(['999', '999+', '999+', '1204'])
})
