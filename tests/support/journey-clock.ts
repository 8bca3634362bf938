import { expect } from '@playwright/test'
import { openDatabase } from '../hostile/hostile-shop.ts'
import type { Shop } from './journey.ts'

/** Has the shop do at once what its clock has it do every minute, by the names of the jobs, each when the one before is over. */
export async function passMinute(shop: Shop, jobs: readonly string[]): Promise<void> {
  const db = await openDatabase(shop)
  for (const job of jobs) {
    await db.query(`select jobs.enqueue($1, '{}'::json, null, null)`, [job])
    const waiting = async () =>
      (
        await db.query<{ waiting: number }>(
          'select count(*)::int as waiting from graphile_worker.jobs where task_identifier = $1 and run_at <= now() and attempts < max_attempts',
          [job],
        )
      ).rows[0]?.waiting
    await expect.poll(waiting, { intervals: [50], timeout: 60_000 }).toBe(0)
  }
  await db.end()
}
