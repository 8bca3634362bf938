import { beforeAll, expect, test } from 'vitest'
import type { MonthEarnings } from '../../app/seller-desk/money/order-earnings.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { captured, givenFrozenOrder, moved, refunded, type Sale } from '../support/frozen-order.ts'
import { givenPerson } from '../support/market.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})

type Step = readonly [sql: string, values: readonly unknown[]]
/** Some statements in one transaction at a moment of the shop's clock. */
const at = (moment: string, ...steps: readonly Step[]) =>
  db.owner.transaction(async (tx) => {
    await tx.all(`select set_config('app.now', $1, true)`, [moment])
    for (const [sql, values] of steps) await tx.all(sql, values)
  })
/** Sold for 1,000 baht with 100 for delivery, 50 of it in points, 20 of delivery by the shop, 80 of commission and VAT on it. */
const sold = async (moment: string, maker: { sellerId?: string } = {}): Promise<Sale> => {
  const sale = await givenFrozenOrder(db, {}, maker)
  await at(moment, ...captured(sale.paymentId), moved(sale.orderId, 'placed'))
  await db.owner.all('update public.orders set placed_at = $2 where id = $1', [sale.orderId, moment])
  return sale
}
const member = async (sellerId: string, role: string): Promise<string> => {
  const person = await givenPerson(db)
  await db.owner.all('insert into public.seller_members (seller_id, person_id, role) values ($1, $2, $3)', [sellerId, person, role])
  return person
}
const earnedBy = async (sellerId: string, month: string | null, order: string | null = null) =>
  (
    await db
      .asPerson(await member(sellerId, 'finance'))
      .one<{ earned: MonthEarnings }>('select public.order_earnings($1, $2::date, $3) as earned', [sellerId, month && `${month}-01`, order])
  ).earned

test('an order says what it earned part by part, and what became of the money', async () => {
  const sale = await sold('2026-03-30T03:00:00Z')
  const earned = () => earnedBy(sale.sellerId, '2026-03')
  const parts = {
    goods: 100_000,
    discount: 0,
    byHattha: 7_000,
    shipping: 12_000,
    refund: 0,
    chargeback: 0,
    commission: -8_000,
    commissionVat: -560,
    correction: 0,
  }
  expect(await earned()).toMatchObject({
    month: '2026-03',
    since: '2026-03',
    orders: [{ id: sale.orderId, day: '2026-03-30', ...parts, net: 103_440, freeAt: null }],
  })
  await at('2026-04-02T03:00:00Z', moved(sale.orderId, 'completed'))
  expect((await earned()).orders).toMatchObject([{ net: 103_440, paidAt: null }])
  expect(Date.parse((await earned()).orders[0]?.freeAt ?? '')).toBe(Date.parse('2026-04-02T03:00:00Z'))
  await db.service.all(
    `insert into private.seller_bank_accounts (seller_id, bank, number_sealed, number_tail, holder, usable_from) values ($1, 'KBank', 'x', '7890', 'Ada', '2020-01-01')`,
    [sale.sellerId],
  )
  await at('2026-04-07T03:00:00Z', [`select private.sweep_payouts('2026-W15')`, []])
  expect((await earned()).orders).toMatchObject([{ payout: null, paidAt: null }])
  await at('2026-04-08T03:00:00Z', [
    `update public.payouts set status = 'paid', reference = 'KB-1', paid_at = private.now() where seller_id = $1`,
    [sale.sellerId],
  ])
  const { number } = await db.owner.one<{ number: string }>('select number from public.payouts where seller_id = $1', [sale.sellerId])
  const [paid] = (await earned()).orders
  expect([paid?.payout, Date.parse(paid?.paidAt ?? '')]).toEqual([number, Date.parse('2026-04-08T03:00:00Z')])
})

test('what went back is told with the commission of it, and the parts make what the books say', async () => {
  const sale = await sold('2026-05-04T03:00:00Z')
  await at('2026-05-10T03:00:00Z', ...refunded(sale.paymentId, 31_667))
  const { orders } = await earnedBy(sale.sellerId, '2026-05')
  expect(orders).toMatchObject([{ goods: 100_000, refund: -33_334, commission: -5_334, commissionVat: -373, net: 103_440 - 33_334 + 2_666 + 187 }])
  const { owed } = await db.owner.one<{ owed: number }>(
    `select -sum(p.amount_minor)::integer as owed from public.postings p join public.ledger_accounts a on a.id = p.account_id where a.seller_id = $1`,
    [sale.sellerId],
  )
  expect(orders[0]?.net).toBe(owed)
})

test('an order stands in the month of Thailand in which it was placed, and alone where it is asked for alone', async () => {
  const march = await sold('2026-03-31T16:59:59Z')
  const april = await sold('2026-03-31T17:00:00Z', { sellerId: march.sellerId })
  const idsOf = async (month: string | null, order?: string) => (await earnedBy(march.sellerId, month, order)).orders.map(({ id }) => id)
  expect([await idsOf('2026-03'), await idsOf('2026-04'), await idsOf(null, march.orderId)]).toEqual([[march.orderId], [april.orderId], [march.orderId]])
})

test('nothing is told of what is not paid, of a cancelled order that nothing is left, and of another’s order nothing', async () => {
  const unpaid = await givenFrozenOrder(db)
  expect((await earnedBy(unpaid.sellerId, null, unpaid.orderId)).orders).toEqual([])
  const sale = await sold('2026-05-04T03:00:00Z')
  await at('2026-05-05T03:00:00Z', moved(sale.orderId, 'canceled'))
  expect((await earnedBy(sale.sellerId, '2026-05')).orders).toMatchObject([{ refund: -112_000, commission: 0, net: 0 }])
  expect((await earnedBy(unpaid.sellerId, null, sale.orderId)).orders).toEqual([])
  for (const person of [await givenPerson(db), await member(sale.sellerId, 'orders'), await member(unpaid.sellerId, 'owner')])
    expect(await refusal(db.asPerson(person).all('select public.order_earnings($1)', [sale.sellerId]))).toBe('42501')
})
