import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { sendOutbox } from '../../app/outbox.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import { decideCase } from '../../app/returns/decide-case.server.ts'
import { moveCaseFunction } from '../../app/returns/move-case.server.ts'
import { moveOverdueCases } from '../../app/returns/move-overdue-cases.server.ts'
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
let letters: Letter[]
beforeAll(async () => {
  db = await testDatabase()
  bank = playedBank()
  ;({ shop, letters } = testShop(db, { payments: [bank] }))
})

type Said = { status: number; code?: string; number: string }
const said = async (asked: Promise<Response>): Promise<Said> => {
  const response = await asked
  return { status: response.status, ...((await response.json()) as { number: string; code?: string }) }
}
const given = () => givenDeliveredOrder(db, { shop, bank }, { quantities: [1] })
const open = (order: DeliveredOrder, wish = 'replacement') =>
  said(
    openCaseFunction(shop, guest, {
      order: order.number,
      token: order.token,
      key: randomUUID(),
      kind: 'return',
      reason: 'size',
      wish,
      lines: [{ order_line_id: order.lines[0]?.id, quantity: 1 }],
    }),
  )
type Step = { number: string; to: string; carrier?: string; tracking?: string; reason?: string; restock?: boolean }
const buyer = (order: DeliveredOrder, { number, ...body }: Step) =>
  said(moveCaseFunction(shop, guest, { order: number, token: order.token, key: randomUUID(), ...body }))
const seller = (order: DeliveredOrder, { number, ...body }: Step) => said(moveCaseFunction(shop, order.seller, { order: number, key: randomUUID(), ...body }))
const shelf = (order: DeliveredOrder) =>
  db.owner.one<{ variant_id: string; on_hand: number; reserved: number; free: number }>(
    `select s.variant_id, s.on_hand, s.reserved, s.on_hand - s.allocated - s.reserved as free
       from public.stock_levels s join public.order_lines l on l.variant_id = s.variant_id where l.id = $1`,
    [order.lines[0]?.id],
  )
/** Somebody else has bought what was left. */
const empty = async (order: DeliveredOrder) => {
  const { variant_id: variant, free } = await shelf(order)
  await db.owner.all('update public.stock_levels set on_hand = on_hand - $2 where variant_id = $1', [variant, free])
  if (free > 0) await db.owner.all(`insert into public.stock_movements (variant_id, kind, quantity) values ($1, 'adjusted', $2)`, [variant, -free])
}
const wishOf = async (number: string) =>
  await db.owner.one<{ wish: string; status: string }>('select wish, status from public.order_cases where number = $1', [number])
const refundsOf = (order: DeliveredOrder) => db.owner.all('select id from public.refunds where order_id = $1', [order.id])
const sound = async () => {
  expect(await breaches(db.owner)).toEqual([])
  expect(await db.service.all('select * from private.check_books()')).toEqual([])
}

describe('an exchange', () => {
  test('holds its piece from the yes on, sends it when the other is back, and moves no money', async () => {
    const order = await given()
    const before = await shelf(order)
    const { number, status } = await open(order)
    expect(status).toBe(200)
    expect((await shelf(order)).reserved).toBe(before.reserved)
    const answers = await Promise.all([seller(order, { number, to: 'approved' }), seller(order, { number, to: 'approved' })])
    expect(answers.every((answer) => answer.status === 200 || answer.status === 409)).toBe(true)
    expect((await shelf(order)).reserved).toBe(before.reserved + 1)
    await buyer(order, { number, to: 'in_transit', carrier: 'Thailand Post', tracking: 'RA1' })
    await seller(order, { number, to: 'received', restock: true })
    await seller(order, { number, to: 'resolved', carrier: 'Thailand Post', tracking: 'EB9' })
    expect(await wishOf(number)).toEqual({ wish: 'replacement', status: 'resolved' })
    // One came back, one went out.
    expect(await shelf(order)).toMatchObject({ on_hand: before.on_hand, reserved: before.reserved })
    expect(await refundsOf(order)).toEqual([])
    await sound()
    // The piece that came for it is not exchanged again; it may be returned for money.
    expect((await open(order)).code).toBe('not_possible')
    expect((await open(order, 'refund')).status).toBe(200)
  })

  test('is not asked for where nothing is left', async () => {
    const order = await given()
    await empty(order)
    expect((await open(order)).code).toBe('exchange_stock')
    expect((await open(order, 'refund')).status).toBe(200)
  })

  test('becomes a refund where the last piece went before the yes, and the buyer is told', async () => {
    const order = await given()
    const { number } = await open(order)
    await empty(order)
    expect((await seller(order, { number, to: 'approved' })).status).toBe(200)
    expect(await wishOf(number)).toEqual({ wish: 'refund', status: 'approved' })
    await sendOutbox(shop)
    const told = shop.words('en')('returns:event.exchange_short')
    expect(letters.filter(({ subject }) => subject.includes(number) && subject.includes(told)).length).toBeGreaterThan(0)
    await buyer(order, { number, to: 'in_transit', carrier: 'Thailand Post', tracking: 'RA1' })
    await seller(order, { number, to: 'received' })
    expect((await seller(order, { number, to: 'refunded' })).status).toBe(200)
    expect(await refundsOf(order)).toHaveLength(1)
    await sound()
  })

  test('silence is a yes as for every return, and holds the piece; what ends otherwise lets it go, once', async () => {
    const order = await given()
    const before = await shelf(order)
    const { number } = await open(order)
    await db.owner.all(`update public.order_cases set due_at = now() - interval '1 minute' where number = $1`, [number])
    await Promise.all([moveOverdueCases(shop), moveOverdueCases(shop)])
    expect(await wishOf(number)).toMatchObject({ status: 'approved' })
    expect((await shelf(order)).reserved).toBe(before.reserved + 1)
    await buyer(order, { number, to: 'canceled' })
    expect(await shelf(order)).toMatchObject({ on_hand: before.on_hand, reserved: before.reserved })
    await sound()
  })

  test('staff decide it for money: the piece that was held is free again, and no exchange follows a refund', async () => {
    const order = await given()
    const before = await shelf(order)
    const { number } = await open(order)
    await seller(order, { number, to: 'approved' })
    await buyer(order, { number, to: 'in_transit', carrier: 'Thailand Post', tracking: 'RA1' })
    await seller(order, { number, to: 'received' })
    await seller(order, { number, to: 'declined', reason: 'It was worn.' })
    await buyer(order, { number, to: 'escalated', reason: 'It was not.' })
    expect((await decideCase(shop, { number, to: 'refunded', reason: 'The pictures show it.' })).done).toBe(true)
    expect((await shelf(order)).reserved).toBe(before.reserved)
    expect(await refundsOf(order)).toHaveLength(1)
    expect((await open(order)).status).not.toBe(200)
    await sound()
  })
})
