import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import { quietLog } from '../../tests/support/quiet-log.ts'
import { joinNodes } from '../node-presence.ts'
import { freeLeftJobs } from './left-jobs.ts'
import { takeUpLeftJobs } from './prepare-jobs.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const db = await testDatabase()
const pool = new pg.Pool({ connectionString: db.url, max: 2 })
const dataFolder = mkdtempSync(join(tmpdir(), 'hattha-node-'))
afterAll(async () => {
  await pool.end()
  rmSync(dataFolder, { recursive: true, force: true })
})
const joined = () => joinNodes({ url: db.url, settings: { dataFolder, s3: undefined }, log: quietLog() })
const locked = (by: string) => db.owner.all(`update graphile_worker._private_jobs set locked_by = $1, locked_at = now()`, [by])
const holder = async () => (await db.owner.one<{ by: string | null }>('select locked_by as by from graphile_worker.jobs')).by

test('what a killed worker had in its hands waits for the next one', async () => {
  await db.service.all(`select jobs.enqueue('settle-event', '{}', 'left', null)`)
  await locked('dead-worker')
  await takeUpLeftJobs(pool)
  expect(await holder()).toBeNull()
})

test('a worker that lives keeps what it has in hand, and what it had is free soon after it is gone', async () => {
  const [worker, other] = [await joined(), await joined()]
  await worker.hold('pool-1')
  await locked('pool-1')
  expect(await other.gone(['pool-1', 'pool-2'])).toEqual(['pool-2'])
  const looking = freeLeftJobs({ pool, presence: other, log: quietLog(), everyMs: 50 })
  // Its line breaks, and it is back on it by itself.
  await db.owner.all(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid() and database = (select oid from pg_database where datname = current_database())`,
  )
  await expect.poll(() => other.gone(['pool-1'])).toEqual([])
  await locked('pool-1')
  await worker.stop()
  await expect.poll(holder).toBeNull()
  await looking.stop()
  await other.stop()
})
