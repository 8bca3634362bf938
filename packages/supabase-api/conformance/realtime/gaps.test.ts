import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { beforeAll, afterAll, expect, onTestFinished, test } from 'vitest'
import { type EmbeddedDatabase, migrate, startEmbedded } from '@hattha/postgres'
import { supabaseMigrations } from '../../migrations.ts'
import { Inbox, hearing, joined, person, serveRealtime, systemOf, type RealtimeServer } from './realtime-server.ts'

// What is written while nobody reads, or while one process hears nobody: every screen learns that it has to ask, and has everything then.
type Change = { eventType: string; new: Record<string, unknown> }
const ADA = '11111111-1111-4111-8111-111111111111'
const HEARS_CHANGES = { extension: 'postgres_changes', status: 'ok' }
const HEARS_MESSAGES = { extension: 'system', status: 'ok', message: 'Replication connection established' }
const READER = `select l.pid from pg_locks l join pg_stat_activity a using (pid) where l.locktype = 'advisory' and a.application_name like 'realtime:%'`

const folder = mkdtempSync(join(tmpdir(), 'realtime-gaps-'))
chmodSync(folder, 0o711)
let postgres: EmbeddedDatabase
let url: string
let owner: pg.Pool

beforeAll(async () => {
  postgres = await startEmbedded({ folder, durable: false })
  ;({ url } = postgres)
  await migrate({ url, sources: supabaseMigrations() })
  owner = new pg.Pool({ connectionString: url, max: 3 })
  owner.on('error', () => undefined)
  owner.on('connect', (client) => client.on('error', () => undefined))
  await owner.query(readFileSync(new URL('fixture.sql', import.meta.url), 'utf8'))
  await owner.query(`create policy "everybody" on realtime.messages for select to authenticated using (true)`)
})
afterAll(async () => {
  await owner.end()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Asks until the database, which may be away, has answered. */
async function written(sql: string, values: readonly unknown[] = []): Promise<void> {
  for (;;) {
    const done = await owner.query(sql, [...values]).then(
      () => true,
      () => false,
    )
    if (done) return
    await pause(5)
  }
}

/** A server that ends with its test. */
async function serve(address = url, limits: Parameters<typeof serveRealtime>[1] = {}): Promise<RealtimeServer> {
  const server = await serveRealtime(address, limits)
  onTestFinished(() => server.stop())
  return server
}

/** A channel of each kind, as the shop has them: rows of a table, and news of a private topic. */
async function listening(server: RealtimeServer, topic: string) {
  const changes = server.client().channel(`${topic} rows`)
  changes.on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'board' }, () => undefined)
  const news = (await server.as(await person(ADA))).channel(topic, { config: { private: true, broadcast: { replication_ready: true } } })
  const told = { changes: systemOf(changes), news: systemOf(news) }
  await joined(changes)
  await joined(news)
  expect(await told.changes.next()).toMatchObject(HEARS_CHANGES)
  expect(await told.news.next()).toMatchObject(HEARS_MESSAGES)
  return told
}

const toldAgain = async ({ changes, news }: Awaited<ReturnType<typeof listening>>): Promise<void> => {
  expect(await changes.next()).toMatchObject(HEARS_CHANGES)
  expect(await news.next()).toMatchObject(HEARS_MESSAGES)
}

test('when the reader goes, whoever listens on another process is told, to a table or to a topic', async () => {
  const one = await serve()
  const two = await serve()
  const told = await listening(two, 'orphan')
  await one.realtime.close()
  await toldAgain(told)
})

test('a process that starts in that moment and reads first tells the others no less', async () => {
  const one = await serve()
  const two = await serve()
  const told = await listening(two, 'usurped')
  // The one that waits looks every two seconds; the new one takes the lock as soon as it is free.
  await one.realtime.close()
  await serve()
  await toldAgain(told)
})

test('a process whose own connection breaks, while another goes on reading, tells its own', async () => {
  await serve()
  const two = await serve()
  const told = await listening(two, 'cut off')
  const { rowCount } = await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'realtime:%' and pid not in (${READER})`,
  )
  expect(rowCount).toBe(1)
  await toldAgain(told)
})

test('when PostgreSQL restarts, every process tells its own, whichever reads afterwards', async () => {
  const servers = [await serve(), await serve(), await serve()]
  const told = await Promise.all(servers.map((server) => listening(server, 'restart')))
  const { port } = postgres
  await postgres.stop()
  postgres = await startEmbedded({ folder, durable: false, port })
  await Promise.all(told.map(toldAgain))
})

test('what is written while readers die, lines break and PostgreSQL restarts is on every screen in the end, by hearing or by asking', async () => {
  const servers = [await serve(), await serve(), await serve()]
  await owner.query('delete from board; delete from realtime.messages')
  /** A screen: what it hears it shows, and when it is told that it hears, it asks. */
  const screen = async (server: RealtimeServer) => {
    const [rows, news] = [new Set<string>(), new Set<string>()]
    const ask = async (sql: string, into: Set<string>) => {
      for (;;) {
        const answer = await owner.query<{ it: string }>(sql).catch(() => undefined)
        if (answer) return answer.rows.forEach(({ it }) => into.add(it))
        await pause(5)
      }
    }
    const table = server.client().channel('screen of rows')
    table.on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'board' }, ({ new: row }) => rows.add(String(row['title'])))
    table.on('system', {}, ({ status }: { status: string }) => status === 'ok' && void ask('select title as it from board', rows))
    const topic = (await server.as(await person(ADA))).channel('screen', { config: { private: true, broadcast: { replication_ready: true } } })
    topic.on('broadcast', { event: 'news' }, ({ payload }: { payload: { n: string } }) => news.add(payload.n))
    topic.on('system', {}, ({ status }: { status: string }) => status === 'ok' && void ask(`select payload ->> 'n' as it from realtime.messages`, news))
    await joined(table)
    await joined(topic)
    return { rows, news }
  }
  const screens = await Promise.all(servers.map(screen))
  let stopped = false
  let count = 0
  const writing = (async () => {
    while (!stopped) {
      await written(
        `with row as (insert into board (title) values ($1) returning title) select realtime.send(jsonb_build_object('n', title), 'news', 'screen', true) from row`,
        [String((count += 1))],
      )
      await pause(3)
    }
  })()
  const on = async (more: number) => {
    await expect.poll(() => count, { timeout: 20_000 }).toBeGreaterThan(more)
  }
  await on(20)
  // Whoever reads loses its line, and somebody else reads on.
  await written(`select pg_terminate_backend(pid) from (${READER}) reader`)
  await on(count + 20)
  await written(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'realtime log'`)
  await on(count + 20)
  await written(`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'realtime:%' and pid not in (${READER})`)
  await on(count + 20)
  const { port } = postgres
  await postgres.stop()
  postgres = await startEmbedded({ folder, durable: false, port })
  await on(count + 20)
  await servers[0]?.realtime.close()
  await on(count + 20)
  stopped = true
  await writing
  for (const { rows, news } of screens.slice(1)) {
    await expect.poll(() => rows.size, { timeout: 20_000 }).toBe(count)
    await expect.poll(() => news.size, { timeout: 20_000 }).toBe(count)
  }
})

test('a change whose rights could not be asked about, because a connection broke, is told when they could', async () => {
  const server = await serve()
  // Held still in the moment of asking: the policy waits for whoever has the gate.
  await owner.query(`create table gate (); grant select on gate to authenticated;
    create policy "through the gate" on diary as restrictive for select to authenticated using ((select count(*) from gate) = 0)`)
  const changes = new Inbox<Change>()
  await hearing(
    (await server.as(await person(ADA))).channel('rights').on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'diary' }, changes.put),
  )
  const keeper = new pg.Client({ connectionString: url })
  await keeper.connect()
  onTestFinished(() => keeper.end())
  await keeper.query('begin; lock table gate')
  await owner.query(`insert into diary (author, text) values ('${ADA}', 'Rain on the loom')`)
  const asking = `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and application_name = 'hattha realtime'`
  await expect.poll(async () => (await owner.query(asking)).rowCount, { interval: 5 }).toBe(1)
  await keeper.query('commit')
  expect((await changes.next()).new).toMatchObject({ text: 'Rain on the loom' })
})

test('a database that falls silent without a goodbye is left, and whoever listens is told when another answers', async () => {
  // An address whose lines go quiet: what a machine that lost its power, or a network in between, looks like.
  const lines = new Set<Socket>()
  let silent = false
  const address = createServer((client) => {
    const server = connect(postgres.port, '127.0.0.1')
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
      lines.add(from)
      from.on('data', (bytes) => (silent && quiet.has(from) ? undefined : to.write(bytes)))
    }
  })
  const quiet = new Set<Socket>()
  await new Promise<void>((ready) => address.listen(0, '127.0.0.1', ready))
  onTestFinished(() => {
    for (const line of lines) line.destroy()
    address.close()
  })
  const through = new URL(url)
  through.port = String((address.address() as AddressInfo).port)
  const server = await serve(through.href, { databaseSilenceMs: 500 })
  const told = await listening(server, 'silence')
  for (const line of lines) quiet.add(line)
  silent = true
  await toldAgain(told)
})
