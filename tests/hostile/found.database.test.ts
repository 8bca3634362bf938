import { beforeAll, expect, test } from 'vitest'
import { expireOrders } from '../../app/payments/expire-orders.server.ts'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { giveUpOrderFunction } from '../../app/payments/pay-again.server.ts'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { sendOutbox } from '../../app/outbox.ts'
import { sendRefunds } from '../../app/payments/refunds/send-refunds.server.ts'
import { settlePayment } from '../../app/payments/settle-payment.server.ts'
import { sendOrderLink, trackOrderFunction } from '../../app/orders/tracking/track-order.server.ts'
import { moveOrderFunction } from '../../app/orders/moves/move-order.server.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import type { Shop } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { breaches } from '../support/invariants.ts'
import { givenProduct, guest, testShop, wishFor, type GivenProduct } from '../support/market.ts'
import { playedBank, type PlayedBank } from '../support/played-bank.ts'

// Holes that random histories and fresh eyes found; each stays closed.

let db: TestDatabase
let bank: PlayedBank
let shop: Shop
let letters: Letter[]
beforeAll(async () => {
  db = await testDatabase()
  bank = playedBank()
  ;({ shop, letters } = testShop(db, { payments: [bank] }))
})

async function givenOrder(products: readonly GivenProduct[], quantity = 1) {
  const wish = wishFor(products.map((product) => ({ product, quantity })))
  const { quote } = await getQuote(shop.service, { ...wish, country: 'TH' }, { personId: null, email: wish.email })
  const placed = await placeOrder(shop, guest, { ...wish, quoteHash: quote.quoteHash })
  if (!placed.placed) throw new Error(`Not placed: ${JSON.stringify(placed)}`)
  const payment = await db.owner.one<{ id: string; reference: string }>(
    'select p.id, p.provider_reference as reference from public.payments p join public.order_groups g on g.id = p.order_group_id where g.number = $1',
    [placed.number],
  )
  return { ...placed, payment }
}
const statusOf = async (number: string) => (await db.owner.one<{ status: string }>('select status from public.order_groups where number = $1', [number])).status
const cancel = (order: { number: string; token: string }, part: number) =>
  moveOrderFunction(shop, guest, { order: `${order.number}-${part}`, token: order.token, key: `cancel-${part}-key`, to: 'canceled', reason: 'Wrong colour.' })

test('one maker’s share of an unpaid order is not cancelled alone: its money could neither be taken nor given back', async () => {
  const order = await givenOrder([await givenProduct(db), await givenProduct(db)])
  expect((await cancel(order, 1)).status).toBe(409)
  bank.say(order.payment.reference, 'paid')
  expect(await settlePayment(shop, order.payment.id)).toBe('placed')
  // The whole order can be given up while it is unpaid.
  const second = await givenOrder([await givenProduct(db), await givenProduct(db)])
  expect((await giveUpOrderFunction(shop, guest, { token: second.token })).status).toBe(200)
})

test('a placed order of which one share went back is not given back as a whole when the bank speaks of it again', async () => {
  const order = await givenOrder([await givenProduct(db), await givenProduct(db)])
  bank.say(order.payment.reference, 'paid')
  await settlePayment(shop, order.payment.id)
  expect((await cancel(order, 2)).status).toBe(200)
  expect(await settlePayment(shop, order.payment.id)).toBe('already-placed')
  await sendRefunds(shop)
  expect(await settlePayment(shop, order.payment.id)).toBe('already-placed')
  await sendRefunds(shop)
  expect(await db.owner.all('select status from public.refunds r where r.payment_id = $1', [order.payment.id])).toEqual([{ status: 'succeeded' }])
  expect(await db.owner.one('select status from public.payments where id = $1', [order.payment.id])).toEqual({ status: 'partially_refunded' })
  expect(await breaches(db.owner)).toEqual([])
})

test('late money that is on its way back buys nothing when new pieces arrive', async () => {
  const product = await givenProduct(db, { stock: 1 })
  const order = await givenOrder([product])
  await db.owner.all(`update public.order_groups set expires_at = now() - interval '1 second' where number = $1`, [order.number])
  await expireOrders(shop)
  const other = await givenOrder([product])
  bank.say(order.payment.reference, 'paid')
  expect(await settlePayment(shop, order.payment.id)).toBe('refund-due')
  await db.owner.all(`update public.stock_levels set on_hand = on_hand + 5 where variant_id = $1`, [product.variantId])
  await db.owner.all(`insert into public.stock_movements (variant_id, kind, quantity) values ($1, 'received', 5)`, [product.variantId])
  expect(await settlePayment(shop, order.payment.id)).toBe('refund-due')
  await sendRefunds(shop)
  expect(await settlePayment(shop, order.payment.id)).toBe('refund-due')
  expect([await statusOf(order.number), await statusOf(other.number)]).toEqual(['expired', 'awaiting_payment'])
  expect(await breaches(db.owner)).toEqual([])
})

test('orders that cannot be ended do not keep those behind them waiting', async () => {
  const product = await givenProduct(db, { stock: 100 })
  const stuck = []
  for (let count = 0; count < 51; count += 1) stuck.push(await givenOrder([product]))
  const last = await givenOrder([product])
  await db.owner.all(`update public.order_groups set expires_at = now() - interval '2 minutes' where number = any ($1)`, [stuck.map(({ number }) => number)])
  await db.owner.all(`update public.order_groups set expires_at = now() - interval '1 minute' where number = $1`, [last.number])
  const known = new Map(bank.charges)
  for (const { payment } of stuck) bank.charges.delete(payment.reference)
  await expireOrders(shop)
  expect(await statusOf(last.number)).toBe('expired')
  for (const [reference, charge] of known) if (!bank.charges.has(reference)) bank.charges.set(reference, charge)
  await expireOrders(shop)
  expect(await statusOf(stuck[0]?.number ?? '')).toBe('expired')
})

test('asking for an order’s link does the same work whether or not there is such an order, and writes only to its buyer', async () => {
  const order = await givenOrder([await givenProduct(db)])
  const jobs = () => db.owner.one<{ count: number }>(`select count(*)::int as count from graphile_worker.jobs where task_identifier = 'send-order-link'`)
  const before = (await jobs()).count
  for (const body of [
    { number: order.number, email: 'ADA@example.com' },
    { number: order.number, email: 'eve@example.com' },
    { number: 'H000000-0000000', email: 'ada@example.com' },
  ]) {
    const answer = await trackOrderFunction(shop, guest, body)
    expect([answer.status, await answer.json()]).toEqual([202, { code: 'link_sent_if_known' }])
  }
  expect((await jobs()).count).toBe(before + 3)
  await sendOutbox(shop)
  letters.length = 0
  for (const body of [
    { number: order.number, email: 'eve@example.com' },
    { number: 'H000000-0000000', email: 'ada@example.com' },
    { number: order.number, email: 'ADA@example.com' },
    { number: order.number, email: 'ADA@example.com' },
  ])
    await sendOrderLink(shop, body)
  await sendOutbox(shop)
  expect(letters.map(({ to }) => to)).toEqual(['ada@example.com'])
  expect(letters[0]?.text).toContain(order.token)
})
