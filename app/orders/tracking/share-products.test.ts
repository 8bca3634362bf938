import { expect, test } from 'vitest'
import { awaitsWord, contentsOf, linesToCome } from './share-products.ts'
import type { TrackedParcel, TrackedShare } from './tracked-order.ts'

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

test('what lies in which parcel, and what is still to come', () => {
  const parcel = (status: string, ...quantities: [string, number][]): TrackedParcel => ({
    id: 'p',
    carrier: 'DHL',
    trackingNumber: '',
    status,
    place: '',
    heardAt: null,
    shippedAt: '',
    deliveredAt: null,
    lines: quantities.map(([id, quantity]) => ({ line: id, quantity })),
  })
  const lines = [line('a'), line('b', { quantity: 1 })]
  const first = parcel('handed_over', ['a', 1], ['forgotten', 1])
  expect(contentsOf(first, lines)).toEqual([{ line: lines[0], quantity: 1 }])
  expect(linesToCome({ lines, parcels: [first] }).map((quantities) => [quantities.line.id, quantities.quantity])).toEqual([
    ['a', 1],
    ['b', 1],
  ])
  expect(linesToCome({ lines, parcels: [first, parcel('delivered', ['a', 1], ['b', 1])] })).toEqual([])
  expect(awaitsWord({ lines, parcels: [first] }, first)).toBe(true)
  // An order in one parcel is confirmed as a whole; what has arrived, not again.
  const whole = parcel('handed_over', ['a', 2], ['b', 1])
  expect(awaitsWord({ lines, parcels: [whole] }, whole)).toBe(false)
  expect(awaitsWord({ lines, parcels: [first, whole] }, parcel('delivered'))).toBe(false)
})
