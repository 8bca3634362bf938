import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { giveRefundFunction } from '../../app/payments/refunds/give-refund.server.ts'
import { sendRefunds } from '../../app/payments/refunds/send-refunds.server.ts'
import { openCaseFunction } from '../../app/returns/open-case.server.ts'
import type { Caller, Shop } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenDeliveredOrder, type DeliveredOrder } from '../support/delivered-order.ts'
import { charged } from '../support/charged-back.ts'
import { correctBalance } from '../support/debts.ts'
import { breaches } from '../support/invariants.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { availableOf } from '../support/owed-maker.ts'
import { asCaller } from '../support/paid-orders.ts'
import { playedBank, type PlayedBank } from '../support/played-bank.ts'

let db: TestDatabase
let bank: PlayedBank
let shop: Shop
beforeAll(async () => {
  db = await testDatabase()
  bank = playedBank()
  ;({ shop } = testShop(db, { payments: [bank] }))
})

type Offer = {
  left: number
  most: number | null
  amount: number
  sellerLess: number
  feeBack: number
  because: string | null
  lines: { id: string; left: number }[]
}
const offer = async (order: DeliveredOrder, ask: object = { kind: 'whole' }, person = order.seller) =>
  (await db.asPerson(person.id ?? '').one<{ offer: Offer }>('select public.refund_offer($1, $2) as offer', [order.id, JSON.stringify(ask)])).offer
const give = async (order: DeliveredOrder, ask: object, { key = randomUUID(), person = order.seller }: { key?: string; person?: Caller } = {}) => {
  const answer = await giveRefundFunction(shop, person, { order: order.id, key, ask, reason: 'The dye ran a little.' })
  return { status: answer.status, body: (await answer.json()) as { code?: string; given?: number } }
}
const held = async (order: DeliveredOrder) => (await availableOf({ db }, order.sellerId)) + (await availableOf({ db }, order.sellerId, 'seller_pending'))
const moneyBack = (order: DeliveredOrder) =>
  db.owner.one<{ asked: number; rows: number }>(
    `select coalesce(sum(amount_minor), 0)::float8 as asked, count(*)::integer as rows from public.refunds where order_id = $1`,
    [order.id],
  )
const member = async (order: DeliveredOrder, role: string) => {
  const person = await givenPerson(db)
  await db.owner.all('insert into public.seller_members (seller_id, person_id, role) values ($1, $2, $3)', [order.sellerId, person, role])
  return asCaller(person)
}

test('a maker gives a sum back: what it costs is said before and is what the books then say, and the buyer reads why', async () => {
  const order = await givenDeliveredOrder(db, { shop, bank }, { quantities: [2, 1], prices: [333_33, 99_99] })
  const ask = { kind: 'sum', amount: 50_01 }
  const said = await offer(order, ask)
  expect(said).toMatchObject({ amount: 50_01, because: null })
  expect(said.sellerLess + said.feeBack).toBe(50_01)
  const before = await held(order)
  const key = randomUUID()
  expect(await give(order, ask, { key })).toEqual({ status: 200, body: { given: 50_01 } })
  expect(await give(order, ask, { key })).toEqual({ status: 200, body: { given: 50_01 } })
  expect(await moneyBack(order)).toEqual({ asked: 50_01, rows: 1 })
  await sendRefunds(shop)
  expect(before - (await held(order))).toBe(said.sellerLess)
  expect(await breaches(db.owner)).toEqual([])
  const event = await db.owner.one(`select reason from public.order_events where order_id = $1 and type = 'refunded'`, [order.id])
  expect(event).toEqual({ reason: 'The dye ran a little.' })
  const letters = await db.owner.all(`select from private.outbox where topic = 'order.refunded' and payload ->> 'order_id' = $1`, [order.id])
  expect(letters).toHaveLength(1)
})

test('pieces that are given back cannot be given back or asked for again, and lie on the shelf if they came', async () => {
  const order = await givenDeliveredOrder(db, { shop, bank }, { quantities: [3], prices: [100_00] })
  const [line] = order.lines
  const ask = { kind: 'lines', lines: [{ id: line?.id, quantity: 1 }], restock: true }
  const shelf = () =>
    db.owner.one<{ on_hand: number }>('select s.on_hand from public.stock_levels s join public.order_lines l on l.variant_id = s.variant_id where l.id = $1', [
      line?.id,
    ])
  const { on_hand: lay } = await shelf()
  expect(await give(order, ask)).toMatchObject({ status: 200 })
  expect(await shelf()).toEqual({ on_hand: lay + 1 })
  expect((await offer(order)).lines).toMatchObject([{ left: 2 }])
  expect(await give(order, { ...ask, lines: [{ id: line?.id, quantity: 3 }] })).toMatchObject({ status: 422, body: { code: 'too_many_pieces' } })
  const { left } = await db.owner.one<{ left: number }>('select (quantity - taken)::integer as left from private.case_lines_of($1)', [order.id])
  expect(left).toBe(2)
  await sendRefunds(shop)
  const note = await db.owner.one<{ lines: { quantity: number }[] }>(
    'select n.lines from public.refunds r cross join lateral private.issue_credit_note(r.id) n where r.order_id = $1',
    [order.id],
  )
  expect(note.lines).toMatchObject([{ quantity: 1 }])
})

test('twenty at once give back no satang more than is left, and what went back wholly is closed', async () => {
  const order = await givenDeliveredOrder(db, { shop, bank }, { quantities: [1], prices: [100_00] })
  const { left } = await offer(order)
  const part = Math.floor(left / 7)
  const answers = await Promise.all(Array.from({ length: 20 }, () => give(order, { kind: 'sum', amount: part })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(7)
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(new Set([left % 7 === 0 ? 'nothing_left' : 'too_much']))
  if (left % 7 > 0) expect(await give(order, { kind: 'whole' })).toMatchObject({ status: 200, body: { given: left % 7 } })
  await sendRefunds(shop)
  expect(await moneyBack(order)).toMatchObject({ asked: left })
  expect(await db.owner.one('select status, payment_status from public.orders where id = $1', [order.id])).toEqual({
    status: 'closed',
    payment_status: 'refunded',
  })
  expect(await held(order)).toBe(0)
  expect(await breaches(db.owner)).toEqual([])
})

test('who decides nothing about money gives what the owner allows, others nothing, and strangers find no order', async () => {
  const order = await givenDeliveredOrder(db, { shop, bank }, { quantities: [1], prices: [400_00] })
  await db.asPerson(order.seller.id ?? '').all('select public.set_refund_limit($1, 10000)', [order.sellerId])
  const [helper, finance, chat] = await Promise.all(['orders', 'finance', 'chat'].map((role) => member(order, role)))
  expect(await give(order, { kind: 'sum', amount: 100_01 }, { person: helper as Caller })).toMatchObject({ status: 422, body: { code: 'over_limit' } })
  expect(await give(order, { kind: 'sum', amount: 60_00 }, { person: helper as Caller })).toMatchObject({ status: 200 })
  expect(await give(order, { kind: 'sum', amount: 60_00 }, { person: helper as Caller })).toMatchObject({ status: 422, body: { code: 'over_limit' } })
  expect(await give(order, { kind: 'sum', amount: 60_00 }, { person: finance as Caller })).toMatchObject({ status: 200 })
  expect(await give(order, { kind: 'sum', amount: 1 }, { person: chat as Caller })).toMatchObject({ status: 404 })
  expect(await give(order, { kind: 'sum', amount: 1 }, { person: asCaller(await givenPerson(db)) })).toMatchObject({ status: 404 })
  const acts = await db.owner.all(`select role from public.shop_acts where seller_id = $1 and action = 'seller_refunds.insert' order by id`, [order.sellerId])
  expect(acts).toEqual([{ role: 'orders' }, { role: 'finance' }])
})

test('nothing is given back over a dispute, beside an open case, before anything was sent as a whole, or without cover', async () => {
  const early = await givenDeliveredOrder(db, { shop, bank }, { quantities: [1], until: 'accepted' })
  expect((await offer(early)).because).toBe('cancel_instead')
  const disputed = await givenDeliveredOrder(db, { shop, bank }, { quantities: [1] })
  await charged({ db, shop, bank }, disputed.id)
  expect(await give(disputed, { kind: 'sum', amount: 1_00 })).toMatchObject({ status: 422, body: { code: 'disputed' } })
  const claimed = await givenDeliveredOrder(db, { shop, bank }, { quantities: [1] })
  const lines = [{ order_line_id: claimed.lines[0]?.id, quantity: 1 }]
  const opened = await openCaseFunction(shop, claimed.buyer, {
    order: claimed.number,
    token: claimed.token,
    key: randomUUID(),
    kind: 'return',
    reason: 'size',
    wish: 'refund',
    words: 'Too small',
    lines,
    pictures: [],
  })
  expect(opened.status).toBe(200)
  expect(await give(claimed, { kind: 'sum', amount: 1_00 })).toMatchObject({ status: 422, body: { code: 'case_open' } })
  const order = await givenDeliveredOrder(db, { shop, bank }, { quantities: [1], prices: [400_00] })
  // The money was paid out.
  await db.owner.all(`select private.transition_order($1, 'completed', 'system')`, [order.id])
  const { amount } = await db.owner.one<{ amount: number }>('select private.cover_of_seller($1)::float8 as amount', [order.sellerId])
  await correctBalance(db, order.sellerId, 100 - amount)
  expect(await give(order, { kind: 'sum', amount: 200_00 })).toMatchObject({ status: 422, body: { code: 'no_cover' } })
  expect(await give(order, { kind: 'sum', amount: 1_00 })).toMatchObject({ status: 200 })
})
