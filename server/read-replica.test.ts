import { connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { baseMigrations } from '@hattha/postgres'
import { testDatabase } from '@hattha/testing'
import { quietLog } from '../tests/support/quiet-log.ts'
import { createFitness, createPublicReading, isRefusal } from './read-replica.ts'

const db = await testDatabase({ sources: [baseMigrations()], whenDone: afterAll })

const FRESH = { behind_ms: 0, caught_up: true }

test('what a replica says of itself counts only if nothing was changed since it was asked', async () => {
  const asked: { floor: string | undefined; answer: (seen: typeof FRESH) => void }[] = []
  const told: ((lsn: string) => void)[] = []
  const fitness = createFitness({
    look: (floor) => new Promise((answer) => asked.push({ floor, answer })),
    position: () => new Promise((tell) => told.push(tell)),
    lagMs: 1000,
    log: quietLog(),
  })
  const first = fitness.look()
  asked[0]?.answer(FRESH)
  await first
  expect(fitness.isFit()).toBe(true)

  // Asked before a change, answered after it.
  const old = fitness.look()
  const change = fitness.changed()
  asked[1]?.answer(FRESH)
  await old
  expect(fitness.isFit()).toBe(false)
  // Asked while the primary is asked where it has got to.
  const between = fitness.look()
  told[0]?.('0/2')
  await change
  asked[2]?.answer(FRESH)
  await between
  expect(fitness.isFit()).toBe(false)

  const next = fitness.look()
  expect(asked[3]?.floor).toBe('0/2')
  asked[3]?.answer(FRESH)
  await next
  expect(fitness.isFit()).toBe(true)
})

test('a statement that took too long is refused, not asked again of the primary; a server that goes is left alone', () => {
  const failed = (code: string) => Object.assign(new pg.DatabaseError('no', 1, 'error'), { code })
  expect(['57014', '42501'].map((code) => isRefusal(failed(code)))).toEqual([true, true])
  expect(['57P01', '57P03', '08006', '40001', '25006'].map((code) => isRefusal(failed(code)))).toEqual([false, false, false, false, false])
})

test('a reader does not wait for a replica that went, but is answered by the database itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { hostname, port, username, password, pathname, searchParams } = new URL(db.url)
  const lines = new Set<Socket>()
  let [gone, refused] = [false, 0]
  const front = createServer((client) => {
    client.on('error', () => undefined)
    if (gone) {
      refused += 1
      return client.destroy()
    }
    lines.add(client)
    const host = searchParams.get('host')
    const behind = host ? connect(`${host}/.s.PGSQL.${port || '5432'}`) : connect(Number(port), hostname)
    behind.on('error', () => undefined)
    return client.pipe(behind).pipe(client)
  })
  onTestFinished(() => void front.close())
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const at = front.address()
  const log = quietLog()
  const reading = createPublicReading({
    readUrl: `postgres://${username}:${password}@127.0.0.1:${typeof at === 'object' && at ? at.port : 0}${pathname}`,
    ownerUrl: db.url,
    primary: db.service,
    lagMs: 1_000,
    size: 1,
    log,
    everyMs: 60_000,
  })
  vi.advanceTimersByTime(60_000)
  await expect.poll(() => log.lines.some((line) => line.includes('public reading goes to the replica'))).toBe(true)
  gone = true
  for (const line of lines) line.destroy()
  await expect.poll(() => log.lines.some((line) => line.includes('a connection to the replica broke'))).toBe(true)
  expect(await reading.database.one('select current_user::text as who')).toEqual({ who: 'service_role' })
  expect(refused).toBe(1)
  await reading.stop()
})
