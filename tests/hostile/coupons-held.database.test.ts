import { beforeAll, expect, test } from 'vitest'
import { getQuote, quoteFunction } from '../../app/checkout/quote/get-quote.server.ts'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { endOrder, expireOrders } from '../../app/payments/expire-orders.server.ts'
import { settlePayment } from '../../app/payments/settle-payment.server.ts'
import type { OrderWish } from '../../app/checkout/quote/order-wish.ts'
import type { Caller, Shop } from '../../app/shop.ts'
import { HOLD_LIMITS } from '../../app/stock/hold-limits.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { breaches } from '../support/invariants.ts'
import { givenPerson, givenProduct, givenSeller, guest, testShop, wishFor, type GivenProduct } from '../support/market.ts'
import { playedBank, type PlayedBank } from '../support/played-bank.ts'
import { countWaiting } from '../support/stock-races.ts'

// Uses of coupons and offers, held by orders that nobody means to pay, to keep them from others.

let db: TestDatabase
let bank: PlayedBank
let shop: Shop
let product: GivenProduct
beforeAll(async () => {
  db = await testDatabase()
  bank = playedBank()
  ;({ shop } = testShop(db, { payments: [bank] }))
  product = await givenProduct(db, { stock: 1000 })
})

let count = 0
/** Everybody has an e-mail address and a telephone of their own, which costs a stranger nothing. */
function wanted(couponCode: string | null, changes: Partial<OrderWish> = {}, lines = [{ product }]): OrderWish {
  count += 1
  const plain = wishFor(lines, { email: `buyer${count}@example.com`, couponCode, ...changes })
  return { ...plain, address: { ...plain.address, phone: `08${String(10_000_000 + count)}` } }
}
const callerOf = (from: string | Caller): Caller => (typeof from === 'string' ? { ...guest, ip: from } : from)
/** Places what its buyer saw without being counted, or as the last answer says. */
async function place(from: string | Caller, wish: OrderWish) {
  const caller = callerOf(from)
  const { quote } = await getQuote(shop.service, { ...wish, country: 'TH' }, { personId: caller.id, email: wish.email })
  return placeOrder(shop, caller, { ...wish, quoteHash: quote.quoteHash })
}
type Answer = Awaited<ReturnType<typeof place>>
/** Why it was not placed, or what became of its coupon. */
const saidBy = (answer: Answer) => (answer.placed ? [] : answer.because === 'problems' ? answer.problems : answer.quote.problems)
const codesOf = (answers: readonly Answer[]) => [...new Set(answers.flatMap(saidBy).map(({ code }) => code))]
const placedOf = (answers: readonly Answer[]) => answers.filter(({ placed }) => placed).length

const givenCoupon = async (code: string, { all, person = 1 }: { all: number | null; person?: number }) => {
  await db.owner.all(`insert into public.coupons (code, kind, amount_minor, usage_limit, per_person_limit) values ($1, 'fixed', 1000, $2, $3)`, [
    code,
    all,
    person,
  ])
  return code
}
const usesOf = (code: string) =>
  db.owner.one(
    `select c.usage_count as counted, count(u.id) filter (where u.state = 'reserved')::int as held, count(u.id) filter (where u.state = 'confirmed')::int as used
       from public.coupons c left join public.promotion_usages u on u.coupon_id = c.id where c.code = $1 group by c.id`,
    [code],
  )
const groupOf = (answer: Answer) => {
  if (!answer.placed) throw new Error(JSON.stringify(answer))
  return db.owner.one<{ id: string; payment: string; reference: string }>(
    `select g.id, p.id as payment, p.provider_reference as reference from public.order_groups g join public.payments p on p.order_group_id = g.id where g.number = $1`,
    [answer.number],
  )
}
const pay = async (answer: Answer) => {
  const { payment, reference } = await groupOf(answer)
  bank.say(reference, 'paid')
  return settlePayment(shop, payment)
}
const letTimeRunOut = async () => {
  await db.owner.all(`update public.order_groups set expires_at = now() - interval '1 second' where status = 'awaiting_payment'`)
  await expireOrders(shop)
}

test('thirty unpaid orders from one address do not use up a coupon with ten uses', async () => {
  const code = await givenCoupon('TENUSES', { all: 10 })
  const attack = await Promise.all(Array.from({ length: 30 }, () => place('203.0.113.7', wanted(code))))
  expect(placedOf(attack)).toBe(5)
  expect(codesOf(attack)).toEqual(['coupon_held'])
  expect(attack.flatMap(saidBy)[0]).toEqual({ code: 'coupon_held', until: expect.stringMatching(/^\d{4}-/) })
  // The cart of whoever is refused stays whole: it is told what it costs without the code, and sold so.
  const refused = attack.find((answer) => !answer.placed && answer.because === 'cart_changed')
  expect(refused).toMatchObject({ quote: { coupon: null, sellers: [{ lines: [{ quantity: 1 }] }] } })
  expect((await place('203.0.113.7', wanted(null))).placed).toBe(true)
  // From the next question on, the quote says so to everybody there, and to nobody elsewhere.
  const asked = async (ip: string) => {
    const { agreed: _, ...wish } = wanted(code)
    return (await quoteFunction(shop, callerOf(ip), { ...wish, country: 'TH' })).json() as Promise<unknown>
  }
  expect(await asked('203.0.113.7')).toMatchObject({ coupon: null, problems: [{ code: 'coupon_held' }] })
  expect(await asked('203.0.113.8')).toMatchObject({ coupon: { code }, problems: [] })
  const others = await Promise.all(Array.from({ length: 5 }, (_, n) => place(`198.51.100.${n + 1}`, wanted(code))))
  expect(placedOf(others)).toBe(5)
  for (const answer of others) expect(await pay(answer)).toBe('placed')
  await letTimeRunOut()
  expect(await usesOf(code)).toEqual({ counted: 5, held: 0, used: 5 })
  expect(await breaches(db.owner)).toEqual([])
})

test('the last use is held for whoever pays first; all others are told to wait, and may have it when the time is up', async () => {
  const code = await givenCoupon('LASTUSE', { all: 1 })
  expect((await place('203.0.113.20', wanted(code))).placed).toBe(true)
  const wish = wanted(code)
  const { quote } = await getQuote(shop.service, { ...wish, country: 'TH' }, { personId: null, email: wish.email })
  expect(quote).toMatchObject({ coupon: null, problems: [{ code: 'coupon_held' }] })
  expect(quote.sellers.flatMap(({ lines }) => lines)).toHaveLength(1)
  await letTimeRunOut()
  const next = await place('203.0.113.21', wish)
  expect(await pay(next)).toBe('placed')
  expect((await getQuote(shop.service, { ...wanted(code), country: 'TH' }, { personId: null, email: '' })).quote.problems).toEqual([
    { code: 'coupon_exhausted' },
  ])
  expect(await usesOf(code)).toEqual({ counted: 1, held: 0, used: 1 })
})

test('whoever has a use in an unpaid order is told that, not that it was used', async () => {
  const code = await givenCoupon('MYOWN', { all: null })
  const email = 'ploy@example.com'
  const first = await place('203.0.113.30', wanted(code, { email }))
  const said = async () => (await getQuote(shop.service, { ...wanted(code, { email }), country: 'TH' }, { personId: null, email })).quote.problems
  expect(await said()).toEqual([{ code: 'coupon_in_unpaid_order' }])
  await pay(first)
  expect(await said()).toEqual([{ code: 'coupon_already_used' }])
})

test('the last use is not held again for ever from one address', async () => {
  const code = await givenCoupon('AGAIN', { all: 1 })
  for (let turn = 0; turn < HOLD_LIMITS.network.times; turn += 1) {
    expect((await place('203.0.113.40', wanted(code))).placed).toBe(true)
    await letTimeRunOut()
  }
  expect(codesOf([await place('203.0.113.40', wanted(code))])).toEqual(['coupon_held'])
  expect((await place('203.0.113.41', wanted(code))).placed).toBe(true)
  await letTimeRunOut()
})

test('a code with many uses is in nobody’s way, however many share a network', async () => {
  const code = await givenCoupon('PLENTY', { all: 5000 })
  // Of five pieces, because one stock is not held and left unpaid so often.
  const shelf = await Promise.all(Array.from({ length: 5 }, () => givenProduct(db, { stock: 100 })))
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => place('203.0.113.50', wanted(code, {}, [{ product: shelf[n % 5]! }]))))
  expect(placedOf(answers)).toBe(30)
  await letTimeRunOut()
  expect((await place('203.0.113.50', wanted(code))).placed).toBe(true)
  await letTimeRunOut()
})

test('a limited offer is held by the same rules, and said beside the whole order', async () => {
  const sellerId = await givenSeller(db)
  const offered = await givenProduct(db, { sellerId, stock: 100 })
  await db.owner.all(
    `insert into public.bogo_promotions (name, bogo_type, buy_product_id, usage_limit, seller_id) values ('Two for one', 'classic_bogo', $1, 4, $2)`,
    [offered.productId, sellerId],
  )
  const pair = () => wanted(null, {}, [{ product: offered, quantity: 2 } as { product: GivenProduct }])
  const answers: Answer[] = []
  for (let turn = 0; turn < 4; turn += 1) answers.push(await place('203.0.113.60', pair()))
  expect([placedOf(answers), codesOf(answers)]).toEqual([2, ['held_network']])
  expect(placedOf([await place('203.0.113.61', pair()), await place('203.0.113.62', pair())])).toBe(2)
  await letTimeRunOut()
  expect(await db.owner.one('select usage_count from public.bogo_promotions where buy_product_id = $1', [offered.productId])).toEqual({ usage_count: 0 })
})

test('an offer is used as often as it is applied, and given back and taken again as often', async () => {
  const sellerId = await givenSeller(db)
  const offered = await givenProduct(db, { sellerId, stock: 100 })
  await db.owner.all(
    `insert into public.bogo_promotions (name, bogo_type, buy_product_id, usage_limit, seller_id) values ('Two for one', 'classic_bogo', $1, 5, $2)`,
    [offered.productId, sellerId],
  )
  const used = () => db.owner.one('select usage_count as used from public.bogo_promotions where buy_product_id = $1', [offered.productId])
  const pairs = (many: number) => wanted(null, {}, [{ product: offered, quantity: 2 * many } as { product: GivenProduct }])
  const late = await place('203.0.113.65', pairs(3))
  expect(await used()).toEqual({ used: 3 })
  await letTimeRunOut()
  expect(await used()).toEqual({ used: 0 })
  // Of four pairs, and then of four more, the fifth use is the last.
  expect(await pay(await place('203.0.113.66', pairs(4)))).toBe('placed')
  const { quote } = await getQuote(shop.service, { ...pairs(4), country: 'TH' }, { personId: null, email: '' })
  expect(quote.promotions).toMatchObject([{ applications: 1 }])
  expect(await pay(await place('203.0.113.67', pairs(4)))).toBe('placed')
  expect(await used()).toEqual({ used: 5 })
  expect(await pay(late)).toBe('refund-due')
  expect(await breaches(db.owner)).toEqual([])
})

test('an order against cash holds its use until a maker accepts it, and gives it back when all of it is cancelled', async () => {
  const code = await givenCoupon('BYCASH', { all: 10 })
  const two = [{ product: await givenProduct(db) }, { product: await givenProduct(db) }]
  const byCash = () => place(`203.0.113.${70 + (count % 20)}`, wanted(code, { paymentMethod: 'cash_on_delivery' }, two))
  const move = async (answer: Answer, turn: number, to: string) => {
    if (!answer.placed) throw new Error(JSON.stringify(answer))
    await db.service.all(
      `select private.transition_order(o.id, $3, 'system', null, 'test', $3 || o.id) from public.orders o where o.number = $1 || '-' || $2`,
      [answer.number, turn, to],
    )
  }
  const [accepted, canceled, together] = [await byCash(), await byCash(), await byCash()]
  expect(await usesOf(code)).toEqual({ counted: 3, held: 3, used: 0 })
  await move(accepted, 1, 'accepted')
  await move(accepted, 2, 'canceled')
  expect(await usesOf(code)).toEqual({ counted: 3, held: 2, used: 1 })
  await move(canceled, 1, 'canceled')
  expect(await usesOf(code)).toEqual({ counted: 3, held: 2, used: 1 })
  await move(canceled, 2, 'canceled')
  expect(await usesOf(code)).toEqual({ counted: 2, held: 1, used: 1 })
  // Both are cancelled before either can look at the other.
  const { moves } = await db.owner.transaction(async (tx) => {
    await tx.all(`select from public.promotion_usages where state = 'reserved' for update`)
    const moving = [move(together, 1, 'canceled'), move(together, 2, 'canceled')]
    await expect.poll(() => countWaiting(db)).toBe(2)
    return { moves: Promise.all(moving) }
  })
  await moves
  expect(await usesOf(code)).toEqual({ counted: 1, held: 0, used: 1 })
  expect(await breaches(db.owner)).toEqual([])
})

test('money that comes when the uses are gone goes back, so that no more are paid for than there are', async () => {
  const code = await givenCoupon('LATE', { all: 1 })
  const late = await place('203.0.113.100', wanted(code))
  const { reference } = await groupOf(late)
  await letTimeRunOut()
  const first = await place('203.0.113.101', wanted(code))
  expect(await pay(first)).toBe('placed')
  bank.say(reference, 'paid')
  expect(await pay(late)).toBe('refund-due')
  expect(await usesOf(code)).toEqual({ counted: 1, held: 0, used: 1 })
  // With a use left, late money buys at the price that was paid.
  const free = await givenCoupon('LATEBUTFREE', { all: 1 })
  const slow = await place('203.0.113.102', wanted(free))
  await letTimeRunOut()
  expect(await pay(slow)).toBe('placed')
  expect(await usesOf(free)).toEqual({ counted: 1, held: 0, used: 1 })
  // One person's limit holds as well.
  const once = await givenCoupon('LATEONCE', { all: null })
  const email = 'twice@example.com'
  const before = await place('203.0.113.103', wanted(once, { email }))
  await letTimeRunOut()
  expect(await pay(await place('203.0.113.104', wanted(once, { email })))).toBe('placed')
  expect(await pay(before)).toBe('refund-due')
  expect(await usesOf(once)).toEqual({ counted: 1, held: 0, used: 1 })
  expect(await breaches(db.owner)).toEqual([])
})

test('fifty who place, give up, pay late and are paid at the same moment wait for nobody in a circle', async () => {
  const code = await givenCoupon('CROWD', { all: 60 })
  const from = (n: number) => `192.0.2.${n + 1}`
  const ready = await Promise.all(Array.from({ length: 25 }, (_, n) => place(from(n), wanted(code))))
  const paidLate = ready.slice(20)
  for (const answer of paidLate) {
    const { id } = await groupOf(answer)
    await db.owner.all(`update public.order_groups set expires_at = now() - interval '1 second' where id = $1`, [id])
  }
  await expireOrders(shop)
  const given = await Promise.all(ready.map(groupOf))
  const wishes = Array.from({ length: 25 }, (_, n) => [from(100 + n), wanted(code, n % 5 === 0 ? { paymentMethod: 'cash_on_delivery' } : {})] as const)
  const outcomes = await Promise.allSettled<unknown>([
    ...wishes.map(([ip, wish]) => place(ip, wish)),
    ...given.slice(0, 10).map(({ id }) => endOrder(shop, id, 'canceled')),
    ...ready.slice(10).map(pay),
  ])
  expect(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []))).toEqual([])
  expect(await usesOf(code)).toMatchObject({ counted: 40, used: 15 })
  expect(await breaches(db.owner)).toEqual([])
  await letTimeRunOut()
})

test('a member holds by the account, wherever it is', async () => {
  const code = await givenCoupon('MEMBER', { all: 4, person: 4 })
  const id = await givenPerson(db)
  const answers: Answer[] = []
  for (let turn = 0; turn < 4; turn += 1) answers.push(await place({ ...guest, ip: `192.0.2.${200 + turn}`, id, role: 'authenticated' }, wanted(code)))
  expect([placedOf(answers), codesOf(answers)]).toEqual([2, ['coupon_held']])
  await letTimeRunOut()
})
