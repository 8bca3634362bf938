import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { networkOf } from '@hattha/supabase-api'

/** Of the connections of a role, so many serve one network address at the same moment: pages ask a few things at once, and each takes milliseconds. */
const AT_ONCE = 3
/** A queue that is longer than this helps nobody in it. */
const MOST_WAITING = 100

type Queue = { running: number; waiting: (() => void)[] }

type Counting = { ipOf: (c: Context) => string; exempt: (ip: string) => boolean }

/**
 * Puts an app behind turns, one queue for each network address: whoever asks many slow things at once waits for their own and keeps no connection from anybody else.
 * Who has too many waiting already is refused (429). Exempt addresses are not counted.
 */
export const inTurns = (app: Hono, counting: Counting): Hono => new Hono().use(turns(counting)).route('/', app)

/**
 * The same for smaller copies of pictures alone. Few are made at a time and not many may wait for it, and an address can ask for any number of sizes that nobody has asked for before: the whole queue would
 * be theirs.
 */
export const picturesInTurns = (files: Hono, counting: Counting): Hono => new Hono().use('/render/image/*', turns(counting)).route('/', files)

function turns({ ipOf, exempt }: Counting): MiddlewareHandler {
  const queues = new Map<string, Queue>()
  return async (c, next) => {
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
  }
}

const tooMany = () =>
  Response.json(
    { code: 'too_many', message: 'Too many requests at once. Please wait a moment.' },
    { status: 429, headers: { 'retry-after': '5', 'cache-control': 'no-store', 'access-control-allow-origin': '*' } },
  )
