import { expect, test } from 'vitest'
import { quoteHash } from './quote-hash.server.ts'
import type { Quote, QuoteLine, QuoteSeller } from './quote.ts'

const LINE: QuoteLine = {
  id: 'scarf',
  productId: 'scarf',
  variantId: 'scarf',
  sellerId: 'chonnabot',
  name: 'Silk scarf',
  optionText: '',
  image: '',
  categorySlug: 'textiles',
  personalization: '',
  personalizationFee: 0,
  quantity: 2,
  available: 9,
  unitPrice: 100_00,
  listPrice: 120_00,
  wholesale: false,
  quoteId: null,
  bogoSavings: 5_00,
  couponSavings: 10_00,
  total: 185_00,
  madeToOrderDays: 0,
  giftWrap: false,
}
const SELLER: QuoteSeller = {
  sellerId: 'chonnabot',
  sellerName: 'Chonnabot',
  lines: [LINE],
  choices: [{ method: 'standard', amount: 45_00, daysFrom: 2, daysTo: 4 }],
  chosen: 'standard',
  parcels: [],
  items: 200_00,
  discount: 15_00,
  shipping: 45_00,
  shippingSavings: 0,
  shippingFunded: 0,
  points: 3_00,
  credit: 0,
  cashFee: 0,
  taxIncluded: 12_10,
  taxInvoice: true,
  total: 227_00,
}
const QUOTE: Omit<Quote, 'quoteHash'> = {
  currency: 'THB',
  sellers: [SELLER],
  promotions: [],
  suggestions: [],
  coupon: { code: 'SONGKRAN', savings: 10_00 },
  points: { balance: 500, value: 1, redeemFrom: 100, most: 400, used: 300, savings: 3_00, mostSavings: 4_00, earns: 2 },
  credit: { balance: 90_00, used: 27_00 },
  items: 200_00,
  discount: 15_00,
  shipping: 45_00,
  cashFee: 0,
  taxIncluded: 12_10,
  imports: null,
  total: 227_00,
  due: 200_00,
  invoice: null,
  cash: { offered: true, fee: 0 },
  problems: [],
}
const withSeller = (changes: Partial<QuoteSeller>) => ({ ...QUOTE, sellers: [{ ...SELLER, ...changes }] })
const withLine = (changes: Partial<QuoteLine>) => withSeller({ lines: [{ ...LINE, ...changes }] })
const points = (changes: Partial<NonNullable<Quote['points']>>) => ({ ...QUOTE, points: QUOTE.points && { ...QUOTE.points, ...changes } })

// Each differs from the quote in this alone, so that a part which is left out of the hash is found, though others usually change with it.
test.each<[string, Omit<Quote, 'quoteHash'>]>([
  ['another coupon of the same worth', { ...QUOTE, coupon: { code: 'LOYKRATHONG', savings: 10_00 } }],
  ['no coupon', { ...QUOTE, coupon: null }],
  ['other points', points({ used: 200 })],
  ['no points', { ...QUOTE, points: null }],
  ['other store credit', { ...QUOTE, credit: { balance: 90_00, used: 26_00 } }],
  ['another total', { ...QUOTE, total: 227_01 }],
  ['another maker', withSeller({ sellerId: 'sukhothai' })],
  ['another delivery', withSeller({ chosen: 'express' })],
  ['other parcels for the same sum', withSeller({ parcels: [{ profile: 'looms', name: 'Looms', cost: 4500, lines: [] }] })],
  ['a dearer delivery', withSeller({ shipping: 50_00 })],
  ['other tax', withSeller({ taxIncluded: 12_11 })],
  ['another share of the maker', withSeller({ total: 227_01 })],
  ['one piece more', withLine({ quantity: 3 })],
  ['another piece', withLine({ id: 'scarf-blue' })],
  ['a dearer piece', withLine({ unitPrice: 100_01 })],
  ['less saved by an offer', withLine({ bogoSavings: 4_99 })],
  ['less saved by a coupon', withLine({ couponSavings: 9_99 })],
  ['a dearer line', withLine({ total: 185_01 })],
  ['no line', withSeller({ lines: [] })],
  ['a second maker', { ...QUOTE, sellers: [SELLER, { ...SELLER, sellerId: 'sukhothai' }] }],
])('a buyer who saw %s is asked again', (_what, other) => {
  expect(quoteHash(other)).not.toBe(quoteHash(QUOTE))
})

test.each<[string, Omit<Quote, 'quoteHash'>]>([
  ['fewer are left', withLine({ available: 2 })],
  ['a piece has another name', withLine({ name: 'Scarf of silk' })],
  ['there are problems', { ...QUOTE, problems: [{ code: 'coupon_expired' }] }],
  ['the buyer has more points', points({ balance: 900, most: 600 })],
  ['customs asks for more', { ...QUOTE, imports: { due: 'about', from: 1_00, to: 2_00 } }],
  ['something else is suggested', { ...QUOTE, suggestions: [{ name: 'Two', productId: null, categoryId: null, quantity: 1, percent: 50 }] }],
])('nobody is asked again because %s', (_what, other) => {
  expect(quoteHash(other)).toBe(quoteHash(QUOTE))
})
