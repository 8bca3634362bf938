/** `npm run db:new -- name of the migration`: makes an empty migration with a number later than all others. */
import { writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { listMigrations, nounOfMigration } from '@hattha/postgres'

const name = process.argv
  .slice(2)
  .join('_')
  .toLowerCase()
  .replaceAll(/[^a-z0-9]+/g, '_')
  .replaceAll(/^_+|_+$/g, '')
if (name === '') {
  console.error('What does it do, and to what? npm run db:new -- refunds by hand')
  process.exit(1)
}
const folder = resolve(import.meta.dirname, '../supabase/migrations')
const migrations = listMigrations({ name: 'project', folder })
const newest = migrations.at(-1)?.version ?? '0'
const now = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
const version = now > newest ? now : String(BigInt(newest) + 1n)
const file = join(folder, `${version}_${name}.sql`)
writeFileSync(file, '-- Why:\n\n', { flag: 'wx' })
console.log(`Made ${relative(process.cwd(), file)}. One intention, forward only; then "npm run db:schema".`)

const nouns = migrations.reduce<string[]>((known, migration) => [...new Set([...known, nounOfMigration(migration.name, known)])], [])
const noun = nounOfMigration(name, nouns)
console.log(
  nouns.includes(noun)
    ? `It is drawn in supabase/schema/${noun}.sql.`
    : `It begins a noun of its own, "${noun}". If it belongs to one there is, let its name begin with that: ${nouns.sort().join(', ')}.`,
)
