import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { ownAccount } from '../../app/payments/providers/own-account.server.ts'
import { decideSlipFunction } from '../../app/payments/transfers/decide-slip.server.ts'
import { decideCaseAsStaffFunction } from '../../app/returns/decide-case-as-staff.server.ts'
import { moveCaseFunction } from '../../app/returns/move-case.server.ts'
import { openCaseFunction } from '../../app/returns/open-case.server.ts'
import type { Caller, Shop, ShopFunction } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenDeliveredOrder } from '../support/delivered-order.ts'
import { givenPerson, givenProduct, guest, testShop, wishFor } from '../support/market.ts'
import { asCaller } from '../support/paid-orders.ts'
import { playedBank, type PlayedBank } from '../support/played-bank.ts'
import { givenStaff, withFactor } from '../support/staff.ts'

const ACCOUNTS = {
  promptPay: { id: '0812345678', name: 'HATTHA' },
  bankAccount: { bank: 'Kasikornbank', number: '123-4-56789-0', holder: 'Hattha Co., Ltd.', swift: '' },
}
let db: TestDatabase
let bank: PlayedBank
let shop: Shop
beforeAll(async () => {
  db = await testDatabase()
  bank = playedBank()
  ;({ shop } = testShop(db, { payments: [bank, ownAccount({ database: db.service, accounts: ACCOUNTS })] }))
})

async function givenClerk(right: string, { minutesAgo = 0 } = {}): Promise<Caller> {
  const id = await givenPerson(db)
  await givenStaff(db, id, [right])
  return { ...asCaller(id), claims: { sub: id, role: 'authenticated', ...withFactor({ minutesAgo }) } }
}
const ask = async (run: ShopFunction, caller: Caller, body: object) => {
  const answer = await run(shop, caller, body)
  return [answer.status, await answer.json()] as const
}

/** An order that waits for a transfer, with a slip that waits for somebody to look into the account. */
async function givenSlip(): Promise<string> {
  const product = await givenProduct(db, { priceMinor: 1450_00, stock: 5 })
  const wish = wishFor([{ product }], { paymentMethod: 'bank_transfer', email: `${randomUUID()}@example.com` })
  const { quote } = await getQuote(shop.service, { ...wish, country: 'TH' }, { personId: null, email: wish.email })
  const placed = await placeOrder(shop, guest, { ...wish, quoteHash: quote.quoteHash })
  if (!placed.placed) throw new Error(JSON.stringify(placed))
  await db.owner.all(
    `insert into public.payment_slips (payment_id, path, mime_type, bytes)
     select p.id, p.id || '/slip.png', 'image/png', 20480 from public.payments p join public.order_groups g on g.id = p.order_group_id where g.number = $1`,
    [placed.number],
  )
  return placed.number
}
const slipOf = (number: string) =>
  db.owner.one(
    `select s.state, g.status from public.payment_slips s join public.payments p on p.id = s.payment_id join public.order_groups g on g.id = p.order_group_id where g.number = $1`,
    [number],
  )

test('a slip is accepted by whoever may and has just shown the second factor, and the order is placed', async () => {
  const number = await givenSlip()
  const wish = { number, arrived: true, reason: 'Seen in the account' }
  expect(await ask(decideSlipFunction, await givenClerk('payments.read'), wish)).toMatchObject([403, { code: 'no_permission' }])
  expect(await ask(decideSlipFunction, await givenClerk('payments.confirm', { minutesAgo: 11 }), wish)).toMatchObject([403, { code: 'prove' }])
  expect(await slipOf(number)).toEqual({ state: 'waiting', status: 'awaiting_payment' })
  const clerk = await givenClerk('payments.confirm')
  expect(await ask(decideSlipFunction, clerk, wish)).toEqual([200, { done: true }])
  expect(await slipOf(number)).toEqual({ state: 'accepted', status: 'placed' })
  const logged = await db.owner.one(`select actor_id, actor, reason from public.activity_log where action = 'payment_slips.update' order by id desc limit 1`)
  expect(logged).toEqual({ actor_id: clerk.id, actor: 'staff', reason: 'Seen in the account' })
})

test('a slip whose money is not there is refused with a reason, once', async () => {
  const number = await givenSlip()
  const refuse = async () => ask(decideSlipFunction, await givenClerk('payments.confirm'), { number, arrived: false, reason: 'No such amount has arrived.' })
  expect(await refuse()).toEqual([200, { done: true }])
  expect(await slipOf(number)).toEqual({ state: 'refused', status: 'awaiting_payment' })
  expect(await refuse()).toMatchObject([409, { code: 'not_allowed_now' }])
})

test('of two who decide a slip at once, one yes and one no, one is told that it is decided, and the other is what counts', async () => {
  const [yes, no] = [await givenClerk('payments.confirm'), await givenClerk('payments.confirm')]
  for (let round = 0; round < 8; round += 1) {
    const number = await givenSlip()
    const answers = await Promise.all([
      ask(decideSlipFunction, yes, { number, arrived: true, reason: 'Seen in the account' }),
      ask(decideSlipFunction, no, { number, arrived: false, reason: 'No such amount has arrived.' }),
    ])
    const [paid, refused] = answers.map(([status]) => status === 200)
    expect([paid, refused].filter(Boolean)).toHaveLength(1)
    expect(await slipOf(number)).toEqual(paid ? { state: 'accepted', status: 'placed' } : { state: 'refused', status: 'awaiting_payment' })
  }
})

test('of twenty who decide a case at once one decides it, and the money goes back once or not at all', async () => {
  const order = await givenDeliveredOrder(db, { shop, bank }, { member: true, quantities: [2] })
  const line = order.lines[0]
  const opened = await ask(openCaseFunction, order.buyer, {
    order: order.number,
    key: randomUUID(),
    kind: 'claim',
    reason: 'missing',
    words: 'One was not in the parcel.',
    lines: [{ order_line_id: line?.id, quantity: 1 }],
    pictures: [],
  })
  const { number } = opened[1] as { number: string }
  const move = (caller: Caller, to: string) => ask(moveCaseFunction, caller, { order: number, to, reason: 'I packed both.', key: randomUUID() })
  expect((await move(order.seller, 'declined'))[0]).toBe(200)
  expect((await move(order.buyer, 'escalated'))[0]).toBe(200)
  const clerks = await Promise.all(Array.from({ length: 20 }, () => givenClerk('cases.decide')))
  const answers = await Promise.all(
    clerks.map((clerk, at) => ask(decideCaseAsStaffFunction, clerk, { number, to: at % 2 === 0 ? 'refunded' : 'denied', reason: 'The weight is right.' })),
  )
  const decided = answers.filter(([status]) => status === 200).length
  const logged = await db.owner.all<{ actor: string }>(
    `select actor from public.activity_log where action = 'cases.decide' and reason = 'The weight is right.'`,
  )
  expect(logged).toEqual([{ actor: 'staff' }])
  const { status } = await db.owner.one<{ status: string }>('select status from public.order_cases where number = $1', [number])
  const refunds = await db.owner.all('select id from public.refunds where order_id = $1', [order.id])
  expect(decided).toBe(1)
  expect(refunds).toHaveLength(status === 'refunded' ? 1 : 0)
  expect(
    await ask(decideCaseAsStaffFunction, clerks[0] ?? guest, { number, to: status === 'refunded' ? 'denied' : 'refunded', reason: 'Otherwise' }),
  ).toMatchObject([409, { code: 'not_allowed_now' }])
})
