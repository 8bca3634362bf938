import type { ParsedCronItem } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Job } from './job.ts'

/** How long ahead the next run is looked for: whatever a clock of ours says comes round within a month. */
const AHEAD_MINUTES = 60 * 24 * 32

/** A run that has begun. */
type Began = { task: string; at: Date; payload: unknown; attempt: number }

/** What is written down of the work in the background, in the database, where every process and `/admin/scheduled-tasks` read it. */
export type TaskBook = {
  /** Says what this process can run. */
  register(jobs: Readonly<Record<string, Job>>): Promise<void>
  /** Whether a job may run now; false where somebody has paused its task, and then it is passed over or put off. */
  begin(task: string, jobId: string, payload: unknown): Promise<boolean>
  /** Writes down how a run ended; with what it failed by, where it did. */
  end(began: Began, error?: unknown): Promise<void>
}

/** The book, written by the pool of the role that owns the queue. `process` names who writes. */
export function createTaskBook({ pool, clock, process }: { pool: Pool; clock: readonly ParsedCronItem[]; process: string }): TaskBook {
  const nextOf = (task: string) => {
    const item = clock.find((one) => one.task === task)
    return item === undefined ? null : (nextRun(item, new Date())?.toISOString() ?? null)
  }
  return {
    async register(jobs) {
      const tasks = Object.entries(jobs).map(([task, { cron = '', always }]) => ({ task, cron, may_pause: always !== true, next_at: nextOf(task) }))
      await pool.query('select private.register_tasks($1)', [JSON.stringify(tasks)])
    },
    async begin(task, jobId, payload) {
      const { rows } = await pool.query<{ may: boolean }>('select private.begin_task($1, $2, $3, $4, $5) as may', [
        task,
        jobId,
        has(payload, '_cron'),
        has(payload, '_by_hand'),
        nextOf(task),
      ])
      return rows[0]?.may !== false
    },
    async end({ task, at, payload, attempt }, error) {
      const ms = Math.max(0, Date.now() - at.getTime())
      const failure = error === undefined ? { failed: false } : { failed: true, error: error instanceof Error ? error.message : JSON.stringify(error) }
      const run = { task, began_at: at, ms, by_hand: has(payload, '_by_hand'), attempt, process, next_at: nextOf(task), ...failure }
      await pool.query('select private.end_task($1)', [JSON.stringify(run)])
    },
  }
}

/** When a task of the clock runs next after `now`, to the minute (UTC); undefined where that is further away than a month. */
export function nextRun({ match }: Pick<ParsedCronItem, 'match'>, now: Date): Date | undefined {
  const at = new Date(now)
  at.setUTCSeconds(0, 0)
  for (let ahead = 0; ahead < AHEAD_MINUTES; ahead++) {
    at.setUTCMinutes(at.getUTCMinutes() + 1)
    if (match({ min: at.getUTCMinutes(), hour: at.getUTCHours(), date: at.getUTCDate(), month: at.getUTCMonth() + 1, dow: at.getUTCDay() })) return at
  }
  return undefined
}

const has = (payload: unknown, mark: string): boolean => typeof payload === 'object' && payload !== null && mark in payload
