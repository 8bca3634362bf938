import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '@hattha/testing'
import { baseMigrations } from './migration-files.ts'

const db = await testDatabase({ sources: [baseMigrations()], whenDone: afterAll })
await db.owner.all('create table public.books (id bigint primary key, name text)')
await db.owner.all('grant all on public.books to service_role')

const { service } = db
const names = async (): Promise<string[]> => (await service.all<{ name: string }>('select name from books order by id')).map(({ name }) => name)
const fresh = async (): Promise<void> => void (await service.all('delete from books'))

test('numbers, days and times arrive as the house wants them', async () => {
  expect(
    await service.one(`select 9007199254740993::bigint as big, array[1, null]::bigint[] as many, 1.50::numeric as exact,
    date '2026-11-20' as day, timestamptz '2026-11-20 12:00Z' as moment, '{"a":[1]}'::jsonb as facts`),
  ).toEqual({
    big: 9007199254740993n,
    many: [1n, null],
    exact: '1.50',
    day: '2026-11-20',
    moment: new Date('2026-11-20T12:00:00Z'),
    facts: { a: [1] },
  })
})

test('bigint values are bound', async () => {
  expect(await service.one('select $1::bigint + 1 as next, $2::bigint[] as many', [9007199254740993n, [1n, 2n]])).toEqual({
    next: 9007199254740994n,
    many: [1n, 2n],
  })
})

test('one row means one row', async () => {
  await expect(service.one('select 1 where false')).rejects.toThrow('got none')
  await expect(service.maybe('select generate_series(1, 2)')).rejects.toThrow('got 2')
  expect(await service.maybe('select 1 where false')).toBeUndefined()
})

test('a transaction that throws leaves nothing, and its connection is clean', async () => {
  await fresh()
  await expect(
    service.transaction(async (tx) => {
      await tx.all(`insert into books values (1, 'bowl')`)
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  expect(await names()).toEqual([])
  expect(await service.one('select pg_current_xact_id_if_assigned() is null as clean')).toEqual({ clean: true })
})

test('a transaction inside another one undoes only itself', async () => {
  await fresh()
  await service.transaction(async (tx) => {
    await tx.all(`insert into books values (1, 'bowl')`)
    await tx
      .transaction(async (inner) => {
        await inner.all(`insert into books values (2, 'scarf')`)
        await inner.transaction((deepest) => deepest.all(`insert into books values (2, 'again')`))
      })
      .catch(() => undefined)
    await tx.transaction((inner) => inner.all(`insert into books values (3, 'lamp')`))
  })
  expect(await names()).toEqual(['bowl', 'lamp'])
})

test('an error that was swallowed does not pass for a commit', async () => {
  await fresh()
  await expect(
    service.transaction(async (tx) => {
      await tx.all(`insert into books values (1, 'bowl')`)
      await tx.all('select 1 / 0').catch(() => undefined)
    }),
  ).rejects.toThrow('rolled everything back')
  expect(await names()).toEqual([])
})

test('statements asked at once in a transaction run one after the other', async () => {
  const answers = await service.transaction((tx) => Promise.all([1, 2, 3].map((number) => tx.one<{ number: number }>('select $1::int as number', [number]))))
  expect(answers.map(({ number }) => number)).toEqual([1, 2, 3])
})

test('a statement after the end of its transaction is refused', async () => {
  const left = await service.transaction(async (tx) => tx)
  await expect(left.all('select 1')).rejects.toThrow('has ended')
})

test('the outer transaction is refused inside the inner one, instead of waiting for itself', async () => {
  await expect(
    service.transaction(async (tx) => {
      await tx.transaction(() => tx.all('select 1'))
    }),
  ).rejects.toThrow('use the inner one')
})

test('a refused statement costs no connection', async () => {
  const before = db.pools.service.totalCount
  for (let time = 0; time < 5; time++) await expect(service.all('select 1 / 0')).rejects.toMatchObject({ code: '22012' })
  expect(db.pools.service.totalCount).toBe(Math.max(before, 1))
})

test('a connection that breaks is replaced', async () => {
  const { pid } = await service.one<{ pid: number }>('select pg_backend_pid() as pid')
  await expect(
    service.transaction(async (tx) => {
      const mine = await tx.one<{ pid: number }>('select pg_backend_pid() as pid')
      await db.owner.all('select pg_terminate_backend($1)', [mine.pid])
      await tx.all('select 1')
    }),
  ).rejects.toThrow(Error)
  expect((await service.one<{ pid: number }>('select pg_backend_pid() as pid')).pid).not.toBe(pid)
})

test('a prepared statement survives a migration that changes its columns', async () => {
  await fresh()
  await service.all(`insert into books values (1, 'bowl')`)
  expect(await service.one('select * from books')).toEqual({ id: 1n, name: 'bowl' })
  await db.owner.all('alter table public.books add column price bigint default 5')
  expect(await service.one('select * from books')).toEqual({ id: 1n, name: 'bowl', price: 5n })
  await db.owner.all('alter table public.books drop column price')
})

test('every role has its own time limit, and strangers the shortest', async () => {
  const limits = await Promise.all(
    [db.anon, db.authenticated, service].map((role) => role.one<{ limit: string }>(`select current_setting('statement_timeout') as limit`)),
  )
  expect(limits.map(({ limit }) => limit)).toEqual(['3s', '8s', '30s'])
})

test('claims end with their statement', async () => {
  const id = '0192f0c1-0000-7000-8000-000000000001'
  expect(await db.asPerson(id, { email: 'ada@example.com' }).one('select auth.uid() as id, auth.email() as email, auth.role() as role')).toEqual({
    id,
    email: 'ada@example.com',
    role: 'authenticated',
  })
  const after = await Promise.all(Array.from({ length: 8 }, () => db.authenticated.one<{ id: string | null }>('select auth.uid() as id')))
  expect(after.every((row) => row.id === null)).toBe(true)
})
