import { createServer } from 'node:net'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { baseMigrations } from '@hattha/postgres'
import { testDatabase } from '@hattha/testing'
import { JobClient } from './job-client.ts'

const db = await testDatabase({ sources: [baseMigrations()], whenDone: afterAll })

/** What the queue is told, by its code. */
const toldBy = (asking: Promise<unknown>): Promise<unknown> =>
  asking.then(
    () => 'answered',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : String(error)),
  )

test('the queue is told by a code it knows that a line was cut, at once or in the middle, and that a server takes no writes', async () => {
  const front = createServer((line) => line.on('error', () => undefined).destroy())
  onTestFinished(() => void front.close())
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const at = front.address()
  const cut = new pg.Pool({ host: '127.0.0.1', port: typeof at === 'object' && at ? at.port : 0, Client: JobClient })
  expect(await toldBy(cut.connect())).toBe('EHOSTUNREACH')
  await cut.end()

  const pool = new pg.Pool({ connectionString: db.url, Client: JobClient })
  pool.on('error', () => undefined)
  const client = await pool.connect()
  client.on('error', () => undefined)
  expect(await toldBy(client.query('select 1 as one'))).toBe('answered')
  expect(await toldBy(client.query('select wrong'))).toBe('42703')
  await client.query('set default_transaction_read_only = on')
  expect(await toldBy(client.query('create table public.jobs_of_a_replica (n int)'))).toBe('EHOSTUNREACH')
  const sleeping = toldBy(client.query('select pg_sleep(62)'))
  // The stream is in no type of pg.
  ;(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
  expect(await sleeping).toBe('EHOSTUNREACH')
  client.release(true)
  await pool.end()
})
