import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { connectionOf, type Login } from './logins.ts'
import { listMigrations, type MigrationFile, type MigrationSource } from './migration-files.ts'
import { postgresTypes } from './postgres-types.ts'

/** What a migration run did. `unknown` are migrations the database has and this code does not: it was migrated by a newer release. */
export type Migrated = { applied: string[]; unknown: string[] }

/** A migration is wrong, was changed after it was applied, or the server is too old. The message names file and line. */
export class MigrationRefused extends Error {
  override name = 'MigrationRefused'
}

/** Only one process migrates a database at a time; the others wait and find nothing left to do. */
const MIGRATION_LOCK = 4_846_277_002
const TURN_MS = 200
const OLDEST_POSTGRES = 150_000

/**
 * Brings the database at the owner's `url` up to date: the migrations of `sources` in their order, each file in one transaction. Never runs a file twice and refuses
 * one that was changed afterwards. `afterBase` runs each time when roles and schemas are there, for what later sources need besides. Works on PostgreSQL 15 and later.
 */
export async function migrate(options: {
  url: string
  sources: readonly MigrationSource[]
  afterBase?: (url: string) => Promise<void>
  onApplied?: (file: string) => void
}): Promise<Migrated> {
  const { sources } = options
  const client = new pg.Client({ connectionString: options.url, application_name: 'migrations', types: postgresTypes })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await refuseOldServer(client)
    await takeTurn(client)
    await client.query(`
      create schema if not exists migration;
      create table if not exists migration.applied (
        source text not null, version text not null, name text not null, checksum text not null,
        applied_at timestamptz not null default now(), primary key (source, version)
      )`)
    const before = await client.query<Applied>('select source, version, name, checksum from migration.applied')
    const done = new Map(before.rows.map((row) => [`${row.source} ${row.version}`, row]))
    const applied: string[] = []
    const chapters = sources.map((source) => ({ source, files: listMigrations(source) }))
    for (const { source, files } of chapters)
      refuseRewritten(
        before.rows.filter((row) => row.source === source.name),
        files,
      )
    for (const { source, files } of chapters) {
      for (const file of files) {
        const known = done.get(`${file.source} ${file.version}`)
        done.delete(`${file.source} ${file.version}`)
        if (known !== undefined && known.checksum !== file.checksum) {
          throw new MigrationRefused(
            `${file.path} was changed after this database had applied it. Put it back as it was and write a new migration ("npm run db:new -- name"); a development database can be made anew with "npm run db:reset".`,
          )
        }
        if (known !== undefined) continue
        await apply(client, file)
        applied.push(`${file.source}/${file.version}_${file.name}`)
        options.onApplied?.(file.path)
      }
      if (source.name === 'base') {
        for (const login of ['authenticator', 'supabase_auth_admin'] as const) await openLogin(client, options.url, login)
        await options.afterBase?.(options.url)
      }
    }
    const unknown = [...done.values()].filter((row) => sources.some((source) => source.name === row.source))
    return { applied, unknown: unknown.map((row) => `${row.source}/${row.version}_${row.name}`) }
  } finally {
    await client.end()
  }
}

type Applied = { source: string; version: string; name: string; checksum: string }

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: number; version: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
  )
  const found = rows[0]
  if (found !== undefined && found.number < OLDEST_POSTGRES)
    throw new MigrationRefused(`The database is PostgreSQL ${found.version}, which is too old: 15 or later is needed.`)
}

/**
 * Migrations that were written anew under later numbers cannot be applied over what the old ones made. Such a database knows migrations older than the
 * first one here; whoever merely has a newer release knows later ones.
 */
function refuseRewritten(known: readonly Applied[], files: readonly MigrationFile[]): void {
  const first = files[0]?.version
  const gone = known.filter((row) => first !== undefined && row.version < first).sort((a, b) => (a.version < b.version ? -1 : 1))
  const oldest = gone[0]
  if (oldest === undefined) return
  throw new MigrationRefused(
    `This database was made by migrations that this release no longer has (${oldest.version}_${oldest.name}${gone.length > 1 ? ` and ${gone.length - 1} later` : ''}): they were written anew, and the new ones cannot be applied over them. A demo is made anew with "npm run db:reset"; for data you want to keep, docs/decisions/migrations-by-noun.md says what to do.`,
  )
}

/** Asks again and again: who waits inside a statement would be waited for by an index that is made concurrently. */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [MIGRATION_LOCK])
    if (rows[0]?.mine) return
    await pause(TURN_MS)
  }
}

/** The first line of a migration whose statements run one by one, as `create index concurrently` wants it. One that fails runs again from its beginning: write `if not exists`. */
const OUTSIDE = /^-- outside of a transaction\b/

async function applyOutside(client: pg.Client, file: MigrationFile): Promise<void> {
  try {
    await client.query('set search_path = public, extensions')
    for (const statement of file.sql.split(/;[^\S\n]*\n/)) {
      if (statement.replaceAll(/^\s*--.*$/gm, '').trim() === '') continue
      const index = CONCURRENTLY.exec(statement)?.[1]
      if (index !== undefined) await dropUnfinished(client, index)
      // An index that is made concurrently waits for whoever began before it and holds up nobody meanwhile.
      await client.query(`set lock_timeout = '${/\bconcurrently\b/i.test(statement) ? '0' : '10s'}'`)
      await client.query(statement)
    }
    await client.query('reset search_path; reset lock_timeout')
    await write(client, file)
  } catch (error) {
    throw new MigrationRefused(describe(error, file), { cause: error })
  }
}

const CONCURRENTLY = /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?(\w+)/i

/** An attempt that was broken off leaves an index that nothing uses, and that `if not exists` takes for the wanted one. */
async function dropUnfinished(client: pg.Client, index: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid where c.relname = $1 and not i.indisvalid',
    [index],
  )
  for (const { name } of rows) await client.query(`drop index concurrently ${name}`)
}

const write = (client: pg.Client, { source, version, name, checksum }: MigrationFile) =>
  client.query('insert into migration.applied (source, version, name, checksum) values ($1, $2, $3, $4)', [source, version, name, checksum])

async function apply(client: pg.Client, file: MigrationFile): Promise<void> {
  if (OUTSIDE.test(file.sql)) return applyOutside(client, file)
  try {
    await client.query("begin; set local search_path = public, extensions; set local lock_timeout = '10s'")
    await client.query(file.sql)
    await write(client, file)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw new MigrationRefused(describe(error, file), { cause: error })
  }
}

function describe(error: unknown, file: MigrationFile): string {
  if (!(error instanceof pg.DatabaseError)) return `${file.path}: ${String(error)}`
  const position = Number(error.position ?? 0)
  // PostgreSQL counts characters, JavaScript UTF-16 units.
  const line = position > 0 ? `:${[...file.sql].slice(0, position).join('').split('\n').length}` : ''
  return [`${file.path}${line}: ${error.message} (${error.code})`, error.detail, error.hint, error.where].filter((part) => part !== undefined).join('\n  ')
}

/** Lets the login connect with its derived password. Touches the role only when it cannot already: roles are shared by all databases of the server. */
async function openLogin(client: pg.Client, url: string, login: Login): Promise<void> {
  const { config, password } = connectionOf(url, login)
  if (password === null) return
  const probe = new pg.Client(config)
  probe.on('error', () => undefined)
  try {
    await probe.connect()
  } catch (error) {
    const code = error instanceof pg.DatabaseError ? error.code : undefined
    if (code !== '28P01' && code !== '28000') throw error
    await client.query(`alter role ${login} with login password ${client.escapeLiteral(password)}`)
  } finally {
    await probe.end().catch(() => undefined)
  }
}
