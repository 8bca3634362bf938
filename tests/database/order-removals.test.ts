import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { getPackingSlip } from '../../app/orders/documents/get-document.server.ts'
import { moveOrderFunction, shipOrderFunction } from '../../app/orders/moves/move-order.server.ts'
import { sendOutbox } from '../../app/outbox.ts'
import { sendRefunds } from '../../app/payments/refunds/send-refunds.server.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import type { OrderCases } from '../../app/returns/case.ts'
import { listCasesFunction } from '../../app/returns/list-cases.server.ts'
import { moveCaseFunction } from '../../app/returns/move-case.server.ts'
import { openCaseFunction } from '../../app/returns/open-case.server.ts'
import { removePiecesAsStaffFunction } from '../../app/returns/remove-pieces-as-staff.server.ts'
import type { Caller, Shop } from '../../app/shop.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenDeliveredOrder, type DeliveredOrder } from '../support/delivered-order.ts'
import { breaches, staleStates } from '../support/invariants.ts'
import { givenPerson, guest, testShop } from '../support/market.ts'
import { asCaller } from '../support/paid-orders.ts'
import { playedBank, type PlayedBank } from '../support/played-bank.ts'
import { givenStaff, withFactor } from '../support/staff.ts'

let db: TestDatabase
let bank: PlayedBank
let shop: Shop
let letters: Letter[]
beforeAll(async () => {
  db = await testDatabase()
  bank = playedBank()
  ;({ shop, letters } = testShop(db, { payments: [bank] }))
})

const given = (wanted: Parameters<typeof givenDeliveredOrder>[2] = {}) => givenDeliveredOrder(db, { shop, bank }, { until: 'placed', ...wanted })
type Said = { status: number; code: string | undefined; number: string }
async function said(answer: Promise<Response>): Promise<Said> {
  const response = await answer
  const body = (await response.json()) as { code?: string; number?: string }
  return { status: response.status, code: body.code, number: body.number ?? '' }
}
const linesOf = (order: DeliveredOrder, ...quantities: number[]) =>
  quantities.flatMap((quantity, place) => (quantity > 0 ? [{ order_line_id: order.lines[place]?.id ?? '', quantity }] : []))
const takeOut = (order: DeliveredOrder, quantities: number[], key: string = randomUUID()) =>
  said(openCaseFunction(shop, guest, { order: order.number, token: order.token, key, kind: 'removal', lines: linesOf(order, ...quantities) }))
const ask = (order: DeliveredOrder, kind: string, more: object = {}) =>
  said(openCaseFunction(shop, guest, { order: order.number, token: order.token, key: randomUUID(), kind, words: 'I changed my mind', name: 'Ada', ...more }))
const sellerMoves = (order: DeliveredOrder, number: string, body: object) =>
  said(moveCaseFunction(shop, order.seller, { order: number, key: randomUUID(), ...body }))
const optionsOf = async (order: DeliveredOrder) =>
  ((await (await listCasesFunction(shop, guest, { order: order.number, token: order.token })).json()) as OrderCases).options
const caseOf = (number: string) =>
  db.owner.one<{ status: string; refund_minor: bigint }>('select status, refund_minor from public.order_cases where number = $1', [number])
const shelfOf = (order: DeliveredOrder) =>
  db.owner.one<{ on_hand: number; allocated: number }>('select on_hand, allocated from public.stock_levels where variant_id = $1', [
    order.products[0]?.variantId,
  ])
const removedOf = async (order: DeliveredOrder) =>
  (await db.owner.all<{ removed: number }>('select removed_quantity as removed from public.order_lines where order_id = $1 order by position', [order.id])).map(
    ({ removed }) => removed,
  )
const refundsOf = (order: DeliveredOrder) =>
  db.owner.all<{ amount_minor: bigint; status: string }>('select amount_minor, status from public.refunds where order_id = $1 order by created_at', [order.id])
const inOrder = async () => {
  expect(await db.owner.all('select * from private.check_books()')).toEqual([])
  expect(await breaches(db.owner)).toEqual([])
  expect(await staleStates(db.owner)).toEqual([])
}

test('until the seller has accepted a guest takes a piece out by the link: it is back on the shelf, its price goes back, and the rest is sent', async () => {
  const order = await given({ quantities: [3], prices: [100_01] })
  expect(await takeOut(order, [1])).toMatchObject({ status: 200, number: `${order.number}-R1` })
  expect(await caseOf(`${order.number}-R1`)).toEqual({ status: 'refunded', refund_minor: 10_001n })
  expect(await shelfOf(order)).toEqual({ on_hand: 50, allocated: 2 })
  expect(await removedOf(order)).toEqual([1])
  await sendRefunds(shop)
  expect(await refundsOf(order)).toEqual([{ amount_minor: 10_001n, status: 'succeeded' }])
  expect(await db.owner.one(`select actor_role from public.order_events where order_id = $1 and type = 'pieces_removed'`, [order.id])).toEqual({
    actor_role: 'buyer',
  })
  const slip = await getPackingSlip(shop.service, { orderId: order.id, parcel: undefined })
  expect(slip?.lines.map(({ quantity }) => quantity)).toEqual([2])

  await moveOrderFunction(shop, order.seller, { key: randomUUID(), order: order.number, to: 'accepted' })
  await shipOrderFunction(shop, order.seller, { key: randomUUID(), order: order.number, carrier: 'Thailand Post', tracking: 'EA123456785TH' })
  await moveOrderFunction(shop, guest, { key: randomUUID(), order: order.number, token: order.token, to: 'delivered' })
  expect(await db.owner.one('select status, fulfillment_status, payment_status from public.orders where id = $1', [order.id])).toEqual({
    status: 'delivered',
    fulfillment_status: 'delivered',
    payment_status: 'partially_refunded',
  })
  expect(await shelfOf(order)).toEqual({ on_hand: 48, allocated: 0 })
  // What was sent can be returned, all of it; what was not, cannot.
  expect((await ask(order, 'return', { reason: 'size', lines: linesOf(order, 3) })).code).toBe('too_many')
  expect((await ask(order, 'return', { reason: 'size', lines: linesOf(order, 2) })).status).toBe(200)
  await inOrder()
})

test('both sides get a letter about it', async () => {
  const order = await given({ quantities: [2], member: true })
  await sendOutbox(shop)
  letters.length = 0
  await takeOut(order, [1])
  await sendOutbox(shop)
  const about = letters.filter(({ subject }) => subject.includes(`${order.number}-R1`))
  expect(about.map(({ subject }) => subject)).toEqual(expect.arrayContaining([expect.stringContaining('Refund granted')]))
  expect(new Set(about.map(({ to }) => to)).size).toBe(about.length)
})

test('the last piece stays, more than there is does not go, and nothing is taken out of what was sent', async () => {
  const order = await given({ quantities: [1, 2] })
  expect((await takeOut(order, [1, 2])).code).toBe('last_piece')
  expect((await takeOut(order, [0, 3])).code).toBe('too_many')
  expect((await takeOut(order, [0, 0])).code).toBe('no_lines')
  expect(await removedOf(order)).toEqual([0, 0])
  const sent = await given({ quantities: [2], until: 'shipped' })
  expect((await takeOut(sent, [1])).code).toBe('not_possible')
  expect((await optionsOf(sent)).removal).toBeNull()
  const one = await given({ quantities: [1] })
  expect((await optionsOf(one)).removal).toBeNull()
})

test('strangers, other links and the seller take nothing out', async () => {
  const [order, other] = [await given(), await given()]
  const wish = { order: order.number, key: randomUUID(), kind: 'removal', lines: linesOf(order, 1) }
  expect((await said(openCaseFunction(shop, guest, wish))).status).toBe(404)
  expect((await said(openCaseFunction(shop, guest, { ...wish, token: other.token }))).status).toBe(404)
  expect((await said(openCaseFunction(shop, order.seller, wish))).status).toBe(404)
  // Nor does a buyer agree for the seller.
  const accepted = await given({ until: 'accepted' })
  const { number } = await takeOut(accepted, [1])
  expect((await said(moveCaseFunction(shop, guest, { order: number, token: accepted.token, key: randomUUID(), to: 'refunded' }))).status).toBe(409)
  expect(await removedOf(accepted)).toEqual([0])
})

test('afterwards the seller is asked: a yes takes it out, a no leaves it in and stands against no return', async () => {
  const order = await given({ quantities: [3], until: 'accepted' })
  const first = await takeOut(order, [1])
  expect(await caseOf(first.number)).toMatchObject({ status: 'requested' })
  expect((await takeOut(order, [1])).code).toBe('not_possible')
  expect((await sellerMoves(order, first.number, { to: 'declined' })).code).toBe('reason_missing')
  expect((await sellerMoves(order, first.number, { to: 'declined', reason: 'It is finished' })).status).toBe(200)
  expect(await removedOf(order)).toEqual([0])
  const second = await takeOut(order, [1])
  expect((await sellerMoves(order, second.number, { to: 'refunded' })).status).toBe(200)
  expect(await removedOf(order)).toEqual([1])
  expect(await shelfOf(order)).toEqual({ on_hand: 50, allocated: 2 })
  await db.service.all(`select private.ship_order($1, 'seller', null, 'Thailand Post', 'X')`, [order.id])
  expect(await caseOf(first.number)).toMatchObject({ status: 'denied' })
  expect(await db.owner.one('select status from public.orders where id = $1', [order.id])).toEqual({ status: 'shipped' })
  await sendRefunds(shop)
  await inOrder()
})

test('a request ends when the parcel leaves, and when the buyer withdraws from all of it', async () => {
  const order = await given({ quantities: [2], until: 'accepted' })
  const { number } = await takeOut(order, [1])
  await db.service.all(`select private.ship_order($1, 'seller', null, 'Thailand Post', 'X')`, [order.id])
  expect(await caseOf(number)).toMatchObject({ status: 'expired' })
  const dutch = await given({ quantities: [3], country: 'NL', prices: [50_00] })
  await takeOut(dutch, [1])
  await moveOrderFunction(shop, dutch.seller, { key: randomUUID(), order: dutch.number, to: 'accepted' })
  const asked = await takeOut(dutch, [1])
  expect((await ask(dutch, 'withdrawal')).status).toBe(200)
  expect(await caseOf(asked.number)).toMatchObject({ status: 'canceled' })
  await sendRefunds(shop)
  const { total_minor: total } = await db.owner.one<{ total_minor: bigint }>('select total_minor from public.orders where id = $1', [dutch.id])
  expect((await refundsOf(dutch)).reduce((sum, refund) => sum + refund.amount_minor, 0n)).toBe(total)
  expect(await shelfOf(dutch)).toEqual({ on_hand: 50, allocated: 0 })
  await inOrder()
})

test('canceling what is left gives back the rest, and no satang twice', async () => {
  const order = await given({ quantities: [3], prices: [33_34] })
  await takeOut(order, [1])
  await moveOrderFunction(shop, guest, { key: randomUUID(), order: order.number, token: order.token, to: 'canceled', reason: 'I moved house' })
  await sendRefunds(shop)
  const { total_minor: total } = await db.owner.one<{ total_minor: bigint }>('select total_minor from public.orders where id = $1', [order.id])
  expect((await refundsOf(order)).reduce((sum, refund) => sum + refund.amount_minor, 0n)).toBe(total)
  expect(await shelfOf(order)).toEqual({ on_hand: 50, allocated: 0 })
  const begun = await given({ quantities: [3], prices: [33_34] })
  await takeOut(begun, [1])
  await moveOrderFunction(shop, begun.seller, { key: randomUUID(), order: begun.number, to: 'accepted' })
  const { number } = await ask(begun, 'cancellation')
  expect((await sellerMoves(begun, number, { to: 'refunded' })).status).toBe(200)
  await sendRefunds(shop)
  const whole = await db.owner.one<{ total_minor: bigint }>('select total_minor from public.orders where id = $1', [begun.id])
  expect((await refundsOf(begun)).reduce((sum, refund) => sum + refund.amount_minor, 0n)).toBe(whole.total_minor)
  expect((await caseOf(number)).refund_minor).toBe(whole.total_minor - 33_34n)
  await inOrder()
})

test('one click is one removal, twenty tabs never take the last piece, and a seller who accepts meanwhile is asked', async () => {
  const order = await given({ quantities: [5] })
  const key = randomUUID()
  expect(new Set((await Promise.all([1, 2, 3].map(() => takeOut(order, [1], key)))).map(({ number }) => number)).size).toBe(1)
  expect(await removedOf(order)).toEqual([1])
  await Promise.all(Array.from({ length: 20 }, () => takeOut(order, [1])))
  expect(await removedOf(order)).toEqual([4])
  expect(await shelfOf(order)).toEqual({ on_hand: 50, allocated: 1 })
  for (let round = 0; round < 4; round += 1) {
    const raced = await given({ quantities: [2] })
    const [taken] = await Promise.all([takeOut(raced, [1]), moveOrderFunction(shop, raced.seller, { key: randomUUID(), order: raced.number, to: 'accepted' })])
    const { status } = await caseOf(taken.number)
    expect(await removedOf(raced)).toEqual([status === 'refunded' ? 1 : 0])
    expect(['refunded', 'requested']).toContain(status)
  }
  await sendRefunds(shop)
  await inOrder()
})

test('a coupon whose minimum would not be met keeps the pieces in; an offer is reckoned anew on what is kept', async () => {
  const order = await given({ quantities: [3], prices: [100_00] })
  const coupon = await db.owner.one<{ id: string }>(
    `insert into public.coupons (code, kind, amount_minor, minimum_minor) values ('LEAST250', 'fixed', 1000, 25000) returning id`,
  )
  await db.owner.all(
    `insert into public.promotion_usages (coupon_id, order_group_id, state) select $1, o.order_group_id, 'reserved' from public.orders o where o.id = $2`,
    [coupon.id, order.id],
  )
  expect((await takeOut(order, [1])).code).toBe('coupon_minimum')
  expect(await removedOf(order)).toEqual([0])
  await db.owner.all('delete from public.promotion_usages where coupon_id = $1', [coupon.id])

  await db.owner.all(
    `insert into public.bogo_promotions (name, bogo_type, is_active, start_date) values ('Second free', 'classic_bogo', true, now() - interval '1 day')`,
  )
  const pair = await given({ quantities: [2], prices: [100_00] })
  await db.owner.all('update public.bogo_promotions set is_active = false')
  expect(pair.lines[0]?.total_minor).toBe(100_00n)
  const { number } = await takeOut(pair, [1])
  expect(await caseOf(number)).toEqual({ status: 'refunded', refund_minor: 0n })
  expect(await removedOf(pair)).toEqual([1])
})

test('staff take pieces out for a reason, once, and the log has it; nobody else may', async () => {
  const clerk = async (rights: readonly string[]): Promise<Caller> => {
    const id = await givenPerson(db)
    await givenStaff(db, id, rights)
    return { ...asCaller(id), claims: { sub: id, role: 'authenticated', ...withFactor() } }
  }
  const order = await given({ quantities: [2], until: 'accepted' })
  const wish = { order: order.id, lines: linesOf(order, 1), reason: 'The buyer has telephoned', key: randomUUID() }
  const writer = await clerk(['orders.write'])
  const remove = (caller: Caller, body: object) => said(removePiecesAsStaffFunction(shop, caller, body))
  expect((await remove(await clerk(['orders.read']), wish)).status).toBe(403)
  expect((await remove(writer, { ...wish, reason: ' ' })).status).toBe(400)
  expect((await remove(writer, { ...wish, order: randomUUID() })).status).toBe(404)
  expect((await Promise.all([remove(writer, wish), remove(writer, wish)])).map(({ status }) => status)).toEqual([200, 200])
  expect(await removedOf(order)).toEqual([1])
  expect(await db.owner.all(`select reason from public.activity_log where action = 'orders.remove_pieces' and subject = $1`, [order.id])).toEqual([
    { reason: 'The buyer has telephoned' },
  ])
  expect(
    await db.owner.one(`select actor_role, actor_id, reason from public.order_events where order_id = $1 and type = 'pieces_removed'`, [order.id]),
  ).toEqual({ actor_role: 'operator', actor_id: writer.id, reason: 'The buyer has telephoned' })
  expect((await remove(writer, { ...wish, key: randomUUID() })).code).toBe('not_possible')
  expect(await refusal(db.anon.all(`select private.take_out(c, 'seller', null) from public.order_cases c`))).toBe('42501')
  await sendRefunds(shop)
  await inOrder()
})

test('pieces that made delivery free stay in, and a key of one case opens no case of another kind', async () => {
  const order = await given({ quantities: [2], prices: [800_00] })
  await db.owner.all(`update public.orders set shipping_minor = 0, total_minor = total_minor - shipping_minor where id = $1 and shipping_minor > 0`, [order.id])
  expect((await takeOut(order, [1])).code).toBe('delivery_minimum')
  expect(await removedOf(order)).toEqual([0])

  const other = await given({ quantities: [3], prices: [100_00] })
  const key = randomUUID()
  expect((await takeOut(other, [1], key)).status).toBe(200)
  const withKey = openCaseFunction(shop, guest, { order: other.number, token: other.token, key, kind: 'cancellation', words: 'x', name: 'Ada' })
  expect((await said(withKey)).code).toBe('not_possible')
})
