import { createHmac } from 'node:crypto'
import type { Database } from '../../app/platform/database.ts'
import { isDatabaseError } from '../../app/platform/database-error.ts'
import type { Logger } from '../../app/platform/logger.ts'

/** What a process has seen is written this often: one that is killed takes no more along. */
const WRITE_EVERY_MS = 1_000
/** How long a deed of an address is the same deed. */
const WINDOW_MS = 30_000
/** More addresses than this in a window are no visitors; the rest is not counted, so that memory stays small. */
const MOST_ADDRESSES = 20_000
/** What does not know yet what it counts waits so long for it. */
const PATIENCE_MS = 5_000
/** What may wait while nothing can be written. */
const MOST_WAITING = 100_000

/** `view` is of a piece; `fetched` and `seen` are two halves of a way to one, known by their `pair`; the others are kinds of `private.figure_counts`. */
export type Count = { kind: string; word?: string; things?: number; minor?: number; id?: string; pair?: string; pair_before?: string }

type Ready = Waiting & { rows: readonly (Count & { mark: string })[] }
type Waiting = { mark: string; at: number; counts: (late: boolean) => readonly Count[] | undefined }

export type OnceCounter = {
  /**
   * Whether this address does this for the first time in this half minute, as far as this process knows. Then `counts` is asked when it is written, and again a moment later while it
   * answers undefined, until it is `late`. Whether another process has seen it already is the database's to say.
   */
  note(address: string, deed: string, counts: Waiting['counts']): boolean
  /** A seal over an address, a deed and this half minute, or the one before, by which other processes know it again. */
  seal(address: string, deed: string, window?: 'now' | 'before'): string
  /** Writes what was noted. What cannot be written is kept for the next time, and counts once even if it was written. */
  write(): Promise<void>
  stop(): Promise<void>
}

type Parts = { database: Pick<Database, 'all'>; log: Logger; secret: string; perAddress: number; writeEveryMs?: number; now?: () => number }

/**
 * Counts what people do, each deed of an address once in half a minute, whichever process of the shop sees it. Addresses are held in memory for that time and written nowhere; what
 * the database is given for two minutes is a seal over address, deed and time.
 */
export function createOnceCounter({ database, log, secret, perAddress, writeEveryMs = WRITE_EVERY_MS, now = Date.now }: Parts): OnceCounter {
  let window = -1
  let seen = new Map<string, Set<string>>()
  let waiting: Waiting[] = []
  const seal: OnceCounter['seal'] = (address, deed, which = 'now') =>
    createHmac('sha256', secret)
      .update(`${Math.floor(now() / WINDOW_MS) - (which === 'before' ? 1 : 0)} ${address} ${deed}`)
      .digest('hex')
      .slice(0, 32)
  const note: OnceCounter['note'] = (address, deed, counts) => {
    const at = now()
    if (Math.floor(at / WINDOW_MS) !== window) {
      window = Math.floor(at / WINDOW_MS)
      seen = new Map()
    }
    const did = seen.get(address) ?? new Set<string>()
    if (did.has(deed) || did.size >= perAddress || (did.size === 0 && seen.size >= MOST_ADDRESSES) || waiting.length >= MOST_WAITING) return false
    seen.set(address, did.add(deed))
    waiting.push({ mark: seal(address, deed), at, counts })
    return true
  }
  const write = async (ending: boolean) => {
    const ready: Ready[] = []
    const later: Waiting[] = []
    for (const one of waiting) {
      const counts = one.counts(ending || now() - one.at >= PATIENCE_MS)
      if (counts === undefined) later.push(one)
      else {
        ready.push({ ...one, rows: counts.map((count) => ({ things: 1, ...count, mark: one.mark })) })
      }
    }
    waiting = later
    if (ready.some(({ rows }) => rows.length > 0)) await send(ready)
  }
  /** One row that PostgreSQL refuses would keep all others from being written, now and for ever. */
  const send = async (ready: readonly Ready[]): Promise<void> => {
    try {
      await database.all('select private.count_once($1::jsonb)', [JSON.stringify(ready.flatMap(({ rows }) => rows))])
    } catch (err) {
      if (!isDatabaseError(err) || !/^2[23]/.test(err.code)) {
        log.warn({ err }, 'what was counted could not be written; it is kept for the next time')
        waiting = [...ready, ...waiting]
      } else if (ready.length === 1) log.error({ err }, 'something was counted that cannot be written; it is left out')
      else {
        const half = Math.ceil(ready.length / 2)
        await send(ready.slice(0, half))
        await send(ready.slice(half))
      }
    }
  }
  let writing: Promise<void> | undefined
  const inTurn = async (ending = false) => {
    await writing
    writing = write(ending)
    await writing
  }
  const clock = setInterval(() => void inTurn(), writeEveryMs)
  clock.unref()
  return {
    note,
    seal,
    write: () => inTurn(),
    async stop() {
      clearInterval(clock)
      await inTurn(true)
    },
  }
}
