/** Words change places under whoever reads: a search asks for listings and for their words, in either order. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenProduct } from '../support/market.ts'
import { ROOT } from '../support/source-tree.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
  await givenProduct(db)
})

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: db.url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}
const textOf = (name: string) => readFileSync(join(ROOT, 'supabase/migrations', name), 'utf8')

test('whoever has read listings and reads their words next goes on while those change places, and neither waits for the other for ever', async () => {
  const [release, reader] = [await connected(), await connected()]
  await release.query(textOf('20261128040002_listings_words_laid_out.sql'))
  await release.query('call private.lay_out_all_words()')
  await release.query('create index product_words_laid_found on private.product_words_laid using gin (words, marks) with (fastupdate = off)')
  await reader.query('begin')
  expect((await reader.query('select product_id from private.product_listings')).rows).toHaveLength(1)
  const { pid } = (await release.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0] ?? { pid: 0 }
  let over = false
  const failed = release.query(textOf('20261128040004_listings_words_in_place.sql')).then(
    () => void (over = true),
    (error: unknown) => error,
  )
  const waits = async () => (await db.owner.one<{ n: number }>('select count(*)::int as n from pg_locks where pid = $1 and not granted', [pid])).n > 0
  await expect.poll(async () => over || (await waits())).toBe(true)
  expect((await reader.query('select product_id from private.product_words')).rows).toHaveLength(1)
  await reader.query('commit')
  expect(await failed).toBeUndefined()
  await release.query(textOf('20261128110001_listings_words_before_gone.sql'))
  expect(await db.owner.all(`select relname::text from pg_class where relname like 'product\\_words\\_%' order by 1`)).toEqual([
    { relname: 'product_words_found' },
    { relname: 'product_words_pkey' },
  ])
})
