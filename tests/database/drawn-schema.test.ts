import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describeTypes, drawDatabase } from '@hattha/postgres'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { chapters } from '../../server/migrate-shop.ts'
import { testDatabase } from '../support/database.ts'

const { url, owner } = await testDatabase()
const { version } = await owner.one<{ version: number }>(`select current_setting('server_version_num')::int / 10000 as version`)

/** PostgreSQL prints some expressions differently from release to release; the pictures are drawn by the one that npm brings. */
const drawnBy = 18

const supabase = resolve(import.meta.dirname, '../../supabase')

test('the pictures of the nouns and types.ts show the migrations as they are', async () => {
  const drawn = await drawDatabase(url, chapters())
  for (const [file, text] of Object.entries(drawn)) {
    const committed = readFileSync(resolve(supabase, file), 'utf8')
    if (version === drawnBy || file === 'types.ts')
      expect(text === committed, `supabase/${file} is not as the migrations are: run "npm run db:schema"`).toBe(true)
  }
})

test('a text column holds the words its check constraint lists; any other condition says nothing of its type', async () => {
  await owner.all(`create schema drawn`)
  onTestFinished(() => void owner.all('drop schema drawn cascade'))
  await owner.all(`create table drawn.lamps (
    id int primary key, state text not null check (state in ('lit', 'it''s out', '')), colour text check (colour in ('red', 'gold')), name text not null check (name <> '')
  )`)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  const drawn = await describeTypes(client, 'drawn')
  expect(drawn).toContain(`Row: {
          colour: "red" | "gold" | null
          id: number
          name: string
          state: "lit" | "it's out" | ""
        }`)
  expect(drawn).toContain('colour?: "red" | "gold" | null')
})

test('every noun has its picture, and no picture is of a noun that is no more', async () => {
  const nouns = Object.keys(await drawDatabase(url, chapters())).filter((file) => file !== 'types.ts')
  expect(nouns.length).toBeGreaterThan(20)
  expect(nouns).toEqual(
    readdirSync(resolve(supabase, 'schema'))
      .sort()
      .map((file) => `schema/${file}`),
  )
})

test('what no migration says it makes is refused, not left out', async () => {
  await owner.all('create table public.nameless (id int)')
  await expect(drawDatabase(url, chapters())).rejects.toThrow(/No migration says that it makes public\.nameless/)
  await owner.all('drop table public.nameless')
})

test('the picture is the same when it is drawn twice', async () => {
  expect(await drawDatabase(url, chapters())).toEqual(await drawDatabase(url, chapters()))
})
