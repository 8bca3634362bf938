import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { fc, randomRuns } from '../support/random.ts'
import { collectCashFunction } from '../../app/payments/collect-cash.server.ts'
import { expireOrders, sweepPayments } from '../../app/payments/expire-orders.server.ts'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { giveUpOrderFunction, payAgainFunction } from '../../app/payments/pay-again.server.ts'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { sendOutbox } from '../../app/outbox.ts'
import { sendRefunds } from '../../app/payments/refunds/send-refunds.server.ts'
import { settlePayment } from '../../app/payments/settle-payment.server.ts'
import { moveOrderFunction, shipOrderFunction } from '../../app/orders/moves/move-order.server.ts'
import type { Caller, Shop } from '../../app/shop.ts'
import { creditOf, giveCredit } from '../support/credit.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { breaches, staleStates } from '../support/invariants.ts'
import { givenPerson, givenProduct, givenSeller, guest, testShop, wishFor, type GivenProduct } from '../support/market.ts'
import { playedBank, type PlayedBank } from '../support/played-bank.ts'

let db: TestDatabase
let bank: PlayedBank
let shop: Shop
let owner: Caller
let member: Caller
let products: GivenProduct[]

/** Three things of two makers, one of them soon gone, so that buyers get into each other's way; and a coupon that runs out. */
beforeAll(async () => {
  db = await testDatabase()
  bank = playedBank()
  ;({ shop } = testShop(db, { payments: [bank] }))
  const person = await givenPerson(db)
  owner = { ...guest, id: person, role: 'authenticated' }
  member = { ...guest, id: await givenPerson(db), role: 'authenticated' }
  const sellers = [await givenSeller(db), await givenSeller(db)]
  for (const seller of sellers) await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [seller, person])
  products = []
  for (const [sellerId, stock] of [
    [sellers[0], 60],
    [sellers[0], 2_000],
    [sellers[1], 2_000],
  ] as const)
    products.push(await givenProduct(db, { stock, ...(sellerId !== undefined && { sellerId }) }))
  await db.owner.all(`insert into public.coupons (code, kind, amount_minor, usage_limit, per_person_limit) values ('FEW', 'fixed', 1000, 20, 100)`)
  // They all order from one address.
  await db.owner.all(`update public.shop_settings set value = '100000' where key = 'payments.cash_open_most'`)
})

type Order = { number: string; token: string }
type Step = { kind: string; of: number; products: readonly number[]; quantity: number; card: boolean; coupon: boolean; credit: boolean }

const PARTS: Readonly<Record<string, (order: Order, part: string, step: Step) => Promise<unknown>>> = {
  accept: (_order, part) => moveOrderFunction(shop, owner, { order: part, key: randomUUID(), to: 'accepted' }),
  make: (_order, part) => moveOrderFunction(shop, owner, { order: part, key: randomUUID(), to: 'in_production' }),
  ship: (_order, part) => shipOrderFunction(shop, owner, { order: part, key: randomUUID(), carrier: 'Thailand Post', tracking: 'EA123456785TH' }),
  async 'ship one piece'(_order, part) {
    const line = await db.owner.maybe<{ id: string }>(
      'select l.id from public.order_lines l join public.orders o on o.id = l.order_id where o.number = $1 order by l.position limit 1',
      [part],
    )
    if (line)
      await shipOrderFunction(shop, owner, { order: part, key: randomUUID(), carrier: 'Kerry', tracking: '', lines: [{ order_line_id: line.id, quantity: 1 }] })
  },
  deliver: (order, part) => moveOrderFunction(shop, guest, { order: part, token: order.token, key: randomUUID(), to: 'delivered' }),
  complete: (order, part) => moveOrderFunction(shop, guest, { order: part, token: order.token, key: randomUUID(), to: 'completed' }),
  'the cash is here': (_order, part) => collectCashFunction(shop, owner, { order: part, came: 'cash', key: randomUUID() }),
  'the parcel is back': (_order, part) => collectCashFunction(shop, owner, { order: part, came: 'parcel', key: randomUUID() }),
  'buyer cancels': (order, part) =>
    moveOrderFunction(shop, guest, { order: part, token: order.token, key: randomUUID(), to: 'canceled', reason: 'Wrong colour.' }),
  'maker cancels': (_order, part) => moveOrderFunction(shop, owner, { order: part, key: randomUUID(), to: 'canceled', reason: 'The loom broke.' }),
}

const paymentsOf = (order: Order) =>
  db.owner.all<{ id: string; provider_reference: string | null }>(
    'select p.id, p.provider_reference from public.payments p join public.order_groups g on g.id = p.order_group_id where g.number = $1 order by p.attempt',
    [order.number],
  )

/** The bank's books, when somebody pays or fails to: only an open charge ends, but for money that comes late. */
async function atTheBank(order: Order, status: 'paid' | 'failed' | 'expired', { late = false } = {}): Promise<void> {
  for (const { provider_reference } of await paymentsOf(order)) {
    const charge = provider_reference === null ? undefined : bank.charges.get(provider_reference)
    if (charge && (charge.status === 'pending' || (late && ['expired', 'canceled'].includes(charge.status)))) bank.say(charge.reference, status)
  }
}

const tellShop = async (order: Order) => {
  for (const { id } of await paymentsOf(order)) await settlePayment(shop, id)
}

const GROUPS: Readonly<Record<string, (order: Order, step: Step) => Promise<unknown>>> = {
  pay: async (order) => (await atTheBank(order, 'paid'), await tellShop(order)),
  'pay, and the shop is not told': (order) => atTheBank(order, 'paid'),
  'pay late': async (order) => (await atTheBank(order, 'paid', { late: true }), await tellShop(order)),
  fail: async (order) => (await atTheBank(order, 'failed'), await tellShop(order)),
  'tell the shop three times at once': (order) => Promise.all([tellShop(order), tellShop(order), tellShop(order)]),
  'pay again': (order, step) => payAgainFunction(shop, guest, { token: order.token, paymentMethod: step.card ? 'card' : 'promptpay' }),
  'give up': (order) => giveUpOrderFunction(shop, guest, { token: order.token }),
  async 'let its time run out'(order) {
    await db.owner.all(`update public.order_groups set expires_at = now() - interval '1 second' where number = $1 and status = 'awaiting_payment'`, [
      order.number,
    ])
    await expireOrders(shop)
  },
}

const SHOP: Readonly<Record<string, () => Promise<unknown>>> = {
  sweep: async () => {
    await db.owner.all(`update public.payments set created_at = created_at - interval '2 minutes' where status in ('created', 'pending')`)
    await sweepPayments(shop)
  },
  'give money back': () => Promise.all([sendRefunds(shop), sendRefunds(shop)]),
  'count five more': () => db.asPerson(owner.id ?? '').all('select public.adjust_stock($1, 5)', [products[0]?.variantId]),
  'count three less': () =>
    db
      .asPerson(owner.id ?? '')
      .all('select public.adjust_stock($1, -3)', [products[0]?.variantId])
      .catch(refusedCount),
}
const refusedCount = (error: unknown) => {
  // Fewer than orders need: the database refuses, which is what it is for.
  if (!(error instanceof Error && 'code' in error && error.code === '23514')) throw error
}

/** Every third number of pieces goes against cash. */
const methodOf = ({ quantity, card }: Step) => (quantity % 3 === 0 ? 'cash_on_delivery' : card ? 'card' : 'promptpay')

/** A member who has a little credit again whenever it is wanted: never enough for two orders, seldom for one. */
async function memberWithCredit(): Promise<Caller> {
  if ((await creditOf(db, member.id ?? '')) < 5_00) await giveCredit(db, member.id ?? '', 333_33)
  return member
}

async function order(step: Step): Promise<Order | undefined> {
  const buyer = step.credit ? await memberWithCredit() : guest
  const wanted = [...new Set(step.products)].flatMap((index) => products[index] ?? [])
  const wish = wishFor(
    wanted.map((product) => ({ product, quantity: step.quantity })),
    { couponCode: step.coupon ? 'FEW' : null, credit: step.credit, paymentMethod: methodOf(step) },
  )
  const { quote } = await getQuote(shop.service, { ...wish, country: 'TH' }, { personId: buyer.id, email: wish.email })
  const [placed] = await Promise.all([
    placeOrder(shop, buyer, { ...wish, quoteHash: quote.quoteHash }),
    placeOrder(shop, buyer, { ...wish, quoteHash: quote.quoteHash }),
  ])
  return placed.placed ? placed : undefined
}

const step: fc.Arbitrary<Step> = fc.record({
  // What a good order goes through comes often, so that some come to their end; everything else may happen between.
  kind: fc.oneof(
    { weight: 2, arbitrary: fc.constant('order') },
    { weight: 6, arbitrary: fc.constantFrom('pay', 'accept', 'accept', 'ship', 'ship', 'deliver', 'deliver', 'complete') },
    { weight: 4, arbitrary: fc.constantFrom(...Object.keys(GROUPS), ...Object.keys(PARTS), ...Object.keys(SHOP)) },
  ),
  of: fc.nat({ max: 3 }),
  products: fc.array(fc.nat({ max: 2 }), { minLength: 1, maxLength: 3 }),
  quantity: fc.integer({ min: 1, max: 6 }),
  card: fc.boolean(),
  coupon: fc.boolean(),
  credit: fc.boolean(),
})

const plain = (kind: string): Step => ({ kind, of: 0, products: [1, 2], quantity: 2, card: false, coupon: false, credit: false })
/** The same by a member, whose credit pays a part. */
const withCredit = (kind: string): Step => ({ ...plain(kind), credit: true, of: 1 })
/** What every order hopes for (each beginning of it is lived as well, so that every state is somebody's last), and what none does. */
const GOOD = ['pay', 'accept', 'make', 'ship one piece', 'ship', 'deliver', 'complete']
/** A parcel against cash: taken by one, refused by another. */
const cash = (kind: string): Step => ({ ...plain(kind), quantity: 3 })
const CASH = ['order', 'accept', 'ship', 'the cash is here', 'complete']
const NO_CASH = ['order', 'accept', 'ship', 'the parcel is back', 'the cash is here']
const BAD = ['let its time run out', 'pay late', 'maker cancels', 'give money back', 'tell the shop three times at once']

async function live(history: readonly Step[]): Promise<void> {
  const orders: Order[] = []
  for (const next of history) {
    if (next.kind === 'order') {
      const placed = await order(next)
      if (placed) orders.push(placed)
      continue
    }
    await SHOP[next.kind]?.()
    const chosen = orders[next.of % Math.max(1, orders.length)]
    if (!chosen) continue
    await GROUPS[next.kind]?.(chosen, next)
    await PARTS[next.kind]?.(chosen, `${chosen.number}-${1 + (next.of % 2)}`, next)
  }
}

/** Together they go through every state of an order; what random histories reach is chance, and nothing is concluded from it. */
const FIXED: readonly (readonly Step[])[] = [
  ...GOOD.map((_kind, index) => GOOD.slice(0, index + 1).map(plain)),
  BAD.map(plain),
  [plain('give up')],
  [plain('let its time run out')],
  [plain('fail')],
  [plain('fail'), plain('pay again'), plain('pay')],
  [plain('pay'), plain('buyer cancels'), { ...plain('buyer cancels'), of: 1 }, plain('give money back')],
  CASH.map((kind) => ({ ...cash(kind), of: 1 })),
  NO_CASH.map((kind) => ({ ...cash(kind), of: 1 })),
  ['order'].map(withCredit),
  ['order', 'pay', 'buyer cancels', 'give money back'].map(withCredit),
  ['order', ...BAD].map(withCredit),
  ['order', 'give up'].map(withCredit),
]

async function liveThrough(history: readonly Step[]): Promise<void> {
  await live([{ kind: 'order', of: 0, products: [1, 2], quantity: 2, card: false, coupon: false, credit: false }, ...history])
  expect(await breaches(db.owner)).toEqual([])
}

test('the fixed histories go through every state of an order, a payment and a group', async () => {
  for (const history of FIXED) await liveThrough(history)
  const reached = await db.owner.all<{ is: string }>(
    `select 'order ' || status as is from public.orders union select 'payment ' || status from public.payments union select 'group ' || status from public.order_groups order by 1`,
  )
  expect(reached.map(({ is }) => is)).toEqual([
    ...['awaiting_payment', 'canceled', 'expired', 'placed'].map((status) => `group ${status}`),
    ...['accepted', 'awaiting_payment', 'canceled', 'completed', 'delivered', 'expired', 'in_production', 'partially_shipped', 'placed', 'shipped'].map(
      (status) => `order ${status}`,
    ),
    ...['authorized', 'canceled', 'captured', 'failed', 'partially_refunded', 'pending', 'refunded'].map((status) => `payment ${status}`),
  ])
})

test('whatever buyers, makers, the bank and the clock do, in whatever order: stock, money and states agree', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25, size: 'max' }), liveThrough), { numRuns: randomRuns(100), endOnFailure: true })
  expect(await staleStates(db.owner)).toEqual([])
})

test('and when all is done, nobody waits, nothing is held, no money is kept for nothing', async () => {
  await db.owner.all(`update public.order_groups set expires_at = now() - interval '1 second' where status = 'awaiting_payment'`)
  for (let round = 0; round < 40 && (await db.owner.maybe(`select 1 from public.order_groups where status = 'awaiting_payment' limit 1`)); round += 1)
    await expireOrders(shop)
  for (let round = 0; round < 40 && (await db.owner.maybe(`select 1 from public.refunds where status in ('requested', 'processing') limit 1`)); round += 1)
    await sendRefunds(shop)
  await sendOutbox(shop)
  expect(await breaches(db.owner, { inTheEnd: true })).toEqual([])
  expect(await staleStates(db.owner)).toEqual([])
  // What the bank gave back is what our books say went back.
  const booked = await db.owner.one<{ sum: bigint }>(
    `select coalesce(sum(refunded_minor), 0)::bigint as sum from public.payments where method <> 'store_credit'`,
  )
  expect([...bank.refunds.values()].reduce((sum, { amount }) => sum + amount, 0n)).toBe(booked.sum)
  // And it never had to say no.
  expect(bank.refused).toEqual([])
})
