import type { Database } from './database.ts'

/**
 * Puts a job of `app/jobs.ts` into the queue, inside the caller's transaction: it runs only if that commits.
 * Under a `key` at most one job waits; enqueueing again replaces it. `runAt` is the earliest moment.
 * Needs the role `service_role`. JSON in `payload`, so no bigint.
 */
export async function enqueue(tx: Database, job: string, payload: object, options: { key?: string; runAt?: Date } = {}): Promise<void> {
  await tx.all('select jobs.enqueue($1, $2::json, $3, $4::timestamptz)', [job, JSON.stringify(payload), options.key ?? null, options.runAt ?? null])
}
