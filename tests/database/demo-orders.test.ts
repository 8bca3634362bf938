import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_ROLES, type DemoRole } from '../../demo/demo-account.ts'
import { seedDemoShop } from '../../demo/demo-shop.ts'
import { LANGUAGES } from '../../app/i18n/languages.ts'
import { testDatabase } from '../support/database.ts'
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
      where not exists (select from public.seller_members m where m.seller_id = o.seller_id) order by 1`,
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
         or l.allocated <> (select coalesce(sum(x.quantity - x.shipped_quantity), 0) from public.order_lines x join public.orders o on o.id = x.order_id
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
