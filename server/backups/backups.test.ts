import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { databaseOf, postgresTypes, startEmbedded } from '@hattha/postgres'
import pg from 'pg'
import S3rver from 's3rver'
import { afterAll, expect, test } from 'vitest'
import { keepBackups, makeBackup, proveBackup } from '../../app/backups/make-backup.server.ts'
import type { Shop } from '../../app/shop.ts'
import { quietLog } from '../../tests/support/quiet-log.ts'
import { settingsFrom } from '../configuration.ts'
import { migrateShop } from '../migrate-shop.ts'
import { filesOf, shelfOf, startBackups } from './backups.ts'
import { restoreShop } from './restore-shop.ts'

// A shop with its own PostgreSQL, backed up to a real S3 server.
const root = mkdtempSync(join(tmpdir(), 'backups-'))
const bucket = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: join(root, 's3'), configureBuckets: [{ name: 'kept', configs: [] }] })
const { port } = await bucket.run()
const environment = {
  HATTHA_SECRET: 'a secret of at least thirty-two characters',
  BACKUP_KEY: 'a key of at least thirty-two characters, elsewhere',
  BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}/kept`,
  BACKUP_S3_REGION: 'us-east-1',
  BACKUP_S3_ACCESS_KEY_ID: 'S3RVER',
  BACKUP_S3_SECRET_ACCESS_KEY: 'S3RVER',
  BACKUP_S3_PREFIX: 'shop/',
}
const settingsIn = (folder: string, env = {}) => settingsFrom({ ...environment, ...env, DATA_DIR: join(root, folder) }, { folder: '/' })
const settings = settingsIn('shop')
const embedded = await startEmbedded({ folder: settings.dataFolder, durable: false })
await migrateShop({ url: embedded.url })
const pool = new pg.Pool({ connectionString: embedded.url, types: postgresTypes, max: 3 })
pool.on('error', () => undefined)
const service = databaseOf(pool)
const log = quietLog()
const wanted = settings.backups
if (!wanted) throw new Error('the settings name no backups')
const sealed = { shelf: shelfOf(wanted.place), key: wanted.key }
const backups = await startBackups({ settings: { ...settings, backups: wanted }, databaseUrl: embedded.url, database: service, log })
// The jobs of backups ask nothing else of a shop.
const shop = { settings, backups, service, log } as unknown as Shop
afterAll(async () => {
  await backups.stop()
  await pool.end()
  await embedded.stop()
  await bucket.close()
  rmSync(root, { recursive: true, force: true })
})

const person = (email: string) =>
  service.all(`insert into auth.users (id, email, aud, role) values (gen_random_uuid(), $1, 'authenticated', 'authenticated')`, [email])
async function upload(version: string, content: string): Promise<void> {
  await filesOf(settings).write(version, Readable.from([Buffer.from(content)]), { mimetype: 'text/plain' })
  await service.all(`insert into storage.objects (bucket_id, name, version) values ('avatars', $1, $1)`, [version])
}
const ask = async () => (await service.one<{ id: string | null }>(`select private.ask_backup('terminal') as id`)).id
const row = (id: string | null) => service.one<Record<string, unknown>>('select * from public.backups where id = $1', [id])

async function namesIn(folder: string): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of sealed.shelf.list(folder)) names.push(name)
  return names
}

let first: string | null
test('a backup is made, proved as a database of its own, and says so with its figures', async () => {
  await person('ada@example.com')
  await upload('portrait-one', 'indigo')
  await upload('portrait-two', 'indigo')
  await upload('portrait-three', 'gold')
  first = await ask()
  expect(await ask()).toBeNull()
  await makeBackup(shop, { id: first })
  expect(await row(first)).toMatchObject({
    state: 'ready',
    step: '',
    failure: '',
    proof: 'proved',
    proof_failure: '',
    files_added: 3,
    kept_as: 'newest',
    figures: { people: 1, files: 3, orders: 0, differences: 0 },
    proof_figures: { people: 1, files: 3, filesRead: 2, differences: 0 },
  })
  // What is the same lies there once.
  const names = await namesIn('files')
  expect(names).toHaveLength(2)
  expect(await backups.checks()).toEqual(expect.arrayContaining([{ name: 'place', fine: true, said: expect.stringContaining('/kept/shop/') }]))
  expect((await backups.checks()).filter(({ fine }) => !fine)).toEqual([])
  expect((await readdir(settings.dataFolder)).filter((name) => name.startsWith('backup-proof'))).toEqual([])
})

test('the clock wants one each day, and one at once where the shop knows none that goes with its log', async () => {
  await keepBackups(shop)
  expect(await service.all(`select from public.backups where origin = 'clock'`)).toEqual([])
  await service.all(`update public.backups set chain = 'another'`)
  await keepBackups(shop)
  const [due] = await service.all<{ id: string }>(`select id from public.backups where origin = 'clock'`)
  await service.all('delete from public.backups')
  // A shop that was restored knows nothing of later backups; the shelf does.
  await keepBackups(shop)
  expect(due).toBeDefined()
  expect(await row(first)).toMatchObject({ origin: 'shelf', state: 'ready', proof: 'none', figures: { people: 1 } })
})

test('a fresh machine has everything until a moment, with its files; what came later is in none', async () => {
  await person('before@example.com')
  expect(backups.log()).toMatchObject({ state: 'kept' })
  // Moments are said in whole milliseconds, and both commits may be within one.
  const { at } = await service.one<{ at: Date }>(`select date_trunc('milliseconds', clock_timestamp()) + interval '1 millisecond' as at`)
  await expect.poll(() => service.one('select clock_timestamp() > $1 as past', [at])).toEqual({ past: true })
  await person('after@example.com')
  await upload('portrait-four', 'terracotta')
  await backups.keepFiles()
  // A copy that somebody took away; it is missed, in a database that has what came after the backup.
  const gone = (await namesIn('files')).find((name) => name.includes(createHash('sha256').update('terracotta').digest('hex')))
  await sealed.shelf.remove([gone ?? ''])
  await proveBackup(shop, { id: first })
  expect(await row(first)).toMatchObject({
    state: 'ready',
    proof: 'failed',
    proof_failure: expect.stringContaining('The copy of a file is missing'),
    proof_figures: { people: 3, files: 4 },
  })

  const restore = (folder: string, moment: Date, key = sealed.key) =>
    restoreShop({ ...sealed, key }, { wanted: 'latest', at: moment, settings: settingsIn(folder), durable: false, onStep: () => undefined })
  expect(await restore('then', at)).toMatchObject({ figures: { people: 2, files: 3, differences: 0 }, files: { written: 3, missing: 0 }, logEnded: false })
  const content = await filesOf(settingsIn('then')).read('portrait-three')
  expect(content && (await text(content))).toBe('gold')
  await expect(restore('then', at)).rejects.toThrow('There is a database')
  await expect(restore('never', new Date('2020-01-01'))).rejects.toThrow('There is no backup')
  await expect(restore('wrong', at, 'another key of at least thirty-two characters')).rejects.toThrow('made with another key')
})

test('what cannot be made is said in plain words', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const id = await ask()
  await makeBackup({ ...shop, backups: { ...backups, make: () => Promise.reject(full) } }, { id })
  expect(await row(id)).toMatchObject({ state: 'failed', failure: 'The disk for backups is full. Make room or keep fewer; what was there is untouched.' })
  expect(log.lines.join()).toContain('a backup failed')
  const inside = { BACKUP_S3_ENDPOINT: '', BACKUP_S3_ACCESS_KEY_ID: '', BACKUP_S3_SECRET_ACCESS_KEY: '', BACKUP_DIR: join(root, 'other/in') }
  expect(() => settingsIn('other', inside)).toThrow('must lie outside of DATA_DIR')
  expect(() => settingsIn('other', { BACKUP_KEY: '' })).toThrow('BACKUP_KEY')
})

test('a shop that was restored finds the job of the backup it comes from, and makes it no second time', async () => {
  await service.all(`delete from public.backups where state = 'failed'`)
  await service.all(`update public.backups set state = 'running', ready_at = null where id = $1`, [first])
  const before = await namesIn('base')
  const refused = () => Promise.reject(new Error('made again'))
  await makeBackup(
    { ...shop, backups: { ...backups, make: refused, prove: async () => ({ proved: false, impossible: true, because: 'Tried above.' }) } },
    { id: first },
  )
  expect(await row(first)).toMatchObject({ state: 'ready', failure: '', figures: { people: 1 } })
  expect(await namesIn('base')).toEqual(before)
})

test('what no rule keeps goes, with its log and with copies that nothing names any more', async () => {
  await service.all(`delete from storage.objects where version = 'portrait-three'`)
  await service.all(`select private.forget_backup_files(now() - interval '1 day')`)
  const second = await ask()
  await makeBackup({ ...shop, backups: { ...backups, prove: async () => ({ proved: false, impossible: true, because: 'Tried above.' }) } }, { id: second })
  const { kept, removed } = await backups.keepBy({ days: 1, weeks: 0, months: 0, logDays: 1 }, new Date())
  expect({ kept, removed }).toEqual({ kept: [{ id: second, as: 'newest' }], removed: [] })
  expect(await namesIn('base')).toEqual([`base/${second}.backup`, `base/${second}.json`])
  expect(await service.all(`select id from public.backups where state = 'ready'`)).toEqual([{ id: second }])
})
