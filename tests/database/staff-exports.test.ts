import { beforeAll, expect, test } from 'vitest'
import { CARDS } from '../../app/admin/cards.tsx'
import { expectedRows, exportRows } from '../../app/exports/export-rows.server.ts'
import { EXPORTABLE } from '../../app/exports/exportable.ts'
import { askExportFunction, forgetExports, makeExport, openExportFunction } from '../../app/exports/make-export.server.ts'
import type { KeepFile } from '../../app/exports/export-file.server.ts'
import type { Caller } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { asCaller, givenOrder, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff, withFactor } from '../support/staff.ts'

let db: TestDatabase
let market: Market
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, bank, shop: testShop(db, { payments: [bank] }).shop }
})

async function givenClerk(rights: readonly string[] = ['orders.read', 'lists.export']): Promise<Caller & { id: string }> {
  const id = await givenPerson(db)
  await givenStaff(db, id, rights)
  return { ...asCaller(id), id, claims: { sub: id, role: 'authenticated', ...withFactor() } }
}
const ask = async (clerk: Caller, filter: object = {}, sort: object = { field: 'created_at', order: 'DESC' }, resource = 'orders') => {
  const answer = await askExportFunction(market.shop, clerk, { resource, filter, sort })
  return { status: answer.status, ...((await answer.json()) as object) }
}
const fileOf = async (clerk: { id: string }) =>
  db.owner.one<{ id: string; state: string; written: number }>(
    'select id, state, rows_written::integer as written from public.staff_exports where person_id = $1 order by asked_at desc limit 1',
    [clerk.id],
  )
/** Runs the job, and answers what lies in the file. */
async function write(id: string): Promise<string> {
  let text = ''
  const keep: KeepFile = async (_shop, _path, lines) => {
    for await (const line of lines) text += line
  }
  await makeExport(market.shop, { id }, keep)
  return text
}

/** So many orders of one moment, each of a cart of its own, with words that a spreadsheet would run. */
async function givenManyOrders(many: number): Promise<void> {
  const { id } = await givenOrder(market)
  await db.owner.all(
    `insert into public.order_groups (number, email, items_minor, total_minor, quote_hash, quote, shipping_address, payment_method, terms_version, token_hash, expires_at, status)
       select 'MANY-' || n, g.email, 12345, 12345, g.quote_hash, g.quote, g.shipping_address, g.payment_method, g.terms_version, pg_catalog.sha256(n::text::bytea), g.expires_at, 'placed'
         from public.orders o join public.order_groups g on g.id = o.order_group_id cross join pg_catalog.generate_series(1, $2::integer) n where o.id = $1`,
    [id, many],
  )
  await db.owner.all(
    `insert into public.orders (order_group_id, seller_id, number, seller_name, customer, status, items_minor, total_minor, shipping_address, created_at)
       select g.id, o.seller_id, g.number || '-1', '=HYPERLINK("x")', 'Somebody, "Nice"', 'closed', 12345, 12345, '{"country": "NL"}', '2026-01-02T03:04:05.678901Z'
         from public.order_groups g cross join public.orders o where g.number like 'MANY-%' and o.id = $1`,
    [id],
  )
}

test('a clerk takes a list along as it is filtered and sorted, more than is read at once, each row once; the act is in the log', async () => {
  const clerk = await givenClerk()
  await givenManyOrders(4500)
  expect(await ask(clerk, { status: ['closed'], created_at: { from: '2026-01-02', to: '2026-01-02' } })).toEqual({ status: 200, asked: true })
  const { id } = await fileOf(clerk)
  const lines = (await write(id)).split('\r\n')
  expect(lines[0]).toBe('\uFEFFNumber,Placed on,State,Payment,Maker,Buyer,Country,Paid by,Total')
  expect(lines.at(-1)).toBe('')
  const numbers = lines.slice(1, -1).map((line) => line.split(',')[0])
  expect(numbers).toHaveLength(4500)
  expect(new Set(numbers).size).toBe(4500)
  expect(lines[1]).toMatch(/^MANY-\d+-1,2026-01-02 10:04,Closed,Unpaid,/)
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"")","Somebody, ""Nice""",NL,PromptPay,123.45`)
  expect(await fileOf(clerk)).toMatchObject({ state: 'ready', written: 4500 })
  expect(
    await db.owner.all(
      `select actor_id, changes -> 'resource' ->> 1 as resource from public.activity_log where action = 'staff_exports.insert' and subject = $1`,
      [id],
    ),
  ).toEqual([{ actor_id: clerk.id, resource: 'orders' }])

  // In Thai, and with words of the search: another file.
  const thai = { ...clerk, language: 'th' as const }
  expect(await ask(thai, { q: 'MANY-4499' }, { field: 'total_minor', order: 'ASC' })).toMatchObject({ asked: true })
  const [heading, ...rest] = (await write((await fileOf(clerk)).id)).split('\r\n')
  expect(heading).toContain('สถานะ')
  expect(rest.filter((line) => line !== '')).toHaveLength(1)
})

test.each(Object.entries(EXPORTABLE))('every column, filter, order and search of %s answers', async (_name, list) => {
  for (const [field] of Object.entries(list.sorts)) {
    for (const filter of [...Object.keys(list.filters), ...(list.search.length > 0 ? ['q'] : [])]) {
      for (const value of [['placed'], ['case'], { from: '2026-01-01', to: '2026-12-31' }, true, 'silk']) {
        const question = { filter: { [filter]: value }, sort: { field, order: 'ASC' as const } }
        expect(await expectedRows(db.service, list, question)).toBeGreaterThanOrEqual(0)
        for await (const rows of exportRows(db.service, list, question)) expect(rows[0]).toHaveLength(list.columns.length)
      }
    }
  }
})

test('a filter or an order that a list does not know is refused', async () => {
  const clerk = await givenClerk()
  expect(await ask(clerk, { 'o.id) or (true': ['x'] })).toMatchObject({ status: 400, code: 'invalid' })
  expect(await ask(clerk, {}, { field: 'constructor', order: 'ASC' })).toMatchObject({ status: 400, code: 'invalid' })
  expect(await ask(clerk, {}, undefined, 'profiles')).toMatchObject({ status: 404 })
})

test('nobody takes along what they may not read, or without the right to take lists along, or what somebody else asked for', async () => {
  expect(await ask(await givenClerk(['orders.read']))).toMatchObject({ status: 403, code: 'no_permission' })
  expect(await ask(await givenClerk(['lists.export']))).toMatchObject({ status: 403, code: 'no_permission' })
  const [clerk, other] = [await givenClerk(), await givenClerk()]
  await ask(clerk)
  const { id } = await fileOf(clerk)
  expect((await openExportFunction(market.shop, clerk, { id })).status).toBe(404)
  await write(id)
  expect((await openExportFunction(market.shop, other, { id })).status).toBe(404)
  expect(await asStaff(db, other.id).all('select id from public.staff_exports where id = $1', [id])).toEqual([])
  expect(await asStaff(db, clerk.id).all('select id from public.staff_exports where id = $1', [id])).toEqual([{ id }])
  // Who lost the right meanwhile gets no file.
  await ask(clerk, { waiting: true })
  const later = await fileOf(clerk)
  await givenStaff(db, clerk.id, ['lists.export'])
  expect(await write(later.id)).toBe('')
  expect((await fileOf(clerk)).state).toBe('failed')
  expect((await openExportFunction(market.shop, clerk, { id })).status).toBe(403)
})

test('a second press is the same file, three wait at most, and what is over is taken away', async () => {
  const clerk = await givenClerk()
  expect([await ask(clerk), await ask(clerk)]).toEqual([
    { status: 200, asked: true },
    { status: 200, asked: false },
  ])
  await ask(clerk, { sold: true })
  await ask(clerk, { late: true })
  expect(await ask(clerk, { waiting: true })).toMatchObject({ status: 429 })
  const removed: string[] = []
  await db.owner.all(`update public.staff_exports set expires_at = now() - interval '1 second' where person_id = $1`, [clerk.id])
  await forgetExports(market.shop, (_shop, paths) => Promise.resolve(void removed.push(...paths)))
  expect(removed.filter((path) => path.startsWith(clerk.id))).toHaveLength(3)
  expect(await db.owner.all('select from public.staff_exports where person_id = $1', [clerk.id])).toEqual([])
})

test('every list of rows of the office can be taken along', () => {
  expect(CARDS.filter(({ source, exports: taken }) => source && !taken).map(({ name }) => name)).toEqual([])
})

test('each list that says it can be taken along is known, with the same permission, filters and orders', () => {
  for (const { name, words, rights, exports: taken, source } of CARDS) {
    if (!taken) continue
    const list = EXPORTABLE[name]
    expect(list).toMatchObject({ words, permission: rights.read })
    expect(Object.keys(list?.filters ?? {})).toEqual(expect.arrayContaining(Object.keys(source?.filters ?? {})))
    if (source) expect(Object.keys(list?.sorts ?? {})).toEqual(source.sorts.map(({ field }) => field))
  }
})
