import { EventEmitter } from 'node:events'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { type CronItem, Logger as WorkerLogger, parseCronItems, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Logger } from '../../app/platform/logger.ts'
import type { Metrics } from '../metrics.ts'
import type { Tracing } from '../watching/tracing.ts'
import type { Job } from './job.ts'
import { createTaskBook, type TaskBook } from './task-book.ts'

/** How long a job that is at work may go on after the shop was told to stop; then it is left to the next process, which runs it again. */
const GRACE_MS = 8_000

/** Two at a time: jobs share the machine with the people who wait for pages. */
const AT_ONCE = 2

/**
 * Runs `jobs` out of the database's queue until `stop`. A job that throws runs again later, with growing pauses.
 * The pool must belong to the role that owns the queue (see `prepareJobs`).
 */
export async function startJobs(parts: {
  pool: Pool
  jobs: Readonly<Record<string, Job>>
  log: Logger
  metrics: Metrics
  tracing?: Pick<Tracing, 'job'> | undefined
  graceMs?: number
  /** Is told by which name this worker locks its jobs. */
  named?: (worker: string) => Promise<void>
}): Promise<{ stop(): Promise<void> }> {
  const { pool, jobs, log, metrics, tracing, graceMs = GRACE_MS, named } = parts
  let left = false
  // What a job says that was left behind is about a database that is being closed under it.
  const logNow: Pick<Logger, 'error' | 'warn' | 'debug'> = {
    error: (facts, sentence) => (left ? log.debug(facts, sentence) : log.error(facts, sentence)),
    warn: (facts, sentence) => (left ? log.debug(facts, sentence) : log.warn(facts, sentence)),
    debug: (facts, sentence) => log.debug(facts, sentence),
  }
  const clock = parseCronItems(clockOf(jobs))
  const book = createTaskBook({ pool, clock, process: `${hostname()}:${process.pid}` })
  await book.register(jobs)
  const taskList: TaskList = Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [
      name,
      (payload: unknown, { job: { id, attempts } }) => timed({ name, job, payload, place: { id, attempt: attempts }, book, log: logNow, metrics, tracing }),
    ]),
  )
  // By these names jobs are locked: by the pool as a whole.
  const names: string[] = []
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => {
    names.push(workerPool.id)
    named?.(workerPool.id).catch((error: unknown) => log.warn({ err: error }, 'this worker could not say that it lives'))
  })
  const runner: Runner = await run({
    pgPool: pool,
    events,
    taskList,
    concurrency: AT_ONCE,
    pollInterval: 1_000,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: graceMs,
    parsedCronItems: clock,
    logger: new WorkerLogger(
      () => (level, sentence, meta) => logNow[level === 'warning' ? 'warn' : level === 'error' ? 'error' : 'debug']({ ...errorOf(meta) }, sentence),
    ),
  })
  let stopping = false
  // The worker may end by itself when the database goes away for long; that is worth a line, not the end of the process.
  runner.promise.catch((error: unknown) => {
    if (!stopping) log.error({ err: error }, 'the background worker ended by itself')
  })
  return {
    async stop() {
      stopping = true
      // What became of the last jobs may still be on its way to the database; ending the pool waits for it.
      const ended = runner.stop('the shop stops').then(() => true)
      // The worker itself would wait for a job however long it takes, and whoever asked the shop to stop would kill it instead.
      if (!(await Promise.race([ended, pause(graceMs, false)]))) {
        left = true
        ended.catch(() => undefined)
        log.warn({}, 'a job was still at work; the next process takes it up')
        await pool.query('select graphile_worker.force_unlock_workers($1)', [names])
      }
    },
  }
}

/** What runs by the clock, each task under one key, so that two processes have it run once. */
const clockOf = (jobs: Readonly<Record<string, Job>>): CronItem[] =>
  Object.entries(jobs).flatMap(([task, { cron }]) =>
    cron === undefined ? [] : [{ task, match: cron, options: { backfillPeriod: 0, jobKey: `cron:${task}`, jobKeyMode: 'preserve_run_at', maxAttempts: 3 } }],
  )

type Timed = {
  name: string
  job: Job
  payload: unknown
  place: { id: string; attempt: number }
  book: TaskBook
  log: Pick<Logger, 'error' | 'warn'>
  metrics: Metrics
  tracing?: Pick<Tracing, 'job'> | undefined
}

/** Runs a job unless somebody has paused its task, and writes down how that ended; a book that cannot be written stops no work. */
async function timed({ name, job, payload, place, book, log, metrics, tracing }: Timed): Promise<void> {
  if (!(await book.begin(name, place.id, payload))) return
  const began = { task: name, at: new Date(), payload, attempt: place.attempt }
  const written = (error?: unknown) =>
    book.end(began, error).catch((problem: unknown) => log.warn({ err: problem, job: name }, 'a run could not be written down'))
  const end = metrics.jobs.startTimer({ job: name })
  try {
    await (tracing ? tracing.job(name, () => job.run(payload)) : job.run(payload))
    end({ result: 'done' })
    await written()
  } catch (error) {
    end({ result: 'failed' })
    log.error({ err: error, job: name }, 'a job failed and will run again')
    await written(error)
    throw error
  }
}

const errorOf = (meta: unknown) => (typeof meta === 'object' && meta !== null && 'error' in meta ? { err: meta.error } : {})
