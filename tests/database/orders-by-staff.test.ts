import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { moveOrderAsStaffFunction } from '../../app/orders/staff/move-order-as-staff.server.ts'
import type { Caller } from '../../app/shop.ts'
import { refusal, testDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { asCaller, givenOrder, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff, withFactor } from '../support/staff.ts'
import { countWaiting } from '../support/stock-races.ts'

let market: Market
beforeAll(async () => {
  const db = await testDatabase()
  const bank = playedBank()
  market = { db, bank, shop: testShop(db, { payments: [bank] }).shop }
})

/** Somebody of the staff as a function meets them: with the token of a session that has shown its second factor. */
async function givenClerk(rights: readonly string[]): Promise<Caller> {
  const id = await givenPerson(market.db)
  await givenStaff(market.db, id, rights)
  return { ...asCaller(id), claims: { sub: id, role: 'authenticated', ...withFactor() } }
}
const wish = (order: string, to: string, reason = 'The buyer has telephoned') => ({ order, to, reason, key: randomUUID() })
const move = async (caller: Caller, body: object) => {
  const answer = await moveOrderAsStaffFunction(market.shop, caller, body)
  return [answer.status, await answer.json()] as const
}
const stateOf = (id: string) => market.db.owner.one('select status, payment_status from public.orders where id = $1', [id])

test('an order that is stuck is canceled by hand: its money goes back, and the log says who, what and why', async () => {
  const [clerk, order] = [await givenClerk(['orders.write']), await givenOrder(market)]
  expect(await move(clerk, wish(order.id, 'canceled'))).toEqual([200, { done: true, moved: true }])
  expect(await stateOf(order.id)).toMatchObject({ status: 'canceled' })
  const paid = await market.db.owner.one<{ total_minor: bigint }>('select total_minor from public.orders where id = $1', [order.id])
  const refund = await market.db.owner.one('select amount_minor, reason from public.refunds where order_id = $1', [order.id])
  expect(refund).toEqual({ amount_minor: paid.total_minor, reason: 'The buyer has telephoned' })
  expect(
    await market.db.owner.one(`select actor_role, actor_id, reason from public.order_events where order_id = $1 and type = 'canceled'`, [order.id]),
  ).toEqual({ actor_role: 'operator', actor_id: clerk.id, reason: 'The buyer has telephoned' })
})

test.each([
  ['without the permission', async () => givenClerk(['orders.read']), 403, 'no_permission'],
  ['with a session that has shown no second factor', async () => ({ ...(await givenClerk(['orders.write'])), claims: {} }), 403, 'no_permission'],
  ['who is not signed in', async () => ({ ...(await givenClerk(['orders.write'])), id: null }), 401, 'sign_in'],
] as const)('nobody %s moves an order', async (_who, makeCaller, status, code) => {
  const order = await givenOrder(market)
  expect(await move(await makeCaller(), wish(order.id, 'canceled'))).toMatchObject([status, { code }])
  expect(await stateOf(order.id)).toEqual({ status: 'placed', payment_status: 'paid' })
})

test('what its state does not allow is refused, and an order nobody knows is not found', async () => {
  const [clerk, order] = [await givenClerk(['orders.write']), await givenOrder(market)]
  expect(await move(clerk, wish(order.id, 'completed'))).toMatchObject([409, { code: 'not_allowed_now' }])
  expect(await move(clerk, wish(randomUUID(), 'canceled'))).toMatchObject([404, { code: 'not_found' }])
  expect(await move(clerk, wish(order.id, 'canceled', ' '))).toMatchObject([400, { details: ['reason'] }])
})

test('twenty who cancel the same order at once pay it back once', async () => {
  const order = await givenOrder(market)
  const clerks = await Promise.all(Array.from({ length: 20 }, () => givenClerk(['orders.write'])))
  const answers = await Promise.all(clerks.map((clerk) => move(clerk, wish(order.id, 'canceled'))))
  expect(answers.filter(([, body]) => body.moved === true)).toHaveLength(1)
  expect(await market.db.owner.all('select id from public.refunds where order_id = $1', [order.id])).toHaveLength(1)
})

test('an address is corrected before anything was sent, the country never, and the log has it by line', async () => {
  const [clerk, order] = [await givenClerk(['orders.write']), await givenOrder(market)]
  const linesOf = async () =>
    (await market.db.owner.one<{ lines: Record<string, string> }>('select shipping_address as lines from public.orders where id = $1', [order.id])).lines
  const correct = async (address: object, reason = 'A digit was missing', seen?: object) =>
    asStaff(market.db, clerk.id ?? '').all('select public.correct_order_address($1, $2, $3, $4)', [
      order.id,
      JSON.stringify(address),
      JSON.stringify(seen ?? Object.fromEntries(Object.entries(await linesOf()).filter(([line]) => line in address))),
      reason,
    ])
  await correct({ recipient: 'Somchai', line1: '99/9 Road' })
  const { shipping_address: kept } = await market.db.owner.one<{ shipping_address: Record<string, string> }>(
    'select shipping_address from public.orders where id = $1',
    [order.id],
  )
  expect(kept).toMatchObject({ recipient: 'Somchai', line1: '99/9 Road', country: 'TH' })
  const logged = await market.db.owner.one<{ changes: object; reason: string }>(
    `select changes, reason from public.activity_log where action = 'orders.correct_address' and subject = $1`,
    [order.id],
  )
  expect(logged).toMatchObject({ changes: { line1: [expect.any(String), '99/9 Road'] }, reason: 'A digit was missing' })

  // Somebody who has not seen the correction does not write over it, and nobody mends a line without saying what it was.
  const before = { recipient: 'Ada', line1: 'The road of before' }
  expect(await refusal(correct({ recipient: 'Ada', line1: '1 Road' }, 'From the phone', before))).toBe('HT003')
  expect(await refusal(correct({ recipient: 'Ada', line1: '1 Road' }, 'From the phone', {}))).toBe('22023')
  expect(await linesOf()).toMatchObject({ line1: '99/9 Road' })
  expect(await refusal(correct({ country: 'US' }))).toBe('22023')
  expect(await refusal(correct({ recipient: 'Somchai', line1: ' ' }))).toBe('22023')
  expect(await refusal(correct({ recipient: 'Somchai', line1: 7 }))).toBe('22023')
  expect(await refusal(correct({ recipient: 'Somchai', line1: 'x' }, ''))).toBe('HT004')
  await move(clerk, wish(order.id, 'canceled'))
  expect(await refusal(correct({ recipient: 'Somchai', line1: '1 Road' }))).toBe('HT003')
})

test('staff write notes for each other about a record; nobody else reads or writes them', async () => {
  const [clerk, other, order] = [await givenClerk(['orders.read']), await givenPerson(market.db), await givenOrder(market)]
  const write = (as: Pick<typeof market.db.owner, 'all'>, words: string) => as.all(`select public.write_staff_note('orders', $1, $2)`, [order.id, words])
  await write(asStaff(market.db, clerk.id ?? ''), ' He calls back on Monday ')
  const read = `select words from public.staff_notes where about = 'orders' and subject_id = $1`
  expect(await asStaff(market.db, clerk.id ?? '').all(read, [order.id])).toEqual([{ words: 'He calls back on Monday' }])
  expect(await market.db.asPerson(other).all(read, [order.id])).toEqual([])
  expect(await refusal(write(market.db.asPerson(other), 'x'))).toBe('42501')
  expect(await refusal(write(market.db.asPerson(clerk.id ?? ''), 'without the factor'))).toBe('42501')
  expect(await refusal(write(asStaff(market.db, clerk.id ?? ''), '  '))).toBe('23514')
})

test('orders are found by parts of words, signs among them taken as they are, the newest first', async () => {
  const { db } = market
  const [clerk, one, other] = [await givenClerk(['orders.read']), await givenOrder(market), await givenOrder(market)]
  await db.owner.all(`update public.orders set customer = 'Ploy 100% Silk' where id = $1`, [one.id])
  await db.owner.all(`update public.orders set customer = 'Ploy 1000 Silk' where id = $1`, [other.id])
  const found = async (words: string) =>
    (await asStaff(db, clerk.id ?? '').all<{ id: string }>('select id from public.orders_found($1) order by created_at desc, id desc', [words])).map(
      ({ id }) => id,
    )
  expect(await found(' ploy 1')).toEqual([other.id, one.id])
  expect(await found('100% silk')).toEqual([one.id])
  expect(await found(one.number.slice(2))).toEqual([one.id])
  expect(await refusal(found('  '))).toBe('22023')
})

test('staff who correct an address while its buyer does wait for them, and not in a circle', async () => {
  const [clerk, order] = [await givenClerk(['orders.write']), await givenOrder(market)]
  const { owner } = market.db
  const { seen } = await owner.one<{ seen: Record<string, string> }>(
    `select jsonb_build_object('recipient', shipping_address ->> 'recipient', 'line1', shipping_address ->> 'line1') as seen from public.orders where id = $1`,
    [order.id],
  )
  const outcome: string[] = []
  let corrected: Promise<unknown> | undefined
  await owner.transaction(async (tx) => {
    // What a buyer's correction takes first.
    await tx.all('select from public.order_groups where number = $1 for update', [order.group])
    corrected = refusal(
      asStaff(market.db, clerk.id ?? '').all('select public.correct_order_address($1, $2, $3, $4)', [
        order.id,
        JSON.stringify({ ...seen, line1: '1 Road' }),
        JSON.stringify(seen),
        'From the phone',
      ]),
    ).then((code) => outcome.push(code))
    await vi.waitFor(async () => expect(await countWaiting(market.db)).toBeGreaterThan(0))
    await tx.all('select private.mend_address_of_group($1, $2, $3, null, $4)', [
      order.id,
      JSON.stringify({ ...seen, line1: '7 New Road' }),
      JSON.stringify(seen),
      randomUUID(),
    ])
  })
  await corrected
  // They have not seen what the buyer said meanwhile.
  expect(outcome).toEqual(['HT003'])
  const { line1 } = await owner.one<{ line1: string }>(`select shipping_address ->> 'line1' as line1 from public.orders where id = $1`, [order.id])
  expect(line1).toBe('7 New Road')
})
