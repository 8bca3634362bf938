/**
 * The PostgreSQL that database tests share, run as a program of its own: `node packages/testing/database-server.ts FOLDER [BIN]`.
 * It writes its address to FOLDER/address and stops by itself when nobody was connected for a while, so a test run that is killed
 * leaves nothing behind. Several test runs use it at once; whoever comes second ends at once.
 */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseCannotStart, type EmbeddedDatabase, startEmbedded } from '@hattha/postgres'

const LOOK_EVERY_MS = 2_000
const QUIET_LOOKS_BEFORE_STOP = 10

const [folder = '', bin] = process.argv.slice(2)
const address = join(folder, 'address')

const server = await startOrExit()
const client = new pg.Client({ connectionString: server.url, application_name: 'test database server' })
client.on('error', () => process.exit(0))
await client.connect()
const leftovers = await findLeftovers()
writeFileSync(`${address}.new`, server.url, { mode: 0o600 })
renameSync(`${address}.new`, address)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
// Dropping one takes seconds on a busy machine, and nobody waits for it.
for (const name of leftovers) await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`).catch(() => undefined)

for (let quiet = 0; quiet < QUIET_LOOKS_BEFORE_STOP;) {
  await pause(LOOK_EVERY_MS)
  quiet = (await othersConnected()) > 0 ? 0 : quiet + 1
}
await stop()

async function startOrExit(): Promise<EmbeddedDatabase> {
  mkdirSync(folder, { recursive: true })
  const options = { folder, durable: false, ...(bin !== undefined && bin !== '' && { bin }) }
  try {
    return await startEmbedded(options)
  } catch (error) {
    if (error instanceof DatabaseCannotStart && error.because === 'folder-in-use') process.exit(0)
    if (error instanceof DatabaseCannotStart && ['unexplained', 'password-lost', 'other-version'].includes(error.because)) {
      // Without fsync a crash of the machine may spoil the files. They hold nothing but tests.
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      return await startEmbedded(options)
    }
    writeFileSync(join(folder, 'failure'), String(error))
    throw error
  }
}

async function othersConnected(): Promise<number> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and application_name not in ('test database server', $1)`,
    [`process ${process.pid}`],
  )
  return rows[0]?.others ?? 0
}

/** Databases of test files that were killed before they could tidy up. Templates of migrations that have changed since are dropped at once, before somebody can want them. */
async function findLeftovers(): Promise<string[]> {
  const templates = await client.query<{ datname: string }>(`select datname from pg_database where datname like 'template\\_%' order by oid desc offset 4`)
  for (const { datname } of templates.rows) await client.query(`drop database if exists ${client.escapeIdentifier(datname)} with (force)`)
  const { rows } = await client.query<{ datname: string }>(`select datname from pg_database where datname like 'test\\_%' or datname like 'building\\_%'`)
  return rows.map(({ datname }) => datname)
}

async function stop(): Promise<void> {
  rmSync(address, { force: true })
  await client.end()
  await server.stop()
  process.exit(0)
}
