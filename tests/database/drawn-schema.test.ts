import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { drawDatabase } from '../../packages/postgres/draw-database.ts'
import { testDatabase } from '../support/database.ts'

const { url, owner } = await testDatabase()
const { version } = await owner.one<{ version: number }>(`select current_setting('server_version_num')::int / 10000 as version`)

/** PostgreSQL prints some expressions differently from release to release; the pictures are drawn by the one that npm brings. */
const drawnBy = 18

test('schema.sql and types.ts show the migrations as they are', async () => {
  const drawn = await drawDatabase(url)
  expect(Object.keys(drawn)).toEqual(['schema.sql', 'types.ts'])
  for (const [file, text] of Object.entries(drawn)) {
    const committed = readFileSync(resolve(import.meta.dirname, '../../supabase', file), 'utf8')
    if (version === drawnBy || file === 'types.ts')
      expect(text === committed, `supabase/${file} is not as the migrations are: run "npm run db:schema"`).toBe(true)
  }
})

test('the picture is the same when it is drawn twice', async () => {
  expect(await drawDatabase(url)).toEqual(await drawDatabase(url))
})
