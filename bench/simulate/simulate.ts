/**
 * `npm run simulate -- --visits 1e6/day`: visitors come to a shop of several nodes as they come to a real one, whether or not it answers in time (open loop), in the mix of `mix.ts`,
 * at the pace of its busiest hour. Beside what was measured stands what the model had forecast from the cost of each act alone; then what ends first as the shop grows.
 * `--nodes 3`, `--seconds 60`, `--busiest 0.1` (its share of the day), `--forecast` says only what ends first. BENCH_DIR names a folder of `npm run bench:seed`. Linux only.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { loadNow, median, quantile } from '../finding.ts'
import { doAct, sendTo, someVisitor } from './acts.ts'
import { measureCosts } from './costs.ts'
import { ACTS, VISITS, type Act } from './mix.ts'
import { ends, forecast, type Shop } from './model.ts'
import { processesOf, spentBy } from './spent.ts'
import { openWorld, type World } from './world.ts'

/** Between two steps, in seconds on average: shorter than people take, so that a run need not be as long as a visit. */
const THINK_SECONDS = 1
const WARM_SECONDS = 8

const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '1e6/day' },
    nodes: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '60' },
    busiest: { type: 'string', default: '0.1' },
    forecast: { type: 'boolean', default: false },
  },
})
const visitsPerDay = Number(/^(\d+(?:\.\d+)?(?:e\d+)?)(?:\/day)?$/.exec(values.visits)?.[1])
const [nodes, seconds, busiestHour] = [Number(values.nodes), Number(values.seconds), Number(values.busiest)]
if (!(visitsPerDay > 0) || !Number.isInteger(nodes) || nodes < 1 || !(seconds > 0) || !(busiestHour > 0 && busiestHour <= 1)) {
  console.error('Say --visits as 1e6/day, --nodes as a whole number from 1, --seconds above 0, --busiest as a share of the day up to 1.')
  process.exit(1)
}

/** The same visitors in every run. */
let state = 20261127
const chance = () => {
  state = (state * 1664525 + 1013904223) % 2 ** 32
  return state / 2 ** 32
}
const line = (...cells: (string | number)[]) =>
  console.log(
    cells
      .map((cell, at) => String(cell).padEnd(at === 0 ? 34 : 16))
      .join('')
      .trimEnd(),
  )

const world = await openWorld(nodes)
try {
  const costs = await measureCosts(world, chance)
  const logged = await logOfOrders(world)
  const shop: Shop = {
    visitsPerDay,
    busiestHour,
    nodes,
    // The nodes, the database and whoever visits share this machine.
    cores: availableParallelism() / nodes,
    databaseCores: availableParallelism(),
    replicas: 0,
    addresses: { home: 3, list: 3, narrowed: 180, search: 30, product: 3 * world.products.length, maker: 3 * world.makers.length, blog: 3 },
    keptSeconds: 60,
    ...logged,
    // A disk of a rented server; lines and their memory as bench/live-sockets.ts and bench/chat.ts tell.
    logBytesPerSecond: 150e6,
    socketsPerThousandVisits: 60,
    bytesPerSocket: 25_000,
    socketsPerNode: 20_000,
  }
  line('alone', 'Node ms', 'PostgreSQL ms', 'clock ms', 'kept: Node ms')
  for (const act of ACTS) {
    const { node, database, clock, kept } = costs[act]
    line(act, node.toFixed(2), database.toFixed(2), clock.toFixed(1), kept ? kept.node.toFixed(2) : '')
  }
  if (!values.forecast) await compare(world, shop, costs)
  console.log(`\nWhat ends first, on nodes of four cores and a primary of sixteen, at ${visitsPerDay.toLocaleString('en')} visits a day and above:`)
  for (const { part, visitsPerDay: at } of ends({ ...shop, nodes: 3, cores: 4, databaseCores: 16 }, costs)) {
    console.log(`  ${Math.round(at).toLocaleString('en').padStart(16)} visits a day: ${part.name} (${part.says}) → ${part.add}`)
  }
} finally {
  await world.end()
}

/** Bytes of log, and of disk, for each of some orders: everything that was written meanwhile. */
async function logOfOrders(of: World): Promise<{ logBytesPerOrder: number; diskBytesPerOrder: number }> {
  const written = async () => {
    const { rows } = await of.database.query<{ log: string; disk: string }>(
      `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as log, pg_database_size(current_database())::text as disk`,
    )
    return { log: Number(rows[0]?.log), disk: Number(rows[0]?.disk) }
  }
  const many = 40
  const [before, url] = [await written(), of.nodes[0]?.url ?? '']
  for (let order = 0; order < many; order++) {
    const visitor = someVisitor(chance)
    for (const act of ['quote', 'place-order'] as const) await doAct(act, { world: of, visitor, send: sendTo(url, of.anonKey), chance })
  }
  const after = await written()
  return { logBytesPerOrder: (after.log - before.log) / many, diskBytesPerOrder: Math.max(0, after.disk - before.disk) / many }
}

async function compare(of: World, shop: Shop, costs: Parameters<typeof forecast>[1]): Promise<void> {
  const told = forecast(shop, costs)
  const took = new Map<Act, number[]>(ACTS.map((act) => [act, []]))
  const failed: string[] = []
  let [counting, begun, done, late, next] = [false, 0, 0, 0, 0]
  const visit = async () => {
    const node = of.nodes[(next += 1) % of.nodes.length]
    const visitor = someVisitor(chance)
    const send = sendTo(node?.url ?? '', of.anonKey)
    let dice = chance()
    const kind = VISITS.find(({ share }) => (dice -= share) < 0) ?? VISITS[0]
    if (counting) begun += 1
    for (const [at, act] of (kind?.steps ?? []).entries()) {
      if (at > 0) await pause(-1000 * THINK_SECONDS * Math.log(1 - chance()))
      const counted = counting
      const from = performance.now()
      const { status, text } = await doAct(act, { world: of, visitor, send, chance })
      if (!counted) continue
      took.get(act)?.push(performance.now() - from)
      if (status < 200 || status > 299) {
        failed.push(`${act} ${status} ${text.slice(0, 80)}`)
        break
      }
    }
    if (counting) done += 1
  }
  const open = new Set<Promise<void>>()
  const pids = of.nodes.map(({ pid }) => pid)
  let before = { node: 0, database: 0, at: 0, kept: 0 }
  const start = performance.now()
  // When each comes was decided beforehand: who is late in coming would otherwise be a gentler visitor.
  for (let due = 0; due < (WARM_SECONDS + seconds) * 1000; due += (-1000 * Math.log(1 - chance())) / told.visitsPerSecond) {
    const wait = start + due - performance.now()
    if (wait > 1) await pause(wait)
    else late = Math.max(late, -wait)
    if (!counting && due >= WARM_SECONDS * 1000) {
      counting = true
      before = { node: spentBy(pids), database: spentBy(await processesOf(of.database)), at: performance.now(), kept: await pagesKept(of) }
    }
    const going = visit().finally(() => open.delete(going))
    open.add(going)
  }
  const clock = (performance.now() - before.at) / 1000
  const spent = { node: (spentBy(pids) - before.node) / clock, database: (spentBy(await processesOf(of.database)) - before.database) / clock }
  const kept = (await pagesKept(of)) - before.kept
  counting = false
  await Promise.race([Promise.all(open), pause(20_000)])
  const all = [...took.values()].flat()
  const pages = ['home', 'list', 'narrowed', 'search', 'product', 'maker', 'blog'].flatMap((act) => took.get(act as Act) ?? [])
  console.log(
    `\n${nodes} nodes on this machine, ${seconds} s of the busiest hour of ${visitsPerDay.toLocaleString('en')} visits a day (${loadNow()}; a visitor came ${Math.round(late)} ms late at most)`,
  )
  line('', 'forecast', 'measured')
  line('visits a second', told.visitsPerSecond.toFixed(1), (begun / clock).toFixed(1))
  line('requests a second', told.requestsPerSecond.toFixed(1), (all.length / clock).toFixed(1))
  line('cores of Node', told.node.toFixed(2), spent.node.toFixed(2))
  line('cores of PostgreSQL', told.database.toFixed(2), spent.database.toFixed(2))
  line('pages from memory', `${Math.round(100 * told.kept)} %`, `${Math.round((100 * kept) / Math.max(1, pages.length))} %`)
  line('', 'p50 ms', 'p95 ms', 'alone ms', 'times')
  for (const act of ACTS) {
    const times = took.get(act) ?? []
    if (times.length > 0) line(act, median(times).toFixed(1), quantile(times, 0.95).toFixed(1), costs[act].clock.toFixed(1), times.length)
  }
  line('everything', median(all).toFixed(1), quantile(all, 0.95).toFixed(1), '', `${all.length}, ${failed.length} failed, ${done} of ${begun} visits ended`)
  for (const sentence of new Set(failed)) console.log(`  failed: ${sentence}`)
}

/** How many answers the nodes have given from their memory so far. */
async function pagesKept(of: World): Promise<number> {
  const said = await Promise.all(of.nodes.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()))
  return said.reduce((sum, text) => sum + Number(/^kept_pages_sent_total(?:\{[^}]*\})? (\S+)$/m.exec(text)?.[1] ?? 0), 0)
}
