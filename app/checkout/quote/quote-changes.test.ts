import { expect, test } from 'vitest'
import type { Quote, QuoteLine, QuoteSeller } from './quote.ts'
import { quoteChanges } from './quote-changes.ts'

const line = (id: string, unitPrice: number): QuoteLine => ({
  id,
  productId: id,
  variantId: id,
  sellerId: 's',
  name: `Piece ${id}`,
  optionText: '',
  image: '',
  categorySlug: '',
  personalization: '',
  personalizationFee: 0,
  quantity: 1,
  available: 9,
  unitPrice,
  listPrice: unitPrice,
  wholesale: false,
  quoteId: null,
  bogoSavings: 0,
  couponSavings: 0,
  total: unitPrice,
  madeToOrderDays: 0,
  giftWrap: false,
})
const seller = (lines: QuoteLine[], shipping: number): QuoteSeller => ({
  sellerId: 's',
  sellerName: 'Chonnabot',
  lines,
  choices: [],
  chosen: 'standard',
  parcels: [],
  items: 0,
  discount: 0,
  shipping,
  shippingSavings: 0,
  shippingFunded: 0,
  cashFee: 0,
  points: 0,
  credit: 0,
  taxIncluded: 0,
  taxInvoice: false,
  total: 0,
})
const quote = (facts: { lines: QuoteLine[]; shipping?: number; discount?: number; total: number }): Quote => ({
  currency: 'THB',
  sellers: [seller(facts.lines, facts.shipping ?? 45_00)],
  promotions: [],
  suggestions: [],
  coupon: null,
  points: null,
  credit: null,
  due: 0,
  items: 0,
  discount: facts.discount ?? 0,
  shipping: facts.shipping ?? 45_00,
  cashFee: 0,
  taxIncluded: 0,
  imports: null,
  total: facts.total,
  cash: { offered: true, fee: 0 },
  invoice: null,
  problems: [],
  quoteHash: '',
})

test('nothing differs between a quote and itself', () => {
  const same = quote({ lines: [line('a', 100)], total: 145 })
  expect(quoteChanges(same, same)).toEqual([])
})

test('a dearer piece, a gone piece, other delivery, lost savings and the total, in this order', () => {
  const before = quote({ lines: [line('a', 100), line('b', 50)], shipping: 45, discount: 20, total: 175 })
  const after = quote({ lines: [line('a', 120)], shipping: 60, discount: 0, total: 180 })
  expect(quoteChanges(before, after)).toEqual([
    { what: 'price', name: 'Piece a', before: 100, after: 120 },
    { what: 'gone', name: 'Piece b' },
    { what: 'shipping', seller: 'Chonnabot', before: 45, after: 60 },
    { what: 'savings', before: 20, after: 0 },
    { what: 'total', before: 175, after: 180 },
  ])
})
