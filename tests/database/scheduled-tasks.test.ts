import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueue } from '../../app/platform/enqueue.ts'
import type { Job } from '../../server/jobs/job.ts'
import { startJobs } from '../../server/jobs/jobs.ts'
import { nextRun } from '../../server/jobs/task-book.ts'
import { createMetrics } from '../../server/metrics.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson } from '../support/market.ts'
import { quietLog } from '../support/quiet-log.ts'
import { asStaff, givenStaff } from '../support/staff.ts'
import { givenDeadJob } from '../support/waiting-work.ts'

let db: TestDatabase
let pool: pg.Pool
let clerk: string
beforeAll(async () => {
  db = await testDatabase()
  pool = new pg.Pool({ connectionString: db.url, max: 4 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  clerk = await givenPerson(db, { name: 'Malee Hattha' })
  await givenStaff(db, clerk, ['tasks.read', 'tasks.write'])
})
afterAll(() => pool.end())

const ask = (sql: string, values: readonly unknown[] = []) => asStaff(db, clerk).all(sql, values)
const worker = (jobs: Readonly<Record<string, Job>>) => startJobs({ pool, jobs, log: quietLog(), metrics: createMetrics() })
const taskOf = (task: string) => db.owner.maybe<Record<string, unknown>>('select * from public.scheduled_tasks where task = $1', [task])
const runsOf = (task: string) =>
  db.owner.all<Record<string, unknown>>('select result, by_hand, error, process from public.task_runs where task = $1 order by id', [task])

test('what a process can run is known when it starts, what ran is written down, and what failed with its reason', async () => {
  let given: unknown
  const one = await worker({
    'once-a-year': { cron: '0 0 1 1 *', run: async (payload) => void (given = payload) },
    hopeless: {
      run: async () => {
        throw new Error('no such host')
      },
    },
    'keep-watch': { cron: '* * * * *', always: true, run: async () => undefined },
  })
  expect(await taskOf('keep-watch')).toMatchObject({ cron: '* * * * *', may_pause: false, paused_at: null })
  await ask(`select public.run_task('once-a-year', 'To see whether it works')`)
  await enqueue(db.service, 'hopeless', { person: 'Ada' })
  await expect
    .poll(() => runsOf('once-a-year'))
    .toEqual([{ result: 'done', by_hand: true, error: '', process: expect.stringContaining(`:${process.pid}`) as string }])
  expect(given).toEqual({ _by_hand: true })
  await expect.poll(() => taskOf('hopeless')).toMatchObject({ last_result: 'failed', last_error: 'no such host', failed_in_a_row: 1 })
  await one.stop()
  expect(await ask(`select state, error from public.task_jobs('hopeless')`)).toEqual([{ state: 'failing', error: 'no such host' }])
  expect(await refusal(ask(`select public.run_task('hopeless', 'Once more')`))).toBe('HT005')
  expect(await refusal(ask(`select public.pause_task('keep-watch', 'To be left alone')`))).toBe('HT005')
})

test('a paused task runs in no process; what was asked of it is kept and done when it is resumed, and is told in the inbox meanwhile', async () => {
  const seen: unknown[] = []
  const jobs = { 'send-things': { run: async (payload: unknown) => void seen.push(payload) }, 'tell-end': { run: async () => void seen.push('end') } }
  const [one, other] = [await worker(jobs), await worker(jobs)]
  await ask(`select public.pause_task('send-things', 'They arrive twice')`)
  expect(await refusal(ask(`select public.pause_task('send-things', 'Again')`))).toBe('HT005')
  await enqueue(db.service, 'send-things', { order: 7 }, { key: 'things:7' })
  await enqueue(db.service, 'send-things', { order: 8 })
  // Both have been in somebody's hands and were put off; by the clock they would simply be passed over.
  await expect
    .poll(() => ask(`select task, kept, waiting from public.task_queue() where task = 'send-things'`))
    .toEqual([{ task: 'send-things', kept: 2, waiting: 0 }])
  await enqueue(db.service, 'tell-end', {})
  await expect.poll(() => seen).toEqual(['end'])
  expect(
    await ask(`select key, facts ->> 'reason' as reason, facts -> 'kept' as kept from public.waiting_work(array['task']) where key = 'send-things'`),
  ).toEqual([{ key: 'send-things', reason: 'They arrive twice', kept: 2 }])
  expect(await ask(`select public.resume_task('send-things', 'The host says why') as jobs`)).toEqual([{ jobs: 2 }])
  await expect.poll(() => seen.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))).toEqual(['end', { order: 7 }, { order: 8 }])
  await Promise.all([one.stop(), other.stop()])
  expect(await runsOf('send-things')).toHaveLength(2)
  expect(await db.owner.all(`select action, subject, reason from public.activity_log where noun = 'tasks' and subject = 'send-things' order by id`)).toEqual([
    { action: 'tasks.pause', subject: 'send-things', reason: 'They arrive twice' },
    { action: 'tasks.resume', subject: 'send-things', reason: 'The host says why' },
  ])
})

test('the clock passes a paused task over and keeps nothing, and one that nobody runs any more is told', async () => {
  await db.owner.all(
    `insert into public.scheduled_tasks (task, cron, next_at, paused_at, pause_reason) values ('forget-old', '7 * * * *', now() - interval '1 hour', now(), 'Looked at'),
       ('left-alone', '7 * * * *', now() - interval '1 hour', null, '')`,
  )
  const { may } = await db.owner.one<{ may: boolean }>(`select private.begin_task('forget-old', 1, true, false, now() + interval '1 hour') as may`)
  expect(may).toBe(false)
  expect(await taskOf('forget-old')).toMatchObject({ last_result: 'never' })
  expect(
    await ask(`select key, facts -> 'paused' as paused from public.waiting_work(array['task']) where key in ('forget-old', 'left-alone') order by key`),
  ).toEqual([
    { key: 'forget-old', paused: true },
    { key: 'left-alone', paused: false },
  ])
})

test('all jobs of a task that gave up are tried again at once, and old runs are forgotten but the last fifty and young failures', async () => {
  const [first, second] = [await givenDeadJob(db), await givenDeadJob(db)]
  await db.owner.all(`insert into public.scheduled_tasks (task) values ('send-push')`)
  expect(await ask(`select public.retry_jobs('send-push', 'The host is back') as jobs`)).toEqual([{ jobs: 2 }])
  expect(await db.owner.all('select attempts from graphile_worker.jobs where id = any ($1::bigint[])', [[first, second]])).toEqual([
    { attempts: 0 },
    { attempts: 0 },
  ])
  expect(await refusal(ask(`select public.retry_jobs('send-push', 'Twice')`))).toBe('HT005')
  await db.owner.all(
    `insert into public.task_runs (task, began_at, ms, result) select 'send-push', now() - interval '30 days', 5, case when n = 1 then 'failed' else 'done' end
       from generate_series(1, 80) n`,
  )
  await db.service.one('select private.forget_task_runs()')
  expect(
    await db.owner.one(`select count(*)::int as kept, count(*) filter (where result = 'failed')::int as failed from public.task_runs where task = 'send-push'`),
  ).toEqual({
    kept: 51,
    failed: 1,
  })
})

test('the next run is looked for by the same clock that runs it', () => {
  const hourly = { match: ({ min }: { min: number }) => min === 7 }
  expect(nextRun(hourly, new Date('2026-11-26T10:07:30Z'))).toEqual(new Date('2026-11-26T11:07:00Z'))
  expect(nextRun({ match: () => false }, new Date('2026-11-26T10:07:30Z'))).toBeUndefined()
})
