import { mkdtempSync, rmSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startEmbedded } from '../embedded.ts'
import { readPostmaster } from '../postmaster.ts'
import { partsOf } from '../cluster.ts'
import { keepBaseFile, openBaseFile } from './base-file.ts'
import { keepLog } from './keep-log.ts'
import { diskShelf } from './shelf.ts'
import { restoreCluster } from './restore-cluster.ts'
import { seal, unseal } from './seal.ts'
import { takeBase } from './take-base.ts'

const SECRET = 'a secret that is long enough for a test'
const root = mkdtempSync(join(tmpdir(), 'backup-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const shelf = diskShelf(join(root, 'shelf'))

test('killed in the middle of selling, a fresh machine has everything that was acknowledged a second before, and nothing that came later', async () => {
  const database = await startEmbedded({ folder: join(root, 'shop'), settings: { max_slot_wal_keep_size: '32MB' } })
  const warned: string[] = []
  const log = keepLog({ url: database.url, shelf, secret: SECRET, flushMs: 200, warn: (error) => warned.push(String(error)) })
  const chain = await log.chain()
  const client = new pg.Client({ connectionString: database.url })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('create table sales (id bigint primary key, note text)')
  await client.query(`insert into sales select -n, repeat('before', 20) from generate_series(1, 20000) n`)
  // More than the server keeps for a slot was written since its last checkpoint.
  await client.query(`create table noise as select repeat(md5(n::text), 60) from generate_series(1, 25000) n`)
  expect(await log.settled(60_000)).toBe(true)
  const base = await takeBase({ url: database.url, label: 'test', expected: 0 })
  await keepBaseFile({ shelf, name: 'base/first', secret: SECRET, facts: { made: 'for a test' }, archive: base.archive })
  expect(await base.facts).toMatchObject({ timeline: 1 })

  // Enough for several segments of the log, and then one sale after the other until the server is killed.
  await client.query(`insert into sales select -n, repeat(md5(n::text), 40) from generate_series(20001, 35000) n`)
  const acknowledged: { id: number; at: number }[] = []
  let selling = true
  const sold = (async () => {
    for (let id = 1; selling; id += 1) {
      const done = await client.query('insert into sales values ($1)', [id]).then(
        () => true,
        () => false,
      )
      if (!done) return
      acknowledged.push({ id, at: Date.now() })
    }
  })()
  await expect.poll(() => acknowledged.filter((sale) => sale.at < Date.now() - 1_000).length).toBeGreaterThan(50)
  // From here on it may say that the server is gone, should it see that before this test does.
  expect(warned).toEqual([])
  const killed = Date.now()
  process.kill(readPostmaster(partsOf(join(root, 'shop')).cluster)!.pid, 'SIGKILL')
  selling = false
  await sold
  await log.stop()
  await database.stop()
  rmSync(join(root, 'shop'), { recursive: true, force: true })

  const at = new Date(killed - 1_000)
  const restore = async (folder: string, secret = SECRET) => {
    const { facts, archive } = await openBaseFile((await shelf.read('base/first')) ?? Readable.from([]), secret)
    expect(facts).toEqual({ made: 'for a test' })
    const owner = { user: 'postgres', password: new URL(database.url).password, embedded: true }
    return restoreCluster({ folder, archive, owner, log: { shelf, secret, chain }, at, durable: false })
  }
  await expect(restore(join(root, 'stranger'), 'another secret that is long enough')).rejects.toThrow('made with another key')
  expect(await restore(join(root, 'fresh'))).toMatchObject({ logEnded: false })
  await expect(restore(join(root, 'fresh'))).rejects.toThrow('There is a database')
  const again = await startEmbedded({ folder: join(root, 'fresh'), durable: false })
  const reader = new pg.Client({ connectionString: again.url })
  await reader.connect()
  try {
    const { rows } = await reader.query<{ id: string }>('select id from sales where id > 0 order by id')
    const there = new Set(rows.map(({ id }) => Number(id)))
    const before = acknowledged.filter((sale) => sale.at < at.getTime())
    expect(before.length).toBeGreaterThan(50)
    expect(before.filter(({ id }) => !there.has(id))).toEqual([])
    // What was begun after that moment is not there; the last one before may have been on its way.
    expect(there.size).toBeLessThanOrEqual(before.length + 1)
    expect((await reader.query<{ count: string }>('select count(*) from sales where id < 0')).rows).toEqual([{ count: '35000' }])
  } finally {
    await reader.end()
    await again.stop()
  }
})

test('what is damaged, cut off or no backup is said to be so, and nothing of it is let through', async () => {
  const sealed = await buffer(Readable.from([Buffer.alloc(200_000, 'indigo')]).pipe(seal(SECRET)))
  const opened = async (content: Buffer, secret = SECRET) => {
    const open = unseal(secret)
    const reading = pipeline(Readable.from([content]), open)
    const all = buffer(open)
    all.catch(() => undefined)
    await reading
    return all
  }
  expect(await opened(sealed)).toEqual(Buffer.alloc(200_000, 'indigo'))
  expect(sealed.includes('indigo')).toBe(false)
  const changed = Buffer.from(sealed)
  changed[100_000] = (changed[100_000] ?? 0) ^ 1
  await expect(opened(changed)).rejects.toThrow('The backup is damaged')
  await expect(opened(sealed.subarray(0, 48 + (64 * 1024 + 16) * 2))).rejects.toThrow('ends too early')
  await expect(opened(sealed.subarray(0, 20))).rejects.toThrow('ends too early')
  await expect(opened(sealed, 'another secret that is long enough')).rejects.toThrow('made with another key')
  await expect(opened(Buffer.alloc(1_000))).rejects.toThrow('no backup of this program')
})

test('half a file never has a name on a shelf', async () => {
  const failing = Readable.from(
    (function* () {
      yield Buffer.from('half')
      throw new Error('the disk is full')
    })(),
  )
  await expect(shelf.write('half/file', failing)).rejects.toThrow('the disk is full')
  expect(await readdir(join(root, 'shelf/half'))).toEqual([])
  await expect(shelf.write('../outside', Readable.from(['x']))).rejects.toThrow('not a name')
  expect(await shelf.read('half/file')).toBeUndefined()
  expect(await shelf.write('half/file', Readable.from([Buffer.from('whole')]))).toBe(5)
  expect(await readFile(join(root, 'shelf/half/file'), 'utf8')).toBe('whole')
})
