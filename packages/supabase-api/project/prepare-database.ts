import { createHash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import pg from 'pg'
import { migrate, MigrationRefused, type MigrationSource } from '@hattha/postgres'
import { supabaseMigrations } from '../migrations.ts'
import { applyFile, openGaps, type Gaps } from './apply-file.ts'
import type { ProjectConfig } from './project-config.ts'
import { withoutMark } from './without-mark.ts'

type Prepared = { migrations: readonly string[]; seeds: readonly string[] }
type SqlFile = { path: string; sql: string }

/** As the Supabase CLI names them: a number, then what it does. */
const MIGRATION = /^(\d+)_(.*)\.sql$/

/**
 * Makes the database of a project: what every Supabase project finds, then its migrations that are not recorded yet, in order and each in one
 * transaction, and on the first start its seed files. Throws MigrationRefused naming file, line and statement.
 */
export async function prepareDatabase(options: { url: string; config: ProjectConfig; warn: (sentence: string) => void }): Promise<Prepared> {
  const { url, config, warn } = options
  await migrate({ url, sources: platformSources() })
  const client = new pg.Client({ connectionString: url, application_name: 'migrations of the project', options: '-c search_path="$user",public,extensions' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const gaps = await openGaps(client, warn)
    const { sections } = config
    const files = filesOf(config, warn)
    if (sections.api.auto_expose_new_tables === false) await closeNewTables(client)
    const migrations = sections.db.migrations.enabled ? await applyMigrations(client, files, gaps) : []
    await keepSecrets(client, sections.db.vault)
    return { migrations, seeds: sections.db.seed.enabled ? await plantSeeds(client, config, gaps) : [] }
  } finally {
    await client.end()
  }
}

/** Everything below the project's own migrations. */
const platformSources = (): MigrationSource[] => [...supabaseMigrations(), { name: 'platform', folder: join(import.meta.dirname, 'platform') }]

type Files = { roles: SqlFile | undefined; migrations: (SqlFile & { version: string; name: string })[] }

function filesOf({ folder, sections }: ProjectConfig, warn: (sentence: string) => void): Files {
  const home = join(folder, 'supabase')
  const read = (path: string): SqlFile => ({
    path: relative(process.cwd(), path).startsWith('..') ? path : relative(process.cwd(), path),
    sql: withoutMark(readFileSync(path, 'utf8')),
  })
  const place = join(home, 'migrations')
  const migrations = (existsSync(place) ? readdirSync(place) : [])
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .flatMap((file) => {
      const [, version, name] = MIGRATION.exec(file) ?? []
      if (version !== undefined && name !== undefined) return [{ version, name, ...read(join(place, file)) }]
      warn(`${join(place, file)} is left out: the name of a migration is its time and what it does, like 20261120090000_what_it_does.sql.`)
      return []
    })
  const twice = migrations.find((one, at) => migrations[at - 1]?.version === one.version)
  if (twice)
    throw new MigrationRefused(
      `Two migrations in ${place} have the number ${twice.version}. Give the newer one a later number, since each number is applied once.`,
    )
  const roles = join(home, 'roles.sql')
  if (migrations.length > 0) return { roles: existsSync(roles) ? read(roles) : undefined, migrations }
  // Declarative schemas describe what migrations do; they are run only where no migration does it.
  const schemas = matching(home, sections.db.migrations.schema_paths, warn).map((path, place_) => ({
    version: `${place_ + 1}`.padStart(4, '0'),
    name: relative(home, path),
    ...read(path),
  }))
  return { roles: existsSync(roles) ? read(roles) : undefined, migrations: schemas }
}

/** The files of glob patterns, each once: patterns in their order, the files of one by name. */
function matching(home: string, patterns: readonly string[], warn: (sentence: string) => void): string[] {
  const found = patterns.flatMap((pattern) => {
    const files = globSync(pattern, { cwd: home }).sort()
    if (files.length === 0 && pattern !== './seed.sql' && pattern !== 'seed.sql') warn(`No file is called ${pattern} in ${home}.`)
    return files.map((file) => join(home, file))
  })
  return [...new Set(found)]
}

async function applyMigrations(client: pg.Client, { roles, migrations }: Files, gaps: Gaps): Promise<string[]> {
  const { rows } = await client.query<{ version: string }>('select version from supabase_migrations.schema_migrations')
  const done = new Set(rows.map(({ version }) => version))
  if (done.size === 0) {
    await leaveRoomFor(client, migrations)
    if (roles) await inTransaction(client, () => applyFile(client, roles, gaps))
  }
  const applied: string[] = []
  for (const file of migrations) {
    if (done.has(file.version)) continue
    await inTransaction(client, async () => {
      const statements = await applyFile(client, file, gaps)
      await client.query('insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)', [
        file.version,
        file.name,
        statements.map(({ text }) => text),
      ])
    })
    done.add(file.version)
    applied.push(file.path)
  }
  return applied
}

/**
 * `api.auto_expose_new_tables = false`: what migrations make in `public` is open to the roles of the API only where they grant it. Without the setting
 * it is open, as it was for every project before 2026 and as their migrations expect; a database that has migrations keeps what it has.
 */
async function closeNewTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ begun: boolean }>('select exists (select from supabase_migrations.schema_migrations) as begun')
  if (rows[0]?.begun === true) return
  await client.query(`
    alter default privileges in schema public revoke select, insert, update, delete on tables from anon, authenticated, service_role;
    alter default privileges in schema public revoke usage, select on sequences from anon, authenticated, service_role;
    alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role`)
}

/** Our base has a schema `private`, Supabase has not: a project that makes one finds its name free. */
async function leaveRoomFor(client: pg.Client, migrations: readonly SqlFile[]): Promise<void> {
  const uses = migrations.some(({ sql }) => /\bprivate\s*\./i.test(sql))
  const makes = migrations.some(({ sql }) => /create\s+schema\s+(if\s+not\s+exists\s+)?"?private\b/i.test(sql))
  if (makes || !uses) await client.query('drop schema if exists private cascade')
}

/** Seed files run once in the life of a database, all or none. */
async function plantSeeds(client: pg.Client, config: ProjectConfig, gaps: Gaps): Promise<string[]> {
  const { rows } = await client.query<{ planted: boolean }>(`select to_regclass('supabase_migrations.seed_files') is not null as planted`)
  if (rows[0]?.planted === true) return []
  const files = matching(join(config.folder, 'supabase'), config.sections.db.seed.sql_paths, gaps.warn)
  await inTransaction(client, async () => {
    await client.query('create table supabase_migrations.seed_files (path text primary key, hash text not null)')
    for (const path of files) {
      const sql = withoutMark(readFileSync(path, 'utf8'))
      await applyFile(client, { path, sql }, gaps)
      await client.query('insert into supabase_migrations.seed_files values ($1, $2)', [
        relative(config.folder, path),
        createHash('sha256').update(sql).digest('hex'),
      ])
    }
  })
  return files
}

/** `[db.vault]`: each secret has the value the config gives it. */
async function keepSecrets(client: pg.Client, secrets: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(secrets)) {
    await client.query(
      `select case when exists (select from vault.secrets where name = $1)
         then vault.update_secret((select id from vault.secrets where name = $1), $2)::text else vault.create_secret($2, $1)::text end`,
      [name, value],
    )
  }
}

async function inTransaction(client: pg.Client, work: () => Promise<unknown>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    // A dump sets search_path and more for the whole session.
    await client.query('reset all')
  }
}
