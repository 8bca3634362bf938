import { Hono } from 'hono'
import type { Database } from '../../app/platform/database.ts'
import type { Logger } from '../../app/platform/logger.ts'
import { clientIp } from '../client-ip.ts'
import type { Bindings } from '../http.ts'
import { createOnceCounter } from './once-counter.ts'
import { isRobot } from './robots.ts'

/** In half a minute an address is believed so many pieces; many people may share one. */
const PER_ADDRESS = 60

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export type VisitCounter = {
  /** `POST /visits/{id of a piece}`, without a body: 204 whatever becomes of it. */
  app: Hono<Bindings>
  /** Writes what was counted. What cannot be written is kept for the next time. */
  write(): Promise<void>
  stop(): Promise<void>
}

type Parts = { database: Database; log: Logger; trustProxy: number; secret: string; writeEveryMs?: number; now?: () => number }

/** Counts visits of pieces, and nothing else of them. Robots, other sites and readers who asked not to be tracked (Sec-GPC) are left out. */
export function createVisitCounter({ trustProxy, ...parts }: Parts): VisitCounter {
  const counter = createOnceCounter({ ...parts, perAddress: PER_ADDRESS })
  const app = new Hono<Bindings>()
  app.post('/:product', (c) => {
    const id = c.req.param('product').toLowerCase()
    const site = c.req.header('sec-fetch-site') ?? 'same-origin'
    if (UUID.test(id) && site === 'same-origin' && c.req.header('sec-gpc') !== '1' && !isRobot(c.req.header('user-agent')))
      counter.note(clientIp(c.env.incoming, trustProxy), `view ${id}`, () => [{ kind: 'view', id }])
    return c.body(null, 204, { 'cache-control': 'no-store' })
  })
  app.all('*', (c) => c.json({ code: 'not_found', message: 'There is nothing here.' }, 404))
  return { app, write: counter.write, stop: counter.stop }
}
