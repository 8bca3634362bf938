import { beforeAll, expect, test } from 'vitest'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import type { OrderWish } from '../../app/checkout/quote/order-wish.ts'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import type { Shop } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, testShop, wishFor, type GivenProduct } from '../support/market.ts'
import { playedBank } from '../support/played-bank.ts'
import { memberCaller } from '../support/point-shop.ts'
import { givePlan } from '../support/members.ts'

let db: TestDatabase
let shop: Shop
let maker: string
let own: GivenProduct
let other: GivenProduct

beforeAll(async () => {
  db = await testDatabase()
  ;({ shop } = testShop(db, { payments: [playedBank()] }))
  maker = await givenPerson(db)
  own = await givenProduct(db, { priceMinor: 1_000_00 })
  other = await givenProduct(db, { priceMinor: 1_000_00 })
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'owner')`, [own.sellerId, maker])
})

const givenCoupon = async (code: string, facts: { kind?: string; amount?: number; fundedBy?: string; seller?: string | null }) => {
  const { kind = 'fixed', amount = 0, fundedBy = 'platform', seller = null } = facts
  await db.owner.all(
    `insert into public.coupons (code, kind, amount_minor, seller_id, funded_by, per_person_limit, starts_at) values ($1, $2, $3, $4, $5, 10, private.now() - interval '1 day')`,
    [code, kind, amount, seller, fundedBy],
  )
  return code
}

async function quoteOf(products: readonly GivenProduct[], changes: Partial<OrderWish> = {}, person: string | null = maker) {
  const wish = wishFor(
    products.map((product) => ({ product })),
    changes,
  )
  const { quote, facts } = await getQuote(shop.service, { ...wish, country: wish.address.country }, { personId: person, email: wish.email })
  return { wish, quote, facts }
}

/** What the shop itself pays of an order as it is written. */
async function paidByShop({ wish, quote }: { wish: OrderWish; quote: { quoteHash: string } }, person = maker) {
  const placed = await placeOrder(shop, memberCaller(person), { ...wish, quoteHash: quote.quoteHash })
  if (!placed.placed) throw new Error(JSON.stringify(placed))
  return db.owner.all<{ seller_id: string; goods: number; delivery: number }>(
    `select o.seller_id, o.discount_funded_minor::integer as goods, o.shipping_funded_minor::integer as delivery
       from public.orders o join public.order_groups g on g.id = o.order_group_id where g.number = $1 order by o.number`,
    [placed.number],
  )
}

test('a code that the shop pays takes nothing off what its buyer sells, and all it may off the rest', async () => {
  const couponCode = await givenCoupon('FROMSHOP', { amount: 500_00 })
  const alone = await quoteOf([own], { couponCode })
  expect(alone.quote.problems).toEqual([{ code: 'coupon_not_applicable' }])
  expect(alone.quote.discount).toBe(0)
  const both = await quoteOf([own, other], { couponCode })
  expect(await paidByShop(both)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ seller_id: own.sellerId, goods: 0 }),
      expect.objectContaining({ seller_id: other.sellerId, goods: 500_00 }),
    ]),
  )
  // Whoever does not sell it has it lowered.
  expect((await quoteOf([own], { couponCode }, await givenPerson(db))).quote.discount).toBe(500_00)
})

test('delivery of one’s own pieces is paid by nobody else: by no code, and by no plan', async () => {
  const couponCode = await givenCoupon('FREEWAY', { kind: 'free_shipping' })
  await givePlan(db, maker, 'premium')
  const { quote } = await quoteOf([own], { couponCode })
  expect(quote.problems).toEqual([{ code: 'coupon_not_applicable' }])
  expect(quote.sellers).toMatchObject([{ shippingFunded: 0, shippingSavings: 0 }])
  expect(quote.shipping).toBeGreaterThan(0)
})

test('a code that a maker pays herself works in her own shop, too', async () => {
  const couponCode = await givenCoupon('HEROWN', { amount: 100_00, fundedBy: 'seller', seller: own.sellerId })
  const mine = await quoteOf([own], { couponCode })
  expect(mine.quote.discount).toBe(100_00)
  expect(await paidByShop(mine)).toEqual([{ seller_id: own.sellerId, goods: 0, delivery: 0 }])
})

test('an offer that the shop pays counts no piece of one’s own', async () => {
  const { id } = await db.owner.one<{ id: string }>(
    `insert into public.bogo_promotions (name, bogo_type, buy_quantity, get_quantity, funded_by, start_date)
     values ('One more', 'classic_bogo', 1, 1, 'platform', private.now() - interval '1 day') returning id`,
  )
  const twice = (product: GivenProduct) => ({ lines: [{ productId: product.productId, variantId: product.variantId, quantity: 2, personalization: '' }] })
  expect((await quoteOf([own], twice(own))).quote.discount).toBe(0)
  expect((await quoteOf([own], twice(own), null)).quote.discount).toBe(1_000_00)
  const elsewhere = await quoteOf([own, other], { lines: [...twice(own).lines, ...twice(other).lines] })
  expect(elsewhere.quote.sellers.map(({ sellerId, discount }) => [sellerId === own.sellerId, discount])).toEqual(
    expect.arrayContaining([
      [true, 0],
      [false, 1_000_00],
    ]),
  )
  await db.owner.all('update public.bogo_promotions set is_active = false where id = $1', [id])
})
