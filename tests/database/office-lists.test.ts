import { createRest } from '@hattha/supabase-api'
import { createClient } from '@supabase/supabase-js'
import type { DataProvider, Identifier, SortPayload } from 'ra-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CARDS } from '../../app/admin/cards.tsx'
import { type FigureLink, spanLinks, totalLinks } from '../../app/admin/dashboard/figure-links.ts'
import type { Figures } from '../../app/admin/dashboard/figures.ts'
import { restData } from '../../app/desk-kit/rest-data.ts'
import type { FilterValue } from '../../app/desk-kit/rest-question.ts'
import { ROW_BOUNDS } from '../../server/limits/row-bounds.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPeopledMarket } from '../support/peopled-market.ts'
import { asStaff, withFactor } from '../support/staff.ts'

/** Every list and record of the back office, asked as its screens ask: over `/rest/v1`, within its bounds, as somebody who may everything. */
const LISTS = CARDS.flatMap(({ name, source, show }) => (source ? [{ name, source, show }] : []))
const NOBODY = '00000000-0000-4000-8000-000000000000'
/** Filters that other screens lead to, which have to be understood. */
const LED_TO: Readonly<Record<string, readonly Readonly<Record<string, FilterValue>>[]>> = {
  orders: [
    { sold: true, created_at: { from: '2020-01-01', to: '2099-12-31' } },
    { late: true, delivered_at: { from: '2020-01-01' } },
    { seller_id: NOBODY },
    { buyer_id: NOBODY },
  ],
  payouts: [{ seller_id: NOBODY }],
  inventory: [{ low: true, none: true, status: ['active'], seller_id: NOBODY }, { product_id: NOBODY }],
  chargebacks: [{ waiting: true }, { status: ['lost'], reason: ['fraudulent'], created_at: { from: '2020-01-01', to: '2099-12-31' } }],
  users: [{ role: ['seller', 'admin'], language: ['th'], created_at: { from: '2020-01-01' } }],
  sellers: [{ application_status: ['approved'], region: ['north', 'south'], is_verified: true, created_at: { from: '2020-01-01' } }],
  payments: [{ slip: true }, { slip: true, status: ['pending'], method: ['card', 'promptpay'], provider: ['cash'] }],
  reviews: [{ reported: true, rating: ['1', '2'] }, { rating: ['drop'] }],
  'contact-letters': [{ state: ['open'] }, { state: ['closed'], topic: ['order'], language: ['de'] }],
  refunds: [{ status: ['succeeded'], succeeded_at: { from: '2020-01-01', to: '2099-12-31' } }, { origin: ['case'] }, { origin: ['order'] }],
}

let data: DataProvider
let db: TestDatabase
let admin: string
let close: () => Promise<void>
beforeAll(async () => {
  db = await testDatabase()
  ;({ admin } = await givenPeopledMarket(db))
  const quiet = () => undefined
  const rest = createRest({
    poolFor: () => db.pools.authenticated,
    verify: () => Promise.resolve({ role: 'authenticated', claims: { sub: admin, role: 'authenticated', ...withFactor() } }),
    schemas: ['public'],
    extraSearchPath: ['extensions'],
    maxRows: 1000,
    anonRole: 'authenticated',
    bounds: ROW_BOUNDS,
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
  })
  close = () => rest.close()
  await rest.ready()
  const client = createClient('http://office.test', 'key', {
    auth: { persistSession: false },
    global: {
      fetch: async (address, init) => {
        const asked = new Request(address, init)
        return rest.fetch(new Request(asked.url.replace('/rest/v1', ''), asked))
      },
    },
  })
  data = restData(async () => client as never, Object.fromEntries(LISTS.map(({ name, source }) => [name, source])))
})
afterAll(() => close())

describe.each(LISTS)('$name', ({ name, source, show }) => {
  const list = (filter: object, sort: SortPayload = source.sorts[0], meta = {}, perPage = 2) =>
    data.getList(name, { pagination: { page: 1, perPage }, sort, filter, meta })
  // The question of ours beside ra-core's own.
  const count = (filter: object) => (data as unknown as { count(resource: string, filter: object): Promise<number> }).count(name, filter)

  test('is read in each of its orders, page after page, each row once', async () => {
    const all = await count({})
    for (const sort of source.sorts) {
      const seen: Identifier[] = []
      let after: string | undefined
      do {
        const page = await list({}, sort, after === undefined ? {} : { after })
        seen.push(...page.data.map(({ id }) => id))
        after = page.pageInfo?.hasNextPage ? (page.meta as { last?: string }).last : undefined
      } while (after !== undefined && seen.length < 200)
      expect([sort.field, new Set(seen).size]).toEqual([sort.field, Math.min(all, seen.length)])
    }
  })

  test('understands its filters and its search, and its records are read whole', async () => {
    const asked = [...Object.keys(source.filters ?? {}).map((filter) => ({ [filter]: true })), ...(LED_TO[name] ?? [])]
    for (const filter of asked) expect((await list(filter)).data.length).toBeLessThanOrEqual(2)
    if (source.search || source.found) expect((await list({ q: 'a' }, source.sorts[0], {}, 1000)).data).toHaveLength(await count({ q: 'a' }))
    const [row] = (await list({})).data
    if (show && row) expect((await data.getOne(name, { id: row.id })).data.id).toBe(row.id)
  })
})

const rowsOf = async (name: string, filter: object) =>
  (await data.getList(name, { pagination: { page: 1, perPage: 100 }, sort: { field: 'created_at', order: 'ASC' }, filter, meta: {} })).data

test('a list narrowed by where its refunds come from is parted, none left over', async () => {
  const of = (origin: string[]) => rowsOf('refunds', { origin })
  const [cases, orders, both] = [await of(['case']), await of(['order']), await of(['case', 'order'])]
  expect(cases.every(({ case_id: id }) => id !== null) && orders.every(({ case_id: id }) => id === null)).toBe(true)
  expect(both).toHaveLength(cases.length + orders.length)
  expect(orders.length).toBeGreaterThan(0)
  expect(orders[0]).toMatchObject({ order: { number: expect.stringMatching(/-\d$/) }, payment: { method: 'promptpay' } })
})

test('payments whose slip waits are those, each with that slip', async () => {
  const all = await rowsOf('payments', {})
  const waiting = await rowsOf('payments', { slip: true })
  expect(waiting.length).toBeGreaterThan(0)
  expect(waiting.every(({ slips }) => (slips as { state: string }[]).some(({ state }) => state === 'waiting'))).toBe(true)
  expect(waiting.length).toBeLessThan(all.length)
})

test('behind each number of the dashboard stand the rows it is made of, neither more nor fewer', async () => {
  // A review of a week ago to the hour is of the day before.
  await db.owner.all(
    `update public.reviews set created_at = now() - interval '7 days' + interval '1 minute' where id = (select min(id::text)::uuid from public.reviews)`,
  )
  await db.service.one('select private.count_office()')
  const { told } = await asStaff(db, admin).one<{ told: Figures }>('select public.office_figures(30) as told')
  const [totals, spans] = [totalLinks(told.to), spanLinks({ from: told.from, to: told.to })]
  const rows = async ({ card, filter }: FigureLink) => (data as unknown as { count(resource: string, filter: object): Promise<number> }).count(card, filter)
  const numbers: [FigureLink, number | undefined][] = [
    [totals.pending, told.pending_orders],
    [totals.reviews, told.totals?.recent_reviews],
    [totals.sold, told.orders],
    [totals.users, told.totals?.users],
    [totals.products, told.totals?.active_products],
    [totals.lowStock, told.totals?.low_stock],
    [spans.sold, told.now?.orders],
    [spans.late, (told.now?.delivered ?? 0) - (told.now?.on_time ?? 0)],
  ]
  const listed = numbers.filter(([{ card }]) => LISTS.some(({ name }) => name === card))
  expect(listed.length).toBeGreaterThan(4)
  for (const [link, number] of listed) expect([link, await rows(link)]).toEqual([link, number])
  const sums = await data.getList('refunds', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'created_at', order: 'ASC' },
    filter: spans.refunds.filter,
    meta: {},
  })
  expect(sums.data.reduce((sum, { amount_minor: amount }) => sum + Number(amount), 0)).toBe(told.now?.refunds_minor)
})
