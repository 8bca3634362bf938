import { describe, expect, test } from 'vitest'
import { fc } from '../../tests/support/random.ts'
import { minor, sum } from '../platform/money.ts'
import type { BogoPromotion, PromotionLine } from './bogo.ts'
import { couponCodeOf, type Coupon } from './coupon.ts'
import { evaluate } from './evaluate.ts'

const now = new Date('2026-11-20T12:00:00Z')
const line = (id: string, baht: number, quantity = 1, sellerId = 'mali'): PromotionLine => ({
  id,
  productId: id,
  categoryIds: [],
  sellerId,
  unitPrice: minor(baht * 100),
  quantity,
})
const coupon = (more: Partial<Coupon> = {}): Coupon => ({
  id: 'c1',
  code: 'SONGKRAN',
  kind: 'percent',
  percentPpm: 100_000,
  amount: minor(0),
  minimum: minor(0),
  sellerId: null,
  fundedBy: 'platform',
  startsAt: new Date('2026-11-01'),
  endsAt: null,
  usageLimit: null,
  usageCount: 0,
  budgetLeft: null,
  perPersonLimit: 1,
  usedByPerson: 0,
  heldByPerson: 0,
  held: 0,
  heldUntil: null,
  heldTooMuchUntil: undefined,
  isActive: true,
  ...more,
})
const twoForOne = (more: Partial<BogoPromotion> = {}): BogoPromotion => ({
  id: 'p1',
  name: 'Two for one',
  bogo_type: 'classic_bogo',
  buy_product_id: 'scarf',
  get_product_id: null,
  buy_category_id: null,
  get_category_id: null,
  buy_quantity: 1,
  get_quantity: 1,
  discount_percentage: 100,
  maximum_applications: null,
  is_active: true,
  start_date: '2026-11-01',
  end_date: null,
  priority: 0,
  seller_id: null,
  ...more,
})
const shipping = [
  { sellerId: 'mali', amount: minor(5_000) },
  { sellerId: 'somchai', amount: minor(7_000) },
]
const price = (lines: PromotionLine[], given: { coupon?: Coupon; promotions?: BogoPromotion[] } = {}) =>
  evaluate({ lines, promotions: given.promotions ?? [], coupon: given.coupon, shipping, now })
const refusal = (lines: PromotionLine[], more: Partial<Coupon>) => {
  const { coupon: outcome } = price(lines, { coupon: coupon(more) })
  return outcome?.applied ? 'applied' : outcome?.because
}

describe('a coupon', () => {
  const cart = [line('scarf', 100), line('bag', 200, 1, 'somchai')]

  test('takes a percentage, spread over the lines', () => {
    const result = price(cart, { coupon: coupon({ percentPpm: 333_333 }) })
    expect(result.lines.map((each) => each.couponSavings)).toEqual([3_333n, 6_667n])
    expect(result.total).toBe(30_000n - 10_000n + 12_000n)
  })

  test('takes an amount, never more than there is', () => {
    expect(price(cart, { coupon: coupon({ kind: 'fixed', amount: minor(99_999_999) }) }).total).toBe(12_000n)
    expect(price(cart, { coupon: coupon({ kind: 'fixed', amount: minor(1_000), sellerId: 'somchai' }) }).lines.map((each) => each.couponSavings)).toEqual([
      0n,
      1_000n,
    ])
  })

  test('takes the shipping of the makers in its reach', () => {
    expect(price(cart, { coupon: coupon({ kind: 'free_shipping' }) }).shipping.map((each) => each.total)).toEqual([0n, 0n])
    expect(price(cart, { coupon: coupon({ kind: 'free_shipping', sellerId: 'mali' }) }).shipping.map((each) => each.total)).toEqual([0n, 7_000n])
  })

  test('says what is missing to its minimum', () => {
    expect(price(cart, { coupon: coupon({ minimum: minor(30_000) }) }).coupon?.applied).toBe(true)
    expect(price(cart, { coupon: coupon({ minimum: minor(30_001) }) }).coupon).toEqual({
      applied: false,
      because: 'minimum_not_met',
      minimum: 30_001n,
      missing: 1n,
    })
    expect(refusal(cart, { minimum: minor(20_000), sellerId: 'mali' })).toBe('minimum_not_met')
  })

  test('is refused with its reason', () => {
    expect(refusal(cart, { isActive: false })).toBe('coupon_unknown')
    expect(refusal(cart, { startsAt: new Date('2026-12-01') })).toBe('coupon_not_started')
    expect(refusal(cart, { endsAt: new Date('2026-11-19') })).toBe('coupon_expired')
    expect(refusal(cart, { usageLimit: 5, usageCount: 5 })).toBe('coupon_exhausted')
    expect(refusal(cart, { usedByPerson: 1 })).toBe('coupon_already_used')
    expect(refusal(cart, { heldByPerson: 1 })).toBe('coupon_in_unpaid_order')
    expect(refusal(cart, { sellerId: 'nobody' })).toBe('coupon_not_applicable')
    expect(refusal([], {})).toBe('coupon_not_applicable')
  })

  test('is found however it is typed', () => {
    expect(couponCodeOf('  songkran ')).toBe('SONGKRAN')
    expect(couponCodeOf('ｓｏｎｇ２０')).toBe('SONG20')
    for (const wrong of ['', 'ab', 'a b c', 'x'.repeat(41), 'abc\u0000']) expect(couponCodeOf(wrong)).toBeUndefined()
  })
})

describe('coupons and offers', () => {
  const cart = [line('scarf', 100, 3), line('bag', 50)]

  test('a coupon leaves the units of an offer alone', () => {
    const result = price(cart, { coupon: coupon(), promotions: [twoForOne()] })
    // Two scarves are in the offer; the third and the bag are not.
    expect(result.lines.map((each) => [each.bogoSavings, each.couponSavings])).toEqual([
      [10_000n, 1_000n],
      [0n, 500n],
    ])
    expect(result.setAside).toEqual([])
  })

  test('unless the offer says they combine', () => {
    const result = price(cart, { coupon: coupon(), promotions: [twoForOne({ combinable_with: ['coupon', 'shipping'] })] })
    expect(result.savings).toBe(10_000n + 2_500n)
  })

  test('the offer gives way where the coupon alone saves more', () => {
    const generous = coupon({ percentPpm: 800_000 })
    const result = price([line('scarf', 100, 2)], { coupon: generous, promotions: [twoForOne()] })
    expect(result.setAside).toEqual(['p1'])
    expect(result.total).toBe(4_000n + 12_000n)
  })

  test('and stays where it saves more: then the coupon is refused', () => {
    const result = price([line('scarf', 100, 2)], { coupon: coupon(), promotions: [twoForOne()] })
    expect(result.coupon).toEqual({ applied: false, because: 'coupon_not_combinable' })
    expect(result.savings).toBe(10_000n)
  })

  test('free shipping goes with an offer, unless the offer refuses', () => {
    const free = coupon({ kind: 'free_shipping' })
    expect(price([line('scarf', 100, 2)], { coupon: free, promotions: [twoForOne()] }).savings).toBe(22_000n)
    expect(price([line('scarf', 100, 2)], { coupon: free, promotions: [twoForOne({ combinable_with: [] })] }).savings).toBe(12_000n)
  })
})

test('whatever is combined, it adds up and nobody is paid for buying', () => {
  const carts = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('scarf', 'bag', 'bowl', 'ring'),
      baht: fc.integer({ min: 1, max: 5_000 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      seller: fc.constantFrom('mali', 'somchai'),
    }),
    { selector: (each) => each.id, minLength: 1 },
  )
  const coupons = fc.record({
    kind: fc.constantFrom('percent' as const, 'fixed' as const, 'free_shipping' as const),
    percentPpm: fc.integer({ min: 1, max: 1_000_000 }),
    amount: fc.integer({ min: 1, max: 1_000_000 }).map(minor),
    sellerId: fc.constantFrom(null, 'mali'),
  })
  const combinations = fc.subarray(['coupon', 'shipping', 'bogo'] as const)
  fc.assert(
    fc.property(carts, coupons, combinations, (drawn, more, combinable_with) => {
      const cart = drawn.map((each) => line(each.id, each.baht, each.quantity, each.seller))
      const promotions = [twoForOne({ combinable_with }), twoForOne({ id: 'p2', buy_product_id: null, bogo_type: 'buy_one_get_50_percent' })]
      const result = price(cart, { coupon: coupon(more), promotions })
      for (const each of result.lines) {
        expect(each.total).toBe(each.subtotal - each.bogoSavings - each.couponSavings)
        expect(each.total).toBeGreaterThanOrEqual(0n)
        expect(each.couponSavings).toBeGreaterThanOrEqual(0n)
      }
      for (const each of result.shipping) expect(each.total).toBeGreaterThanOrEqual(0n)
      const before = sum([...result.lines.map((each) => each.subtotal), ...result.shipping.map((each) => each.amount)])
      expect(result.total).toBe(before - result.savings)
      expect(result.savings).toBeGreaterThanOrEqual(price(cart, { promotions }).savings)
    }),
  )
})
