import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startEmbedded } from '../embedded.ts'
import { partsOf } from '../cluster.ts'
import { keepLog } from './keep-log.ts'
import { diskShelf } from './shelf.ts'

const root = mkdtempSync(join(tmpdir(), 'taken-over-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('a server that takes over is another future, whose log is another chain, although it kept the slot of its time as a primary', async () => {
  const folder = join(root, 'shop')
  const keep = (url: string) =>
    keepLog({ url, shelf: diskShelf(join(root, 'shelf')), secret: 'a secret that is long enough for a test', flushMs: 100, warn: () => undefined })
  const asked = async <Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    return client
      .query<Row>(text)
      .then(
        ({ rows }) => rows,
        (error: unknown) => Promise.reject(error),
      )
      .finally(() => client.end())
  }
  const first = await startEmbedded({ folder, durable: false })
  const before = keep(first.url)
  const chain = await before.chain()
  await asked(first.url, 'create table sales (id bigint)')
  expect(await before.settled(30_000)).toBe(true)
  await before.stop()
  await asked(first.url, 'select pg_switch_wal()')
  await first.stop()

  // As it comes back under Patroni: as a replica first, which then takes over.
  writeFileSync(join(partsOf(folder).cluster, 'standby.signal'), '')
  const second = await startEmbedded({ folder, durable: false })
  try {
    expect(await asked(second.url, 'select pg_promote() as done')).toEqual([{ done: true }])
    const after = keep(second.url)
    await expect.poll(() => after.state().state, { timeout: 30_000 }).toBe('kept')
    expect(after.state().chain).not.toBe(chain)
    await asked(second.url, 'insert into sales values (1)')
    expect(await after.settled(30_000)).toBe(true)
    expect(await asked(second.url, `select count(*)::int as slots from pg_replication_slots`)).toEqual([{ slots: 1 }])
    await after.stop()
  } finally {
    await second.stop()
  }
})
