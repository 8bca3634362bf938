import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { drawDatabase, startEmbedded } from '@hattha/postgres'
import { chapters, migrateShop } from '../server/migrate-shop.ts'
import { checkStatements } from './typed-sql/check-statements.ts'
import { EXCEPTIONS } from './typed-sql/exceptions.ts'

/**
 * Compares what the code thinks of the database with the migrations, on a database made for it: every SQL statement of the sources, and the types by which
 * `/rest/v1` is asked. A stage of `npm run check`.
 */

const ROOT = resolve(import.meta.dirname, '..')
/** What runs outside of tests; tests run their statements themselves. */
const wanted = (file: string): boolean =>
  /^(app|server|packages|scripts|demo|bench)\//.test(file) && !/\.test\.tsx?$|\/conformance\/|^packages\/testing\//.test(file)

const folder = mkdtempSync(join(tmpdir(), 'hattha-sql-'))
chmodSync(folder, 0o711)
const database = await startEmbedded({ folder, durable: false })
try {
  await migrateShop({ url: database.url })
  const { statements, complaints } = await checkStatements({ root: ROOT, url: database.url, wanted, exceptions: EXCEPTIONS })
  const types = join(ROOT, 'supabase/types.ts')
  if ((await drawDatabase(database.url, chapters()))['types.ts'] !== readFileSync(types, 'utf8'))
    complaints.push('supabase/types.ts is not as the migrations are: run "npm run db:schema", and what asks /rest/v1 for something else does not compile.')
  console.log(complaints.length === 0 ? `${statements} statements are as the migrations are.` : complaints.join('\n'))
  process.exitCode = complaints.length === 0 && statements > 0 ? 0 : 1
} finally {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}
