import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { testShop } from '../support/market.ts'
import type { Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { givenReconciler, takeIn } from '../support/settlements.ts'
import { asStaff } from '../support/staff.ts'
import { givenUnseenCash } from '../support/waiting-work.ts'

let db: TestDatabase
let market: Market
let [ada, ben] = ['', '']
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, bank, shop: testShop(db, { payments: [bank] }).shop }
  ;[ada, ben] = [await givenReconciler(db), await givenReconciler(db)]
})

type Collected = { tracking: string; amount: number; fee?: number; transfer?: string; day?: string }
const baht = (satang: number) => (satang / 100).toFixed(2)
const fileOf = (rows: readonly Collected[]) =>
  [
    'tracking_number,date,collected,fee,transfer,carrier',
    ...rows.map(({ tracking, amount, fee = 0, transfer = '', day = '2026-11-20' }) =>
      [tracking, day, baht(amount), baht(fee), transfer, 'Thailand Post'].join(','),
    ),
  ].join('\n')
const take = (rows: readonly Collected[], by = ada) => takeIn(market.shop, by, fileOf(rows), { format: 'carrier-cash', name: 'cash.csv' })
/** A number with the check digit of UPU S10, without which the shop takes it for mistyped. */
function parcel(): string {
  const digits = String(Number.parseInt(randomUUID().slice(0, 8), 16) % 100_000_000).padStart(8, '0')
  const rest = [8, 6, 4, 2, 3, 5, 9, 7].reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11
  return `EF${digits}${({ 0: 5, 1: 0 } as Record<number, number>)[rest] ?? 11 - rest}TH`
}
const transfer = () => `KT${randomUUID().slice(0, 8)}`

/** An order against cash that is on its way or delivered, its parcel's number and what its buyer pays at the door. */
async function givenParcel({ delivered = false } = {}) {
  const tracking = parcel()
  const order = await givenUnseenCash(market, { tracking, delivered })
  const { amount } = await db.owner.one<{ amount: bigint }>(
    `select s.amount_minor as amount from public.payment_splits s join public.payments p on p.id = s.payment_id
      where s.order_id = $1 and p.method = 'cash_on_delivery'`,
    [order.id],
  )
  return { ...order, tracking, amount: Number(amount) }
}
const linesOf = (order: string) =>
  db.owner.all<{ id: bigint; state: string; problem: string; ours: number }>(
    'select id, state, problem, ours_minor::float8 as ours from public.settlement_lines where order_id = $1 order by id',
    [order],
  )
const states = async (order: string) => (await linesOf(order)).map(({ state, problem }) => [state, problem].filter(Boolean).join(': '))
const held = async (kind: string, provider = '') =>
  (
    await db.owner.one<{ held: number }>(
      `select coalesce(sum(p.amount_minor), 0)::float8 as held from public.postings p join public.ledger_accounts a on a.id = p.account_id
        where a.kind = $1 and a.provider = $2`,
      [kind, provider],
    )
  ).held
const whole = async () => expect(await db.service.all(`select * from private.check_books() where problem not like 'stock%'`)).toEqual([])
const ask = (person: string, sql: string, values: readonly unknown[]) => asStaff(db, person).all(sql, values)
const orderOf = (id: string) =>
  db.owner.one<{ status: string; seen: string | null }>(
    `select o.status, s.confirmed_by as seen from public.orders o join public.payment_splits s on s.order_id = o.id where o.id = $1`,
    [id],
  )

test('what a carrier collected and sent is matched by its parcels: the orders are delivered and paid, the fee and the way to the bank booked, once', async () => {
  const [one, other] = [await givenParcel(), await givenParcel({ delivered: true })]
  const [bank, cash, fees, sent] = [await held('bank'), await held('clearing', 'cash'), await held('psp_fees'), transfer()]
  const written = one.tracking.toLowerCase().replace(/(\d{4})(?=\d)/g, '$1 ')
  const rows = [
    { tracking: written, amount: one.amount, fee: 1500, transfer: sent },
    { tracking: other.tracking, amount: other.amount, fee: 1500, transfer: sent },
  ]
  const both = await Promise.all([take(rows), take(rows, ben)])
  expect(both.filter(({ body }) => body.reports?.[0]?.again)).toHaveLength(1)
  expect(both.find(({ body }) => !body.reports?.[0]?.again)).toMatchObject({ status: 200, body: { reports: [{ lines: 3, matched: 3, waiting: 0 }] } })
  for (const { id } of [one, other]) expect(await orderOf(id)).toEqual({ status: 'delivered', seen: 'carrier' })
  const net = one.amount + other.amount - 3000
  expect([await held('bank'), await held('psp_fees'), await held('clearing', 'cash')]).toEqual([bank + net, fees + 3000, cash])
  // The same parcels in a longer list: told once.
  const third = await givenParcel()
  expect(await take([...rows, { tracking: third.tracking, amount: third.amount }])).toMatchObject({ body: { reports: [{ lines: 1, matched: 1, known: 3 }] } })
  // What is collected and not sent yet lies with the carrier.
  expect([await held('bank'), await held('clearing', 'cash')]).toEqual([bank + net, cash + third.amount])
  await whole()
})

test('short, unknown, told twice and for nothing: each waits with what differs, and is decided; nothing is booked that nobody knows', async () => {
  const [short, twice, refused] = [await givenParcel({ delivered: true }), await givenParcel(), await givenParcel()]
  // Somebody has said that the short one's money came.
  await db.service.one(`select private.collect_cash($1, 'operator')`, [short.id])
  const stranger = parcel()
  const first = await take([
    { tracking: short.tracking, amount: short.amount - 100 },
    { tracking: twice.tracking, amount: twice.amount },
    { tracking: stranger, amount: 20_000 },
    { tracking: refused.tracking, amount: 100 },
  ])
  expect(first).toMatchObject({ status: 200, body: { reports: [{ lines: 4, matched: 1, waiting: 3 }] } })
  await take([{ tracking: twice.tracking, amount: twice.amount, day: '2026-11-21' }])
  expect([await states(short.id), await states(twice.id), await states(refused.id)]).toEqual([['differs: amount'], ['differs: amount', 'differs: twice'], ['differs: unpaid']]) // prettier-ignore
  await whole()

  // The unknown one is of a parcel whose maker mistyped its number.
  const real = await givenParcel()
  const [unknown] = await db.owner.all<{ id: bigint }>('select id from public.settlement_lines where $1 = any (refers_to)', [stranger])
  const found = await asStaff(db, ada).all<{ about: string; about_id: string }>('select * from public.settlement_candidates($1, $2)', [
    unknown?.id,
    real.tracking,
  ])
  expect(found).toMatchObject([{ about: 'order', about_id: real.id }])
  await ask(ada, `select public.match_settlement_line($1, 'order', $2, 'The maker mistyped it')`, [unknown?.id, real.id])
  expect(await states(real.id)).toEqual([20_000 === real.amount ? 'matched' : 'differs: unpaid'])
  await ask(ada, 'select public.undo_settlement_line($1, $2)', [unknown?.id, 'It was another parcel'])
  expect(await states(real.id)).toEqual([])

  // What the carrier kept of the short one is borne by the shop when a second person agrees.
  const [line] = await linesOf(short.id)
  await ask(ada, `select public.correct_settlement_line($1, 'corrections', 'The carrier lost a coin')`, [line?.id])
  const { id } = await db.owner.one<{ id: bigint }>('select correction_id as id from public.settlement_lines where id = $1', [line?.id])
  await ask(ben, `select public.decide_correction($1, true, 'Looked at it')`, [id])
  expect(await states(short.id)).toEqual(['resolved: amount'])
  await whole()
})

test('what was delivered and no list told of is late after the carrier’s days, and waits no more when one does', async () => {
  const [late, fresh] = [await givenParcel({ delivered: true }), await givenParcel({ delivered: true })]
  for (const { id } of [late, fresh]) await db.service.one(`select private.collect_cash($1, 'operator')`, [id])
  await db.owner.all(`update public.orders set delivered_at = private.now() - interval '20 days' where id = $1`, [late.id])
  await db.owner.all(`update public.settlement_sources set reads_from = private.now() - interval '40 days', read_until = private.now() where provider = 'cash'`)
  await db.service.all('select private.follow_settlements()')
  expect([await states(late.id), await states(fresh.id)]).toEqual([['missing'], []])
  expect(await take([{ tracking: late.tracking, amount: late.amount }])).toMatchObject({ body: { reports: [{ matched: 1 }] } })
  expect(await states(late.id)).toEqual(['matched'])
  await whole()
})

test('a file is read strictly: a line without a parcel’s number is named and nothing is kept; a transfer told with another sum is refused', async () => {
  const [one, other] = [await givenParcel(), await givenParcel()]
  expect(
    await take([
      { tracking: one.tracking, amount: one.amount },
      { tracking: '', amount: 100 },
    ]),
  ).toMatchObject({ status: 422, body: { code: 'unreadable', details: [{ row: 3, problem: 'tracking', column: 'tracking_number' }] } })
  expect(await states(one.id)).toEqual([])
  const sent = transfer()
  await take([{ tracking: one.tracking, amount: one.amount, transfer: sent }])
  expect(await take([{ tracking: other.tracking, amount: other.amount, fee: 500, transfer: sent }])).toMatchObject({
    status: 422,
    body: { code: 'contradicted', details: [`sent:${sent}`] },
  })
  expect(await states(other.id)).toEqual([])
  await whole()
})

test('a number that two orders bear is nobody’s', async () => {
  const tracking = parcel()
  const orders = [await givenUnseenCash(market, { tracking, delivered: false }), await givenUnseenCash(market, { tracking, delivered: false })]
  expect(await take([{ tracking, amount: 100 }])).toMatchObject({ body: { reports: [{ waiting: 1 }] } })
  for (const { id } of orders) expect(await states(id)).toEqual([])
})
