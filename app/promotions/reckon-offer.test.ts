import { describe, expect, test } from 'vitest'
import { fc } from '../../tests/support/random.ts'
import { calculateBogo, type BogoPromotion } from './bogo.ts'
import { fromJson, toJson } from '../platform/money.ts'
import { reckonOffer, runsForEver, type OfferFacts } from './reckon-offer.ts'

const classic: BogoPromotion = {
  id: 'p1',
  name: 'Second free',
  bogo_type: 'classic_bogo',
  buy_product_id: null,
  get_product_id: null,
  buy_category_id: null,
  get_category_id: null,
  buy_quantity: 1,
  get_quantity: 1,
  discount_percentage: null,
  maximum_applications: null,
  is_active: true,
  start_date: '2026-01-01',
  end_date: null,
  priority: 1,
  seller_id: null,
}

/** An order as it was sold with these offers; `points` of it were paid with points. */
function sold(quantities: { price: number; quantity: number }[], promotions = [classic], points = 0): OfferFacts {
  const lines = quantities.map(({ price, quantity }, position) => ({
    id: `000${position}`,
    position,
    productId: `product-${position}`,
    categoryIds: [],
    sellerId: 's',
    unitPrice: price,
    quantity,
  }))
  const bogo = calculateBogo(
    lines.map((line) => ({ ...line, unitPrice: fromJson(line.unitPrice) })),
    promotions,
    new Date('2026-06-01'),
  )
  const totals = lines.map((line) => line.unitPrice * line.quantity - toJson(bogo.line_savings.get(line.id) ?? fromJson(0)))
  const all = totals.reduce((sum, total) => sum + total, 0)
  let left = Math.min(points, all)
  return {
    terms: { promotions: promotions.map((promotion) => runsForEver(promotion, promotion.name)), lines },
    lines: lines.map((line, place) => {
      const total = totals[place] ?? 0
      const used = Math.min(left, total)
      left -= used
      return {
        id: line.id,
        position: line.position,
        quantity: line.quantity,
        unitPrice: line.unitPrice,
        total,
        coupon: 0,
        paid: total - used,
        returned: 0,
        claimed: 0,
      }
    }),
    worthReturned: 0,
    worthClaimed: 0,
    moneyGiven: 0,
  }
}
type Kind = 'return' | 'claim' | 'withdrawal'
const backFor = (facts: OfferFacts, kind: Kind, wanted: Record<string, number>) =>
  reckonOffer(facts, { faulty: kind === 'claim', wanted: new Map(Object.entries(wanted)) })
/** The same order after that was settled. */
function settle(facts: OfferFacts, kind: Kind, wanted: Record<string, number>): OfferFacts {
  const { worth, money } = backFor(facts, kind, wanted)
  return {
    ...facts,
    lines: facts.lines.map((line) => ({
      ...line,
      returned: line.returned + (kind === 'claim' ? 0 : (wanted[line.id] ?? 0)),
      claimed: line.claimed + (kind === 'claim' ? (wanted[line.id] ?? 0) : 0),
    })),
    worthReturned: facts.worthReturned + (kind === 'claim' ? 0 : worth),
    worthClaimed: facts.worthClaimed + (kind === 'claim' ? worth : 0),
    moneyGiven: facts.moneyGiven + money,
  }
}

describe('a dear piece and a cheaper one for nothing', () => {
  const pair = () =>
    sold([
      { price: 100_00, quantity: 1 },
      { price: 50_00, quantity: 1 },
    ])

  test('the dear one goes back: the cheaper one is paid for now', () => {
    expect(backFor(pair(), 'return', { '0000': 1 })).toMatchObject({ money: 50_00, bought: 100_00, kept: 50_00, given: 0, offers: ['Second free'] })
  })
  test('the free one goes back: nothing was paid for it', () => {
    expect(backFor(pair(), 'return', { '0001': 1 }).money).toBe(0)
  })
  test('both go back, together or one after the other: all comes back', () => {
    expect(backFor(pair(), 'return', { '0000': 1, '0001': 1 }).money).toBe(100_00)
    for (const [first, then] of [
      ['0000', '0001'],
      ['0001', '0000'],
    ] as const) {
      const after = settle(pair(), 'return', { [first]: 1 })
      expect(after.moneyGiven + backFor(after, 'return', { [then]: 1 }).money).toBe(100_00)
    }
  })
  test('a fault costs the buyer nothing: each piece is worth its part by price', () => {
    expect(backFor(pair(), 'claim', { '0000': 1 }).money).toBe(66_67)
    expect(backFor(pair(), 'claim', { '0001': 1 }).money).toBe(33_33)
  })
})

test('two of the same, one broken: half of what was paid', () => {
  expect(backFor(sold([{ price: 100_00, quantity: 2 }]), 'claim', { '0000': 1 }).money).toBe(50_00)
  expect(backFor(sold([{ price: 100_00, quantity: 2 }]), 'return', { '0000': 1 }).money).toBe(0)
})

const order = fc.record({
  quantities: fc.array(fc.record({ price: fc.integer({ min: 1, max: 99_999 }), quantity: fc.integer({ min: 1, max: 4 }) }), { minLength: 1, maxLength: 4 }),
  promotions: fc.array(
    fc.record({
      type: fc.constantFrom('classic_bogo' as const, 'buy_one_get_50_percent' as const, 'buy_x_get_y' as const),
      buy: fc.integer({ min: 1, max: 3 }),
      get: fc.integer({ min: 1, max: 2 }),
      percent: fc.integer({ min: 1, max: 100 }),
      most: fc.option(fc.integer({ min: 1, max: 3 })),
      onto: fc.option(fc.nat(3)),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  points: fc.integer({ min: 0, max: 100_000 }),
  steps: fc.array(fc.record({ kind: fc.constantFrom<Kind>('return', 'claim', 'withdrawal'), line: fc.nat(3), quantities: fc.integer({ min: 1, max: 4 }) }), {
    minLength: 1,
    maxLength: 16,
  }),
})

test('whatever goes back in whatever order: never below zero, never more than was paid, and with the last piece all of it', () => {
  fc.assert(
    fc.property(order, ({ quantities, promotions, points, steps }) => {
      const offers = promotions.map(({ type, buy, get, percent, most, onto }, place) => ({
        ...classic,
        id: `p${place}`,
        bogo_type: type,
        buy_quantity: buy,
        get_quantity: get,
        discount_percentage: percent,
        maximum_applications: most,
        priority: place,
        buy_product_id: onto === null ? null : `product-${onto}`,
      }))
      let facts = sold(quantities, offers, points)
      const paid = facts.lines.reduce((sum, line) => sum + line.paid, 0)
      const rest = facts.lines.flatMap((line) => Array.from({ length: line.quantity }, () => ({ kind: 'return' as const, line: line.position, quantities: 1 })))
      for (const { kind, line: place, quantities: many } of [...steps, ...rest]) {
        const line = facts.lines[place % facts.lines.length]
        if (!line) continue
        const open = line.quantity - line.returned - line.claimed
        if (open === 0) continue
        const wanted = { [line.id]: Math.min(many, open) }
        const { money, worth, parts } = backFor(facts, kind, wanted)
        expect(money).toBeGreaterThanOrEqual(0)
        expect(worth).toBeGreaterThanOrEqual(0)
        expect(parts.reduce((sum, part) => sum + part.refund, 0)).toBe(money)
        expect(parts.reduce((sum, part) => sum + part.worth, 0)).toBe(worth)
        // A fault never gives less than a change of mind.
        if (kind === 'claim') expect(worth).toBeGreaterThanOrEqual(backFor(facts, 'return', wanted).worth)
        facts = settle(facts, kind, wanted)
        expect(facts.moneyGiven).toBeLessThanOrEqual(paid)
      }
      expect(facts.moneyGiven).toBe(paid)
    }),
    { numRuns: 500 },
  )
})
