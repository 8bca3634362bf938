/** `npm run db:migrate`: brings the database of the settings up to date, as every start of the shop does. */
import { migrateShop } from '../server/migrate-shop.ts'
import { withDatabase } from './with-database.ts'

await withDatabase(async (url) => {
  const { applied, unknown } = await migrateShop({ url, onApplied: (file) => console.log(`Applied ${file}`) })
  console.log(applied.length === 0 ? 'The database was up to date.' : `The database is up to date: ${applied.length} applied.`)
  if (unknown.length > 0) console.warn(`A newer release of the shop has migrated this database; this one does not know ${unknown.join(', ')}.`)
})
