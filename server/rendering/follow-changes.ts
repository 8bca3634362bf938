import pg from 'pg'
import type { Logger } from '../../app/platform/logger.ts'

const CHANNEL = 'pages'
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 15_000
/**
 * How long after a purge the next one waits, so that a burst of changes costs one. Somebody who saves something sees it after a moment; what sells
 * may be a little behind, because a shop that sells every second would otherwise keep no list.
 */
const PAUSE_AFTER_PURGE_MS = { shop: 1000, stock: 10_000 }
/** Who has so many keys to purge purges everything. */
const MOST_KEYS = 5000

/** What is to be forgotten: the keys of what has changed, or everything. */
type Changed = Set<string> | 'everything'

/**
 * Calls `purge` with the keys of what has changed when the database says so (channel `pages`), without keys when that may be anything: at once, then at most once per pause.
 * A lost connection is made again and purges everything, because nobody knows what was missed.
 */
export function followChanges(options: {
  url: string
  purge: (changed?: ReadonlySet<string>) => void
  /** Told of each piece of news before pages are made anew. */
  changed?: (() => Promise<void>) | undefined
  /** Read anew what pages are made with besides their rows, by the name of the news, before pages are; never fail. */
  renew?: Readonly<Record<string, () => Promise<void>>>
  log: Logger
  pauses?: typeof PAUSE_AFTER_PURGE_MS
}): { close(): Promise<void> } {
  const { url, purge, changed, renew = {}, log, pauses = PAUSE_AFTER_PURGE_MS } = options
  let closed = false
  let client: pg.Client | undefined
  let again: NodeJS.Timeout | undefined
  const purges = { shop: collected(pauses.shop, purge), stock: collected(pauses.stock, purge) }
  const purgeEverything = () => {
    purges.stock.forget()
    purges.shop.now('everything')
  }

  async function listen(pause: number): Promise<void> {
    if (closed) return
    const mine = new pg.Client({ connectionString: url, application_name: 'hattha pages', keepAlive: true })
    client = mine
    const lost = (error?: unknown) => {
      if (client !== mine) return
      client = undefined
      mine.end().catch(() => {})
      if (closed) return
      log.warn({ err: error }, 'The shop no longer hears of changes from the database; trying again')
      again = setTimeout(() => void listen(Math.min(pause * 2, LONGEST_PAUSE_MS)), pause).unref()
    }
    mine.on('error', lost)
    mine.on('end', () => lost())
    mine.on('notification', ({ payload = '' }) => {
      const { haste, keys } = newsIn(payload)
      const first = Object.hasOwn(renew, payload) ? renew[payload] : undefined
      if (first || changed) void Promise.all([first?.(), changed?.()]).then(() => purges[haste].soon(keys))
      else purges[haste].soon(keys)
    })
    try {
      await mine.connect()
      await mine.query(`listen ${CHANNEL}`)
      pause = FIRST_PAUSE_MS
      // What was changed while nobody listened.
      await Promise.all([...Object.values(renew), ...(changed ? [changed] : [])].map((read) => read()))
      if (client === mine) purgeEverything()
    } catch (error) {
      lost(error)
    }
  }

  void listen(FIRST_PAUSE_MS)
  return {
    async close() {
      closed = true
      clearTimeout(again)
      purges.shop.forget()
      purges.stock.forget()
      await client?.end()
    },
  }
}

/** `keys product-… list` and `stock product-…` name what has changed; anything else may have changed everything. */
function newsIn(payload: string): { haste: keyof typeof PAUSE_AFTER_PURGE_MS; keys: Changed } {
  const [kind, ...keys] = payload.split(' ')
  return { haste: kind === 'stock' ? 'stock' : 'shop', keys: (kind === 'keys' || kind === 'stock') && keys.length > 0 ? new Set(keys) : 'everything' }
}

/** Purges at once, and then collects for a pause what is to be purged next. */
function collected(pause: number, purge: (changed?: ReadonlySet<string>) => void) {
  let waiting: Changed = new Set()
  let timer: NodeJS.Timeout | undefined
  let purgedAt = -Infinity
  const forget = () => {
    clearTimeout(timer)
    timer = undefined
    waiting = new Set()
  }
  const now = (what: Changed) => {
    forget()
    purgedAt = performance.now()
    if (what === 'everything') purge()
    else purge(what)
  }
  return {
    forget,
    now,
    soon(what: Changed) {
      const all = waiting === 'everything' || what === 'everything' ? 'everything' : new Set([...waiting, ...what])
      const wait = purgedAt + pause - performance.now()
      if (wait <= 0) return now(all)
      waiting = all !== 'everything' && all.size > MOST_KEYS ? 'everything' : all
      timer ??= setTimeout(() => now(waiting), wait).unref()
    },
  }
}
