import { rmSync, writeFileSync } from 'node:fs'
import pg from 'pg'
import { readSettings } from '../server/configuration.ts'
import { maintenanceFile } from '../server/maintenance.ts'

// npm run maintenance -- on|off: closes and opens the running shop, on all its nodes, without a restart.
const [wanted] = process.argv.slice(2)
if (wanted !== 'on' && wanted !== 'off') {
  console.error('Say on or off: npm run maintenance -- on')
  process.exit(1)
}
const { dataFolder, databaseUrl } = readSettings()
const file = maintenanceFile(dataFolder)
const told = databaseUrl === undefined ? undefined : await tellNodes(databaseUrl, wanted === 'on')
// The file closes a shop whose database is being worked on.
if (wanted === 'on' && told !== true) writeFileSync(file, '')
if (wanted === 'off') rmSync(file, { force: true })

if (told === false) {
  console.error(
    wanted === 'on'
      ? `The database does not answer. What runs with ${dataFolder} is closed; for other nodes set MAINTENANCE=on, or say this again when it answers.`
      : 'The database does not answer, so nodes that were closed by it stay closed. Say this again when it answers.',
  )
  process.exit(1)
}
console.log(wanted === 'on' ? 'The shop is closed: visitors see the maintenance page within a second.' : 'The shop is open again within a second.')

/** Whether the nodes of this database were told. */
async function tellNodes(url: string, closed: boolean): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    await client.query(closed ? 'insert into private.maintenance default values on conflict do nothing' : 'delete from private.maintenance')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
