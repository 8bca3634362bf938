import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A folder of migrations that are numbered among themselves. Its name stands beside each of them in the list of what a database has applied, so it never changes. */
export type MigrationSource = { name: string; folder: string }

export type MigrationFile = { source: string; version: string; name: string; path: string; sql: string; checksum: string }

/** Roles, schemas and extensions: what every other source builds on, so it comes first. */
export const baseMigrations = (): MigrationSource => ({ name: 'base', folder: join(import.meta.dirname, 'base') })

/** The migrations of a source in their order. Refuses names that do not begin with a number and numbers used twice. */
export function listMigrations(source: MigrationSource): MigrationFile[] {
  if (!existsSync(source.folder)) return []
  const seen = new Map<string, string>()
  return readdirSync(source.folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((file) => {
      const parts = /^(\d+)_(.+)\.sql$/.exec(file)
      if (parts === null) throw new Error(`${join(source.folder, file)} is not named like a migration: 20261120090000_what_it_does.sql.`)
      const [, version = '', name = ''] = parts
      const other = seen.get(version)
      if (other !== undefined)
        throw new Error(`Two migrations of ${source.folder} have the number ${version}: ${other} and ${file}. Give the newer one a later number.`)
      seen.set(version, file)
      const path = join(source.folder, file)
      const sql = readFileSync(path, 'utf8')
      return { source: source.name, version, name, path, sql, checksum: checksumOf(sql) }
    })
}

/** Line ends do not count, so that a clone on another system has the same migrations. */
const checksumOf = (sql: string): string => createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
