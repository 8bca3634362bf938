import { beforeAll, beforeEach, expect, test } from 'vitest'
import { payAgainFunction } from '../../app/payments/pay-again.server.ts'
import { settlePayment } from '../../app/payments/settle-payment.server.ts'
import { findByToken } from '../../app/orders/tracking/track-order.server.ts'
import { testDatabase } from '../support/database.ts'
import { breaches } from '../support/invariants.ts'
import { guest, testShop } from '../support/market.ts'
import { givenSellerWithPerson, givenOrder, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'

let market: Market
let count = 0
beforeAll(async () => {
  const db = await testDatabase()
  const bank = playedBank()
  market = { db, shop: testShop(db, { payments: [bank] }).shop, bank }
})
beforeEach(() => void (count += 1))

const FEE = 30_00
/** An order that waits for its payment, of a buyer of its own. */
async function givenWaiting(changes: Parameters<typeof givenOrder>[1] = {}) {
  const address = {
    recipient: 'Ada Buyer',
    phone: `08${10_000_000 + count}`,
    line1: '99 Charoen Krung Road',
    line2: '',
    subdistrict: 'Bang Rak',
    district: 'Bang Rak',
    province: 'TH-10',
    postcode: '10500',
    country: 'TH',
    note: '',
  }
  await market.db.owner.all(`update public.shop_settings set value = to_jsonb($1::integer) where key = 'payments.cash_fee_minor'`, [FEE])
  return givenOrder(market, { pays: false, ...changes, wish: { email: `cash${count}@example.com`, address, ...changes.wish } })
}
const choose = async (token: string, total: number, paymentMethod = 'cash_on_delivery') => {
  const answer = await payAgainFunction(market.shop, guest, { token, paymentMethod, total })
  return { status: answer.status, ...((await answer.json()) as { code?: string; details?: { because: string } }) }
}
const look = async (token: string) => {
  const order = await findByToken(market.shop, token)
  if (!order) throw new Error('No such order.')
  return order
}

test('an order that waits goes against cash, with the fee its buyer agreed to', async () => {
  const from = await givenSellerWithPerson(market.db)
  await market.db.owner.all('update public.sellers set vat_registered = true where id = $1', [from.sellerId])
  const order = await givenWaiting({ from })
  const before = await look(order.token)
  expect(before.cash).toEqual({ answer: { offered: true, fee: FEE }, total: before.total + FEE })
  expect(await choose(order.token, before.total + FEE)).toMatchObject({ status: 200 })

  const after = await look(order.token)
  expect(after).toMatchObject({ status: 'placed', paymentMethod: 'cash_on_delivery', total: before.total + FEE, shipping: before.shipping + FEE, cash: null })
  expect(after.orders[0]).toMatchObject({ status: 'placed', paymentStatus: 'pending', total: before.total + FEE })
  // 7 of 107 parts of the fee, give or take the rounding of a satang.
  expect(Math.abs(after.taxIncluded - before.taxIncluded - (FEE * 7) / 107)).toBeLessThan(1)
  expect(after.payment).toMatchObject({ status: 'pending', method: 'cash_on_delivery' })
  expect(await breaches(market.db.owner)).toEqual([])
})

test('for another sum than was agreed to nothing happens, and the open payment stays open', async () => {
  const order = await givenWaiting()
  const before = await look(order.token)
  for (const total of [before.total, before.total + FEE - 1, 0, -0])
    expect(await choose(order.token, total)).toMatchObject({ status: 409, code: 'amount_changed' })
  expect(await look(order.token)).toMatchObject({ status: 'awaiting_payment', total: before.total, payment: before.payment })
})

test('pressed twice at once it is placed once', async () => {
  const order = await givenWaiting()
  const { total } = await look(order.token)
  const answers = await Promise.all([choose(order.token, total + FEE), choose(order.token, total + FEE)])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect((await look(order.token)).total).toBe(total + FEE)
  expect(await breaches(market.db.owner)).toEqual([])
})

test('a payment that arrived meanwhile wins: nothing is collected at the door', async () => {
  const order = await givenWaiting()
  const { total } = await look(order.token)
  const payment = await market.db.owner.one<{ id: string; provider_reference: string }>(
    'select p.id, p.provider_reference from public.payments p join public.order_groups g on g.id = p.order_group_id where g.number = $1',
    [order.group],
  )
  market.bank.say(payment.provider_reference, 'paid')
  expect(await choose(order.token, total + FEE)).toMatchObject({ status: 409, code: 'already_paid' })
  await settlePayment(market.shop, payment.id)
  expect(await look(order.token)).toMatchObject({ status: 'placed', total, paymentMethod: 'promptpay' })
})

test.each([
  ['a maker who takes no cash', 'seller', `update public.sellers set takes_cash = false where id = $1`],
  [
    'a piece made for one person',
    'personal',
    `update public.order_lines set personalization = 'Ada' where order_id in (select id from public.orders where seller_id = $1)`,
  ],
  [
    'more than is sent against cash',
    'too_much',
    `update public.shop_settings set value = '10000' where key = 'payments.cash_most_minor' and $1::uuid is not null`,
  ],
])('%s says why, and keeps its other ways', async (_, because, change) => {
  const order = await givenWaiting()
  const before = await look(order.token)
  await market.db.owner.all(change, [order.sellerId])
  const refused = await look(order.token)
  expect(refused.cash).toMatchObject({ answer: { offered: false, because }, total: before.total })
  expect(await choose(order.token, before.total + FEE)).toMatchObject({ status: 422, code: 'cash_not_offered', details: { because } })
  expect(await look(order.token)).toMatchObject({ status: 'awaiting_payment', payment: before.payment })
  await market.db.owner.all(`update public.shop_settings set value = '500000' where key = 'payments.cash_most_minor'`)
})

test('what is over or paid is not changed', async () => {
  const paid = await givenWaiting({ pays: true })
  expect((await look(paid.token)).cash).toBeNull()
  expect(await choose(paid.token, 1)).toMatchObject({ status: 409, code: 'not_open' })
  const late = await givenWaiting()
  const { total } = await look(late.token)
  await market.db.owner.all(`update public.order_groups set expires_at = now() - interval '1 second' where number = $1`, [late.group])
  expect(await choose(late.token, total + FEE)).toMatchObject({ status: 409, code: 'not_open' })
})
