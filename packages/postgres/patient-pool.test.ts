import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '@hattha/testing'
import type { Database } from './database.ts'
import { baseMigrations } from './migration-files.ts'
import { askedAgain, noteLost, PatientPool } from './patient-pool.ts'
import { databaseOf } from './postgres-database.ts'

const db = await testDatabase({ sources: [baseMigrations()], whenDone: afterAll })
const { hostname, port, username, password, pathname, searchParams } = new URL(db.url)

/** What stands between a shop and its database, can be stopped, which cuts every line, and stands again at the same port. */
async function someFront() {
  const lines = new Set<Socket>()
  let server: Server
  const start = (at: number) =>
    new Promise<number>((resolve) => {
      server = createServer((client) => {
        const there = searchParams.get('host')
        const behind = there ? connect(`${there}/.s.PGSQL.${port || '5432'}`) : connect(Number(port), hostname)
        lines.add(client)
        client.on('error', () => undefined).on('close', () => behind.destroy())
        behind.on('error', () => undefined).on('close', () => client.destroy())
        client.pipe(behind).pipe(client)
      }).listen(at, '127.0.0.1', () => {
        const address = server.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
  const at = await start(0)
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${at}${pathname}`,
    start: () => start(at),
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const line of lines) line.destroy()
      lines.clear()
      await closed
    },
  }
}

async function patient() {
  const front = await someFront()
  const pool = new PatientPool({ connectionString: front.url, max: 2 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { front, pool, ask: () => databaseOf(pool).one('select 1 as one') }
}

test('who asks while a pooler restarts waits for it', async () => {
  const { front, pool, ask } = await patient()
  expect(await ask()).toEqual({ one: 1 })
  await front.stop()
  await expect.poll(() => pool.totalCount).toBe(0)
  const asked = [ask(), ask(), pool.query('select 1 as one').then(({ rows }) => rows[0])]
  await front.start()
  expect(await Promise.all(asked)).toEqual([{ one: 1 }, { one: 1 }, { one: 1 }])
  await pool.end()
  await front.stop()
})

test('a line that is cut in the middle of a statement fails it, and whoever may ask again is answered', async () => {
  const { front, pool, ask } = await patient()
  let times = 0
  // The first is cut in the middle of its sleep.
  const sleeping = () => databaseOf(pool).one(`select pg_sleep(60)`)
  const asked = askedAgain(
    () =>
      ((times += 1) === 1 ? sleeping() : ask()).then(
        () => 'answered',
        () => 'failed',
      ),
    (answer) => answer === 'failed',
  )
  await expect.poll(() => db.owner.one(`select count(*)::int as asked from pg_stat_activity where query like 'select pg_sleep(60)%'`)).toEqual({ asked: 1 })
  await front.stop()
  await front.start()
  expect([await asked, times]).toEqual(['answered', 2])
  expect(
    await askedAgain(
      async () => (times += 1),
      () => true,
    ),
  ).toBe(3)
  await pool.end()
  await front.stop()
})

test('what waiting does not mend is said at once, and who ends waits for nobody', async () => {
  const { front, pool } = await patient()
  const wrong = new PatientPool({ connectionString: front.url.replace(/:[^:@]*@/, ':wrong@'), max: 1 })
  const failure: unknown = await wrong.query('select 1').catch((error: unknown) => error)
  // A database that trusts this machine lets everybody in.
  expect(failure instanceof Error ? failure.message : 'let in').toMatch(/password|let in/)
  await front.stop()
  const asked = pool.query('select 1').catch((error: unknown) => error)
  await pool.end()
  expect(String(await asked)).toContain('ECONNREFUSED')
  await wrong.end()
})

test('a server that takes no writes any more is left, and who may ask again is answered by the next; a transaction that is read only by choice is not that', async () => {
  await db.owner.all('create table public.written (n int)')
  const insert = 'insert into public.written values (1)'
  // As a primary that became a replica answers whoever finds it still: every transaction is read only there.
  const demote = `alter role ${username} in database ${pathname.slice(1)} set default_transaction_read_only = on`
  const promote = `alter role ${username} in database ${pathname.slice(1)} reset default_transaction_read_only`
  for (const write of [(of: Database) => of.all(insert), (of: Database) => of.transaction((tx) => tx.all(insert))]) {
    const { front, pool } = await patient()
    const database = databaseOf(pool)
    await db.owner.all(demote)
    let times = 0
    const answer = await askedAgain(
      async () => {
        times += 1
        const failed = await write(database).then(
          () => undefined,
          (error: unknown) => error,
        )
        await db.owner.all(promote)
        return failed
      },
      (failed) => failed !== undefined,
    )
    expect([answer, times]).toEqual([undefined, 2])
    await pool.end()
    await front.stop()
  }
  const { front, pool } = await patient()
  let times = 0
  const refused = await askedAgain(
    () => {
      times += 1
      return databaseOf(pool)
        .transaction(async (tx) => {
          await tx.all('set transaction read only')
          await tx.all(insert)
        })
        .catch((error: unknown) => error)
    },
    (failed) => failed !== undefined,
  )
  expect([refused, times]).toMatchObject([{ code: '25006' }, 1])
  expect(await db.owner.one('select count(*)::int as rows from public.written')).toEqual({ rows: 2 })
  await pool.end()
  await front.stop()
})

test('whoever asks the pool itself, and is told goodbye over it, may ask again', async () => {
  const { front, pool } = await patient()
  let times = 0
  const asked = askedAgain(
    () => {
      times += 1
      return pool.query(times === 1 ? `select pg_sleep(61)` : 'select').then(
        () => 'answered',
        () => 'failed',
      )
    },
    (answer) => answer === 'failed',
  )
  const sleeping = `from pg_stat_activity where query like 'select pg_sleep(61)%'`
  await expect.poll(() => db.owner.one(`select count(*)::int as asked ${sleeping}`)).toEqual({ asked: 1 })
  await db.owner.all(`select pg_terminate_backend(pid) ${sleeping}`)
  expect([await asked, times]).toEqual(['answered', 2])
  await pool.end()
  await front.stop()
})

test('what hung for long on a line that then broke is asked again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  let times = 0
  const ask = async () => {
    times += 1
    if (times > 1) return 'answered'
    vi.advanceTimersByTime(15_000)
    noteLost()
    return 'failed'
  }
  expect(await askedAgain(ask, (answer) => answer === 'failed')).toBe('answered')
})
