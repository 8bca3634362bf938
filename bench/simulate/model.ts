import type { Act } from './mix.ts'
import { actsPerVisit } from './mix.ts'

/** What one act costs, alone on an idle node: processor milliseconds of Node and of PostgreSQL, milliseconds by the clock. `kept`: the same when the node has the page in its memory. */
export type Cost = { node: number; database: number; clock: number; kept?: { node: number; clock: number } }
export type Costs = Readonly<Record<Act, Cost>>

/** Acts that only read what everybody may see: a replica can answer them. */
const PUBLIC: ReadonlySet<Act> = new Set(['home', 'list', 'narrowed', 'search', 'product', 'maker', 'blog', 'suggest'])

export type Shop = {
  /** A day's visits, and the share of them that comes in its busiest hour. */
  visitsPerDay: number
  busiestHour: number
  nodes: number
  /** Of each node, and of the primary. */
  cores: number
  databaseCores: number
  replicas: number
  /** How many addresses a kind of page has, and how long a node keeps one, in seconds. */
  addresses: Partial<Record<Act, number>>
  keptSeconds: number
  /** Bytes of log and of disk that one order writes; the bytes a second that the log's disk takes. */
  logBytesPerOrder: number
  diskBytesPerOrder: number
  logBytesPerSecond: number
  /** Lines that are held open by a thousand visits an hour; bytes one holds; how many a node holds. */
  socketsPerThousandVisits: number
  bytesPerSocket: number
  socketsPerNode: number
}

/** A part's use in the busiest hour: 1 is all of it. */
export type Part = { name: string; use: number; says: string; add: string }
export type Forecast = {
  visitsPerSecond: number
  requestsPerSecond: number
  node: number
  database: number
  clock: number
  kept: number
  parts: readonly Part[]
}

/** Above this nobody plans: a queue grows with 1/(1 − use). */
export const COMFORTABLE = 0.7

/**
 * What a shop needs in its busiest hour, by the law of utilisation: rate × cost, part by part. A page is found in a node's memory when the same address was asked of the same node
 * within the time that it is kept: with a rate λ at each address, λT/(1 + λT) of the times. Addresses are asked as in any shop, the n-th 1/n as often as the first.
 */
export function forecast(shop: Shop, costs: Costs): Forecast {
  const visitsPerSecond = (shop.visitsPerDay * shop.busiestHour) / 3600
  let [node, primary, replicas, clock, requests, pages, kept] = [0, 0, 0, 0, 0, 0, 0]
  for (const [act, often] of actsPerVisit()) {
    const rate = often * visitsPerSecond
    const cost = costs[act]
    const found = cost.kept ? keptShare(rate / shop.nodes, shop.addresses[act] ?? 1, shop.keptSeconds) : 0
    node += rate * ((1 - found) * cost.node + found * (cost.kept?.node ?? 0))
    const database = rate * (1 - found) * cost.database
    if (shop.replicas > 0 && PUBLIC.has(act)) replicas += database
    else primary += database
    clock += rate * ((1 - found) * cost.clock + found * (cost.kept?.clock ?? 0))
    requests += rate
    if (cost.kept) {
      pages += rate
      kept += rate * found
    }
  }
  const orders = (actsPerVisit().get('place-order') ?? 0) * visitsPerSecond
  const sockets = (shop.socketsPerThousandVisits * visitsPerSecond * 3600) / 1000
  const parts: Part[] = [
    {
      name: 'processors of the nodes',
      use: node / 1000 / (shop.nodes * shop.cores),
      says: `${(node / 1000).toFixed(2)} of ${shop.nodes * shop.cores} cores`,
      add: 'another node of the same (a proxy in front that keeps pages takes the kept ones)',
    },
    {
      name: 'processors of the primary',
      use: primary / 1000 / shop.databaseCores,
      says: `${(primary / 1000).toFixed(2)} of ${shop.databaseCores} cores`,
      add:
        shop.replicas > 0
          ? 'a larger primary; then orders, events and messages in partitions by month'
          : 'a replica for what everybody reads (DATABASE_READ_URL)',
    },
    {
      name: 'processors of the replicas',
      use: shop.replicas === 0 ? 0 : replicas / 1000 / (shop.replicas * shop.databaseCores),
      says: shop.replicas === 0 ? 'none' : `${(replicas / 1000).toFixed(2)} of ${shop.replicas * shop.databaseCores} cores`,
      add: 'another replica, behind one name',
    },
    {
      name: 'the log of the primary',
      use: (orders * shop.logBytesPerOrder) / shop.logBytesPerSecond,
      says: `${((orders * shop.logBytesPerOrder) / 1e6).toFixed(2)} MB/s for ${orders.toFixed(2)} orders a second`,
      add: 'a faster disk for the log; one primary ends here: an engine that is spread over machines, or a shop for each region',
    },
    {
      name: 'open lines',
      use: sockets / (shop.nodes * shop.socketsPerNode),
      says: `${Math.round(sockets).toLocaleString('en')} lines, ${((sockets * shop.bytesPerSocket) / 1e9).toFixed(2)} GB`,
      add: 'nodes of their own for them (ROLES=realtime)',
    },
  ]
  return {
    visitsPerSecond,
    requestsPerSecond: requests,
    node: node / 1000,
    database: (primary + replicas) / 1000,
    clock: requests === 0 ? 0 : clock / requests,
    kept: pages === 0 ? 0 : kept / pages,
    parts,
  }
}

/** The share of questions for one of `addresses`, asked `rate` times a second altogether, that finds a page kept for `seconds`. */
export function keptShare(rate: number, addresses: number, seconds: number): number {
  let weights = 0
  for (let n = 1; n <= addresses; n++) weights += 1 / n
  let found = 0
  for (let n = 1; n <= addresses; n++) {
    const weight = 1 / n / weights
    const often = rate * weight * seconds
    found += (weight * often) / (1 + often)
  }
  return found
}

/**
 * What ends first as visits grow, in order: the day's visits at which each part is at its comfortable end, where nothing is added before. Costs are those measured at one size of
 * the catalogue: measure them again at yours.
 */
export function ends(shop: Shop, costs: Costs): { part: Part; visitsPerDay: number }[] {
  const names = forecast(shop, costs).parts.map(({ name }) => name)
  return names
    .flatMap((name) => {
      const at = (visitsPerDay: number) => forecast({ ...shop, visitsPerDay }, costs).parts.find((part) => part.name === name)
      const most = 1e11
      if ((at(most)?.use ?? 0) < COMFORTABLE) return []
      let [low, high] = [1, most]
      while (high / low > 1.01) {
        const middle = Math.sqrt(low * high)
        if ((at(middle)?.use ?? 0) < COMFORTABLE) low = middle
        else high = middle
      }
      const part = at(high)
      return part ? [{ part, visitsPerDay: high }] : []
    })
    .toSorted((a, b) => a.visitsPerDay - b.visitsPerDay)
}
