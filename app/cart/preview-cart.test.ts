import { expect, test } from 'vitest'
import { anOffer } from '../../tests/support/offers.ts'
import { computeQuote } from '../checkout/quote/compute-quote.ts'
import { lineIdOf } from '../checkout/quote/quote.ts'
import type { BogoPromotion } from '../promotions/bogo.ts'
import type { CartItem } from './cart.ts'
import { previewCart } from './preview-cart.ts'
import { priceChanges } from './price-changes.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const item = (variantId: string, price: number, quantity: number): CartItem => ({
  id: `p-${variantId}`,
  productId: `p-${variantId}`,
  variantId,
  name: variantId,
  optionText: '',
  price,
  quantity,
  image: '',
  sellerId: 's1',
  sellerName: 'Chonnabot',
  categoryId: 'bowls',
  personalization: '',
})
const offer = ({ variantId, price }: CartItem) => anOffer({ variantId, price })
const halfPrice: BogoPromotion = {
  id: 'b',
  name: 'Second at half price',
  bogo_type: 'buy_one_get_50_percent',
  buy_product_id: null,
  get_product_id: null,
  buy_category_id: 'ceramics',
  get_category_id: null,
  buy_quantity: 1,
  get_quantity: 1,
  discount_percentage: 50,
  maximum_applications: null,
  is_active: true,
  start_date: '2026-01-01',
  end_date: null,
  priority: 0,
  seller_id: null,
}
const facts = {
  promotions: [halfPrice],
  parents: new Map<string, string | null>([
    ['bowls', 'ceramics'],
    ['ceramics', null],
  ]),
}

function serverQuote(items: readonly CartItem[]) {
  const wish = { lines: items, country: 'TH', delivery: {}, couponCode: null, language: 'en' }
  const { quote } = computeQuote({
    wish,
    offers: new Map(items.map((each) => [each.variantId, offer(each)])),
    promotions: [halfPrice],
    coupon: undefined,
    now: NOW,
    vatPpm: 70_000,
    cash: { offered: true, most: 500_000, fee: 0 },
  })
  return { ...quote, quoteHash: '' }
}

test('the preview says to the satang what the server will say, offers on parent categories included', () => {
  for (const items of [
    [item('a', 333_33, 1)],
    [item('a', 333_33, 2)],
    [item('a', 333_33, 3), item('b', 90_01, 2)],
    [item('a', 5_00, 1), item('b', 9_99, 4), item('c', 100_00, 1)],
  ]) {
    const quote = serverQuote(items)
    const preview = previewCart({ items, quote: undefined, facts, now: NOW })
    expect(preview.items).toBe(quote.items)
    expect(preview.savings).toBe(quote.discount)
    for (const line of quote.sellers.flatMap((seller) => seller.lines))
      expect(preview.lines.get(line.id)).toEqual({ savings: line.bogoSavings, total: line.total })
  }
})

test('the last quote’s prices win over stored ones; without promotions nothing is saved', () => {
  const stored = [item('a', 100_00, 2)]
  const quote = serverQuote([item('a', 120_00, 2)])
  expect(previewCart({ items: stored, quote, facts: undefined, now: NOW })).toEqual({
    lines: new Map([[lineIdOf(stored[0] ?? item('a', 0, 1)), { savings: 0, total: 240_00 }]]),
    items: 240_00,
    savings: 0,
  })
})

test('a price that moved is told once and stored', () => {
  const stored = [item('a', 100_00, 1), item('b', 50_00, 1)]
  const found = priceChanges(stored, serverQuote([item('a', 120_00, 1), item('b', 50_00, 1)]))
  expect(found.changes).toEqual([{ line: 'a', name: 'a', before: 100_00, after: 120_00 }])
  expect(found.items.map(({ price }) => price)).toEqual([120_00, 50_00])
  expect(priceChanges(found.items, serverQuote([item('a', 120_00, 1), item('b', 50_00, 1)])).changes).toEqual([])
})
