import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { sendOutbox } from '../../app/outbox.ts'
import { sendRefunds } from '../../app/payments/refunds/send-refunds.server.ts'
import { settlePayment } from '../../app/payments/settle-payment.server.ts'
import { moveOrderFunction, shipOrderFunction } from '../../app/orders/moves/move-order.server.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import type { Caller, Shop } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenProduct, givenPerson, givenSeller, guest, testShop, wishFor } from '../support/market.ts'
import { playedBank, type PlayedBank } from '../support/played-bank.ts'

let db: TestDatabase
let bank: PlayedBank
let shop: Shop
let letters: Letter[]
beforeAll(async () => {
  db = await testDatabase()
  bank = playedBank()
  ;({ shop, letters } = testShop(db, { payments: [bank] }))
})

const asCaller = (id: string): Caller => ({ ...guest, id, role: 'authenticated' })
const key = () => randomUUID()

/** A paid order of one guest from one maker with an account. */
async function givenPaidOrder({ quantity = 2 } = {}) {
  const seller = await givenPerson(db)
  const sellerId = await givenSeller(db)
  await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [sellerId, seller])
  const product = await givenProduct(db, { sellerId })
  const wish = wishFor([{ product, quantity }])
  const { quote } = await getQuote(shop.service, { ...wish, country: 'TH' }, { personId: null, email: wish.email })
  const placed = await placeOrder(shop, guest, { ...wish, quoteHash: quote.quoteHash })
  if (!placed.placed) throw new Error('not placed')
  const payment = await db.owner.one<{ id: string; provider_reference: string }>(
    'select p.id, p.provider_reference from public.payments p join public.order_groups g on g.id = p.order_group_id where g.number = $1',
    [placed.number],
  )
  bank.say(payment.provider_reference, 'paid')
  await settlePayment(shop, payment.id)
  return { seller: asCaller(seller), product, number: `${placed.number}-1`, token: placed.token, payment }
}

const move = async (caller: Caller, body: object) => (await moveOrderFunction(shop, caller, { key: key(), ...body })).status
const ship = async (caller: Caller, body: object) =>
  (await shipOrderFunction(shop, caller, { key: key(), carrier: 'Thailand Post', tracking: 'EA123456785TH', ...body })).status
const orderOf = (number: string) =>
  db.owner.one<{ status: string; payment_status: string; fulfillment_status: string }>(
    'select status, payment_status, fulfillment_status from public.orders where number = $1',
    [number],
  )
const stockOf = (variantId: string) => db.owner.one('select on_hand, allocated, reserved from public.stock_levels where variant_id = $1', [variantId])

test('the maker accepts and ships, the buyer confirms; stock and letters follow', async () => {
  const order = await givenPaidOrder()
  expect(await move(order.seller, { order: order.number, to: 'accepted' })).toBe(200)
  expect(await ship(order.seller, { order: order.number })).toBe(200)
  expect(await stockOf(order.product.variantId)).toEqual({ on_hand: 8, allocated: 0, reserved: 0 })
  expect(await orderOf(order.number)).toEqual({ status: 'shipped', payment_status: 'paid', fulfillment_status: 'fulfilled' })
  letters.length = 0
  await sendOutbox(shop)
  expect(letters.find((letter) => letter.subject.includes('on its way'))?.text).toContain('EA123456785TH')
  expect(await move(guest, { order: order.number, token: order.token, to: 'delivered' })).toBe(200)
  expect(await move(guest, { order: order.number, token: order.token, to: 'completed' })).toBe(200)
  expect(await orderOf(order.number)).toEqual({ status: 'completed', payment_status: 'paid', fulfillment_status: 'delivered' })
})

test('two parcels: first part of the pieces, then the rest, never more', async () => {
  const order = await givenPaidOrder({ quantity: 3 })
  await move(order.seller, { order: order.number, to: 'accepted' })
  const { id } = await db.owner.one<{ id: string }>('select l.id from public.order_lines l join public.orders o on o.id = l.order_id where o.number = $1', [
    order.number,
  ])
  expect(await ship(order.seller, { order: order.number, lines: [{ order_line_id: id, quantity: 2 }] })).toBe(200)
  expect((await orderOf(order.number)).status).toBe('partially_shipped')
  expect(await ship(order.seller, { order: order.number, lines: [{ order_line_id: id, quantity: 2 }] })).toBe(409)
  expect(await ship(order.seller, { order: order.number })).toBe(200)
  expect((await orderOf(order.number)).status).toBe('shipped')
  expect(await db.owner.all('select 1 from public.shipments s join public.orders o on o.id = s.order_id where o.number = $1', [order.number])).toHaveLength(2)
})

test('the same click twice ships one parcel', async () => {
  const order = await givenPaidOrder()
  await move(order.seller, { order: order.number, to: 'accepted' })
  const click = { order: order.number, key: key() }
  const answers = await Promise.all([ship(order.seller, click), ship(order.seller, click), ship(order.seller, click)])
  expect(answers).toEqual([200, 200, 200])
  expect(await db.owner.all('select 1 from public.shipments s join public.orders o on o.id = s.order_id where o.number = $1', [order.number])).toHaveLength(1)
})

test('a maker who cancels says why, and the money goes back', async () => {
  const order = await givenPaidOrder()
  expect(await move(order.seller, { order: order.number, to: 'canceled' })).toBe(422)
  expect(await move(order.seller, { order: order.number, to: 'canceled', reason: 'The loom broke.' })).toBe(200)
  await Promise.all([sendRefunds(shop), sendRefunds(shop)])
  expect(await orderOf(order.number)).toEqual({ status: 'canceled', payment_status: 'refunded', fulfillment_status: 'canceled' })
  expect(await stockOf(order.product.variantId)).toEqual({ on_hand: 10, allocated: 0, reserved: 0 })
})

test('a buyer cancels before the maker has accepted, and not afterwards', async () => {
  const early = await givenPaidOrder()
  expect(await move(guest, { order: early.number, token: early.token, to: 'canceled', reason: 'Wrong colour.' })).toBe(200)
  const late = await givenPaidOrder()
  await move(late.seller, { order: late.number, to: 'accepted' })
  expect(await move(guest, { order: late.number, token: late.token, to: 'canceled', reason: 'Wrong colour.' })).toBe(409)
})

test('strangers, other makers and guests without the link find no order', async () => {
  const order = await givenPaidOrder()
  const other = await givenPaidOrder()
  for (const caller of [guest, other.seller, asCaller(randomUUID())]) expect(await move(caller, { order: order.number, to: 'accepted' })).toBe(404)
  expect(await move(guest, { order: order.number, token: other.token, to: 'canceled', reason: 'x' })).toBe(404)
  expect(await ship(guest, { order: order.number, token: order.token })).toBe(409)
  expect(await move(guest, { order: order.number, token: order.token, to: 'accepted' })).toBe(409)
})

test('nobody changes a status past the function, not even with full rights', async () => {
  const order = await givenPaidOrder()
  await expect(db.service.all(`update public.orders set status = 'completed' where number = $1`, [order.number])).rejects.toMatchObject({ code: 'HT002' })
})
