import { describe, expect, test } from 'vitest'
import { fc } from '../../tests/support/random.ts'
import { minor, sum, times } from '../platform/money.ts'
import { bogoToJson, calculateBogo, type BogoPromotion, type PromotionLine } from './bogo.ts'

const now = new Date('2026-11-20T12:00:00Z')

const line = (id: string, baht: number, quantity = 1, more: Partial<PromotionLine> = {}): PromotionLine => ({
  id,
  productId: `product-${id}`,
  categoryIds: ['crafts'],
  sellerId: 'mali',
  unitPrice: minor(Math.round(baht * 100)),
  quantity,
  ...more,
})
const promotion = (more: Partial<BogoPromotion> = {}): BogoPromotion => ({
  id: 'p1',
  name: 'One more',
  bogo_type: 'classic_bogo',
  buy_product_id: null,
  get_product_id: null,
  buy_category_id: null,
  get_category_id: null,
  buy_quantity: 1,
  get_quantity: 1,
  discount_percentage: 100,
  maximum_applications: null,
  is_active: true,
  start_date: '2026-11-01T00:00:00Z',
  end_date: null,
  priority: 0,
  seller_id: null,
  ...more,
})
const savings = (lines: PromotionLine[], ...promotions: BogoPromotion[]) => calculateBogo(lines, promotions, now).total_savings

describe('classic: two for one', () => {
  test('one unit is not enough, two are', () => {
    expect(savings([line('a', 100)], promotion())).toBe(0n)
    expect(savings([line('a', 100, 2)], promotion())).toBe(10_000n)
  })

  test('the cheaper of each pair is free, dearest pairs first', () => {
    expect(savings([line('a', 100), line('b', 50)], promotion())).toBe(5_000n)
    expect(savings([line('a', 100), line('b', 50), line('c', 10)], promotion())).toBe(5_000n)
    expect(savings([line('a', 100), line('b', 50), line('c', 10), line('d', 5)], promotion())).toBe(5_500n)
  })

  test('at most as often as the promotion allows, and as its uses last', () => {
    expect(savings([line('a', 100, 9)], promotion({ maximum_applications: 2 }))).toBe(20_000n)
    expect(savings([line('a', 100, 9)], promotion({ usage_limit: 10, usage_count: 9 }))).toBe(10_000n)
    expect(savings([line('a', 100, 9)], promotion({ usage_limit: 10, usage_count: 10 }))).toBe(0n)
  })

  test('only the maker’s own things in a maker’s promotion; the shop’s reach across makers', () => {
    const cart = [line('a', 100), line('b', 100, 1, { sellerId: 'somchai' })]
    expect(savings(cart, promotion({ seller_id: 'mali' }))).toBe(0n)
    expect(savings(cart, promotion())).toBe(10_000n)
  })
})

describe('the second at half price', () => {
  const half = promotion({ bogo_type: 'buy_one_get_50_percent' })

  test('units count, not lines', () => {
    expect(savings([line('a', 99.99, 2)], half)).toBe(5_000n) // 49.995 rounds up
    expect(savings([line('a', 100)], half)).toBe(0n)
  })

  test('a stored percentage other than the column’s default holds', () => {
    expect(savings([line('a', 100, 2)], { ...half, discount_percentage: 30 })).toBe(3_000n)
    expect(savings([line('a', 100, 2)], { ...half, discount_percentage: null })).toBe(5_000n)
  })
})

describe('buy x, get y', () => {
  test('three and two of one product', () => {
    const deal = promotion({ bogo_type: 'buy_x_get_y', buy_product_id: 'product-a', get_product_id: 'product-a', buy_quantity: 3, get_quantity: 2 })
    expect(savings([line('a', 10, 4), line('b', 10, 5)], deal)).toBe(0n)
    expect(savings([line('a', 10, 5)], deal)).toBe(2_000n)
    expect(savings([line('a', 10, 9)], deal)).toBe(2_000n)
    expect(savings([line('a', 10, 10)], deal)).toBe(4_000n)
  })

  test('two scarves bring one bag', () => {
    const deal = promotion({ bogo_type: 'buy_x_get_y', buy_product_id: 'product-scarf', get_product_id: 'product-bag', buy_quantity: 2 })
    const bought = calculateBogo([line('scarf', 500, 4), line('bag', 300, 1)], [deal], now)
    expect(bogoToJson(bought)).toEqual({
      applicable_promotions: [
        {
          promotion_id: 'p1',
          promotion_name: 'One more',
          bogo_type: 'buy_x_get_y',
          buy_items: [{ line_id: 'scarf', product_id: 'product-scarf', quantity: 2, savings: 0 }],
          free_items: [{ line_id: 'bag', product_id: 'product-bag', quantity: 1, savings: 30_000 }],
          total_savings: 30_000,
          applications_count: 1,
        },
      ],
      total_savings: 30_000,
      total_free_items: 1,
      cart_total_after_bogo: 200_000,
    })
    expect(bought.suggestions).toEqual([
      { promotion_id: 'p1', promotion_name: 'One more', product_id: 'product-bag', category_id: null, quantity: 1, discount_percentage: 100 },
    ])
  })

  test('a missing free item is suggested, never put in', () => {
    const deal = promotion({ bogo_type: 'buy_x_get_y', buy_product_id: 'product-scarf', get_product_id: 'product-bag' })
    const alone = calculateBogo([line('scarf', 500)], [deal], now)
    expect(alone.applicable_promotions).toEqual([])
    expect(alone.suggestions[0]).toMatchObject({ product_id: 'product-bag', quantity: 1 })
    expect(calculateBogo([line('bag', 300)], [deal], now).suggestions).toEqual([])
  })

  test('the one that is free for the taking in a pair is suggested too', () => {
    expect(calculateBogo([line('a', 100)], [promotion()], now).suggestions[0]).toMatchObject({ quantity: 1, product_id: null })
    expect(calculateBogo([line('a', 100, 2)], [promotion({ maximum_applications: 1 })], now).suggestions).toEqual([])
  })
})

describe('category for category', () => {
  const deal = promotion({ bogo_type: 'category_based', buy_category_id: 'textiles', get_category_id: 'jewelry' })
  const scarf = line('scarf', 500, 1, { categoryIds: ['silk', 'textiles'] })
  const ring = line('ring', 300, 1, { categoryIds: ['jewelry'] })

  test('needs something of both; subcategories count', () => {
    expect(savings([scarf], deal)).toBe(0n)
    expect(savings([ring], deal)).toBe(0n)
    expect(savings([scarf, ring], deal)).toBe(30_000n)
  })

  test('the dearest qualifying thing is the free one', () => {
    expect(savings([scarf, ring, line('necklace', 900, 1, { categoryIds: ['jewelry'] })], deal)).toBe(90_000n)
  })
})

describe('several promotions', () => {
  test('the higher priority uses its units, and each unit is used once', () => {
    const first = promotion({ id: 'z', priority: 5, bogo_type: 'buy_one_get_50_percent' })
    const both = calculateBogo([line('a', 100, 3)], [promotion({ id: 'a' }), first], now)
    expect(both.applicable_promotions.map((result) => result.promotion_id)).toEqual(['z'])
    expect(both.total_savings).toBe(5_000n)
    expect(calculateBogo([line('a', 100, 4)], [promotion({ id: 'a' }), { ...first, maximum_applications: 1 }], now).total_savings).toBe(15_000n)
  })

  test('only those running now', () => {
    const cart = [line('a', 100, 2)]
    expect(savings(cart, promotion({ is_active: false }))).toBe(0n)
    expect(savings(cart, promotion({ start_date: '2026-11-20T12:00:00.001Z' }))).toBe(0n)
    expect(savings(cart, promotion({ start_date: now, end_date: now }))).toBe(10_000n)
    expect(savings(cart, promotion({ end_date: new Date('2026-11-20T11:59:59Z') }))).toBe(0n)
  })
})

const categories = ['crafts', 'textiles', 'jewelry']
const carts = (maxLines = 6, maxQuantity = 6) =>
  fc
    .array(
      fc.record({
        price: fc.integer({ min: 0, max: 20_000 }),
        quantity: fc.integer({ min: 1, max: maxQuantity }),
        category: fc.subarray(categories, { minLength: 1 }),
        seller: fc.constantFrom('mali', 'somchai'),
      }),
      { minLength: 1, maxLength: maxLines },
    )
    .map((drawn) =>
      drawn.map(({ price, quantity, category, seller }, index) =>
        line(`l${index}`, price / 100, quantity, { categoryIds: category, sellerId: seller, productId: `product-${index % 3}` }),
      ),
    )
const promotions = fc
  .record({
    id: fc.uuid(),
    bogo_type: fc.constantFrom('classic_bogo' as const, 'buy_one_get_50_percent' as const, 'buy_x_get_y' as const, 'category_based' as const),
    buy_product_id: fc.constantFrom(null, 'product-0'),
    get_product_id: fc.constantFrom(null, 'product-0', 'product-1'),
    buy_category_id: fc.constantFrom(null, ...categories),
    get_category_id: fc.constantFrom(null, ...categories),
    buy_quantity: fc.integer({ min: 1, max: 4 }),
    get_quantity: fc.integer({ min: 1, max: 3 }),
    discount_percentage: fc.integer({ min: 1, max: 100 }),
    maximum_applications: fc.constantFrom(null, 1, 2, 5),
    priority: fc.integer({ min: 0, max: 3 }),
    seller_id: fc.constantFrom(null, 'mali'),
  })
  .map((drawn) => promotion(drawn))

describe('whatever the cart and the promotions', () => {
  const several = fc.uniqueArray(promotions, { maxLength: 4, selector: (each) => each.id })

  test('savings add up, are never negative, and no line falls below zero', () => {
    fc.assert(
      fc.property(carts(), several, (cart, running) => {
        const result = calculateBogo(cart, running, now)
        const total = sum(cart.map((each) => times(each.unitPrice, each.quantity)))
        expect(sum(result.line_savings.values())).toBe(result.total_savings)
        expect(result.cart_total_after_bogo).toBe(total - result.total_savings)
        for (const each of cart) {
          const saved = result.line_savings.get(each.id) ?? -1n
          expect(saved).toBeGreaterThanOrEqual(0n)
          expect(saved).toBeLessThanOrEqual(each.unitPrice * BigInt(each.quantity))
        }
      }),
    )
  })

  test('no unit is used twice and no limit is passed', () => {
    fc.assert(
      fc.property(carts(), several, (cart, running) => {
        const { applicable_promotions } = calculateBogo(cart, running, now)
        for (const each of cart) {
          const used = applicable_promotions.flatMap((result) => [...result.buy_items, ...result.free_items]).filter((item) => item.line_id === each.id)
          expect(used.reduce((count, item) => count + item.quantity, 0)).toBeLessThanOrEqual(each.quantity)
        }
        for (const result of applicable_promotions) {
          const limit = running.find(({ id }) => id === result.promotion_id)?.maximum_applications ?? Number.POSITIVE_INFINITY
          expect(result.applications_count).toBeLessThanOrEqual(limit)
        }
      }),
    )
  })

  test('the order in which the cart was filled changes nothing', () => {
    fc.assert(
      fc.property(
        carts().chain((cart) => fc.tuple(fc.constant(cart), fc.shuffledSubarray(cart, { minLength: cart.length }))),
        several,
        ([cart, shuffled], running) => {
          expect(JSON.stringify(bogoToJson(calculateBogo(shuffled, [...running].reverse(), now)))).toBe(
            JSON.stringify(bogoToJson(calculateBogo(cart, running, now))),
          )
        },
      ),
    )
  })

  test('something that does not qualify changes nothing', () => {
    fc.assert(
      fc.property(carts(), promotions, (cart, running) => {
        const targeted = { ...running, buy_product_id: 'product-0', get_category_id: running.get_product_id === null ? 'textiles' : running.get_category_id }
        const stranger = line('zz', 77, 3, { productId: 'other', categoryIds: ['foods'] })
        expect(bogoToJson(calculateBogo([...cart, stranger], [targeted], now)).applicable_promotions).toEqual(
          bogoToJson(calculateBogo(cart, [targeted], now)).applicable_promotions,
        )
      }),
    )
  })

  test('one more unit never lowers what a promotion saves', () => {
    fc.assert(
      fc.property(carts(), carts(1, 1), promotions, (cart, [extra], running) => {
        if (!extra) return
        expect(savings([...cart, { ...extra, id: 'extra' }], running)).toBeGreaterThanOrEqual(savings(cart, running))
      }),
      { numRuns: 2_000 },
    )
  })

  test('buying one thing to get another saves the most there is to save', () => {
    const crossing = fc
      .record({
        buy_quantity: fc.integer({ min: 1, max: 3 }),
        get_quantity: fc.integer({ min: 1, max: 2 }),
        discount_percentage: fc.constantFrom(33, 50, 100),
        maximum_applications: fc.constantFrom(null, 1, 2),
      })
      .map((drawn) => promotion({ ...drawn, bogo_type: 'category_based', buy_category_id: 'textiles', get_category_id: 'jewelry' }))
    fc.assert(
      fc.property(carts(4, 2), crossing, (cart, running) => savings(cart, running) === bestByTrying(cart, running)),
      { numRuns: 300 },
    )
  })

  test('a thousand of everything is no burden', () => {
    const cart = Array.from({ length: 200 }, (_, index) =>
      line(`l${index}`, index + 1, 100_000, { categoryIds: index % 2 ? ['textiles'] : ['textiles', 'jewelry'] }),
    )
    const deal = promotion({ bogo_type: 'category_based', buy_category_id: 'textiles', get_category_id: 'jewelry', buy_quantity: 3 })
    const result = calculateBogo(cart, [deal, promotion({ id: 'p2' })], now)
    expect(result.total_savings).toBeGreaterThan(0n)
    expect(result.applicable_promotions[0]?.applications_count).toBeGreaterThan(1_000_000)
  })
})

/** Tries each unit as bought, got or neither. */
function bestByTrying(cart: PromotionLine[], { buy_quantity, get_quantity, discount_percentage, maximum_applications }: BogoPromotion): bigint {
  const all = cart.flatMap((each) => Array.from({ length: each.quantity }, () => each))
  let best = 0n
  const attempt = (index: number, buys: number, gets: number, saved: bigint): void => {
    const unit = all[index]
    if (!unit) {
      if (gets % get_quantity === 0 && gets / get_quantity <= (maximum_applications ?? 99) && buys >= (gets / get_quantity) * buy_quantity && saved > best)
        best = saved
      return
    }
    attempt(index + 1, buys, gets, saved)
    if (unit.categoryIds.includes('textiles')) attempt(index + 1, buys + 1, gets, saved)
    if (unit.categoryIds.includes('jewelry'))
      attempt(index + 1, buys, gets + 1, saved + (unit.unitPrice * BigInt(discount_percentage ?? 100) * 2n + 100n) / 200n)
  }
  attempt(0, 0, 0, 0n)
  return best
}
