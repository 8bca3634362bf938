import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { beginImport } from '../../app/imports/begin-import.server.ts'
import { ImportMapping } from '../../app/imports/import-mapping.ts'
import { runImport } from '../../app/imports/run-import.server.ts'
import type { ImportPlatform } from '../../app/imports/source-formats.ts'
import { undoImport } from '../../app/imports/undo-import.server.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenSeller } from '../support/market.ts'
import { quietLog } from '../support/quiet-log.ts'
import { givenStaff, withFactor } from '../support/staff.ts'

let db: TestDatabase
let kram: string
let clerk: string
beforeAll(async () => {
  db = await testDatabase()
  kram = await givenSeller(db, 'Baan Kram')
  clerk = await givenPerson(db, { email: 'clerk@hattha.example' })
  await givenStaff(db, clerk, ['imports.read', 'imports.write'])
  await db.owner.all(`insert into public.categories (slug, name) values ('scarves', 'Scarf'), ('baskets', 'Baskets')`)
})

const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../support/import-files', name), 'utf8')
const SHOPIFY = { 'products_export.csv': fixture('shopify/products_export.csv'), 'customers_export.csv': fixture('shopify/customers_export.csv'), 'orders_export.csv': fixture('shopify/orders_export.csv') } // prettier-ignore

type Wish = { platform?: ImportPlatform; name: string; files: Record<string, string>; isDry?: boolean; mapping?: v.InferInput<typeof ImportMapping> }
async function run({ platform = 'shopify', name, files, isDry = false, mapping }: Wish) {
  const begun = await db.service.transaction((tx) =>
    beginImport(tx, {
      platform,
      name,
      ...(mapping && { mapping: v.parse(ImportMapping, mapping) }),
      files: Object.entries(files).map(([file, text]) => ({ name: file, bytes: text.length, hash: createHash('sha256').update(text).digest('hex') })),
      isDry,
      askedBy: null,
    }),
  )
  if (!begun.begun) throw new Error(begun.because)
  const open = async function* ({ name: file }: { name: string }) {
    const bytes = Buffer.from(files[file] ?? '')
    for (let at = 0; at < bytes.length; at += 97) yield bytes.subarray(at, at + 97)
  }
  await runImport({ service: db.service, log: quietLog(), open }, begun.id)
  const { state, figures, failure } = await db.owner.one<{ state: string; figures: Record<string, number>; failure: string }>(
    'select state, figures, failure from public.import_runs where id = $1',
    [begun.id],
  )
  expect([state, failure]).toEqual(['done', ''])
  const problems = await db.owner.all<{ said: string }>(`select kind || ' ' || row || ' ' || field || ' ' || problem || case when stops then '!' else '' end as said from public.import_problems where run_id = $1 order by kind, row, id`, [begun.id]) // prettier-ignore
  return { id: begun.id, figures, problems: problems.map(({ said }) => said) }
}
const figuresOf = (id: string) => db.owner.one<{ state: string; figures: Record<string, number> }>('select state, undo_figures as figures from public.import_runs where id = $1', [id]) // prettier-ignore
const takeBack = async (id: string) => {
  await db.asPerson(clerk, withFactor()).all(`select public.undo_import($1, 'The wrong shop')`, [id])
  await undoImport(db.service, id)
  return figuresOf(id)
}
const countOf = async (table: string) => (await db.owner.one<{ count: number }>(`select count(*)::integer as count from ${table}`)).count
const MONEY = ['public.orders', 'public.order_groups', 'public.payments', 'public.journals', 'public.stock_movements', 'private.outbox', 'public.newsletter_subscribers', 'public.agreements', 'auth.users'] // prettier-ignore

test('customers and orders come as people without an account and as history that nothing counts; each row that does not come says why', async () => {
  const dry = await run({ name: 'first', files: SHOPIFY, isDry: true })
  expect(dry.figures).toMatchObject({ customers_new: 2, customers_refused: 1, orders_new: 2, orders_refused: 2 })
  expect(await countOf('public.imported_people')).toBe(0)
  const before = await Promise.all(MONEY.map(countOf))
  const { figures, problems } = await run({ name: 'first', files: { ...SHOPIFY, 'products_export.csv': 'Handle,Title,Variant Price\n' } })
  expect(figures).toMatchObject({ customers_new: 2, customers_refused: 1, orders_new: 2, orders_refused: 2 })
  expect(problems).toEqual([
    'customers 4 email missing!',
    'customers 5 email no_email!',
    'orders 3 seller seller_unknown',
    'orders 3 seller maker_unknown',
    'orders 4 email no_email',
    'orders 5 currency currency_unknown!',
    'orders 6 orderedAt no_date!',
    'orders 6 status still_open',
  ])
  expect(await Promise.all(MONEY.map(countOf))).toEqual(before)
  expect(await db.owner.all('select email, name, phone, country, claimed_by from public.imported_people order by email')).toEqual([
    { email: 'ada@example.com', name: 'Ada Lovelace', phone: '', country: 'GB', claimed_by: null },
    { email: 'noi@example.com', name: 'Noi Jaidee', phone: '+66812345678', country: 'TH', claimed_by: null },
  ])
  expect(
    await db.owner.all(
      `select o.number, o.state, o.currency, o.total_minor, o.shipping_minor, o.refunded_minor, o.country, p.email, to_char(o.ordered_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at
         from public.imported_orders o left join public.imported_people p on p.id = o.person_id order by o.number`,
    ),
  ).toEqual([
    { number: '#1001', state: 'completed', currency: 'THB', total_minor: 2830_00n, shipping_minor: 50_00n, refunded_minor: 0n, country: 'TH', email: 'noi@example.com', at: '2024-03-01 03:22' }, // prettier-ignore
    { number: '#1002', state: 'refunded', currency: 'EUR', total_minor: 40_00n, shipping_minor: 0n, refunded_minor: 40_00n, country: 'NL', email: null, at: '2024-04-05 03:22' }, // prettier-ignore
  ])
  expect(
    await db.owner.all('select seller_id, title, sku, quantity, unit_minor from public.imported_order_lines where number = $1 order by position', ['#1001']),
  ).toEqual([
    { seller_id: kram, title: 'Indigo scarf - Small', sku: 'SC-S', quantity: 2, unit_minor: 1290_00n },
    { seller_id: null, title: 'Clay cup', sku: 'CUP', quantity: 1, unit_minor: 200_00n },
  ])
})

test('the same files again change nothing; what changed at the source is written anew', async () => {
  const again = await run({ name: 'first', files: { 'orders.csv': SHOPIFY['orders_export.csv'], 'customers.csv': SHOPIFY['customers_export.csv'] } })
  expect(again.figures).toMatchObject({ customers_same: 2, orders_same: 2 })
  expect(again.figures).not.toHaveProperty('orders_new')
  const { figures } = await run({ name: 'first', files: { 'orders.csv': SHOPIFY['orders_export.csv'].replace(',PromptPay,0.00,', ',PromptPay,200.00,'), 'customers.csv': SHOPIFY['customers_export.csv'].replace('Ada,Lovelace', 'Ada,King') } }) // prettier-ignore
  expect(figures).toMatchObject({ customers_changed: 1, orders_changed: 1, orders_same: 1 })
  expect(await db.owner.one(`select refunded_minor from public.imported_orders where number = '#1001'`)).toEqual({ refunded_minor: 200_00n })
  expect(await countOf('public.imported_order_lines')).toBe(3)
})

test('whoever confirms the address finds what they bought, their maker sees her own line, and nobody else anything', async () => {
  const noi = await givenPerson(db, { email: 'noi@example.com' })
  const stranger = await givenPerson(db, { email: 'stranger@example.com' })
  const unconfirmed = await givenPerson(db, { email: 'later@example.com' })
  await db.owner.all(`update auth.users set email_confirmed_at = null, email = 'ada@example.com' where id = $1`, [unconfirmed])
  const maker = await givenPerson(db)
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'owner')`, [kram, maker])
  const sees = async (person: string) => [
    (await db.asPerson(person).all<{ email: string }>('select email from public.imported_people')).map(({ email }) => email),
    (await db.asPerson(person).all<{ number: string }>('select number from public.imported_orders order by number')).map(({ number }) => number),
    (await db.asPerson(person).all<{ title: string }>('select title from public.imported_order_lines order by number, position')).map(({ title }) => title),
  ]
  expect(await sees(noi)).toEqual([['noi@example.com'], ['#1001'], ['Indigo scarf - Small', 'Clay cup']])
  expect(await sees(stranger)).toEqual([[], [], []])
  expect(await sees(unconfirmed)).toEqual([[], [], []])
  expect(await sees(maker)).toEqual([[], [], ['Indigo scarf - Small', 'Basket']])
  await db.owner.all('update auth.users set email_confirmed_at = now() where id = $1', [unconfirmed])
  expect((await sees(unconfirmed))[0]).toEqual(['ada@example.com'])
  expect(await refusal(db.asPerson(noi).all(`update public.imported_people set email = 'x@example.com'`))).toBe('42501')
  expect(await refusal(db.anon.all('select from public.imported_orders'))).toBe('42501')
})

test('who has an account already finds it too; who is erased takes it along and does not come again', async () => {
  const early = await givenPerson(db, { email: 'early@example.com' })
  const files = { 'customers.csv': 'email,name\nearly@example.com,Early\nguest@example.com,Guest\n', 'orders.csv': 'order,ordered_at,email,total,item\nA,2024-01-01,early@example.com,10,Cup\nB,2024-01-02,guest@example.com,10,Cup\n' } // prettier-ignore
  await run({ platform: 'csv', name: 'own', files })
  expect(await db.asPerson(early).all('select number from public.imported_orders')).toEqual([{ number: 'A' }])
  const about = await db.owner.one<{ all: Record<string, unknown[]> }>('select private.everything_about($1) as all', [early])
  expect(about.all['imported_orders']).toHaveLength(1)
  expect(about.all['imported_people']).toHaveLength(1)
  await db.owner.all(`select private.delete_account($1)`, [early])
  await db.owner.all(`select private.erase_guest('guest@example.com')`)
  expect(await db.owner.all(`select person_id from public.imported_orders where number in ('A', 'B')`)).toEqual([{ person_id: null }, { person_id: null }])
  const again = await run({ platform: 'csv', name: 'own', files })
  expect(again.problems.filter((said) => said.startsWith('customers'))).toEqual(['customers 2 email erased_here', 'customers 3 email erased_here'])
  expect(await db.owner.all(`select from public.imported_people where email in ('early@example.com', 'guest@example.com')`)).toEqual([])
})

test('WooCommerce and Medusa say orders in one cell and as JSON', async () => {
  const woo = await run({ platform: 'woocommerce', name: 'woo', files: { 'orders.csv': fixture('woocommerce/orders.csv') } })
  expect(woo.figures).toMatchObject({ orders_new: 2 })
  expect(
    await db.owner.all(
      `select l.number, l.title, l.quantity, l.unit_minor, l.state from public.imported_order_lines l join public.imported_orders o on o.id = l.order_id
         join public.import_sources s on s.id = o.source_id where s.name = 'woo' order by l.number, l.position`,
    ),
  ).toEqual([
    { number: '81', title: 'Clay cup', quantity: 2, unit_minor: 40_00n, state: 'completed' },
    { number: '81', title: 'Spoon', quantity: 1, unit_minor: 0n, state: 'completed' },
    { number: '82', title: 'Clay cup', quantity: 1, unit_minor: 40_00n, state: 'open' },
  ])
  const medusa = await run({ platform: 'medusa', name: 'medusa', files: { 'orders.json': fixture('medusa/orders.json') } })
  expect(medusa.figures).toMatchObject({ orders_new: 2 })
  expect(
    await db.owner.all(
      `select o.number, o.state, o.total_minor, l.title, l.sku from public.imported_orders o join public.imported_order_lines l on l.order_id = o.id
         join public.import_sources s on s.id = o.source_id where s.name = 'medusa' order by o.number`,
    ),
  ).toEqual([
    { number: '7', state: 'completed', total_minor: 58_50n, title: 'Bowl · Small', sku: 'B-[S]' },
    { number: '8', state: 'canceled', total_minor: 25_00n, title: 'A "bowl" }', sku: '' },
  ])
})

test('a whole run is taken back: what was used stays and is told, and what went may come again', async () => {
  const files = { 'products.csv': 'product,name,price,seller,category,stock\np1,Bowl,100,Baan Kram,baskets,2\np2,Cup,100,Baan Kram,baskets,2\np3,Jar,100,Baan Kram,baskets,2\n', 'customers.csv': 'email,name\nmine@example.com,Mine\nfree@example.com,Free\n', 'orders.csv': 'order,ordered_at,email,total,item,product\nU1,2024-01-01,mine@example.com,10,Bowl,p1\nU2,2024-01-02,free@example.com,10,Cup,p2\n' } // prettier-ignore
  const { id } = await run({ platform: 'csv', name: 'back', files })
  const [p1, p2] = await db.owner.all<{ id: string }>(`select p.id from public.products p where p.name in ('Bowl', 'Cup') order by p.name`)
  expect(await db.owner.one('select seller_id, product_id from public.imported_order_lines where number = $1', ['U1'])).toEqual({ seller_id: kram, product_id: p1?.id }) // prettier-ignore
  await givenPerson(db, { email: 'mine@example.com' })
  await db.owner.all(`update public.products set name = 'A better cup' where id = $1`, [p2?.id])

  const outsider = await givenPerson(db)
  expect(await refusal(db.asPerson(outsider, withFactor()).all(`select public.undo_import($1, 'No')`, [id]))).toBe('42501')
  expect(await takeBack(id)).toEqual({ state: 'undone', figures: { orders_removed: 1, orders_stayed: 1, customers_removed: 1, customers_stayed: 1, products_removed: 2, products_stayed: 1 } }) // prettier-ignore
  expect(await db.owner.all('select kind, problem, value from public.import_problems where run_id = $1 and undoing order by id', [id])).toEqual([
    { kind: 'orders', problem: 'stays_claimed', value: 'U1' },
    { kind: 'customers', problem: 'stays_claimed', value: '' },
    { kind: 'products', problem: 'stays_edited', value: 'p2' },
  ])
  expect(await refusal(db.asPerson(clerk, withFactor()).all(`select public.undo_import($1, 'Again')`, [id]))).toBe('HT005')
  expect(await db.owner.all(`select from public.products where name in ('Bowl', 'Jar')`)).toEqual([])
  const again = await run({ platform: 'csv', name: 'back', files })
  expect(again.figures).toMatchObject({ products_new: 2, customers_new: 1, orders_new: 1, orders_same: 1 })
})
