import { addressOfRunning, DatabaseCannotStart, MigrationRefused, startEmbedded } from '@hattha/postgres'
import { CannotStart, readSettings, type Settings } from '../server/configuration.ts'
import { databaseSentence } from '../server/database-sentence.ts'

/** Runs `work` on the database of the settings, starting the embedded one for as long as it takes. A known refusal is printed as its sentence. */
export async function withDatabase(work: (url: string, settings: Settings) => Promise<void>): Promise<void> {
  try {
    const settings = readSettings()
    if (settings.databaseUrl !== undefined) return await work(settings.databaseUrl, settings)
    const database = await startEmbedded({ folder: settings.dataFolder })
    try {
      await work(database.url, settings)
    } finally {
      await database.stop()
    }
  } catch (error) {
    if (error instanceof DatabaseCannotStart || error instanceof MigrationRefused) console.error(databaseSentence(error))
    else if (error instanceof CannotStart) console.error(error.message)
    else throw error
    process.exitCode = 1
  }
}

/** As `withDatabase`, and beside a shop that is running now: its embedded database is used as it is. */
export async function withShopDatabase(work: (url: string, settings: Settings) => Promise<void>): Promise<void> {
  const settings = readSettings()
  const running = settings.databaseUrl === undefined ? addressOfRunning(settings.dataFolder) : undefined
  if (running === undefined) await withDatabase(work)
  else await work(running, settings)
}
