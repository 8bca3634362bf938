/**
 * `npm run db:reset`: throws the demo's database away and makes it anew. Never touches a live shop or a database of your own.
 * The demo fills itself again at the next start.
 */
import { DatabaseCannotStart, eraseDatabase, startEmbedded } from '@hattha/postgres'
import { databaseSentence } from '../server/database-sentence.ts'
import { migrateShop } from '../server/migrate-shop.ts'
import { readSettings } from '../server/configuration.ts'

const settings = readSettings()
if (!settings.demo || settings.databaseUrl !== undefined) {
  console.error(
    'db:reset only empties the embedded database of the demo. Drop and create a database of your own with its own tools, then run "npm run db:migrate".',
  )
  process.exit(1)
}
try {
  // Started first, to be sure that no shop is running on it and that nothing keeps its files.
  const old = await startEmbedded({ folder: settings.dataFolder }).catch((error: unknown) => {
    if (error instanceof DatabaseCannotStart && !['folder-in-use', 'folder-not-writable', 'disk-full'].includes(error.because)) return undefined
    throw error
  })
  await old?.stop()
  eraseDatabase(settings.dataFolder)
  const fresh = await startEmbedded({ folder: settings.dataFolder })
  try {
    const { applied } = await migrateShop({ url: fresh.url })
    console.log(`The database is new: ${applied.length} migrations applied. The demo fills itself at the next start.`)
  } finally {
    await fresh.stop()
  }
} catch (error) {
  if (!(error instanceof DatabaseCannotStart)) throw error
  console.error(databaseSentence(error))
  process.exitCode = 1
}
