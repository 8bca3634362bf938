import { beforeAll, expect, test } from 'vitest'
import { expireOrders } from '../../app/payments/expire-orders.server.ts'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import type { OrderWish } from '../../app/checkout/quote/order-wish.ts'
import type { Caller, Shop } from '../../app/shop.ts'
import { forgetHolders } from '../../app/stock/held-for.server.ts'
import { HOLD_LIMITS } from '../../app/stock/hold-limits.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { breaches } from '../support/invariants.ts'
import { givenPerson, givenProduct, givenSeller, guest, testShop, wishFor, type GivenProduct } from '../support/market.ts'
import { playedBank } from '../support/played-bank.ts'

// Orders that nobody means to pay, to keep the shelves empty for others.

let db: TestDatabase
let shop: Shop
beforeAll(async () => {
  db = await testDatabase()
  ;({ shop } = testShop(db, { payments: [playedBank()] }))
})

let count = 0
/** Everybody has an e-mail address and a telephone of their own, which costs a stranger nothing. */
function wanted(lines: readonly { product: GivenProduct; quantity?: number }[], changes: Partial<OrderWish> & { phone?: string } = {}): OrderWish {
  count += 1
  const { phone = `08${String(10_000_000 + count)}`, ...rest } = changes
  const plain = wishFor(lines, { email: `buyer${count}@example.com`, ...rest })
  return { ...plain, address: { ...plain.address, phone } }
}
async function place(from: string | Caller, wish: OrderWish) {
  const caller = typeof from === 'string' ? { ...guest, ip: from } : from
  const { quote } = await getQuote(shop.service, { ...wish, country: 'TH' }, { personId: caller.id, email: wish.email })
  return placeOrder(shop, caller, { ...wish, quoteHash: quote.quoteHash })
}
type Answer = Awaited<ReturnType<typeof place>>
const problemsOf = (answer: Answer) => (answer.placed || answer.because === 'cart_changed' ? [] : answer.problems)
const codesOf = (answer: Answer) => problemsOf(answer).map(({ code }) => code)
const heldOf = async (products: readonly GivenProduct[]) =>
  (
    await db.owner.one<{ held: number }>(
      `select coalesce(sum(quantity), 0)::int as held from public.stock_reservations where state = 'active' and variant_id = any ($1)`,
      [products.map(({ variantId }) => variantId)],
    )
  ).held
/** The time of what this test has placed is up. */
const letTimeRunOut = async () => {
  await db.owner.all(`update public.order_groups set expires_at = now() - interval '1 second' where status = 'awaiting_payment'`)
  await expireOrders(shop)
}
const someNetwork = () => `198.51.${Math.floor(count / 250) % 250}.${(count % 250) + 1}`

/** So many kinds of pieces of so many makers, ten of each. */
async function givenShelves(sellers: number, each: number): Promise<GivenProduct[]> {
  const shelves: GivenProduct[] = []
  for (let seller = 0; seller < sellers; seller += 1) {
    const sellerId = await givenSeller(db)
    for (let kind = 0; kind < each; kind += 1) shelves.push(await givenProduct(db, { sellerId }))
  }
  return shelves
}

test('thirty unpaid orders of a hundred lines from one address hold what a few dozen buyers would, at once and one after the other', async () => {
  const shelves = await givenShelves(30, 10)
  const attack = (from: string, turns: readonly number[]) =>
    Promise.all(turns.map((turn) => place(from, wanted(Array.from({ length: 100 }, (_, line) => ({ product: shelves[(turn * 100 + line) % 300]! }))))))
  const large = await attack('203.0.113.7', [0, 1, 2])
  expect(large.flatMap(codesOf)).toContain('held_pieces')
  // Smaller ones, all at the same moment, until the network has had enough.
  const small = await Promise.all(
    Array.from({ length: 30 }, (_, turn) =>
      place('203.0.113.7', wanted(Array.from({ length: 20 }, (_, line) => ({ product: shelves[(turn * 20 + line) % 300]! })))),
    ),
  )
  expect(await heldOf(shelves)).toBe(HOLD_LIMITS.network.pieces)
  expect(small.filter(({ placed }) => placed)).toHaveLength(HOLD_LIMITS.network.pieces / 20)
  expect(new Set(small.flatMap(codesOf))).toEqual(new Set(['held_network']))
  // Whoever comes from elsewhere buys as always, and so does this network when the time is up.
  expect((await place('203.0.113.8', wanted([{ product: shelves[0]! }]))).placed).toBe(true)
  await letTimeRunOut()
  expect((await place('203.0.113.7', wanted([{ product: shelves[0]! }]))).placed).toBe(true)
  expect(await breaches(db.owner)).toEqual([])
})

test.each(['email', 'phone'] as const)('one %s holds a few orders, from wherever and at the same moment', async (shared) => {
  const products = await givenShelves(10, 1)
  const same = { email: 'Eve@Example.com', phone: '0899999999' }
  const answers = await Promise.all(
    products.map((product, turn) =>
      place(`192.0.2.${turn + 1}`, wanted([{ product }], { [shared]: shared === 'email' && turn % 2 ? 'eve@example.COM' : same[shared] })),
    ),
  )
  expect(answers.filter(({ placed }) => placed)).toHaveLength(HOLD_LIMITS.buyer.orders)
  expect(new Set(answers.flatMap(codesOf))).toEqual(new Set(['held_orders']))
  expect(answers.flatMap(problemsOf)[0]).toEqual({ code: 'held_orders', until: expect.stringMatching(/^\d{4}-/) })
  // A member is an account: nobody uses it up with the member's e-mail address and telephone.
  const member = { ...guest, ip: '192.0.2.99', id: await givenPerson(db), role: 'authenticated' as const }
  expect((await place(member, wanted([{ product: products[0]! }], same))).placed).toBe(true)
  await letTimeRunOut()
})

test('one guest holds a part of one stock and of one maker’s shop, whatever the number of orders, and is told how much', async () => {
  const plenty = await givenProduct(db, { stock: 100 })
  const few = await givenProduct(db, { stock: 15 })
  const from = someNetwork()
  expect(problemsOf(await place(from, wanted([{ product: plenty, quantity: 51 }])))).toContainEqual({
    code: 'held_of_stock',
    line: plenty.variantId,
    most: 50,
  })
  expect((await place(from, wanted([{ product: few, quantity: 10 }], { email: 'ben@example.com' }))).placed).toBe(true)
  expect(problemsOf(await place(someNetwork(), wanted([{ product: few }], { email: 'ben@example.com' })))).toEqual([
    { code: 'held_of_stock', line: few.variantId, most: 10 },
  ])
  // Twelve kinds of two pieces each, and all of them are one maker's.
  const shelf = await Promise.all(Array.from({ length: 12 }, () => givenProduct(db, { stock: 2, sellerId: plenty.sellerId })))
  await db.owner.all('update public.stock_levels set on_hand = 6 where variant_id = $1', [plenty.variantId])
  await db.owner.all(`insert into public.stock_movements (variant_id, kind, quantity) values ($1, 'adjusted', -94)`, [plenty.variantId])
  expect(problemsOf(await place(someNetwork(), wanted(shelf.map((product) => ({ product, quantity: 2 })))))).toEqual([
    { code: 'held_of_shop', seller: plenty.sellerId, most: 20 },
  ])
  await letTimeRunOut()
})

test('what was held and left unpaid is not held again for ever', async () => {
  const unique = await givenProduct(db, { stock: 1 })
  const from = '203.0.113.50'
  for (let turn = 0; turn < HOLD_LIMITS.network.times; turn += 1) {
    expect((await place(from, wanted([{ product: unique }]))).placed).toBe(true)
    await letTimeRunOut()
  }
  expect(problemsOf(await place(from, wanted([{ product: unique }])))).toEqual([{ code: 'held_again', line: unique.variantId }])
  // Of anything else it may hold, and anybody else may hold this one.
  expect((await place(from, wanted([{ product: await givenProduct(db) }]))).placed).toBe(true)
  expect((await place('203.0.113.51', wanted([{ product: unique }]))).placed).toBe(true)
  await letTimeRunOut()
})

test('orders against cash count until their maker has accepted them', async () => {
  const products = await givenShelves(3, 1)
  const phone = '0811111111'
  for (const product of products) expect((await place(someNetwork(), wanted([{ product }], { phone, paymentMethod: 'cash_on_delivery' }))).placed).toBe(true)
  const more = () => givenProduct(db).then((product) => place(someNetwork(), wanted([{ product }], { phone })))
  expect([(await more()).placed, (await more()).placed, codesOf(await more())]).toEqual([true, true, ['held_orders']])
  await db.owner.all(
    `select private.transition_order(o.id, 'accepted', 'system', null, '', 'accept-' || o.id) from public.orders o join public.order_groups g on g.id = o.order_group_id
      where g.payment_method = 'cash_on_delivery' and o.status = 'placed'`,
  )
  expect((await more()).placed).toBe(true)
  await letTimeRunOut()
})

test('a normal cart never meets any of it: a guest who thinks again three times, with ten kinds of pieces', async () => {
  const shelf = await givenShelves(2, 5)
  for (let turn = 0; turn < 3; turn += 1) {
    const wish = wanted(
      shelf.map((product) => ({ product })),
      { email: 'dao@example.com', phone: '0812121212' },
    )
    expect(problemsOf(await place('203.0.113.60', wish))).toEqual([])
  }
  await letTimeRunOut()
})

test('who held what is forgotten after a day, and tells nothing meanwhile', async () => {
  await place('203.0.113.70', wanted([{ product: await givenProduct(db) }], { email: 'nok@example.com' }))
  await letTimeRunOut()
  await db.owner.all(`update private.held_for set made_at = now() - interval '25 hours'`)
  await place('203.0.113.70', wanted([{ product: await givenProduct(db) }], { email: 'nok@example.com' }))
  await forgetHolders(shop)
  expect(await db.owner.one('select count(*)::int as rows from private.held_for')).toEqual({ rows: 3 })
  const plain = [`held-for:network:203.0.113.70`, `held-for:email:nok@example.com`]
  for (const text of plain) expect(await db.owner.all(`select from private.held_for where buyer = sha256(convert_to($1, 'UTF8'))`, [text])).toEqual([])
})
