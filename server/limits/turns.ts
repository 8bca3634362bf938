import { Hono, type Context } from 'hono'
import { networkOf } from '@hattha/supabase-api'

/** Of the connections of a role, so many serve one network address at the same moment: pages ask a few things at once, and each takes milliseconds. */
const AT_ONCE = 3
/** A queue that is longer than this helps nobody in it. */
const MOST_WAITING = 100

type Queue = { running: number; waiting: (() => void)[] }

/**
 * Puts an app behind turns, one queue for each network address: whoever asks many slow things at once waits for their own and keeps no connection from anybody else.
 * Who has too many waiting already is refused (429). Exempt addresses are not counted.
 */
export function inTurns(app: Hono, { ipOf, exempt }: { ipOf: (c: Context) => string; exempt: (ip: string) => boolean }): Hono {
  const queues = new Map<string, Queue>()
  return new Hono()
    .use(async (c, next) => {
      const ip = ipOf(c)
      if (exempt(ip)) return next()
      const network = networkOf(ip)
      const queue = queues.get(network) ?? { running: 0, waiting: [] }
      queues.set(network, queue)
      if (queue.running < AT_ONCE) queue.running += 1
      else if (queue.waiting.length >= MOST_WAITING) return tooMany()
      else await new Promise<void>((go) => queue.waiting.push(go))
      try {
        return await next()
      } finally {
        // The place is handed to the next in line, or given back.
        const following = queue.waiting.shift()
        if (following) following()
        else queue.running -= 1
        if (queue.running === 0) queues.delete(network)
      }
    })
    .route('/', app)
}

const tooMany = () =>
  Response.json(
    { code: 'too_many', message: 'Too many requests at once. Please wait a moment.' },
    { status: 429, headers: { 'retry-after': '5', 'cache-control': 'no-store', 'access-control-allow-origin': '*' } },
  )
