import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../support/database.ts'

/** So many that every part of a run takes more than one batch. */
const MANY = 1_500

let db: TestDatabase
const folder = mkdtempSync(join(tmpdir(), 'import-'))
beforeAll(async () => {
  db = await testDatabase()
  const all = Array.from({ length: MANY }, (_, at) => at)
  writeFileSync(
    join(folder, 'customers_export.csv'),
    ['Customer ID,First Name,Last Name,Email,Default Address Country Code', ...all.map((at) => `'${at},Noi,No. ${at},noi${at}@example.com,TH`)].join('\n'),
  )
  writeFileSync(
    join(folder, 'orders_export.csv'),
    [
      'Name,Email,Financial Status,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Id',
      ...all.map((at) => `#${at},noi${at}@example.com,paid,fulfilled,THB,100.00,0.00,0.00,100.00,2024-03-01 10:22:33 +0700,1,Clay cup,100.00,${at}`),
    ].join('\n'),
  )
})
const running = new Set<ChildProcess>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** The program as somebody starts it; answers how it ended. */
function start(...args: string[]): { child: ChildProcess; ended: Promise<number | null> } {
  const child = spawn(process.execPath, ['scripts/import.ts', ...args], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, DATABASE_URL: db.url, DATA_DIR: folder, INIT_CWD: folder },
    stdio: 'ignore',
  })
  running.add(child)
  return {
    child,
    ended: new Promise((resolve) => {
      child.on('exit', (code) => {
        running.delete(child)
        resolve(code)
      })
    }),
  }
}
const counted = async (table: string) => (await db.owner.one<{ count: number }>(`select count(*)::integer as count from ${table}`)).count
/** Kills the program as soon as a table holds what is asked; whether it was in the middle of it. */
async function killWhen(isThere: (count: number) => boolean, table: string, ...args: string[]): Promise<void> {
  const { child, ended } = start(...args)
  await expect.poll(() => counted(table), { timeout: 60_000, interval: 5 }).toSatisfy(isThere)
  child.kill('SIGKILL')
  expect(await ended).toBeNull()
}
const some = (count: number) => count > 0 && count < MANY

test('a run that is killed among its customers, again among its orders, and while it is taken back, loses nothing and does nothing twice', async () => {
  const wish = ['--from', 'shopify', folder]
  await killWhen(some, 'public.imported_people', ...wish)
  expect(await counted('public.imported_people')).toSatisfy(some)
  await killWhen(some, 'public.imported_orders', ...wish)
  expect(await counted('public.imported_people')).toBe(MANY)
  expect(await counted('public.imported_orders')).toSatisfy(some)
  expect(await start(...wish).ended).toBe(0)
  expect([await counted('public.imported_people'), await counted('public.imported_orders'), await counted('public.imported_order_lines')]).toEqual([
    MANY,
    MANY,
    MANY,
  ])
  const { id, state } = await db.owner.one<{ id: string; state: string }>('select id, state from public.import_runs')
  expect(state).toBe('done')

  await killWhen((count) => count < MANY, 'public.imported_orders', '--undo', id)
  expect(await start('--undo', id).ended).toBe(0)
  expect([await counted('public.imported_people'), await counted('public.imported_orders'), await counted('public.imported_order_lines')]).toEqual([0, 0, 0])
  // What went may come again, once.
  expect(await start(...wish).ended).toBe(0)
  expect([await counted('public.imported_people'), await counted('public.imported_orders')]).toEqual([MANY, MANY])
})
