import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../tests/support/database.ts'
import { quietLog } from '../tests/support/quiet-log.ts'
import { createMetrics } from './metrics.ts'
import { tellVitalSigns } from './vital-signs.ts'

test('what waits in the shop is told, and what cannot be read is left out', async () => {
  const db = await testDatabase()
  const { registry } = createMetrics()
  onTestFinished(() => registry.clear())
  let [clock, broken] = [0, false]
  const database = { all: (text: string) => (broken ? Promise.reject(new Error('gone')) : db.service.all<never>(text)) }
  tellVitalSigns({ registry, database, log: quietLog(), now: () => clock })
  const told = async () =>
    Object.fromEntries(
      (await registry.metrics())
        .split('\n')
        .flatMap((line) => /^(shop_\S+) (\S+)$/.exec(line)?.slice(1, 3).join('=') ?? [])
        .map((pair) => pair.split('=')),
    )
  expect(await told()).toMatchObject({
    shop_letters_waiting: '0',
    shop_jobs_waiting: '0',
    shop_jobs_dead: '0',
    shop_books_differences: '0',
    shop_stock_held: '0',
  })

  await db.owner.all(
    `insert into private.outbox (topic, key, payload, created_at, attempts) values ('test.waits', '1', '{}', now() - interval '20 minutes', 0), ('test.stuck', '2', '{}', now(), 12)`,
  )
  await db.owner.all(`insert into public.books_checks (journals, differences) values (10, 3)`)
  await db.owner.all(`select graphile_worker.add_job('nobody', run_at => now() - interval '1 minute'), graphile_worker.add_job('dead', max_attempts => 1)`)
  await db.owner.all(`update graphile_worker._private_jobs set attempts = 1 where max_attempts = 1`)
  clock += 6_000
  const later = await told()
  expect(later).toMatchObject({ shop_letters_waiting: '1', shop_letters_stuck: '1', shop_jobs_waiting: '1', shop_jobs_dead: '1', shop_books_differences: '3' })
  expect(Number(later['shop_letters_oldest_seconds'])).toBeGreaterThanOrEqual(1200)
  expect(Number(later['shop_jobs_oldest_seconds'])).toBeGreaterThanOrEqual(60)

  broken = true
  clock += 6_000
  expect(Object.keys(await told())).toEqual([])
})
