/**
 * What the back office asks of a shop with `--orders` (1,000,000) orders: its list of orders as the screen asks it (open, narrowed, sorted, far inside, by words, one
 * record), over `/rest/v1` and under row level security, by `--callers` (4) at once; the dashboard's figures; and the list taken along whole, with the memory that takes.
 * Each beside a trivial statement asked the same way.
 */
import { parseArgs } from 'node:util'
import { ordersSource } from '../app/admin/orders/orders-source.ts'
import { restData } from '../app/desk-kit/rest-data.ts'
import { exportRows } from '../app/exports/export-rows.server.ts'
import { EXPORTABLE } from '../app/exports/exportable.ts'
import { migrateShop } from '../server/migrate-shop.ts'
import { fillBenchOrders } from './bench-orders.ts'
import { fillBenchShop, holdsProducts, openBenchShop } from './bench-shop.ts'
import { quantile, report } from './finding.ts'
import { openOffice } from './office/open-office.ts'

const { values } = parseArgs({
  options: { orders: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '200' }, callers: { type: 'string', default: '4' } },
})
const [ORDERS, ROUNDS, CALLERS] = [Number(values.orders), Number(values.rounds), Number(values.callers)]
const LIST_BUDGET_MS = 100
/** What may be added after the first tenth; a result held whole would be hundreds. */
const EXPORT_BUDGET_MB = 60
const WORDS = ['Tanaka 12', 'HT000123', 'Schmidt 4', 'de Vries 301', 'silk scarf']

const shop = await openBenchShop()
if (!(await holdsProducts(shop.url))) await fillBenchShop(shop.url, 2000, console.error)
// Filled before, perhaps by an older schema.
await migrateShop({ url: shop.url })
const orders = await fillBenchOrders(shop.url, ORDERS, console.error)
const { client, pools, close } = await openOffice(shop.url, CALLERS)
const data = restData(async () => client as never, { orders: ordersSource })

try {
  const trivial = await measured(async () => void (await client.from('shop_settings').select('key').limit(1)))
  const newest = { field: 'created_at', order: 'DESC' } as const
  const list = (filter: object, sort: { field: string; order: 'ASC' | 'DESC' } = newest, meta = {}) =>
    data.getList('orders', { pagination: { page: 1, perPage: 50 }, sort, filter, meta })
  // The question of ours beside ra-core's own.
  const countable = data as unknown as { count(resource: string, filter: object): Promise<number> }
  const inside = await list({ created_at: { to: '2025-01-01' } })
  const { data: some } = await list({})
  const month = (round: number) => `2025-${String(1 + (round % 12)).padStart(2, '0')}`
  const asks: Record<string, (round: number) => Promise<unknown>> = {
    'the list, newest first': () => list({}),
    'a page far inside': () => list({}, newest, { after: (inside.meta as { last?: string }).last }),
    'largest first': () => list({}, { field: 'total_minor', order: 'DESC' }),
    'those of one state': (round) => list({ status: ['placed', 'shipped', 'canceled', 'closed'][round % 4] }),
    'those that wait, oldest first': () => list({ waiting: true }, { field: 'created_at', order: 'ASC' }),
    'refunded ones of a month': (round) =>
      list({ payment_status: ['partially_refunded', 'refunded'], created_at: { from: `${month(round)}-01`, to: `${month(round)}-28` } }),
    'delivered too late': () => list({ late: true }),
    'found by words': (round) => list({ q: WORDS[round % WORDS.length] }),
    'one order whole': (round) => data.getOne('orders', { id: some[round % some.length]?.id ?? '' }),
    'how many there are of all': () => countable.count('orders', {}),
    'how many of one state': (round) => countable.count('orders', { status: ['placed', 'completed', 'canceled'][round % 3] }),
    'how many hold some words': (round) => countable.count('orders', { q: WORDS[round % WORDS.length] }),
  }
  const times = new Map<string, Times>()
  for (const [name, ask] of Object.entries(asks)) times.set(name, await measured(ask))
  const [slowest, worst] = [...times].toSorted(([, a], [, b]) => b.p95 - a.p95)[0] ?? ['', trivial]
  report({
    what: `the back office’s list of ${orders.toLocaleString('en')} orders`,
    measured: `p95 ${worst.p95.toFixed(0)} ms (${slowest})`,
    ratio: `p50 ${(worst.p50 / trivial.p50).toFixed(0)} × one setting`,
    budget: `p95 ≤ ${LIST_BUDGET_MS} ms`,
    met: worst.p95 <= LIST_BUDGET_MS,
    notes: [`${CALLERS} callers, ${ROUNDS} rounds`, lineOf('one setting', trivial, trivial), ...[...times].map(([name, of]) => lineOf(name, of, trivial))],
  })
  report(await takenAlong())
} finally {
  await close()
  await shop.stop()
}

/** Everything of the list, read as the job that writes it down reads it. */
async function takenAlong() {
  const db = pools.databaseOf(pools.service)
  const list = EXPORTABLE['orders']
  if (!list) throw new Error('Orders can be taken along.')
  const began = performance.now()
  let [rows, before, most] = [0, 0, 0]
  for await (const batch of exportRows(db, list, { filter: {}, sort: { field: 'created_at', order: 'DESC' } })) {
    rows += batch.length
    // What the first tenth needed is what a batch takes; what comes on top would be held.
    if (rows <= orders / 10) before = Math.max(before, process.memoryUsage().rss)
    else most = Math.max(most, process.memoryUsage().rss - before)
  }
  const seconds = (performance.now() - began) / 1000
  const grown = most / 1024 / 1024
  return {
    what: `${rows.toLocaleString('en')} orders taken along as a file`,
    measured: `+${grown.toFixed(0)} MB after the first tenth`,
    ratio: `${Math.round(rows / seconds).toLocaleString('en')} rows/s`,
    budget: `≤ +${EXPORT_BUDGET_MB} MB`,
    met: rows === orders && grown <= EXPORT_BUDGET_MB,
    notes: [`${seconds.toFixed(1)} s for all of them`],
  }
}

type Times = { p50: number; p95: number }

/** Runs `ask` for all rounds, the callers beside each other; middle and slow times in milliseconds. */
async function measured(ask: (round: number) => Promise<unknown>): Promise<Times> {
  for (let round = 0; round < 10; round++) await ask(round)
  const times: number[] = []
  let next = 0
  const caller = async () => {
    while (next < ROUNDS) {
      const round = next++
      const began = performance.now()
      await ask(round)
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) }
}

function lineOf(name: string, { p50, p95 }: Times, trivial: Times): string {
  return `${name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p50 ${(p50 / trivial.p50).toFixed(0)} × one setting`
}
