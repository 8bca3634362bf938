import type { Pool } from 'pg'
import type { Logger } from '../../app/platform/logger.ts'

/** How often jobs of workers that are gone are looked for; one that nobody holds at two looks is gone, so its jobs are free within twice this. */
const LOOK_EVERY_MS = 20_000

/** Who says which workers live. */
type Presence = { gone(workers: readonly string[]): Promise<string[]> }

/**
 * Gives back what workers that were killed had in their hands, which the queue itself does after four hours. A worker whose line to the database broke is back on it
 * before the second look.
 */
export function freeLeftJobs({ pool, presence, log, everyMs = LOOK_EVERY_MS }: { pool: Pool; presence: Presence; log: Logger; everyMs?: number }): {
  stop(): Promise<void>
} {
  let suspected = new Set<string>()
  const look = async () => {
    const { rows } = await pool.query<{ locked_by: string }>('select distinct locked_by from graphile_worker.jobs where locked_by is not null')
    const gone = await presence.gone(rows.map(({ locked_by: worker }) => worker))
    const twice = gone.filter((worker) => suspected.has(worker))
    suspected = new Set(gone)
    if (twice.length === 0) return
    await pool.query('select graphile_worker.force_unlock_workers($1)', [twice])
    log.warn({ workers: twice.length }, 'a worker is gone; what it had in hand is done by another')
  }
  let looking: Promise<void> | undefined
  const clock = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => log.debug({ err: error }, 'jobs that were left could not be looked for'))
      .finally(() => (looking = undefined))
  }, everyMs).unref()
  return {
    async stop() {
      clearInterval(clock)
      await looking
    },
  }
}
