import { CannotRestore, DatabaseCannotStart, SealBroken } from '@hattha/postgres'
import { shelfOf } from '../server/backups/backups.ts'
import { plainly } from '../server/backups/check-place.ts'
import { momentOf } from '../server/backups/moment-of.ts'
import { restoreShop } from '../server/backups/restore-shop.ts'
import { CannotStart, readSettings } from '../server/configuration.ts'
import { databaseSentence } from '../server/database-sentence.ts'

// npm run restore -- latest|ID|FILE [--at "2026-11-26 02:14:59"]: brings a shop back into an empty data folder, until the end of its log or until a moment (Thai time, unless it
// names a zone). Nothing that is there is ever written over.
const [wanted, ...options] = process.argv.slice(2)
const said = options[0] === '--at' ? options.slice(1).join(' ') : undefined
const at = said === undefined ? undefined : momentOf(said)
try {
  const settings = readSettings()
  if (wanted === undefined || wanted.startsWith('--') || (options.length > 0 && at === undefined))
    throw new CannotStart('Say which: npm run restore -- latest, or the id of a backup, or a file. With --at "2026-11-26 02:14:59" not later than that moment.')
  if (settings.databaseUrl !== undefined)
    throw new CannotStart('Restore makes a database of its own below DATA_DIR: leave DATABASE_URL unset. From there it can be moved elsewhere with pg_dump.')
  if (!settings.backups) throw new CannotStart('Nobody said where the backups are: set BACKUP_KEY and BACKUP_DIR (or BACKUP_S3_ENDPOINT and its key).')
  if (at) console.log(`Until ${at.toISOString()}.`)
  const sealed = { shelf: shelfOf(settings.backups.place), key: settings.backups.key }
  const restored = await restoreShop(sealed, { wanted, ...(at && { at }), settings, onStep: (step) => console.log(`${step} …`) })
  const { figures, files, lastCommit, logEnded, startedAt } = restored
  console.log(`The shop is back, from the backup of ${startedAt.toISOString()}${lastCommit ? ` and the log until ${lastCommit.toISOString()}` : ''}.`)
  if (logEnded) console.log('The log ends before the moment you asked for: everything it has is there.')
  console.log(
    `${figures.orders} orders, ${figures.products} products, ${figures.people} people, ${figures.journals} journals, ${figures.differences} differences.`,
  )
  console.log(`Files: ${files.written} brought back, ${files.there} were there, ${files.missing} are missing. Start it with "npm start".`)
  if (files.missing > 0 || figures.differences > 0) process.exitCode = 1
} catch (error) {
  if (error instanceof DatabaseCannotStart) console.error(databaseSentence(error))
  else if (error instanceof CannotRestore || error instanceof SealBroken || error instanceof CannotStart) console.error(error.message)
  else if (error instanceof Error && 'code' in error) console.error(`The restore failed: ${plainly(error)}. Nothing was changed.`)
  else throw error
  process.exitCode = 1
}
