/**
 * `npm run db:reset`: throws the demo's database away and makes it anew. Never touches a live shop or a database of your own.
 * The demo fills itself again at the next start.
 */
import { rmSync } from 'node:fs'
import { DatabaseCannotStart } from '../packages/postgres/cannot-start.ts'
import { partsOf } from '../packages/postgres/cluster.ts'
import { startEmbedded } from '../packages/postgres/embedded.ts'
import { migrate } from '../packages/postgres/migrate.ts'
import { readSettings } from '../server/settings.ts'

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
  const { home, password } = partsOf(settings.dataFolder)
  for (const path of [home, `${settings.dataFolder}/postgres`, password]) rmSync(path, { recursive: true, force: true })
  const fresh = await startEmbedded({ folder: settings.dataFolder })
  try {
    const { applied } = await migrate({ url: fresh.url })
    console.log(`The database is new: ${applied.length} migrations applied. The demo fills itself at the next start.`)
  } finally {
    await fresh.stop()
  }
} catch (error) {
  if (!(error instanceof DatabaseCannotStart)) throw error
  console.error(error.message)
  process.exitCode = 1
}
