/**
 * A real PostgreSQL for tests: one database per test file, cloned in a few milliseconds from a template that has every migration. The server is shared by all test
 * runs of this machine and stops by itself. `TEST_POSTGRES_BIN=/usr/lib/postgresql/15/bin` runs the same tests on another PostgreSQL.
 */
import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connectPools, databaseOf, inDatabase, listMigrations, migrate, postgresTypes, type Database, type MigrationSource, type Pools } from '@hattha/postgres'
import pg from 'pg'

export type TestDatabase = {
  /** The owner's address of this file's database. */
  url: string
  pools: Pools
  owner: Database
  anon: Database
  authenticated: Database
  service: Database
  auth: Database
  asPerson(id: string, claims?: Readonly<Record<string, unknown>>): Database
  asAnon(claims?: Readonly<Record<string, unknown>>): Database
}

/** How long to wait for the shared server; it takes a second, or more on a busy machine. */
const SERVER_PATIENCE_MS = 120_000
/** Another run's server may stop just when we want it; then we start our own. */
const START_AGAIN_MS = 5_000
/** What fills a template besides the migrations. */
const RUNNER = join(dirname(createRequire(import.meta.url).resolve('@hattha/postgres')), 'migrate.ts')
const OBJECT_IN_USE = '55006'
/** Whoever still reads a database that is to go is thrown out, and asked again for so long. */
const LEAVING_MS = 30_000
const TEMPLATE_LOCK = 4_846_277_003

/** Takes a database away again when the file that uses it is done: vitest's `afterAll`. Handed in, because a browser's tests load this package without vitest. */
type WhenDone = (end: () => Promise<void>) => void

/** What is in a database before the first test. */
export type Contents = {
  sources: readonly MigrationSource[]
  /** As `migrate` has it; `madeBy` are the files that say what it does, so that a template is made anew when they have changed. */
  afterBase?: { run: (url: string) => Promise<void>; madeBy: readonly string[] }
}

/** This file's own database with every migration of `sources`. */
export async function testDatabase({ whenDone, ...contents }: Contents & { whenDone: WhenDone }): Promise<TestDatabase> {
  const admin = await connectToServer()
  const template = await openTemplate(admin, contents)
  const url = await createDatabase(admin, template)
  const pools = connectPools({ url, size: 8 })
  const ownerPool = new pg.Pool({ connectionString: url, options: '-c search_path=public,extensions', types: postgresTypes, max: 8 })
  ownerPool.on('error', () => undefined)
  ownerPool.on('connect', (client) => client.on('error', () => undefined))
  whenDone(async () => {
    await Promise.all([pools.end(), ownerPool.end()])
    await dropDatabase(admin, url)
  })
  const anon = databaseOf(pools.anon)
  const authenticated = databaseOf(pools.authenticated)
  return {
    url,
    pools,
    anon,
    authenticated,
    owner: databaseOf(ownerPool),
    service: databaseOf(pools.service),
    auth: databaseOf(pools.auth),
    asPerson: (id, claims) => withClaims(authenticated, { sub: id, role: 'authenticated', ...claims }),
    asAnon: (claims) => withClaims(anon, { role: 'anon', ...claims }),
  }
}

/** The owner's address of a database without anything in it. */
export async function emptyTestDatabase({ whenDone }: { whenDone: WhenDone }): Promise<string> {
  const admin = await connectToServer()
  const url = await createDatabase(admin, 'template0')
  whenDone(() => dropDatabase(admin, url))
  return url
}

/** The SQLSTATE of a statement that must be refused, e.g. 42501; throws when it is allowed. */
export async function refusal(statement: Promise<unknown>): Promise<string> {
  try {
    await statement
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code !== undefined) return error.code
    throw error
  }
  throw new Error('The statement was allowed.')
}

function withClaims(database: Database, claims: Readonly<Record<string, unknown>>): Database {
  const json = JSON.stringify(claims)
  const transaction: Database['transaction'] = (work) =>
    database.transaction(async (tx) => {
      await tx.all(`select set_config('request.jwt.claims', $1, true)`, [json])
      return await work(tx)
    })
  return {
    all: (text, values) => transaction((tx) => tx.all(text, values)),
    one: (text, values) => transaction((tx) => tx.one(text, values)),
    maybe: (text, values) => transaction((tx) => tx.maybe(text, values)),
    transaction,
  }
}

/** A connection to the shared server, which is started when it does not run. Stays open as long as the file needs the server. */
async function connectToServer(): Promise<pg.Client> {
  const bin = process.env['TEST_POSTGRES_BIN'] ?? ''
  const kind = bin === '' ? 'npm' : createHash('sha256').update(bin).digest('hex').slice(0, 8)
  const folder = join(tmpdir(), `hattha-test-database-${process.getuid?.() ?? 0}-${kind}`)
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  const [address, failure] = [join(folder, 'address'), join(folder, 'failure')]
  const patience = Date.now() + SERVER_PATIENCE_MS
  let tried = 0
  for (;;) {
    const client = await connectedAt(address)
    if (client !== undefined) return client
    if (Date.now() - tried > START_AGAIN_MS) {
      if (tried === 0) rmSync(failure, { force: true })
      tried = Date.now()
      const log = openSync(join(folder, 'server-process.log'), 'a')
      spawn(process.execPath, [join(import.meta.dirname, 'database-server.ts'), folder, bin], {
        detached: true,
        stdio: ['ignore', log, log],
        env: { PATH: process.env['PATH'] ?? '', TMPDIR: tmpdir() },
      }).unref()
    }
    if (existsSync(failure)) throw new Error(`The test database did not start: ${readFileSync(failure, 'utf8')}`)
    if (Date.now() > patience) throw new Error(`The test database did not start within ${SERVER_PATIENCE_MS / 1000} s; see ${folder}/server-process.log.`)
    await pause(50)
  }
}

async function connectedAt(address: string): Promise<pg.Client | undefined> {
  let url: string
  try {
    url = readFileSync(address, 'utf8')
  } catch {
    // It does not run yet, or not any more.
    return undefined
  }
  const client = new pg.Client({ connectionString: url, application_name: `tests of process ${process.pid}` })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch {
    return undefined
  }
}

/** The database with every migration applied, made once for this content of the files. */
async function openTemplate(admin: pg.Client, { sources, afterBase }: Contents): Promise<string> {
  const content = sources.flatMap((source) => listMigrations(source).map((file) => `${file.source}/${file.version}_${file.name} ${file.checksum}`)).join('\n')
  const key = createHash('sha256')
    .update(content)
    .update([RUNNER, ...(afterBase?.madeBy ?? [])].map((file) => readFileSync(file, 'utf8')).join(''))
    .digest('hex')
    .slice(0, 16)
  const [template, building] = [`template_${key}`, `building_${key}`]
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template])
    if (rowCount === 0) {
      await admin.query(`drop database if exists ${building} with (force)`)
      await admin.query(`create database ${building} template template0`)
      await migrate({ url: inDatabase(addressOf(admin), building), sources, ...(afterBase && { afterBase: afterBase.run }) })
      await admin.query(`alter database ${building} rename to ${template}`)
    }
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK])
  }
  return template
}

async function createDatabase(admin: pg.Client, template: string): Promise<string> {
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`
  await admin.query(`create database ${name} template ${template} strategy file_copy`)
  return inDatabase(addressOf(admin), name)
}

async function dropDatabase(admin: pg.Client, url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  for (const until = performance.now() + LEAVING_MS; ;) {
    try {
      // Waits a few seconds for sessions that are ending: one thrown out in that moment would be an error that nobody listens for any more.
      await admin.query(`drop database if exists ${name}`)
      break
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && error.code === OBJECT_IN_USE) || performance.now() > until) throw error
      // Whoever reads along from a slot holds the database even against `force`.
      await admin.query('select pg_terminate_backend(active_pid) from pg_replication_slots where database = $1 and active', [name])
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()', [name])
    }
  }
  await admin.end()
}

const addressOf = (client: pg.Client): string =>
  `postgres://${client.user ?? ''}:${encodeURIComponent(client.password ?? '')}@${client.host}:${client.port}/postgres`
