/**
 * What `/rest/v1` costs beside a handler written by hand, which sets the same role and claims and runs its own SQL: a list of 24 with an embedded to-one
 * resource, in one process, in turns, by 10 callers. Prints requests per second and the ratio; the budget is 70 %.
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'
import { createRest } from '@hattha/supabase-api'
import { startEmbedded } from '@hattha/postgres'
import { bombard } from './cannon.ts'
import { report } from './finding.ts'

const BUDGET = 0.7
const CALLERS = 10
const SECONDS = 1
const ROUNDS = 9
const CLAIMS = JSON.stringify({ role: 'bench_reader', sub: '11111111-1111-1111-1111-111111111111' })
const ROWS = 24

const FIXTURE = `
  create role bench_reader;
  create table sellers (id int primary key, name text not null, region text not null);
  create table products (id int primary key, seller_id int not null references sellers, name text not null, price bigint not null, tags text[] not null, is_live boolean not null);
  alter table sellers enable row level security;
  alter table products enable row level security;
  create policy "all sellers" on sellers for select to bench_reader using (true);
  create policy "live products" on products for select to bench_reader using (is_live);
  grant select on sellers, products to bench_reader;
  insert into sellers select i, 'Seller ' || i, 'Region ' || i % 7 from generate_series(1, 500) i;
  insert into products select i, 1 + i % 500, 'Product ' || i, i * 37 % 100000, '{silk,blue}', i % 20 <> 0 from generate_series(1, 10000) i;
  create index on products (price);
  analyze;`

const SETTINGS = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true), set_config('search_path', 'public', true)`
const BY_HAND = `select coalesce(json_agg(x), '[]')::text as body from (
  select p.id, p.name, p.price, p.tags, (select row_to_json(s) from (select s.id, s.name, s.region from sellers s where s.id = p.seller_id) s) as seller
  from products p where p.price >= 500 and p.name <> $1::text order by p.price limit ${ROWS}) x`
const SELECT = 'select=id,name,price,tags,seller:sellers(id,name,region)'

/** One list, asked for both ways. */
type Contest = { name: string; rest: string; byHand: string }

const quiet = () => undefined
const folder = mkdtempSync(join(tmpdir(), 'hattha-bench-'))
const database = await startEmbedded({ folder, durable: false })
const owner = new pg.Pool({ connectionString: database.url, max: 1 })
await owner.query(FIXTURE)
function poolOf(): pg.Pool {
  return new pg.Pool({ connectionString: database.url, options: '-c role=bench_reader', max: CALLERS, pipeline: true }).on('error', quiet)
}
const [restPool, handPool] = [poolOf(), poolOf()]

const rest = createRest({
  poolFor: () => restPool,
  verify: async () => ({ role: 'bench_reader', claims: { role: 'bench_reader', sub: '11111111-1111-1111-1111-111111111111' } }),
  schemas: ['public'],
  maxRows: 1000,
  anonRole: 'bench_reader',
  log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
})
const app = new Hono().route('/rest/v1', rest)
/** The load is one address; where it says "anew", every request gets a value of its own. */
let asked = 0
const anew = (text: string): string => text.replace('anew', `anew${(asked += 1)}`)
const restServer = createAdaptorServer({
  fetch: (request) => app.fetch(request.url.includes('anew') ? new Request(anew(request.url), request) : request),
}) as Server
const handServer = createServer((request, response) => {
  const name = new URL(request.url ?? '/', 'http://x').searchParams.get('name') ?? ''
  void listByHand(anew(name)).then((body) =>
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) }).end(body),
  )
})

async function listByHand(name: string): Promise<string> {
  const client = await handPool.connect()
  try {
    const [, , answer] = await Promise.all([
      client.query('begin read only'),
      client.query({ name: 'settings', text: SETTINGS, values: ['bench_reader', CLAIMS] }),
      client.query<{ body: string }>({ name: 'list', text: BY_HAND, values: [name] }),
      client.query('commit'),
    ])
    return answer.rows[0]?.body ?? '[]'
  } finally {
    client.release()
  }
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Requests per second, measured by a program of its own. */
const measure = (url: string, seconds: number) => bombard(url, { seconds, callers: CALLERS, headers: { apikey: 'bench' } })

try {
  const restUrl = await listen(restServer)
  const handUrl = await listen(handServer)
  const list = `${restUrl}/rest/v1/products?${SELECT}&price=gte.500&order=price&limit=${ROWS}`
  const contests: Contest[] = [
    { name: 'a list asked for again and again', rest: `${list}&name=neq.none`, byHand: `${handUrl}/?name=none` },
    { name: 'a list with a value never seen before', rest: `${list}&name=neq.anew`, byHand: `${handUrl}/?name=anew` },
  ]
  let worst = Infinity
  const rounds: string[] = []
  for (const { name, rest: ofRest, byHand } of contests) {
    const same = await Promise.all([ofRest, byHand].map(async (url) => (await fetch(url, { headers: { apikey: 'bench' } })).text()))
    if (same[0] !== same[1]) throw new Error('the two answers differ')
    await measure(ofRest, 1)
    await measure(byHand, 1)
    const ratios: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const hand = await measure(byHand, SECONDS)
      const general = await measure(ofRest, SECONDS)
      ratios.push(general / hand)
      rounds.push(`${name}: by hand ${Math.round(hand)}/s, /rest/v1 ${Math.round(general)}/s, ${Math.round((100 * general) / hand)} %`)
    }
    worst = Math.min(worst, ratios.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0)
  }
  report({
    what: '/rest/v1, a list with an embedded seller',
    measured: `${Math.round(100 * worst)} %`,
    ratio: 'of a handler by hand',
    budget: `≥ ${100 * BUDGET} %`,
    met: worst >= BUDGET,
    notes: rounds,
  })
} finally {
  await rest.close()
  for (const server of [restServer, handServer]) {
    server.closeAllConnections()
    server.close()
  }
  await Promise.all([owner, restPool, handPool].map((pool) => pool.end()))
  await database.stop()
  for (const path of [realpathSync(join(folder, 'postgres')), folder]) rmSync(path, { recursive: true, force: true })
}
