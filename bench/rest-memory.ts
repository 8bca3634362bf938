/**
 * `node bench/rest-memory.ts`: how much memory `/rest/v1` holds after 100,000 requests of every kind, many of them with a statement, a value or a token never seen before, which is
 * what fills the memories of a parser and of connections. Resident memory of a process that does nothing else; the database is another.
 */
import { fork } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '@hattha/postgres'
import { fireAt } from './cannon.ts'
import { report } from './finding.ts'

const BUDGET_MB = 250
const REQUESTS = 100_000
const SECONDS = 4
const COLUMNS = ['id', 'name', 'price', 'tags', 'is_live', 'seller_id', 'made_on', 'facts']

const FIXTURE = `
  create role bench_reader;
  create table sellers (id int primary key, name text not null);
  create table products (id int primary key, seller_id int not null references sellers, name text not null, price bigint not null, tags text[] not null,
    is_live boolean not null, made_on date not null, facts jsonb not null);
  grant select on sellers, products to bench_reader;
  insert into sellers select i, 'Seller ' || i from generate_series(1, 500) i;
  insert into products select i, 1 + i % 500, 'Product ' || i, i * 37 % 100000, '{silk,blue}', i % 20 <> 0, date '2026-01-01' + i % 300, jsonb_build_object('n', i)
    from generate_series(1, 10000) i;
  create function dearest(most int) returns setof products language sql stable as 'select * from products order by price desc limit most';
  grant execute on function dearest to bench_reader;
  analyze;`

const folder = mkdtempSync(join(tmpdir(), 'hattha-bench-'))
const database = await startEmbedded({ folder, durable: false })
const owner = new pg.Pool({ connectionString: database.url, max: 1 })
await owner.query(FIXTURE)
await owner.end()
// With the flag that every program of the shop is started with (scripts/node-24.mjs).
const served = fork(join(import.meta.dirname, 'rows-alone.ts'), {
  execArgv: ['--max-semi-space-size=16'],
  env: { ...process.env, BENCH_DATABASE: database.url },
})
// Only rows-alone.ts sends anything, and only its port.
const port = await new Promise<number>((resolve) => served.once('message', (said) => resolve(said as number)))

/** A different mix each time: columns, embedding, filters, order and values. */
function addressOf(seed: number): string {
  const columns = COLUMNS.filter((_, bit) => ((seed >> bit) & 1) === 1 || bit === 0)
  const select = `select=${[...columns, ...(seed % 3 === 0 ? ['seller:sellers(id,name)'] : [])].join(',')}`
  const filters = [`price=gte.${seed}`, `name=neq.never%20seen%20${seed}`, `or=(id.gt.${seed % 9000},is_live.is.true)`, `facts->>n=neq.${seed}`]
  const path = seed % 7 === 0 ? `/rpc/dearest?most=${1 + (seed % 20)}&` : '/products?'
  return `http://127.0.0.1:${port}/rest/v1${path}${select}&${filters[seed % 4]}&order=${columns.at(-1) === 'facts' ? 'id' : columns.at(-1)}&limit=${1 + (seed % 24)}`
}
const resident = () => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${served.pid}/status`, 'utf8'))?.[1]) / 1000

try {
  await fetch(addressOf(1), { headers: { apikey: 'a' } })
  const atRest = resident()
  let asked = 0
  let peak = atRest
  let failed = 0
  for (let round = 0; asked < REQUESTS; round += 1) {
    const urls = Array.from({ length: 5000 }, (_, at) => addressOf(round * 5000 + at + 1))
    const shots = await fireAt(urls, { seconds: SECONDS, callers: 20, headers: { apikey: `key ${round}` } })
    asked += Math.round(shots.perSecond * SECONDS)
    failed += shots.failed
    peak = Math.max(peak, resident())
  }
  report({
    what: `/rest/v1 after ${asked} requests, memory`,
    measured: `${Math.round(resident())} MB`,
    ratio: `${(resident() / atRest).toFixed(1)} × at rest`,
    budget: `≤ ${BUDGET_MB} MB`,
    met: peak <= BUDGET_MB && failed === 0,
    notes: [`${Math.round(atRest)} MB at rest, ${Math.round(peak)} MB at most, ${failed} failed`],
  })
} finally {
  served.disconnect()
  await database.stop()
  for (const path of [realpathSync(join(folder, 'postgres')), folder]) rmSync(path, { recursive: true, force: true })
}
