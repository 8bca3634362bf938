/** `npm run db:new -- name of the migration`: makes an empty migration with a number later than all others. */
import { writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { listMigrations } from '@hattha/postgres'

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
const newest = listMigrations({ name: 'project', folder }).at(-1)?.version ?? '0'
const now = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
const version = now > newest ? now : String(BigInt(newest) + 1n)
const file = join(folder, `${version}_${name}.sql`)
writeFileSync(file, '-- Why:\n\n', { flag: 'wx' })
console.log(`Made ${relative(process.cwd(), file)}. One intention, forward only; then "npm run db:schema".`)
