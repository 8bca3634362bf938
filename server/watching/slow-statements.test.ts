import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import { givenProduct } from '../../tests/support/market.ts'
import { observeStatements } from './observe-statements.ts'
import { planOf, slowStatements } from './slow-statements.ts'

type Line = { ms: number; times: number; by: string; statement: string; plan: string | undefined }

test('a slow statement is written with its plan and without its values, once in a while', async () => {
  const db = await testDatabase()
  let clock = 0
  const lines: Line[] = []
  const log = { debug: () => undefined, info: () => undefined, error: () => undefined, warn: (facts: object) => void lines.push(facts as Line) }
  onTestFinished(observeStatements(slowStatements({ slowMs: 200, log, now: () => clock })))
  await db.service.all(`select pg_sleep(0.3), 'of one' as word`)
  await expect.poll(() => lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    times: 1,
    statement: expect.stringContaining('pg_sleep(0.3)'),
    plan: expect.stringContaining('Result'),
    by: 'hattha service',
  })

  await db.service.all('select pg_sleep($1::float8) from (values (1)) as one (n) where $2::text <> $3::text', [0.3, 'ada@example.com', ''])
  await expect.poll(() => lines).toHaveLength(2)
  // As the role has it: with the policies of its rows.
  await db.asPerson('6b1c3a52-6f39-4b83-9a0e-2a8f1f5d8f00').all('select pg_sleep(0.3), (select count(*) from public.order_groups)')
  await expect.poll(() => lines).toHaveLength(3)
  expect(lines[2]).toMatchObject({ by: 'hattha authenticated', plan: expect.stringMatching(/Filter: .*(auth\.uid|InitPlan|SubPlan)|InitPlan/) })
  expect(lines[1]?.plan).toContain('$2')
  expect(JSON.stringify(lines)).not.toContain('ada@')

  // Quick ones and those that were told of are not written; later it is told how many there were.
  await db.service.all('select 1 as quick')
  await db.service.all(`select pg_sleep(0.3), 'of one' as word`)
  clock += 11 * 60_000
  await db.service.all(`select pg_sleep(0.3), 'of one' as word`)
  await expect.poll(() => lines).toHaveLength(4)
  expect(lines[3]).toMatchObject({ times: 2 })
})

test('what has no plan is written without one, and a plan changes nothing', async () => {
  const db = await testDatabase()
  const { productId } = await givenProduct(db, { stock: 5 })
  const url = new URL(db.url)
  const asker = { host: url.hostname, port: Number(url.port), user: url.username, password: decodeURIComponent(url.password), database: url.pathname.slice(1) }
  expect(await planOf('create table public.more (id int)', asker)).toBe(undefined)
  expect(await planOf('select nonsense', asker)).toBe(undefined)
  expect(await planOf('update public.products set price_minor = price_minor * 2 where id = $1', asker)).toContain('Update on')
  const before = await db.owner.one('select price_minor from public.products where id = $1', [productId])
  expect(await planOf(`with gone as (delete from public.products where id = $1 returning 1) select * from gone`, asker)).toContain('Delete on')
  expect(await db.owner.one('select price_minor from public.products where id = $1', [productId])).toEqual(before)
})

test('a statement that fails fails as before, and a callback is called once', async () => {
  const db = await testDatabase()
  const seen: string[] = []
  onTestFinished(observeStatements((text) => (error) => void (text.includes('observed') && seen.push(`${text} ${error === undefined ? 'well' : 'failed'}`))))
  await db.service.all(`select 1 as observed`)
  await expect(db.service.all(`select observed`)).rejects.toMatchObject({ code: '42703' })
  await new Promise<void>((resolve, reject) => db.pools.anon.query('select 2 as observed', (error) => (error ? reject(error) : resolve())))
  await expect(db.pools.anon.query('select observed')).rejects.toMatchObject({ code: '42703' })
  expect(seen).toEqual(['select 1 as observed well', 'select observed failed', 'select 2 as observed well', 'select observed failed'])

  // One that somebody made of their own, as `/rest/v1` does.
  const client = await db.pools.anon.connect()
  onTestFinished(() => client.release())
  const told = client.query.bind(client) as unknown as (query: pg.Query, ended: (error: Error | null) => void) => void
  await new Promise<void>((resolve) => told(new pg.Query('select 3 as observed'), () => resolve()))
  await new Promise<void>((resolve) => told(new pg.Query('select observed by'), () => resolve()))
  expect(seen.slice(4)).toEqual(['select 3 as observed well', 'select observed by failed'])
})
