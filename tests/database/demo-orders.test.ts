import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_ROLES, type DemoRole } from '../../demo/demo-account.ts'
import { seedDemoShop } from '../../demo/demo-shop.ts'
import { LANGUAGES } from '../../app/i18n/languages.ts'
import { testDatabase } from '../support/database.ts'
import { breaches } from '../support/invariants.ts'
import { quietLog } from '../support/quiet-log.ts'

const db = await testDatabase()
const owner = new pg.Pool({ connectionString: db.url, max: 2 })
owner.on('error', () => undefined)
owner.on('connect', (client) => client.on('error', () => undefined))

beforeAll(async () => {
  await seedDemoShop({
    owner,
    now: new Date('2026-11-20T09:00:00Z'),
    passwords: Object.fromEntries(DEMO_ROLES.map((role) => [role, role])) as Record<DemoRole, string>,
    makeFactor: (id) => ({ secret: id, kept: id }),
    sealAccount: (_seller, number) => `sealed ${number}`,
    log: quietLog(),
  })
})
afterAll(() => owner.end())

test('the demo seller has orders in every state a maker can meet', async () => {
  const rows = await db.owner.all<{ status: string }>(
    `select distinct o.status from public.orders o join public.seller_members m on m.seller_id = o.seller_id join public.profiles p on p.id = m.person_id where p.email = 'seller@hattha.test' order by 1`,
  )
  expect(rows.map(({ status }) => status)).toEqual(['accepted', 'canceled', 'completed', 'delivered', 'in_production', 'placed', 'shipped'])
})

test('the demo has cases that wait for the shop, for a maker, and one that is decided, none of them its own seller’s', async () => {
  const rows = await db.owner.all<{ status: string }>(
    `select c.status from public.order_cases c join public.orders o on o.id = c.order_id
      where c.status <> 'refunded' and not exists (select from public.seller_members m where m.seller_id = o.seller_id) order by 1`,
  )
  expect(rows.map(({ status }) => status)).toEqual(['denied', 'escalated', 'escalated', 'requested'])
  expect(await db.owner.all(`select from private.outbox where topic = 'case.told' and sent_at is null`)).toEqual([])
})

test('the demo buyer has orders of their own', async () => {
  const person = await db.owner.one<{ id: string }>(`select id from public.profiles where email = 'buyer@hattha.test'`)
  expect((await db.asPerson(person.id).all('select id from public.orders')).length).toBeGreaterThan(3)
})

test('amounts, payments and statuses of the demo agree with what the shop would reckon', async () => {
  expect(
    await db.owner.all(`select g.number from public.order_groups g
      where g.total_minor <> (select sum(o.total_minor) from public.orders o where o.order_group_id = g.id)
         or g.total_minor <> (select sum(s.amount_minor) from public.payment_splits s join public.payments p on p.id = s.payment_id where p.order_group_id = g.id)`),
  ).toEqual([])
  const before = await db.owner.all('select id, payment_status, fulfillment_status from public.orders order by id')
  await db.owner.all('select private.recompute_order(id) from public.orders')
  expect(await db.owner.all('select id, payment_status, fulfillment_status from public.orders order by id')).toEqual(before)
})

test('stock of the demo is what its movements and open orders say', async () => {
  expect(
    await db.owner.all(`select l.variant_id from public.stock_levels l
      where l.on_hand <> (select coalesce(sum(m.quantity), 0) from public.stock_movements m where m.variant_id = l.variant_id and m.kind in ('received', 'adjusted', 'returned', 'shipped'))
         or l.allocated <> (select coalesce(sum(x.quantity - x.removed_quantity - x.shipped_quantity), 0) from public.order_lines x join public.orders o on o.id = x.order_id
                             where x.variant_id = l.variant_id and o.status in ('placed', 'accepted', 'in_production', 'partially_shipped', 'partially_delivered'))`),
  ).toEqual([])
})

test('one offer of each of the four types runs, and slides and offers speak every language', async () => {
  const offers = await db.anon.all<{ bogo_type: string; names: Record<string, string> }>('select bogo_type, names from public.bogo_promotions')
  expect(offers.map(({ bogo_type }) => bogo_type).toSorted()).toEqual(['buy_one_get_50_percent', 'buy_x_get_y', 'category_based', 'classic_bogo'])
  const slides = await db.anon.all<{ texts: Record<string, object> }>('select texts from public.hero_slides')
  for (const spoken of [...offers.map(({ names }) => names), ...slides.map(({ texts }) => texts)])
    expect(Object.keys(spoken).toSorted()).toEqual([...LANGUAGES].toSorted())
})

test('the demo has a history of months: every past month has its invoices and every past week its payouts, this week’s wait, and the books are right', async () => {
  expect(await db.owner.all('select * from private.check_books()')).toEqual([])
  const months = await db.owner.all<{ month: string; sold: bigint; invoiced: bigint }>(
    `select m.month, m.sold, (select count(*) from public.fee_invoices i where to_char(i.month, 'YYYY-MM') = m.month) as invoiced
       from (select to_char(j.posted_at at time zone 'Asia/Bangkok', 'YYYY-MM') as month, count(*) as sold
               from public.journals j where j.kind = 'capture' group by 1) m order by 1`,
  )
  expect(months.length).toBeGreaterThan(5)
  expect(months.at(-1)).toMatchObject({ month: '2026-11', invoiced: 0n })
  for (const { month, invoiced } of months.slice(0, -1)) expect([month, invoiced > 0n]).toEqual([month, true])

  const payouts = await db.owner.all<{ status: string; periods: bigint; unpaid: bigint }>(
    `select status, count(distinct period) as periods, count(*) filter (where status = 'paid' and (reference = '' or paid_at <= created_at)) as unpaid
       from public.payouts group by status order by 1`,
  )
  expect(payouts.map(({ status, unpaid }) => [status, unpaid])).toEqual([
    ['paid', 0n],
    ['pending', 0n],
  ])
  expect(Number(payouts[0]?.periods)).toBeGreaterThan(15)
  expect(await db.owner.all(`select distinct period from public.payouts where status = 'pending'`)).toEqual([{ period: '2026-W47' }])
  // On a Monday the week's payouts are of the six days since the last Tuesday: what has ended since then waits on every day of the week.
  const waiting = await db.owner.all<{ own: boolean }>(
    `select distinct exists (select from public.seller_members m where m.seller_id = o.seller_id) as own
       from public.orders o where o.status = 'completed' and o.completed_at > timestamptz '2026-11-20T09:00:00Z' - interval '5 days' order by 1`,
  )
  expect(waiting).toEqual([{ own: false }, { own: true }])
})

test('what was claimed was sent back and its case closed, what staff did is told when they did it, and nobody is written to about any of it', async () => {
  const refunds = await db.owner.all<{ closed: boolean; whole: boolean }>(
    `select c.closed_at < r.succeeded_at and c.status = 'refunded' as closed, r.amount_minor = c.refund_minor as whole
       from public.refunds r join public.order_cases c on c.id = r.case_id where r.status = 'succeeded'`,
  )
  expect(refunds.length).toBeGreaterThan(3)
  expect(refunds.filter(({ closed, whole }) => !closed || !whole)).toEqual([])
  const acts = await db.owner.one<{ of_staff: bigint; first: Date; last: Date }>(
    `select count(*) filter (where actor = 'staff') as of_staff, min(happened_at) as first, max(happened_at) as last from public.activity_log`,
  )
  expect(Number(acts.of_staff)).toBeGreaterThan(50)
  expect(acts.first.getTime()).toBeLessThan(Date.parse('2026-06-01'))
  expect(await db.owner.all('select id from private.outbox where sent_at is null')).toEqual([])
  // The shop itself keeps time by the clock again.
  const { kept } = await db.owner.one<{ kept: string }>(
    `select pg_get_expr(d.adbin, d.adrelid) as kept from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      where d.adrelid = 'public.activity_log'::regclass and a.attname = 'happened_at'`,
  )
  expect(kept).toBe('clock_timestamp()')
})

test('the bank of the demo has told of its months: all matches but one payment and one deposit, which wait; the books agree', async () => {
  const waiting = await db.owner.all(
    `select provider, kind, state, problem from public.settlement_lines where state in ('differs', 'unknown', 'missing') order by 1`,
  )
  expect(waiting).toEqual([
    { provider: 'demo-bank', kind: 'payment', state: 'differs', problem: 'amount' },
    { provider: 'own-account', kind: 'payment', state: 'unknown', problem: '' },
  ])
  const { matched, reports } = await db.owner.one<{ matched: number; reports: number }>(
    `select count(*)::int as matched, count(distinct report_id)::int as reports from public.settlement_lines where state = 'matched'`,
  )
  expect(matched).toBeGreaterThan(20)
  expect(reports).toBeGreaterThan(3)
  const disputed = await db.owner.all(`select state from public.settlement_lines where kind = 'chargeback'`)
  expect(disputed).toEqual([{ state: 'matched' }, { state: 'matched' }])
  expect(await db.owner.all('select * from private.check_books()')).toEqual([])
})

test('the demo keeps what always holds: stock, sums, books, and each step where the one before ended', async () => {
  expect(await breaches(db.owner)).toEqual([])
})
