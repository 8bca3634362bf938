import { rmSync, writeFileSync } from 'node:fs'
import { maintenanceFile } from '../server/maintenance.ts'
import { readSettings } from '../server/configuration.ts'

// npm run maintenance -- on|off: closes and opens the running shop of this data folder, without a restart.
const file = maintenanceFile(readSettings().dataFolder)
const [wanted] = process.argv.slice(2)
if (wanted === 'on') writeFileSync(file, '')
else if (wanted === 'off') rmSync(file, { force: true })
else {
  console.error('Say on or off: npm run maintenance -- on')
  process.exit(1)
}
console.log(wanted === 'on' ? 'The shop is closed: visitors see the maintenance page within a second.' : 'The shop is open again within a second.')
