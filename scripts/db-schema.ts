/**
 * `npm run db:schema`: draws a picture of each noun (supabase/schema/) and supabase/types.ts from the migrations, on a database made for it. `--check`
 * only compares and fails when they differ.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { drawDatabase, startEmbedded } from '@hattha/postgres'
import { chapters, migrateShop } from '../server/migrate-shop.ts'

const supabase = resolve(import.meta.dirname, '../supabase')
const check = process.argv.includes('--check')
const folder = mkdtempSync(join(tmpdir(), 'hattha-schema-'))
chmodSync(folder, 0o711)
const database = await startEmbedded({ folder, durable: false })
try {
  await migrateShop({ url: database.url })
  const drawn = await drawDatabase(database.url, chapters())
  const pictures = join(supabase, 'schema')
  if (!check) mkdirSync(pictures, { recursive: true })
  const changed = Object.entries(drawn).filter(([file, text]) => {
    const path = join(supabase, file)
    if (contentOf(path) === text) return false
    if (!check) writeFileSync(path, text)
    return true
  })
  // A noun that is no more leaves no picture behind.
  const gone = (existsSync(pictures) ? readdirSync(pictures) : []).map((file) => `schema/${file}`).filter((file) => drawn[file] === undefined)
  if (!check) for (const file of gone) rmSync(join(supabase, file))
  const outdated = [...changed.map(([file]) => file), ...gone]
  const files = outdated.map((file) => `supabase/${file}`).join(', ')
  if (outdated.length === 0) console.log('supabase/schema/ and supabase/types.ts show the migrations as they are.')
  else if (check) console.error(`${files}: not as the migrations are. Run "npm run db:schema" and commit the result.`)
  else console.log(`Drew ${files} anew.`)
  process.exitCode = check && outdated.length > 0 ? 1 : 0
} finally {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}

function contentOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
