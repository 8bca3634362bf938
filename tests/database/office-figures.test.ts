import { beforeAll, expect, test } from 'vitest'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, testShop } from '../support/market.ts'
import { givenOrder, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let market: Market
let clerk: string

beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, bank, shop: testShop(db, { payments: [bank] }).shop }
  clerk = await givenPerson(db)
  await givenStaff(db, clerk, ['figures.read'])
})

type Told = {
  counted_at: string | null
  pending_orders: number
  revenue_minor: number
  orders: number
  totals: Record<string, number> | null
  now: Record<string, number> | null
  before: Record<string, number> | null
  days: Record<string, number>[]
}
const ask = async (days = 7) => (await asStaff(db, clerk).one<{ told: Told }>('select public.office_figures($1) as told', [days])).told
const count = () => db.service.one('select private.count_office()')
const totalOf = async (id: string) => Number((await db.owner.one<{ n: bigint }>('select total_minor as n from public.orders where id = $1', [id])).n)

test('what is sold is counted on its day, beside the days before, until it is cancelled; what nobody pays for is not', async () => {
  const [today, cancelled, early, unpaid] = [
    await givenOrder(market),
    await givenOrder(market),
    await givenOrder(market),
    await givenOrder(market, { pays: false }),
  ]
  await db.owner.all(`update public.orders set created_at = now() - interval '8 days' where id = $1`, [early.id])
  await db.owner.all(
    `insert into private.office_days_touched (day) values ((now() - interval '8 days')::date), ((now() - interval '8 days' + interval '7 hours')::date)`,
  )
  await count()
  const sum = (await totalOf(today.id)) + (await totalOf(cancelled.id))
  const first = await ask()
  expect(first.counted_at).not.toBeNull()
  expect(first.now).toMatchObject({ orders: 2, sales_minor: sum })
  expect(first.before).toMatchObject({ orders: 1, sales_minor: await totalOf(early.id) })
  expect(first.days).toHaveLength(7)
  expect(first.days.at(-1)).toMatchObject({ orders: 2, sales_minor: sum })
  expect(first.days.reduce((all, { before_minor: before = 0 }) => all + before, 0)).toBe(await totalOf(early.id))
  expect([first.orders, first.pending_orders]).toEqual([3, 3])
  expect(first.revenue_minor).toBe(sum + (await totalOf(early.id)))

  await db.owner.all(`select private.transition_order($1, 'canceled', 'system', null, 'Sold out')`, [cancelled.id])
  await count()
  const after = await ask()
  expect(after.now).toMatchObject({ orders: 1, sales_minor: await totalOf(today.id) })
  expect(after.pending_orders).toBe(2)
  expect(await totalOf(unpaid.id)).toBeGreaterThan(0)
})

test('an order that comes after its promised day is late, and counts against the share of those on time', async () => {
  const [late, good] = [await givenOrder(market), await givenOrder(market)]
  for (const [{ id }, promised] of [
    [late, -1],
    [good, 1],
  ] as const) {
    await db.owner.all(`update public.orders set delivered_at = now(), delivery_to = (now() at time zone 'Asia/Bangkok')::date + $2::integer where id = $1`, [
      id,
      promised,
    ])
  }
  await count()
  expect((await ask()).now).toMatchObject({ delivered: 2, on_time: 1 })
  expect(await db.owner.all('select id from public.orders where came_late')).toEqual([{ id: late.id }])
})

test('people, pieces on sale and pieces that run out are counted whole', async () => {
  await count()
  const { totals } = await ask()
  const { users, products } = await db.owner.one<{ users: number; products: number }>(
    `select (select count(*)::integer from public.profiles) as users, (select count(*)::integer from public.products where status = 'active') as products`,
  )
  expect(totals).toMatchObject({ users, active_products: products, recent_reviews: 0 })
  const plenty = await givenProduct(db, { stock: 20 })
  await count()
  const lowBefore = (await ask()).totals?.['low_stock'] ?? 0
  await db.owner.all('update public.stock_levels set low_below = 21 where variant_id = $1', [plenty.variantId])
  await count()
  expect((await ask()).totals?.['low_stock']).toBe(lowBefore + 1)
})

test('only whole periods are answered, and two who count at once count nothing twice', async () => {
  expect(await refusal(ask(8))).toBe('22023')
  const { orders } = await ask()
  await Promise.all([count(), count()])
  expect((await ask()).orders).toBe(orders)
})

test('what is counted whole is counted every ten minutes where there is very much of it, and the office is told when', async () => {
  await count()
  const { active_products: listed } = (await ask()).totals ?? {}
  await db.owner.all(`update private.office_totals set amount = 100001, counted_at = private.now() - interval '9 minutes'`)
  await count()
  const kept = await ask()
  expect(kept.totals).toMatchObject({ active_products: 100_001, low_stock: 100_001 })
  expect(Date.parse(kept.counted_at ?? '')).toBeLessThan(Date.now() - 8 * 60_000)
  await db.owner.all(`update private.office_totals set counted_at = private.now() - interval '11 minutes'`)
  await count()
  expect((await ask()).totals).toMatchObject({ active_products: listed })
})
