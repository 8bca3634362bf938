import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { explainFailure } from './cannot-start.ts'
import { partsOf } from './cluster.ts'
import { startEmbedded, type EmbeddedDatabase } from './embedded.ts'
import { isOurServer, readPostmaster, stopServer } from './postmaster.ts'

const started: EmbeddedDatabase[] = []
const children: ChildProcess[] = []
const folders: string[] = []

afterEach(async () => {
  for (const child of children.splice(0)) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  for (const database of started.splice(0)) await database.stop()
  for (const folder of folders.splice(0)) {
    const { cluster } = partsOf(folder)
    const orphan = readPostmaster(cluster)
    if (orphan !== undefined) await stopServer({ cluster, pid: orphan.pid })
    rmSync(folder, { recursive: true, force: true })
  }
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hattha-embedded-'))
  chmodSync(folder, 0o711)
  folders.push(folder)
  return folder
}

async function start(options: Parameters<typeof startEmbedded>[0]): Promise<EmbeddedDatabase> {
  const database = await startEmbedded(options)
  started.push(database)
  return database
}

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  // A server that is killed breaks the line of whoever asks it just then; the question itself fails.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** A program of its own, which prints its database's address; so that it can be killed. */
async function otherProcess(folder: string, options: { uid?: number } = {}): Promise<{ child: ChildProcess; said: string }> {
  const program = `
    const { startEmbedded } = await import(${JSON.stringify(resolve(import.meta.dirname, 'embedded.ts'))})
    try { console.log((await startEmbedded({ folder: ${JSON.stringify(folder)} })).url) }
    catch (error) { console.log(error.because + ': ' + error.message); process.exit(1) }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(options.uid !== undefined && { uid: options.uid, gid: options.uid }),
  })
  children.push(child)
  const [chunk] = await once(child.stdout, 'data')
  return { child, said: String(chunk).trim() }
}

const postmasterPid = (folder: string): number => Number.parseInt(readFileSync(join(partsOf(folder).cluster, 'postmaster.pid'), 'utf8'), 10)

test('a first start makes a database that speaks UTF-8, keeps what is committed and listens to this machine only', async () => {
  const folder = newFolder()
  const { url, adopted } = await start({ folder })
  expect(adopted).toBe(false)
  const settings = await ask<{ name: string; setting: string }>(
    url,
    `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses', 'unix_socket_directories', 'wal_level', 'server_encoding', 'TimeZone', 'data_checksums')`,
  )
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    wal_level: 'logical',
    server_encoding: 'UTF8',
    TimeZone: 'UTC',
    data_checksums: 'on',
  })
})

test('Thai words have trigrams and accents have capitals, whatever the language of the machine', async () => {
  const { url } = await start({ folder: newFolder(), durable: false })
  await ask(url, 'create extension pg_trgm')
  const [row] = await ask<{ likeness: number; capitals: string }>(url, `select similarity('ผ้าไหม', 'ผ้าไหมไทย') as likeness, upper('né à ü') as capitals`)
  expect(row?.likeness).toBeGreaterThan(0.3)
  expect(row?.capitals).toBe('NÉ À Ü')
})

test('a stranger on the machine needs the password, which lies in one file that only its owner reads', async () => {
  const folder = newFolder()
  const { url } = await start({ folder, durable: false })
  const wrong = new URL(url)
  wrong.password = 'guess'
  await expect(ask(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
  expect(statSync(partsOf(folder).password).mode & 0o777).toBe(0o600)
  expect(readdirSync(partsOf(folder).home).sort()).toEqual(['cluster', 'server.log'])
})

test('a clean stop leaves no process, and the rows are there at the next start', async () => {
  const folder = newFolder()
  const first = await start({ folder, durable: false })
  await ask(first.url, `create table orders as select 1 as number`)
  const pid = postmasterPid(folder)
  await first.stop()
  await first.stop()
  expect(existsSync(join(partsOf(folder).cluster, 'postmaster.pid'))).toBe(false)
  expect(existsSync(`/proc/${pid}/root`)).toBe(false)
  const second = await start({ folder, durable: false })
  expect(await ask(second.url, 'select number from orders')).toEqual([{ number: 1 }])
})

test('a killed program leaves its server running; the next start takes it over', async () => {
  const folder = newFolder()
  const { child, said: url } = await otherProcess(folder)
  await ask(url, 'create table orders as select 1 as number')
  const pid = postmasterPid(folder)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const next = await untilFree(folder)
  expect(next.adopted).toBe(true)
  expect(postmasterPid(folder)).toBe(pid)
  expect(await ask(next.url, 'select number from orders')).toEqual([{ number: 1 }])
})

test('a killed server has lost nothing that was committed', async () => {
  const folder = newFolder()
  const first = await start({ folder })
  await ask(first.url, 'create table orders (number int)')
  for (let number = 1; number <= 50; number++) await ask(first.url, `insert into orders values (${number})`)
  process.kill(postmasterPid(folder), 'SIGKILL')
  const second = await untilFree(folder)
  expect(second.adopted).toBe(false)
  expect(await ask(second.url, 'select count(*)::int as orders from orders')).toEqual([{ orders: 50 }])
})

test('a start waits for a child of a killed server that is still at work', async () => {
  const folder = newFolder()
  const first = await start({ folder, durable: false })
  // It is at work as long as a file is there, without ever looking up, and so does not hear that its server is gone.
  const atWork = join(folder, 'at-work')
  writeFileSync(atWork, '')
  const working = ask(first.url, `do $$ begin while not (pg_stat_file('${atWork}', true) is null) loop end loop; end $$`).catch(() => undefined)
  try {
    await expect.poll(() => ask(first.url, `select from pg_stat_activity where state = 'active' and query like 'do $$%'`)).toHaveLength(1)
    const pid = postmasterPid(folder)
    process.kill(pid, 'SIGKILL')
    // On a busy machine it lives a moment longer, and would be taken over.
    await expect.poll(() => isOurServer(pid, partsOf(folder).cluster)).toBe(false)
    const starting = start({ folder, durable: false })
    await expect.poll(() => readFileSync(partsOf(folder).log, 'utf8')).toContain('pre-existing shared memory block')
    rmSync(atWork)
    expect(await ask((await starting).url, 'select 1 as one')).toEqual([{ one: 1 }])
  } finally {
    rmSync(atWork, { force: true })
  }
  await working
})

test('the number of a dead server that now belongs to another program does not stop a start', async () => {
  const folder = newFolder()
  const first = await start({ folder, durable: false })
  const file = join(partsOf(folder).cluster, 'postmaster.pid')
  const lines = readFileSync(file, 'utf8').split('\n')
  await first.stop()
  writeFileSync(file, [String(process.pid), ...lines.slice(1)].join('\n'))
  const second = await start({ folder, durable: false })
  expect(second.adopted).toBe(false)
})

test('a start that died halfway through making the database is no database', async () => {
  const folder = newFolder()
  const first = await start({ folder, durable: false })
  await first.stop()
  const { home, cluster } = partsOf(folder)
  cpSync(join(cluster, 'base'), join(home, 'new-half', 'base'), { recursive: true })
  rmSync(cluster, { recursive: true })
  await start({ folder, durable: false })
  expect(readdirSync(home).sort()).toEqual(['cluster', 'server.log'])
})

test('a second program on the same folder is told who is there', async () => {
  const folder = newFolder()
  const { child } = await otherProcess(folder)
  await expect(startEmbedded({ folder })).rejects.toMatchObject({ because: 'folder-in-use', message: expect.stringContaining(`process ${child.pid}`) })
  const [one, two] = await Promise.allSettled([start({ folder: newFolder() }), startEmbedded({ folder })])
  expect([one.status, two.status]).toEqual(['fulfilled', 'rejected'])
})

test('of two programs that start at the same moment on an empty folder exactly one runs', async () => {
  const folder = newFolder()
  const said = await Promise.all([otherProcess(folder), otherProcess(folder)])
  const running = said.filter(({ said }) => said.startsWith('postgres://'))
  expect(said.map(({ said }) => said.split(':')[0]).toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual(['folder-in-use', 'postgres'])
  const database = running[0]
  expect(await ask(database!.said, 'select 1 as one')).toEqual([{ one: 1 }])
  database!.child.kill('SIGKILL')
  await once(database!.child, 'exit')
  await untilFree(folder)
})

test('a taken port is named', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  await expect(startEmbedded({ folder: newFolder(), port })).rejects.toMatchObject({ because: 'port-taken', message: expect.stringContaining(String(port)) })
  other.close()
})

test('data of another PostgreSQL are not touched', async () => {
  const folder = newFolder()
  const first = await start({ folder, durable: false })
  await first.stop()
  writeFileSync(join(partsOf(folder).cluster, 'PG_VERSION'), '14\n')
  await expect(startEmbedded({ folder })).rejects.toMatchObject({ because: 'other-version', message: expect.stringContaining('PostgreSQL 14') })
})

test('a lost password file is named instead of a new database being made', async () => {
  const folder = newFolder()
  const first = await start({ folder, durable: false })
  await first.stop()
  rmSync(partsOf(folder).password)
  await expect(startEmbedded({ folder })).rejects.toMatchObject({ because: 'password-lost' })
})

test('a folder that may only be read is named', async () => {
  const folder = newFolder()
  chmodSync(folder, 0o555)
  if (process.getuid?.() !== 0) {
    await expect(startEmbedded({ folder })).rejects.toMatchObject({ because: 'folder-not-writable' })
    return
  }
  const { said } = await otherProcess(folder, { uid: 65534 })
  expect(said).toMatch(/^folder-not-writable: The data folder .* cannot be written to/)
})

test('below a folder that only root may enter, root keeps the data elsewhere and is told where', async () => {
  const closed = newFolder()
  chmodSync(closed, 0o700)
  const folder = join(closed, 'data')
  const { notice, url, stop } = await start({ folder, durable: false })
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  if (process.getuid?.() !== 0) return
  const { home } = partsOf(folder)
  expect(notice).toContain(home)
  expect(home).toMatch(/^\/var\/lib\/hattha\//)
  await stop()
  rmSync(home, { recursive: true })
})

test('an ordinary user runs the database as herself', async () => {
  const folder = newFolder()
  if (process.getuid?.() === 0) chownSync(folder, 65534, 65534)
  const { said } = await otherProcess(folder, process.getuid?.() === 0 ? { uid: 65534 } : {})
  expect(await ask(said, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('what PostgreSQL says about a full disk or a read-only one becomes one sentence', () => {
  expect(explainFailure('FATAL:  could not write lock file "postmaster.pid": No space left on device', { folder: '/data' })).toMatchObject({
    because: 'disk-full',
  })
  expect(explainFailure('FATAL:  could not create lock file "postmaster.pid": Read-only file system', { folder: '/data' })).toMatchObject({
    because: 'folder-not-writable',
  })
  expect(explainFailure('PANIC:  something new', { folder: '/data', log: '/data/server.log' }).message).toBe(
    'PostgreSQL did not start in /data: PANIC:  something new. The whole log is in /data/server.log.',
  )
})

/** Starts as soon as PostgreSQL has noticed that the killed one is gone. */
async function untilFree(folder: string): Promise<EmbeddedDatabase> {
  mkdirSync(folder, { recursive: true })
  return await expect
    .poll(() => start({ folder }).catch(() => undefined), { interval: 50 })
    .toBeDefined()
    .then(() => started.at(-1)!)
}
