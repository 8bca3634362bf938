import pg from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import { takeUpLeftJobs } from './prepare-jobs.ts'

const db = await testDatabase()

test('what a killed worker had in its hands waits for the next one', async () => {
  await db.service.all(`select jobs.enqueue('settle-event', '{}', 'left', null)`)
  await db.owner.all(`update graphile_worker._private_jobs set locked_by = 'dead-worker', locked_at = now()`)
  const pool = new pg.Pool({ connectionString: db.url, max: 1 })
  await takeUpLeftJobs(pool)
  await pool.end()
  expect(await db.owner.all('select locked_by, locked_at from graphile_worker.jobs')).toEqual([{ locked_by: null, locked_at: null }])
})
