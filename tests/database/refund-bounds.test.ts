import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { moveOrderFunction } from '../../app/orders/moves/move-order.server.ts'
import { sendRefunds } from '../../app/payments/refunds/send-refunds.server.ts'
import { moveCaseFunction } from '../../app/returns/move-case.server.ts'
import { openCaseFunction } from '../../app/returns/open-case.server.ts'
import type { Shop } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenDeliveredOrder } from '../support/delivered-order.ts'
import { breaches } from '../support/invariants.ts'
import { guest, testShop } from '../support/market.ts'
import { givenOrder } from '../support/paid-orders.ts'
import { playedBank, type PlayedBank } from '../support/played-bank.ts'

// What is asked for and under way counts against what was paid, from the moment it is asked for: the bank is never asked for more than it was given.

let db: TestDatabase
let bank: PlayedBank
let shop: Shop
beforeAll(async () => {
  db = await testDatabase()
  bank = playedBank()
  ;({ shop } = testShop(db, { payments: [bank] }))
})

const PART = 30_00n

/** Somebody of the shop has promised the buyer a part of the money back, and it has come as far as `status`. */
async function promised(orderId: string, status: string): Promise<{ id: string; captured: bigint; reference: string }> {
  return db.owner.one(
    `insert into public.refunds (payment_id, order_id, amount_minor, status, reason)
     select s.payment_id, s.order_id, $2, $3, 'goodwill' from public.payment_splits s where s.order_id = $1
     returning id, (select captured_minor from public.payment_splits where order_id = $1) as captured,
               (select provider_reference from public.payments p where p.id = payment_id) as reference`,
    [orderId, PART, status],
  )
}

const askedSince = (orderId: string, before: string) =>
  db.owner.all<{ amount_minor: bigint; status: string }>('select amount_minor, status from public.refunds where order_id = $1 and id <> $2', [orderId, before])
const askedOfBank = (reference: string) => [...bank.refunds.values()].filter((refund) => refund.reference === reference).map(({ amount }) => amount)

describe.each(['requested', 'processing', 'manual_required'])('while a part of the money is %s', (status) => {
  test('an order that is called off asks for the rest, and the bank for no more than was paid', async () => {
    const order = await givenOrder({ db, shop, bank })
    const part = await promised(order.id, status)
    const canceled = await moveOrderFunction(shop, guest, {
      order: order.number,
      token: order.token,
      key: randomUUID(),
      to: 'canceled',
      reason: 'Wrong colour.',
    })
    expect(canceled.status).toBe(200)
    expect(await askedSince(order.id, part.id)).toEqual([{ amount_minor: part.captured - PART, status: 'requested' }])
    expect(await breaches(db.owner)).toEqual([])
    await sendRefunds(shop)
    const expected = status === 'manual_required' ? [part.captured - PART] : [PART, part.captured - PART]
    expect(askedOfBank(part.reference).toSorted((a, b) => Number(a - b))).toEqual(expected.toSorted((a, b) => Number(a - b)))
  })

  test('a return of everything asks for the rest, and the bank for no more than was paid', async () => {
    const order = await givenDeliveredOrder(db, { shop, bank }, { quantities: [1] })
    const part = await promised(order.id, status)
    const asked = await openCaseFunction(shop, guest, {
      order: order.number,
      token: order.token,
      key: randomUUID(),
      kind: 'return',
      reason: 'size',
      lines: order.lines.map(({ id }) => ({ order_line_id: id, quantity: 1 })),
    })
    const { number } = (await asked.json()) as { number: string }
    for (const to of ['approved', 'received', 'refunded'])
      expect((await moveCaseFunction(shop, order.seller, { order: number, key: randomUUID(), to, return_to: 'Chonnabot' })).status).toBe(200)
    expect(await askedSince(order.id, part.id)).toEqual([{ amount_minor: part.captured - PART, status: 'requested' }])
    expect(await breaches(db.owner)).toEqual([])
    await sendRefunds(shop)
    expect(askedOfBank(part.reference).reduce((sum, amount) => sum + amount, 0n)).toBe(status === 'manual_required' ? part.captured - PART : part.captured)
  })
})

test('money that a bank refused to send is free again: the whole goes back', async () => {
  const order = await givenOrder({ db, shop, bank })
  const part = await promised(order.id, 'failed')
  await moveOrderFunction(shop, guest, { order: order.number, token: order.token, key: randomUUID(), to: 'canceled', reason: 'Wrong colour.' })
  expect(await askedSince(order.id, part.id)).toEqual([{ amount_minor: part.captured, status: 'requested' }])
})

test('an order whose money is all under way is called off without asking the bank for anything', async () => {
  const order = await givenOrder({ db, shop, bank })
  const part = await promised(order.id, 'requested')
  await db.owner.all('update public.refunds set amount_minor = $2 where id = $1', [part.id, part.captured])
  await moveOrderFunction(shop, guest, { order: order.number, token: order.token, key: randomUUID(), to: 'canceled', reason: 'Wrong colour.' })
  expect(await askedSince(order.id, part.id)).toEqual([])
  await sendRefunds(shop)
  expect(askedOfBank(part.reference)).toEqual([part.captured])
})

test('and in all of that the bank never had to say no', () => {
  expect(bank.refused).toEqual([])
})
