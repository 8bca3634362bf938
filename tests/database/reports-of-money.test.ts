import { beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { MONEY } from '../../app/exports/exportable-money.ts'
import { Answers, askedOf } from '../../app/reports/answers.ts'
import { reportOf } from '../../app/reports/report-list.ts'
import { runReport } from '../../app/reports/run-report.server.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { testShop } from '../support/market.ts'
import { givenOrder, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'

let db: TestDatabase
let market: Market
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, bank, shop: testShop(db, { payments: [bank] }).shop }
})

const rowsOf = async (name: Parameters<typeof reportOf>[0], changes: object = {}) =>
  (await runReport(db.service, reportOf(name), { ...askedOf(v.parse(Answers, {})), ...changes })).rows

test('what a code took off is told of orders that are paid and of those that wait, and of none that ended', async () => {
  const { id } = await db.owner.one<{ id: string }>(`insert into public.coupons (code, kind, amount_minor) values ('REPORTED', 'fixed', 10000) returning id`)
  for (const [state, saved] of [
    ['confirmed', 100_00],
    ['reserved', 50_00],
    ['released', 25_00],
  ] as const) {
    const order = await givenOrder(market)
    await db.owner.all(
      `insert into public.promotion_usages (coupon_id, order_group_id, state, saved_minor) select $1, o.order_group_id, $3, $4 from public.orders o where o.id = $2`,
      [id, order.id, state, saved],
    )
  }
  expect(await rowsOf('coupon-cost')).toEqual([['REPORTED', 2, 150_00, 75_00]])
})

test('a credit note is less of what was invoiced to makers', async () => {
  const { sellerId } = await givenOrder(market)
  const { invoice } = await db.owner.one<{ invoice: string }>(
    `select private.write_fee_invoice('tax_invoice', 'commission', $1, date_trunc('month', private.now())::date, null, 1000, 70) as invoice`,
    [sellerId],
  )
  await db.owner.all(`select private.write_fee_invoice('credit_note', 'commission', $1, date_trunc('month', private.now())::date, $2, 300, 21)`, [
    sellerId,
    invoice,
  ])
  const [month] = await rowsOf('fees-per-month')
  expect(month?.slice(1)).toEqual([2, 700, 49, 749])
})

test('the list of invoices to take along has the tax number that stands on each', async () => {
  const { sellerId } = await givenOrder(market)
  await db.owner.all(`update public.seller_contacts set tax_id = '0105561234567' where seller_id = $1`, [sellerId])
  await db.owner.all(`select private.write_fee_invoice('tax_invoice', 'commission', $1, date_trunc('month', private.now())::date, null, 1000, 70)`, [sellerId])
  const list = MONEY['invoices']
  const column = list?.columns.find(({ name }) => name === 'taxId')
  expect(await db.owner.all(`select ${column?.sql} as number from ${list?.from} where i.seller_id = $1`, [sellerId])).toEqual([{ number: '0105561234567' }])
})
