import { randomUUID } from 'node:crypto'
import { databaseOf, postgresTypes } from '@hattha/postgres'
import pg from 'pg'
import { quietLogger } from '../server/backups/quiet-logger.ts'
import { startBackups } from '../server/backups/backups.ts'
import { showProgress } from './backups/show-progress.ts'
import { withShopDatabase } from './with-database.ts'

// npm run backup: makes a backup now, beside a running shop or without one, and proves it. Its last line says what came of it; ends with 1 where it failed.
await withShopDatabase(async (url, settings) => {
  const { backups: wanted } = settings
  if (!wanted) {
    console.error('Nobody said where backups go: set BACKUP_KEY and BACKUP_DIR (or BACKUP_S3_ENDPOINT and its key) in .env.')
    process.exitCode = 1
    return
  }
  const pool = new pg.Pool({ connectionString: url, max: 2, types: postgresTypes })
  pool.on('error', () => undefined)
  const database = databaseOf(pool)
  const backups = await startBackups({ settings: { ...settings, backups: wanted }, databaseUrl: url, database, log: quietLogger })
  const id = randomUUID()
  try {
    const { bytes, figures, chain } = await backups.make(id, showProgress)
    const files = await backups.keepFiles()
    console.log(
      `\nDatabase: ${(bytes / 1e6).toFixed(1)} MB sealed in ${backups.place}. Files copied since the last time: ${files.added}, missing: ${files.missing}.`,
    )
    await database.all(
      `insert into public.backups (id, origin, state, ready_at, bytes, figures, chain, files_added) values ($1, 'terminal', 'ready', now(), $2, $3, $4, $5)`,
      [id, bytes, JSON.stringify(figures), chain, files.added],
    )
    const proof = await backups.prove(id)
    if (proof.proved) {
      await database.all(`update public.backups set proof = 'proved', proof_at = now(), proof_figures = $2 where id = $1`, [id, JSON.stringify(proof.figures)])
      const { orders, products, people, journals, differences } = proof.figures
      console.log(
        `Proved in ${proof.seconds} s: ${orders} orders, ${products} products, ${people} people, ${journals} journals, ${differences} differences; ${proof.filesRead} files read.`,
      )
    } else {
      console.error(`Not proved: ${proof.because}`)
      process.exitCode = 1
    }
    console.log(`Backup ${id}`)
  } finally {
    await backups.stop()
    await pool.end()
  }
})
