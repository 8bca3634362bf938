import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { sendOutbox } from '../../app/outbox.ts'
import { findByToken } from '../../app/orders/tracking/track-order.server.ts'
import { moveOrderFunction, shipOrderFunction } from '../../app/orders/moves/move-order.server.ts'
import { correctParcelFunction, receiveParcelFunction } from '../../app/orders/moves/move-parcel.server.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import type { Caller } from '../../app/shop.ts'
import { testDatabase } from '../support/database.ts'
import { givenPerson, guest, testShop } from '../support/market.ts'
import { asCaller, givenOrder, type Market, type PaidOrder } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'

let market: Market
let letters: Letter[]
beforeAll(async () => {
  const db = await testDatabase()
  const bank = playedBank()
  const made = testShop(db, { payments: [bank] })
  letters = made.letters
  market = { db, shop: made.shop, bank }
})

const key = () => randomUUID()
const move = async (caller: Caller, body: object) => (await moveOrderFunction(market.shop, caller, { key: key(), ...body })).status
const receive = async (caller: Caller, body: object) => (await receiveParcelFunction(market.shop, caller, { key: key(), ...body })).status
const correct = async (caller: Caller, body: object) =>
  (await correctParcelFunction(market.shop, caller, { key: key(), carrier: 'Flash Express', tracking: 'TH0123456789A', ...body })).status
const statusOf = (id: string) =>
  market.db.owner.one<{ status: string; fulfillment_status: string }>('select status, fulfillment_status from public.orders where id = $1', [id])
const parcelsOf = async (id: string) =>
  (await market.db.owner.all<{ id: string }>('select id from public.shipments where order_id = $1 order by created_at, id', [id])).map((parcel) => parcel.id)

async function send(order: PaidOrder, lines: Readonly<Record<number, number>>, tracking = 'EA123456785TH'): Promise<string> {
  const before = await parcelsOf(order.id)
  const wish = { order: order.number, carrier: 'Thailand Post', tracking, key: key() }
  const sent = Object.entries(lines).map(([line, quantity]) => ({ order_line_id: order.lines[Number(line)], quantity }))
  expect((await shipOrderFunction(market.shop, order.seller, { ...wish, lines: sent })).status).toBe(200)
  const made = (await parcelsOf(order.id)).find((parcel) => !before.includes(parcel))
  if (!made) throw new Error('No parcel was made.')
  return made
}

async function givenAccepted(options: Parameters<typeof givenOrder>[1] = {}): Promise<PaidOrder> {
  const order = await givenOrder(market, options)
  await move(order.seller, { order: order.number, to: 'accepted' })
  return order
}

test('two parcels arrive one by one, and the order follows with its pieces', async () => {
  const order = await givenAccepted({ quantities: [2, 1] })
  const first = await send(order, { 0: 1 })
  const buyer = { order: order.number, token: order.token }
  expect(await receive(guest, { ...buyer, parcel: first })).toBe(200)
  expect(await statusOf(order.id)).toEqual({ status: 'partially_delivered', fulfillment_status: 'partially_delivered' })
  const second = await send(order, { 0: 1, 1: 1 })
  expect(await statusOf(order.id)).toMatchObject({ status: 'shipped' })
  expect(await receive(guest, { ...buyer, parcel: second })).toBe(200)
  expect(await statusOf(order.id)).toEqual({ status: 'delivered', fulfillment_status: 'delivered' })
  expect(await move(guest, { ...buyer, to: 'completed' })).toBe(200)
})

test('what has not been sent cannot have arrived', async () => {
  const order = await givenAccepted({ quantities: [2] })
  const parcel = await send(order, { 0: 1 })
  expect(await receive(guest, { order: order.number, token: order.token, parcel })).toBe(200)
  expect(await move(guest, { order: order.number, token: order.token, to: 'delivered' })).toBe(409)
  expect(await market.db.owner.one('select delivered_quantity, shipped_quantity from public.order_lines where id = $1', [order.lines[0]])).toEqual({
    delivered_quantity: 1,
    shipped_quantity: 1,
  })
})

test('a parcel arrives once, however often it is said, and by whoever says it at the same time', async () => {
  const order = await givenAccepted({ quantities: [2] })
  const parcel = await send(order, { 0: 1 })
  const wish = { order: order.number, token: order.token, parcel }
  expect(await Promise.all([receive(guest, wish), receive(guest, wish), receive(guest, wish)])).toEqual([200, 200, 200])
  expect(await market.db.owner.one('select delivered_quantity from public.order_lines where id = $1', [order.lines[0]])).toEqual({ delivered_quantity: 1 })
  expect(await market.db.owner.all(`select from public.order_events where order_id = $1 and type = 'partially_delivered'`, [order.id])).toHaveLength(1)
})

test('the buyer reads which pieces lie in which parcel, and everything that happened', async () => {
  const order = await givenAccepted({ quantities: [2, 1] })
  await send(order, { 0: 1 }, 'EA123456785TH')
  await send(order, { 0: 1, 1: 1 }, 'EB123456785TH')
  const tracked = await findByToken(market.shop, order.token)
  const share = tracked?.orders[0]
  expect(share?.parcels.map(({ trackingNumber, lines }) => ({ trackingNumber, lines: lines.map(({ line, quantity }) => [line, quantity]) }))).toEqual([
    { trackingNumber: 'EA123456785TH', lines: [[order.lines[0], 1]] },
    {
      trackingNumber: 'EB123456785TH',
      lines: [
        [order.lines[0], 1],
        [order.lines[1], 1],
      ],
    },
  ])
  expect(share?.events.map(({ type, actor }) => `${actor} ${type}`)).toEqual(['system placed', 'seller accepted', 'seller partially_shipped', 'seller shipped'])
})

test('a maker corrects a number, the buyer is written to and reads the right one', async () => {
  const buyer = await givenPerson(market.db)
  const order = await givenAccepted({ buyer })
  const parcel = await send(order, { 0: 2 })
  await sendOutbox(market.shop)
  letters.length = 0
  const wish = { order: order.number, parcel, key: key() }
  expect(await correct(order.seller, wish)).toBe(200)
  expect(await correct(order.seller, wish)).toBe(200)
  await sendOutbox(market.shop)
  expect(letters).toHaveLength(1)
  expect(letters[0]?.text).toContain('TH0123456789A')
  expect(await market.db.owner.one('select carrier, tracking_number from public.orders where id = $1', [order.id])).toEqual({
    carrier: 'Flash Express',
    tracking_number: 'TH0123456789A',
  })
  const told = await market.db.owner.one<{ facts: object }>(`select facts from public.notifications where person_id = $1 and kind = 'order_shipped'`, [buyer])
  expect(told.facts).toMatchObject({ carrier: 'Flash Express', tracking: 'TH0123456789A' })
})

test('strangers, other makers, and the wrong side change no parcel', async () => {
  const order = await givenAccepted()
  const other = await givenAccepted()
  const parcel = await send(order, { 0: 2 })
  const foreign = await send(other, { 0: 2 })
  for (const caller of [guest, other.seller, asCaller(randomUUID())]) {
    expect(await receive(caller, { order: order.number, parcel })).toBe(404)
    expect(await correct(caller, { order: order.number, parcel })).toBe(404)
  }
  expect(await receive(guest, { order: order.number, token: other.token, parcel })).toBe(404)
  expect(await receive(order.seller, { order: order.number, parcel })).toBe(409)
  expect(await correct(guest, { order: order.number, token: order.token, parcel })).toBe(409)
  // A parcel of somebody else's order, named with one's own.
  expect(await correct(order.seller, { order: order.number, parcel: foreign })).toBe(404)
  expect(await receive(guest, { order: order.number, token: order.token, parcel: foreign })).toBe(404)
  // What has arrived is not corrected any more.
  expect(await receive(guest, { order: order.number, token: order.token, parcel })).toBe(200)
  expect(await correct(order.seller, { order: order.number, parcel })).toBe(409)
})
