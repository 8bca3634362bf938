import pg from 'pg'
import { connectPools } from '@hattha/postgres'
import type { Database } from '../app/platform/database.ts'
import type { Logger } from '../app/platform/logger.ts'

const LOOK_EVERY_MS = 500

/** What everybody reads, from a replica as long as it is fit, else from the database itself. */
export type PublicReading = {
  database: Database
  /** Something was changed: nobody reads from the replica before it knows of it. */
  changed(): Promise<void>
  stop(): Promise<void>
}

type Parts = { readUrl: string; ownerUrl: string; primary: Database; lagMs: number; size: number; log: Logger; everyMs?: number }

/**
 * Sends public reading to the replica. It is left alone while it does not answer, while it is further behind than `lagMs`, and while it has not yet heard what the pages were
 * told of last: a page that is made because something changed shows the change.
 */
export function createPublicReading({ readUrl, ownerUrl, primary, lagMs, size, log, everyMs = LOOK_EVERY_MS }: Parts): PublicReading {
  const pools = connectPools({
    url: withSecretOf(readUrl, ownerUrl),
    size,
    patient: false,
    onError: (error) => log.debug({ err: error }, 'a connection to the replica broke'),
  })
  const replica = pools.databaseOf(pools.anon)
  const fitness = createFitness({
    look: (floor) => replica.one<Seen>(LOOK, [floor ?? null]),
    position: async () => (await primary.maybe<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn'))?.lsn,
    lagMs,
    log,
  })
  let looking: Promise<void> | undefined
  const clock = setInterval(() => void (looking ??= fitness.look().finally(() => (looking = undefined))), everyMs).unref()

  const either = async <Result>(ask: (from: Database) => Promise<Result>): Promise<Result> => {
    if (!fitness.isFit()) return ask(primary)
    try {
      return await ask(replica)
    } catch (error) {
      // It refuses what it cannot do, and is gone when it is gone; both are no reason for a reader to see nothing.
      if (isRefusal(error)) throw error
      fitness.lost()
      return ask(primary)
    }
  }
  return {
    database: {
      all: (text, values) => either((from) => from.all(text, values)),
      one: (text, values) => either((from) => from.one(text, values)),
      maybe: (text, values) => either((from) => from.maybe(text, values)),
      transaction: (work, options) => primary.transaction(work, options),
    },
    changed: fitness.changed,
    async stop() {
      clearInterval(clock)
      await looking
      await pools.end()
    },
  }
}

/** How far a replica is behind, in milliseconds, and whether it knows of everything up to a position. */
type Seen = { behind_ms: number; caught_up: boolean }

/** Has all that it was sent, and is still sent something: one that nobody sends anything to is as old as what it heard last. Others than its owner see the receiver's row, if nothing in it. */
const LOOK = `select case when not pg_is_in_recovery()
                            or (pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() and exists (select from pg_stat_wal_receiver)) then 0
                else coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()) * 1000, 1e9) end::float8 as behind_ms,
                $1::pg_lsn is null or not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= $1::pg_lsn as caught_up`

type FitnessParts = {
  /** Asks the replica about itself and the position `floor`. */
  look: (floor: string | undefined) => Promise<Seen>
  /** Where the primary has got to. */
  position: () => Promise<string | undefined>
  lagMs: number
  log: Logger
}

/** Whether a replica may be read. What it says of itself counts only if nothing was changed since it was asked. */
export function createFitness({ look, position, lagMs, log }: FitnessParts) {
  let fit = false
  let floor: string | undefined
  let changes = 0
  return {
    isFit: () => fit,
    /** It did not answer. */
    lost() {
      fit = false
    },
    async look() {
      const asked = changes
      const found = await look(floor).catch(() => undefined)
      if (asked !== changes) return
      const now = found !== undefined && found.behind_ms <= lagMs && found.caught_up
      if (now !== fit)
        log.info({ behindMs: Math.round(found?.behind_ms ?? -1) }, now ? 'public reading goes to the replica' : 'public reading goes to the database itself')
      fit = now
    },
    async changed() {
      changes += 1
      fit = false
      const told = await position().catch(() => undefined)
      floor = told ?? floor
      // A question that was asked meanwhile named the old position.
      changes += 1
      fit = false
    },
  }
}

/** A replica has the roles of its primary, whose passwords follow from the owner's. */
function withSecretOf(readUrl: string, ownerUrl: string): string {
  const url = new URL(readUrl)
  if (url.password === '') {
    const { username, password } = new URL(ownerUrl)
    Object.assign(url, { username, password })
  }
  return url.href
}

/**
 * The statement itself was refused: it would be elsewhere, too, and one that took too long (57014) would take the primary's time as well. Conflicts with what is replayed (40001), a
 * read-only database (25006) and whatever is about the connection are not that.
 */
export const isRefusal = (error: unknown): boolean => {
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : ''
  return code !== '' && code !== '40001' && code !== '25006' && !code.startsWith('08') && !code.startsWith('57P')
}
