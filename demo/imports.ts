import type pg from 'pg'
import { uuidOf } from './random.ts'

const DAY_MS = 86_400_000
/** People of the earlier shop; the first is the demo’s buyer, who finds what they bought. */
const PEOPLE = [
  { email: 'buyer@hattha.test', name: 'Ada Buyer', country: 'GB' },
  { email: 'noi.jaidee@example.com', name: 'น้อย ใจดี', country: 'TH' },
  { email: 'hans.meier@example.com', name: 'Hans Meier', country: 'DE' },
  { email: 'yuki.tanaka@example.com', name: '田中 由紀', country: 'JP' },
] as const
const PIECES = [
  ['Indigo scarf, hand dyed', 129_000],
  ['Silk shawl with mudmee pattern', 349_000],
  ['Cotton table runner', 89_000],
  ['Celadon tea bowl', 65_000],
] as const
const STATES = ['completed', 'completed', 'refunded', 'completed', 'canceled', 'completed'] as const
const ORDERS = 18

/**
 * What came along from the earlier shop of the demo’s maker: a trial, the run that followed it, what did not come and why, people of whom one has found their orders, and those orders. Nothing of it counts as
 * the shop’s own.
 */
export async function fillImports(client: pg.PoolClient, { now, sellerId }: { now: Date; sellerId: string }): Promise<void> {
  const source = uuidOf('import source', 'earlier shop')
  const at = (days: number, minutes = 0) => new Date(now.getTime() - days * DAY_MS + minutes * 60_000)
  await client.query(
    `insert into public.import_sources (id, platform, name, mapping, created_at, changed_at) values ($1, 'shopify', 'Earlier shop', '{"currency": "THB"}', $2, $2)`,
    [source, at(40)],
  )
  const files = JSON.stringify(['customers_export.csv', 'orders_export.csv'].map((name) => ({ name, bytes: 48_210, hash: '' })))
  const figures = { customers_rows: PEOPLE.length + 1, customers_refused: 1, orders_rows: ORDERS + 2, orders_refused: 1 }
  for (const [name, isDry, days, more] of [
    ['trial', true, 40, { customers_new: PEOPLE.length, orders_new: ORDERS }],
    ['real', false, 39, { customers_new: PEOPLE.length, orders_new: ORDERS }],
    ['again', false, 8, { customers_same: PEOPLE.length, orders_same: ORDERS }],
  ] as const) {
    const run = uuidOf('import run', name)
    await client.query(
      `insert into public.import_runs (id, source_id, origin, asked_at, is_dry, files, fingerprint, state, step, done_rows, all_rows, figures, moved_at, ended_at)
       values ($1, $2, 'terminal', $3, $4, $5, '', 'done', 'orders', $6, $6, $7, $8, $8)`,
      [run, source, at(days), isDry, files, PEOPLE.length + ORDERS + 3, JSON.stringify({ ...figures, ...more }), at(days, 1)],
    )
    await client.query(
      `insert into public.import_problems (run_id, kind, row, field, problem, value, stops) values ($1, 'customers', 6, 'email', 'no_email', '', true),
         ($1, 'orders', 12, 'currency', 'currency_unknown', 'XAU', true), ($1, 'orders', 15, 'seller', 'seller_unknown', 'Unknown Kiln', false)`,
      [run],
    )
  }
  const run = uuidOf('import run', 'real')
  for (const { email, name, country } of PEOPLE) {
    await client.query(`insert into public.imported_people (id, source_id, email, name, country, came_at) values ($1, $2, $3, $4, $5, $6)`, [
      uuidOf('imported person', email),
      source,
      email,
      name,
      country,
      at(39),
    ])
  }
  for (let place = 0; place < ORDERS; place++) {
    const number = `#${1001 + place}`
    const order = uuidOf('imported order', number)
    const { email, country } = PEOPLE[place % PEOPLE.length] ?? PEOPLE[0]
    const [title, unit] = PIECES[place % PIECES.length] ?? PIECES[0]
    const state = STATES[place % STATES.length] ?? 'completed'
    const quantity = 1 + (place % 2)
    await client.query(
      `with o as (
         insert into public.imported_orders (id, source_id, number, person_id, ordered_at, state, currency, shipping_minor, refunded_minor, total_minor, country,
                came_at)
         values ($1, $2, $3, $4, $5, $6, 'THB', 5000, $7, $8, $9, $10) returning *)
       insert into public.imported_order_lines (order_id, position, seller_id, title, quantity, unit_minor, number, ordered_at, state, currency, country)
         select o.id, 0, $11::uuid, $12, $13::integer, $14::bigint, o.number, o.ordered_at, o.state, o.currency, o.country from o`,
      [order, source, number, uuidOf('imported person', email), at(420 - place * 17), state, state === 'refunded' ? quantity * unit + 5000 : 0, quantity * unit + 5000, country, at(39), sellerId, title, quantity, unit], // prettier-ignore
    )
  }
  await client.query(
    `insert into private.imported_records (source_id, kind, key, record_id, run_id, said)
     select $1::uuid, 'order', o.number, o.id, $2::uuid, '{}'::jsonb from public.imported_orders o where o.source_id = $1
     union all select $1, 'person', encode(sha256(convert_to(p.email, 'UTF8')), 'base64'), p.id, $2, '{}'
       from public.imported_people p where p.source_id = $1`,
    [source, run],
  )
  await client.query('select private.settle_imported_people($1)', [source])
}
