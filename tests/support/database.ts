/**
 * A real PostgreSQL for tests: one database per test file, cloned in a few milliseconds from a template that has every migration.
 *
 *     const db = await testDatabase()                      // top of the file or in beforeAll; dropped after the file's last test
 *
 *     await db.owner.all('insert into …')                  // owner: everything, past row level security (factories)
 *     await db.service.one<Row>('select …')                // service_role: what commands and jobs see (`shop.service`)
 *     await db.anon.all('select …')                        // anon: what public pages see (`shop.anon`)
 *     await db.asPerson(id).all('select …')                // authenticated, with the claims of a signed-in person (auth.uid() = id)
 *     await db.asAnon().all('select …')                    // anon, with the claims of a stranger's token
 *     await db.auth.one('select …')                        // the auth server's role on schema auth
 *     db.url, db.pools                                     // for code that opens connections itself (`connectPools`, a worker, the API)
 *
 * `asPerson(id, { email, app_metadata: { … } })` adds claims. Every statement of `asPerson`/`asAnon` is its own transaction; use
 * `.transaction(…)` for several. A refusal is thrown as `DatabaseError`: `await expect(refusal(…)).resolves.toBe('42501')`.
 *
 * The server is shared by all test runs of this machine and stops by itself. `TEST_POSTGRES_BIN=/usr/lib/postgresql/15/bin` runs
 * the same tests on another PostgreSQL.
 */
import { join } from 'node:path'
import { emptyTestDatabase as openEmpty, testDatabase as open, type TestDatabase } from '@hattha/testing'
import { openQueue, shopMigrations } from '../../server/migrate-shop.ts'
import { afterFile } from './endings.ts'

export { refusal, type TestDatabase } from '@hattha/testing'

const server = (file: string): string => join(import.meta.dirname, '../../server', file)

/** This file's own database, as a shop has it on its first day. Commands can enqueue; no worker runs: a test starts one if it wants one. Dropped after the file. */
export const testDatabase = (): Promise<TestDatabase> =>
  open({
    sources: shopMigrations(),
    afterBase: { run: openQueue, madeBy: [server('jobs/prepare-jobs.ts'), server('migrate-shop.ts')] },
    whenDone: afterFile,
  })

/** The owner's address of a database without anything in it. Dropped after the file. */
export const emptyTestDatabase = (): Promise<string> => openEmpty({ whenDone: afterFile })
