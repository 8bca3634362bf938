import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { emptyTestDatabase } from '@hattha/testing'
import { connectPools } from './pools.ts'
import { migrate } from './migrate.ts'
import { baseMigrations, listMigrations, type MigrationSource } from './migration-files.ts'

const project = mkdtempSync(join(tmpdir(), 'hattha-project-'))
const folder = join(project, 'supabase', 'migrations')
const onlyProject: MigrationSource[] = [{ name: 'project', folder }]
const base = [baseMigrations(), ...onlyProject]

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

const write = (file: string, sql: string): void => writeFileSync(join(folder, file), sql)

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

test('a project of somebody else is migrated in the order of its numbers, once', async () => {
  const url = await emptyTestDatabase({ whenDone: afterAll })
  write('20260101000000_shelves.sql', 'create table public.shelves (id int primary key);')
  write('20260102000000_books.sql', 'create table public.books (shelf int references public.shelves);')
  const first = await migrate({ url, sources: base })
  expect(first.applied.slice(-2)).toEqual(['project/20260101000000_shelves', 'project/20260102000000_books'])
  expect(await migrate({ url, sources: base })).toEqual({ applied: [], unknown: [] })
  write('20260103000000_pages.sql', 'create table public.pages (id int);')
  expect((await migrate({ url, sources: base })).applied).toEqual(['project/20260103000000_pages'])
})

test('whoever serves requests can connect after a migration, and a table nobody opened stays closed', async () => {
  const url = await emptyTestDatabase({ whenDone: afterAll })
  write(
    '20260101000000_shelves.sql',
    `create table public.shelves (id int primary key); create function public.secret() returns int language sql as 'select 1';`,
  )
  await migrate({ url, sources: base })
  const pools = connectPools({ url, size: 1 })
  try {
    const anon = pools.databaseOf(pools.anon)
    expect(await anon.one('select current_user as role, auth.uid() as person')).toEqual({ role: 'anon', person: null })
    await expect(anon.all('select * from shelves')).rejects.toMatchObject({ code: '42501' })
    await expect(anon.all('select public.secret()')).rejects.toMatchObject({ code: '42501' })
    await expect(anon.all('create table public.mine ()')).rejects.toMatchObject({ code: '42501' })
    expect(await pools.databaseOf(pools.service).all('select * from shelves')).toEqual([])
    expect(await anon.one<{ likeness: number }>(`select similarity('ผ้าไหม', 'ผ้าไหม') as likeness`)).toEqual({ likeness: 1 })
  } finally {
    await pools.end()
  }
})

test('two processes that migrate at the same moment do it once', async () => {
  const url = await emptyTestDatabase({ whenDone: afterAll })
  write('20260101000000_once.sql', 'create table public.once (id int);')
  const runs = await Promise.all([migrate({ url, sources: base }), migrate({ url, sources: base })])
  expect(runs.map(({ applied }) => applied.length).sort((a, b) => a - b)[0]).toBe(0)
  expect(runs.flatMap(({ applied }) => applied).filter((name) => name.endsWith('once'))).toHaveLength(1)
})

test('a migration that fails leaves nothing of itself and says in which line', async () => {
  const url = await emptyTestDatabase({ whenDone: afterAll })
  write('20260101000000_good.sql', 'create table public.good (id int);')
  write('20260102000000_bad.sql', '-- ร้าน 🐘\ncreate table public.half (id int);\nselect nonsense();\n')
  await expect(migrate({ url, sources: onlyProject })).rejects.toThrow(/20260102000000_bad\.sql:3: function nonsense\(\) does not exist \(42883\)/)
  expect(await ask(url, `select to_regclass('public.good') is not null as good, to_regclass('public.half') is not null as half`)).toEqual([
    { good: true, half: false },
  ])
  write('20260102000000_bad.sql', 'create table public.half (id int);')
  expect((await migrate({ url, sources: onlyProject })).applied).toEqual(['project/20260102000000_bad'])
})

test('an index is made concurrently by a migration that asks for it, also while another process waits for its turn', async () => {
  const url = await emptyTestDatabase({ whenDone: afterAll })
  write('20260101000000_books.sql', 'create table public.books (id int, name text);')
  write(
    '20260102000000_books_by_name.sql',
    '-- outside of a transaction: the table is large\ncreate index concurrently if not exists books_by_name on books (name);\n\n-- and another;\ncreate index concurrently if not exists books_by_id on books (id);\n',
  )
  const both = await Promise.all([migrate({ url, sources: onlyProject }), migrate({ url, sources: onlyProject })])
  expect(both.flatMap(({ applied }) => applied)).toEqual(['project/20260101000000_books', 'project/20260102000000_books_by_name'])
  expect(await ask(url, "select relname::text from pg_class join pg_index on oid = indexrelid where relname like 'books%' and indisvalid order by 1")).toEqual([
    { relname: 'books_by_id' },
    { relname: 'books_by_name' },
  ])
})

test('an index that could not be made to its end is made anew, though one of its name is there', async () => {
  const url = await emptyTestDatabase({ whenDone: afterAll })
  write('20260101000000_books.sql', `create table public.books (id int); insert into public.books values (1), (1);`)
  write('20260102000000_books_once.sql', '-- outside of a transaction\ncreate unique index concurrently if not exists books_once on books (id);\n')
  await expect(migrate({ url, sources: onlyProject })).rejects.toThrow(/23505/)
  const valid = () => ask(url, `select i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid where c.relname = 'books_once'`)
  expect(await valid()).toEqual([{ valid: false }])
  await ask(url, 'delete from public.books where ctid = (select min(ctid) from public.books)')
  expect((await migrate({ url, sources: onlyProject })).applied).toEqual(['project/20260102000000_books_once'])
  expect(await valid()).toEqual([{ valid: true }])
})

test('a migration that was changed after it was applied is refused, other line ends are not a change', async () => {
  const url = await emptyTestDatabase({ whenDone: afterAll })
  write('20260101000000_first.sql', 'create table public.first (\n  id int\n);')
  await migrate({ url, sources: onlyProject })
  write('20260101000000_first.sql', 'create table public.first (\r\n  id int\r\n);')
  expect((await migrate({ url, sources: onlyProject })).applied).toEqual([])
  write('20260101000000_first.sql', 'create table public.first (id bigint);')
  await expect(migrate({ url, sources: onlyProject })).rejects.toThrow(/was changed after this database had applied it/)
})

test('a database that a newer release has migrated is named', async () => {
  const url = await emptyTestDatabase({ whenDone: afterAll })
  write('20260101000000_first.sql', 'select 1;')
  write('20260201000000_newer.sql', 'select 2;')
  await migrate({ url, sources: onlyProject })
  rmSync(join(folder, '20260201000000_newer.sql'))
  expect(await migrate({ url, sources: onlyProject })).toEqual({ applied: [], unknown: ['project/20260201000000_newer'] })
})

test('a database of migrations that were written anew says so in one sentence, and nothing is applied to it', async () => {
  const url = await emptyTestDatabase({ whenDone: afterAll })
  write('20260101000000_first.sql', 'create table public.first (id int);')
  write('20260102000000_second.sql', 'create table public.second (id int);')
  await migrate({ url, sources: onlyProject })
  rmSync(join(folder, '20260101000000_first.sql'))
  rmSync(join(folder, '20260102000000_second.sql'))
  write('20260201000000_both.sql', 'create table public.third (id int); create table public.first (id int);')
  await expect(migrate({ url, sources: onlyProject })).rejects.toThrow(
    /^This database was made by migrations that this release no longer has \(20260101000000_first and 1 later\): .* "npm run db:reset".* docs\/decisions\/migrations-by-noun\.md /,
  )
  expect(await ask(url, `select to_regclass('public.third') is null as untouched, (select count(*)::int from migration.applied) as known`)).toEqual([
    { untouched: true, known: 2 },
  ])
})

test('names without a number and numbers used twice are refused', () => {
  write('20260101000000_one.sql', '')
  write('20260101000000_two.sql', '')
  expect(() => listMigrations(onlyProject[0]!)).toThrow(/have the number 20260101000000/)
  rmSync(join(folder, '20260101000000_two.sql'))
  write('three.sql', '')
  expect(() => listMigrations(onlyProject[0]!)).toThrow(/not named like a migration/)
})
