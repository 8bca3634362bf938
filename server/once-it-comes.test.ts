import { connect, createServer } from 'node:net'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { baseMigrations, MigrationRefused } from '@hattha/postgres'
import { testDatabase } from '@hattha/testing'
import { quietLog } from '../tests/support/quiet-log.ts'
import { onceItComes } from './once-it-comes.ts'

const db = await testDatabase({ sources: [baseMigrations()], whenDone: afterAll })

/** As HAProxy stands before members of which none is primary yet: whoever comes is let in, and cut off. */
async function frontWithoutPrimary(cuts: number): Promise<string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(db.url)
  let came = 0
  const front = createServer((client) => {
    client.on('error', () => undefined)
    if ((came += 1) <= cuts) return client.destroy()
    const host = searchParams.get('host')
    const behind = host ? connect(`${host}/.s.PGSQL.${port || '5432'}`) : connect(Number(port), hostname)
    behind.on('error', () => undefined)
    client.pipe(behind).pipe(client)
    return client
  })
  onTestFinished(() => void front.close())
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const at = front.address()
  return `postgres://${username}:${password}@127.0.0.1:${typeof at === 'object' && at ? at.port : 0}${pathname}`
}

async function asked(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return client
    .query(text)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

test('a start waits for a primary that is being found, also where it was on the way to bring the database up to date', async () => {
  const url = await frontWithoutPrimary(3)
  let times = 0
  const begin = async () => {
    times += 1
    return asked(url, 'select 1 as one').catch((error: unknown) => {
      throw new MigrationRefused(`a migration: ${String(error)}`, { cause: error })
    })
  }
  expect([await onceItComes(begin, quietLog()), times]).toEqual([[{ one: 1 }], 4])
  let written = 0
  const write = () => asked(db.url, `begin${(written += 1) === 1 ? ' read only' : ''}; create table public.begun (n int); commit`)
  await onceItComes(write, quietLog())
  expect(written).toBe(2)
})

test('a wrong address and a wrong statement are said at once', async () => {
  const nobody = await frontWithoutPrimary(0)
  for (const wrong of [() => asked('postgres://shop@127.0.0.1:9/hattha', 'select'), () => asked(nobody, 'select wrong from nowhere')]) {
    let times = 0
    const counted = () => {
      times += 1
      return wrong()
    }
    const failed = await onceItComes(counted, quietLog()).catch((error: unknown) => error)
    expect([times, failed instanceof Error]).toEqual([1, true])
  }
})
