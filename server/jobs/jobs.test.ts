import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { enqueue } from '../../app/platform/enqueue.ts'
import { refusal, testDatabase } from '../../tests/support/database.ts'
import { quietLog } from '../../tests/support/quiet-log.ts'
import { createMetrics } from '../metrics.ts'
import type { Job } from './job.ts'
import { startJobs } from './jobs.ts'

const db = await testDatabase()
const pool = new pg.Pool({ connectionString: db.url, max: 4 })
pool.on('error', () => undefined)
pool.on('connect', (client) => client.on('error', () => undefined))
afterAll(() => pool.end())

/** A worker for `jobs`; `seen` resolves with what the job `wanted` was first given. */
async function workerFor(jobs: Readonly<Record<string, Job>>) {
  const log = quietLog()
  const worker = await startJobs({ pool, jobs, log, metrics: createMetrics() })
  return { log, stop: () => worker.stop() }
}

function once(): { job: Job; given: Promise<unknown> } {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  return { job: { run: async (payload) => resolve(payload) }, given: promise }
}

const waiting = () => db.owner.one<{ count: number }>('select count(*)::int as count from graphile_worker.jobs')

test('a job runs with what it was given', async () => {
  const { job, given } = once()
  await enqueue(db.service, 'send-letter', { order: 7 })
  const worker = await workerFor({ 'send-letter': job })
  expect(await given).toEqual({ order: 7 })
  await worker.stop()
  await expect.poll(waiting).toEqual({ count: 0 })
})

test('a job of a transaction that is rolled back never runs', async () => {
  const undone = db.service.transaction(async (tx) => {
    await enqueue(tx, 'send-letter', {})
    throw new Error('the order could not be placed')
  })
  await expect(undone).rejects.toThrow('could not be placed')
  expect(await waiting()).toEqual({ count: 0 })
})

test('under one key only the last job waits', async () => {
  await enqueue(db.service, 'expire-order', { minutes: 15 }, { key: 'expire:1', runAt: new Date('2030-01-01') })
  await enqueue(db.service, 'expire-order', { minutes: 30 }, { key: 'expire:1', runAt: new Date('2031-01-01') })
  expect(await db.owner.all('select run_at from graphile_worker.jobs')).toEqual([{ run_at: new Date('2031-01-01') }])
  await db.owner.all('select graphile_worker.remove_job($1)', ['expire:1'])
})

test('a job that throws waits for another try and leaves a line', async () => {
  const { promise: tried, resolve } = Promise.withResolvers<void>()
  await enqueue(db.service, 'send-letter', {}, { key: 'failing' })
  const worker = await workerFor({
    'send-letter': {
      async run() {
        resolve()
        throw new Error('the mail server is away')
      },
    },
  })
  await tried
  await worker.stop()
  await expect
    .poll(() => db.owner.one('select attempts, last_error from graphile_worker.jobs where key = $1', ['failing']))
    .toMatchObject({ attempts: 1, last_error: 'the mail server is away' })
  expect(worker.log.lines.join()).toContain('a job failed')
  await db.owner.all('select graphile_worker.remove_job($1)', ['failing'])
})

test('stopping waits for the job that is at work', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  let finished = false
  await enqueue(db.service, 'slow', {})
  const worker = await workerFor({
    slow: {
      async run() {
        begin()
        await allowed
        finished = true
      },
    },
  })
  await begun
  const stopping = worker.stop()
  allow()
  await stopping
  expect(finished).toBe(true)
})

test('a job that does not come to its end does not hold up the stop, and is there for the next process', async () => {
  const { promise: atWork, resolve } = Promise.withResolvers<void>()
  const endless: Job = {
    run() {
      resolve()
      return new Promise(() => undefined)
    },
  }
  const worker = await startJobs({ pool, jobs: { endless }, log: quietLog(), metrics: createMetrics(), graceMs: 50 })
  await enqueue(db.service, 'endless', {})
  await atWork
  await worker.stop()
  expect(await db.owner.all(`select task_identifier, locked_by from graphile_worker.jobs`)).toEqual([{ task_identifier: 'endless', locked_by: null }])
  await db.owner.all('delete from graphile_worker._private_jobs')
})

test('neither strangers nor signed-in people can enqueue', async () => {
  expect(await refusal(enqueue(db.anon, 'send-letter', {}))).toBe('42501')
  expect(await refusal(enqueue(db.authenticated, 'send-letter', {}))).toBe('42501')
})
