import { beforeAll, expect, test } from 'vitest'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
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

type Word = { word: string; name: string | null; things: number; minor: number; before: number }
type Told = {
  now: Record<string, number>
  before: Record<string, number>
  days: { day: string }[]
  words: Record<string, Word[]>
  cohorts: { buyers: number; orders: number }[]
}
const ask = async (by = clerk, [from, to, beforeFrom, beforeTo]: readonly string[] = ['0', '0', '-1', '-1']) =>
  (
    await asStaff(db, by).one<{ told: Told }>(
      `select public.office_analytics(d + $1::integer, d + $2::integer, d + $3::integer, d + $4::integer) as told
         from (select (now() at time zone 'Asia/Bangkok')::date) x (d)`,
      [from, to, beforeFrom, beforeTo],
    )
  ).told
const count = (counts: object[]) => db.service.all('select private.add_counts($1)', [JSON.stringify(counts)])

test('orders are counted once however often the job runs, by where they go, their maker, category and way to pay; cancelled ones are not', async () => {
  const [kept, gone] = [await givenOrder(market), await givenOrder(market)]
  for (let run = 0; run < 2; run += 1) await db.service.one('select private.count_office()')
  const { orders, goods } = await db.owner.one<{ orders: number; goods: number }>(
    `select count(*)::integer as orders, sum(items_minor - discount_minor)::float8 as goods from public.orders where status not in ('awaiting_payment', 'expired', 'canceled')`,
  )
  const before = await ask()
  for (const kind of ['sale_country', 'sale_language', 'sale_seller', 'sale_method'])
    expect([kind, before.words[kind]?.reduce((sum, { things }) => sum + things, 0), before.words[kind]?.reduce((sum, { minor }) => sum + minor, 0)]).toEqual([
      kind,
      orders,
      goods,
    ])
  expect(before.words['sale_seller']?.every(({ name }) => name !== null)).toBe(true)
  await db.owner.all(`select private.transition_order($1, 'canceled', 'system', null, 'Sold out')`, [gone.id])
  await db.service.one('select private.count_office()')
  const after = await ask()
  expect(after.words['sale_method']?.reduce((sum, { things }) => sum + things, 0)).toBe(orders - 1)
  expect(after.now['orders']).toBe(orders - 1)
  expect(kept.id).not.toBe(gone.id)
})

test('what the process saw adds up beside the span before; a word that one or two looked for is told to nobody', async () => {
  await count([
    { kind: 'arrival', word: 'all', things: 7 },
    { kind: 'cart', word: 'all', things: 2 },
    { kind: 'search', word: 'silk', things: 2 },
    { kind: 'search', word: 'a name', things: 2 },
  ])
  await count([{ kind: 'search', word: 'silk', things: 1 }])
  await db.owner.all(
    `insert into private.figure_counts (kind, day, word, things) values ('search', private.shop_day(now()) - 1, 'silk', 9), ('arrival', private.shop_day(now()) - 1, 'all', 4)`,
  )
  const told = await ask()
  expect(told.words['search']).toEqual([expect.objectContaining({ word: 'silk', things: 3, before: 9 })])
  expect([told.now['arrivals'], told.before['arrivals'], told.now['carts']]).toEqual([7, 4, 2])
  expect((await ask(clerk, ['-1', '0', '-3', '-2'])).days).toHaveLength(2)
  await db.owner.all(`update private.figure_counts set day = day - 40 where word = 'a name'`)
  await db.service.one('select private.forget_words()')
  expect(await db.owner.all(`select from private.figure_counts where word = 'a name'`)).toEqual([])
})

test('buyers are told apart by their address and nothing of it is kept', async () => {
  await db.service.one('select private.count_buyers()')
  const { buyers } = await db.owner.one<{ buyers: number }>(
    `select count(distinct lower(g.email))::integer as buyers from public.orders o join public.order_groups g on g.id = o.order_group_id
      where o.status not in ('awaiting_payment', 'expired', 'canceled')`,
  )
  expect((await ask()).cohorts).toEqual([expect.objectContaining({ buyers })])
})

test('who may not read figures is refused, as are spans that are none, and strangers write no counts', async () => {
  const other = await givenPerson(db)
  await givenStaff(db, other, ['orders.read'])
  expect(await refusal(ask(other))).toBe('42501')
  for (const wrong of [
    ['0', '-1', '-3', '-2'],
    ['-732', '0', '-1', '-1'],
  ])
    expect(await refusal(ask(clerk, wrong))).toBe('22023')
  for (const by of [db.asAnon(), db.asPerson(other)]) expect(await refusal(by.all(`select private.add_counts('[]')`))).toBe('42501')
})
