import { expect, test } from 'vitest'
import type { QuoteLine, QuoteSeller } from '../../checkout/quote/quote.ts'
import type { TrackedShare } from '../../orders/tracking/tracked-order.ts'
import { againOf, wantedOf } from './reorder.ts'

type Line = TrackedShare['lines'][number]
const line = (id: string, changes: Partial<Line> = {}): Line => ({
  id,
  awaitsReview: false,
  productId: `product ${id}`,
  variantId: `variant ${id}`,
  categoryId: null,
  title: `Piece ${id}`,
  optionText: '',
  personalization: '',
  personalizationFee: 0,
  shipsOn: null,
  giftWrap: false,
  image: '',
  quantity: 2,
  removed: 0,
  unitPrice: 1000,
  discount: 0,
  total: 2000,
  ...changes,
})
// The reckoning looks at nothing else of a quote.
const quote = (...lines: Partial<QuoteLine>[]) => ({ sellers: [{ sellerId: 'maker', sellerName: 'Maker', lines }] as QuoteSeller[] })
const today = (id: string, changes: Partial<QuoteLine> = {}): Partial<QuoteLine> => ({
  variantId: `variant ${id}`,
  productId: `product ${id}`,
  personalization: '',
  personalizationFee: 0,
  name: `Piece ${id}`,
  optionText: '',
  image: '',
  available: 9,
  unitPrice: 1000,
  ...changes,
})

test('what can be had as before goes into the cart, with the text that is written on it', () => {
  const [again] = againOf([line('a', { personalization: 'For Mum' })], quote(today('a', { personalization: 'For Mum' })))
  expect(again).toMatchObject({ what: 'same', addition: { variantId: 'variant a', quantity: 2, price: 1000, personalization: 'For Mum', sellerId: 'maker' } })
})

test('another price, fewer pieces and none are said', () => {
  const lines = [line('a'), line('b'), line('c'), line('d'), line('e', { productId: null, variantId: null })]
  const found = againOf(lines, quote(today('a', { unitPrice: 1200 }), today('b', { available: 1 }), today('c', { available: 0 })))
  expect(found.map((again) => [again.what, again.what === 'gone' ? 0 : again.addition.quantity])).toEqual([
    ['price_changed', 2],
    ['fewer', 1],
    ['gone', 0],
    ['gone', 0],
    ['gone', 0],
  ])
  expect(wantedOf(lines)).toHaveLength(4)
})

test('two lines of the same variant share what is left', () => {
  const lines = [line('a'), line('x', { variantId: 'variant a', productId: 'product a', personalization: 'Ada' })]
  const found = againOf(lines, quote(today('a', { available: 3 }), today('a', { available: 3, personalization: 'Ada' })))
  expect(found.map((again) => (again.what === 'gone' ? 0 : again.addition.quantity))).toEqual([2, 1])
})
