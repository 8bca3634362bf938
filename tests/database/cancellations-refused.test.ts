import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { moveOrderFunction, shipOrderFunction } from '../../app/orders/moves/move-order.server.ts'
import { sendRefunds } from '../../app/payments/refunds/send-refunds.server.ts'
import { moveCaseFunction } from '../../app/returns/move-case.server.ts'
import { openCaseFunction } from '../../app/returns/open-case.server.ts'
import type { Shop } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenDeliveredOrder, type DeliveredOrder } from '../support/delivered-order.ts'
import { breaches } from '../support/invariants.ts'
import { guest, testShop } from '../support/market.ts'
import { playedBank, type PlayedBank } from '../support/played-bank.ts'

let db: TestDatabase
let bank: PlayedBank
let shop: Shop
beforeAll(async () => {
  db = await testDatabase()
  bank = playedBank()
  ;({ shop } = testShop(db, { payments: [bank] }))
})

const given = (wanted: Parameters<typeof givenDeliveredOrder>[2] = {}) => givenDeliveredOrder(db, { shop, bank }, { until: 'accepted', ...wanted })
async function open(order: DeliveredOrder, kind: string, more: object = {}): Promise<string> {
  const wish = { order: order.number, token: order.token, key: randomUUID(), kind, words: 'I moved house', name: 'Ada', ...more }
  const answer = await openCaseFunction(shop, guest, wish)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { number: string }).number
}
const sellerMoves = async (order: DeliveredOrder, number: string, body: object) =>
  (await moveCaseFunction(shop, order.seller, { order: number, key: randomUUID(), ...body })).status
const buyerMoves = async (order: DeliveredOrder, number: string, body: object) =>
  (await moveCaseFunction(shop, guest, { order: number, token: order.token, key: randomUUID(), ...body })).status
async function arrives(order: DeliveredOrder): Promise<void> {
  const parcel = { key: randomUUID(), order: order.number, carrier: 'Thailand Post', tracking: 'EA123456785TH' }
  expect((await shipOrderFunction(shop, order.seller, parcel)).status).toBe(200)
  expect((await moveOrderFunction(shop, guest, { key: randomUUID(), order: order.number, token: order.token, to: 'delivered' })).status).toBe(200)
}
const caseOf = (number: string) =>
  db.owner.one<{ status: string; refund_minor: bigint; shipping_minor: bigint }>(
    'select status, refund_minor, shipping_minor from public.order_cases where number = $1',
    [number],
  )
const sumsOf = (order: DeliveredOrder) =>
  db.owner.one<{ total_minor: bigint; shipping_minor: bigint }>('select total_minor, shipping_minor from public.orders where id = $1', [order.id])
const givenBack = async (order: DeliveredOrder) =>
  (await db.owner.one<{ sum: bigint }>('select coalesce(sum(amount_minor), 0)::bigint as sum from public.refunds where order_id = $1', [order.id])).sum

test('a withdrawal from all of it gives back the delivery, too, while a request to cancel waits or was refused', async () => {
  for (const answer of ['waits', 'refused'] as const) {
    const order = await given({ country: 'NL' })
    const asked = await open(order, 'cancellation')
    if (answer === 'refused') expect(await sellerMoves(order, asked, { to: 'declined', reason: 'It is finished' })).toBe(200)
    await open(order, 'withdrawal')
    await sendRefunds(shop)
    const { total_minor: total, shipping_minor: delivery } = await sumsOf(order)
    expect(delivery).toBeGreaterThan(0n)
    expect([answer, await givenBack(order)]).toEqual([answer, total])
    expect(['expired', 'denied']).toContain((await caseOf(asked)).status)
  }
  expect(await breaches(db.owner)).toEqual([])
})

test('a refused request to cancel ends as the parcel leaves, and a return or claim of everything gives back the delivery', async () => {
  const order = await given()
  const asked = await open(order, 'cancellation')
  expect(await sellerMoves(order, asked, { to: 'declined', reason: 'It is finished' })).toBe(200)
  await arrives(order)
  expect((await caseOf(asked)).status).toBe('denied')
  // Nobody could grant it any more.
  expect(await buyerMoves(order, asked, { to: 'escalated', reason: 'It was not finished' })).toBe(409)
  const everything = { reason: 'changed_mind', lines: order.lines.map(({ id, quantity }) => ({ order_line_id: id, quantity })) }
  const returned = await open(order, 'return', everything)
  const { total_minor: total, shipping_minor: delivery } = await sumsOf(order)
  expect(await caseOf(returned)).toMatchObject({ refund_minor: total, shipping_minor: delivery })
})
