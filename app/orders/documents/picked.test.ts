import { expect, test } from 'vitest'
import type { PackingSlip } from './document.ts'
import { picked } from './picked.ts'

type Line = PackingSlip['lines'][number]
const line = (title: string, quantity: number, more: Partial<Line> = {}): Line => ({
  title,
  titleSeller: title,
  optionText: '',
  sku: '',
  quantity,
  unitPrice: 100,
  personalization: '',
  giftWrap: false,
  ...more,
})
const slip = (orderNumber: string, lines: Line[]): PackingSlip => ({
  orderNumber,
  placedAt: '2026-11-26T00:00:00Z',
  seller: 'Silk',
  address: {},
  shippingMethod: 'standard',
  gift: null,
  parcel: null,
  lines,
})

test('a maker takes each piece off the shelf once for all orders, and what bears a name by itself', () => {
  const blue = { optionText: 'blue' }
  const list = picked([
    slip('A', [line('Scarf', 2), line('Bowl', 1)]),
    slip('B', [line('Scarf', 1), line('Scarf', 1, blue), line('Scarf', 1, { personalization: 'Ada' })]),
    slip('C', [line('Scarf', 1, { personalization: 'Ada' })]),
  ])
  expect(list.map(({ title, option, personalization, quantity, orders }) => [title, option, personalization, quantity, orders.join()])).toEqual([
    ['Bowl', '', '', 1, 'A'],
    ['Scarf', '', '', 3, 'A,B'],
    ['Scarf', '', 'Ada', 1, 'B'],
    ['Scarf', '', 'Ada', 1, 'C'],
    ['Scarf', 'blue', '', 1, 'B'],
  ])
  expect(picked([])).toEqual([])
})
