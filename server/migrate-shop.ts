import { join } from 'node:path'
import { migrate, type Migrated, type MigrationSource } from '@hattha/postgres'
import { supabaseMigrations } from '@hattha/supabase-api'
import pg from 'pg'
import { prepareJobs } from './jobs/prepare-jobs.ts'

/** The shop's own tables, a chapter for each noun. */
export const chapters = (): MigrationSource => ({ name: 'project', folder: join(import.meta.dirname, '../supabase/migrations') })

/** What makes a database of the shop: what its interfaces need, then its own tables. */
export const shopMigrations = (): MigrationSource[] => [...supabaseMigrations(), chapters()]

/** Brings the shop's database at the owner's `url` up to date. The queue of background jobs comes first, since migrations put jobs into it. */
export const migrateShop = (options: { url: string; onApplied?: (file: string) => void }): Promise<Migrated> =>
  migrate({ ...options, sources: shopMigrations(), afterBase: openQueue })

/** Makes or updates the tables of the queue in the database at `url`. */
export async function openQueue(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  pool.on('error', () => undefined)
  pool.on('connect', (connection) => connection.on('error', () => undefined))
  try {
    await prepareJobs(pool)
  } finally {
    await pool.end()
  }
}
