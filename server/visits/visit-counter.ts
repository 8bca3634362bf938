import { Hono } from 'hono'
import type { Database } from '../../app/platform/database.ts'
import type { Logger } from '../../app/platform/logger.ts'
import { clientIp } from '../client-ip.ts'
import type { Bindings } from '../http.ts'
import { isRobot } from './robots.ts'

/** Visits are written this often, all at once. */
const WRITE_EVERY_MS = 30_000
/** Between two writes an address is believed so many pieces; many people may share one. */
const PER_ADDRESS = 60
/** More addresses than this between two writes are no visitors; the rest is not counted, so that memory stays small. */
const MOST_ADDRESSES = 20_000

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
export type VisitCounter = {
  /** `POST /visits/{id of a piece}`, without a body: 204 whatever becomes of it. */
  app: Hono<Bindings>
  /** Writes what was counted. What cannot be written is kept for the next time. */
  write(): Promise<void>
  stop(): Promise<void>
}

/**
 * Counts visits of pieces, and nothing else of them. Addresses are held in memory from one write to the next, so that reloading counts once; they are
 * written nowhere. Robots, other sites and readers who asked not to be tracked (Sec-GPC) are left out.
 */
export function createVisitCounter({ database, log, trustProxy }: { database: Database; log: Logger; trustProxy: number }): VisitCounter {
  let counted = new Map<string, number>()
  let seen = new Map<string, Set<string>>()
  const count = (product: string, address: string) => {
    const products = seen.get(address) ?? new Set<string>()
    if (products.has(product) || products.size >= PER_ADDRESS || (products.size === 0 && seen.size >= MOST_ADDRESSES)) return
    seen.set(address, products.add(product))
    counted.set(product, (counted.get(product) ?? 0) + 1)
  }
  let writing: Promise<void> | undefined
  const write = async () => {
    if (counted.size === 0) return
    const batch = counted
    counted = new Map()
    seen = new Map()
    try {
      await database.all('select private.add_views($1::jsonb)', [JSON.stringify([...batch].map(([id, views]) => ({ id, views })))])
    } catch (err) {
      log.warn({ err }, 'visits could not be written; they are kept for the next time')
      for (const [product, views] of batch) counted.set(product, (counted.get(product) ?? 0) + views)
    }
  }
  const inTurn = async () => {
    await writing
    writing = write()
    await writing
  }
  const clock = setInterval(() => void inTurn(), WRITE_EVERY_MS)
  clock.unref()
  const app = new Hono<Bindings>()
  app.post('/:product', (c) => {
    const product = c.req.param('product').toLowerCase()
    const site = c.req.header('sec-fetch-site') ?? 'same-origin'
    if (UUID.test(product) && site === 'same-origin' && c.req.header('sec-gpc') !== '1' && !isRobot(c.req.header('user-agent')))
      count(product, clientIp(c.env.incoming, trustProxy))
    return c.body(null, 204, { 'cache-control': 'no-store' })
  })
  app.all('*', (c) => c.json({ code: 'not_found', message: 'There is nothing here.' }, 404))
  return {
    app,
    write: inTurn,
    async stop() {
      clearInterval(clock)
      await inTurn()
    },
  }
}
