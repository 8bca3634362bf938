import pg from 'pg'
import type { Logger } from '../../app/platform/logger.ts'

const CHANNEL = 'pages'
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 15_000
/**
 * How long after a purge the next one waits, so that a burst of changes costs one. Somebody who saves something sees it after a moment; what sells
 * may be a little behind, because a shop that sells every second would otherwise keep no page.
 */
const PAUSE_AFTER_PURGE_MS = { shop: 1000, stock: 10_000 }

/**
 * Calls `purge` when the database says that pages show something old (channel `pages`): at once, then at most once per pause. A lost connection is made
 * again and purges, because nobody knows what was missed.
 */
export function followChanges(options: {
  url: string
  purge: () => void
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
  let due: { at: number; timer: NodeJS.Timeout } | undefined
  let purgedAt = -Infinity

  const purgeNow = () => {
    if (due) clearTimeout(due.timer)
    due = undefined
    purgedAt = performance.now()
    purge()
  }
  const purgeSoon = (haste: keyof typeof pauses) => {
    const at = purgedAt + pauses[haste]
    const wait = at - performance.now()
    if (wait <= 0) return purgeNow()
    if (due && due.at <= at) return
    if (due) clearTimeout(due.timer)
    due = { at, timer: setTimeout(purgeNow, wait).unref() }
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
    mine.on('notification', ({ payload }) => {
      const first = payload === undefined ? undefined : renew[payload]
      const haste = payload === 'stock' ? 'stock' : 'shop'
      if (first || changed) void Promise.all([first?.(), changed?.()]).then(() => purgeSoon(haste))
      else purgeSoon(haste)
    })
    try {
      await mine.connect()
      await mine.query(`listen ${CHANNEL}`)
      pause = FIRST_PAUSE_MS
      // What was changed while nobody listened.
      await Promise.all([...Object.values(renew), ...(changed ? [changed] : [])].map((read) => read()))
      if (client === mine) purgeNow()
    } catch (error) {
      lost(error)
    }
  }

  void listen(FIRST_PAUSE_MS)
  return {
    async close() {
      closed = true
      clearTimeout(again)
      if (due) clearTimeout(due.timer)
      await client?.end()
    },
  }
}
