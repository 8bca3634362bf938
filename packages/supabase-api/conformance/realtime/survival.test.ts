import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type EmbeddedDatabase, migrate, startEmbedded } from '@hattha/postgres'
import { supabaseMigrations } from '../../migrations.ts'
import { Inbox, hearing, joined, person, serveRealtime, statusesOf, systemOf, type RealtimeServer } from './realtime-server.ts'

type Message = { event: string; payload: Record<string, unknown> }
type Change = { eventType: string; table: string; new: Record<string, unknown>; old: Record<string, unknown> }
const FIXTURE = readFileSync(new URL('fixture.sql', import.meta.url), 'utf8')
const ADA = '11111111-1111-4111-8111-111111111111'

/** A PostgreSQL of its own, which a test may stop. */
function ownPostgres(settings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'realtime-'))
  // PostgreSQL runs as another user when the tests run as root; where that one may not pass, its data would lie elsewhere.
  chmodSync(folder, 0o711)
  const started: { database?: EmbeddedDatabase } = {}
  const start = async (): Promise<EmbeddedDatabase> => {
    const port = started.database?.port
    started.database = await startEmbedded({ folder, durable: false, settings, ...(port !== undefined && { port }) })
    return started.database
  }
  const end = async () => {
    await started.database?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  // What a test has started ends with it; what a file has started, with the file.
  if (expect.getState().currentTestName === undefined) afterAll(end)
  else onTestFinished(end)
  return { start, stop: async () => started.database?.stop() }
}

async function runSql(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}

describe('PostgreSQL restarts', () => {
  const postgres = ownPostgres()
  let url: string
  let server: RealtimeServer
  beforeAll(async () => {
    ;({ url } = await postgres.start())
    await migrate({ url, sources: supabaseMigrations() })
    await runSql(url, FIXTURE)
    server = await serveRealtime(url)
  })

  test('sockets stay, broadcasts go on meanwhile, and changes are heard again, which is said', async () => {
    const [changes, messages] = [new Inbox<Change>(), new Inbox<Message>()]
    const channel = server.client().channel('through', { config: { broadcast: { self: true } } })
    channel.on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'board' }, changes.put).on('broadcast', { event: '*' }, messages.put)
    const system = systemOf(channel)
    const statuses = statusesOf(channel)
    await statuses.next()
    await system.next()
    await postgres.stop()
    await channel.send({ type: 'broadcast', event: 'still here', payload: {} })
    expect(await messages.next()).toMatchObject({ event: 'still here' })
    await postgres.start()
    expect(await system.next()).toMatchObject({ extension: 'postgres_changes', status: 'ok' })
    await runSql(url, `insert into board (title) values ('afterwards')`)
    expect((await changes.next()).new).toMatchObject({ title: 'afterwards' })
    expect(statuses.all.map(({ status }) => status)).toEqual(['SUBSCRIBED'])
    expect(server.log.lines.some((line) => line.includes('the database is away'))).toBe(true)
  })

  test('a private channel asked for while it is away is refused with a sentence, and joined when it is back', async () => {
    await runSql(url, `create policy "everybody" on realtime.messages for select to authenticated using (true)`)
    const client = await server.as(await person(ADA))
    await postgres.stop()
    const statuses = statusesOf(client.channel('private', { config: { private: true } }))
    const { status, error } = await statuses.next()
    expect([status, error?.message]).toEqual(['CHANNEL_ERROR', 'UnableToConnectToProject: Realtime was unable to connect to the project database'])
    await postgres.start()
    expect(await statuses.next(({ status }) => status === 'SUBSCRIBED')).toBeTruthy()
  })

  test('a connection that is cut is made again, and its channels with it', async () => {
    const client = server.client()
    const heard = new Inbox<Message>()
    const channel = client.channel('rope', { config: { broadcast: { self: true } } }).on('broadcast', { event: '*' }, heard.put)
    const statuses = statusesOf(channel)
    await statuses.next()
    server.cut()
    expect(await statuses.next(({ status }) => status === 'SUBSCRIBED')).toBeTruthy()
    await channel.send({ type: 'broadcast', event: 'tied again', payload: {} })
    expect(await heard.next()).toMatchObject({ event: 'tied again' })
  })
})

test('a row is told also when the log has it before anybody can see it', async () => {
  const { url } = await ownPostgres().start()
  await migrate({ url, sources: supabaseMigrations() })
  await runSql(url, FIXTURE)
  const server = await serveRealtime(url)
  const changes = new Inbox<Change>()
  await hearing(
    (await server.as(await person(ADA))).channel('early').on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'diary' }, changes.put),
  )
  // A commit that waits for a standby which does not exist is in the log, and nobody sees it yet: what others meet for a moment, held still.
  await runSql(url, `alter system set synchronous_standby_names = 'nobody'`)
  await runSql(url, 'select pg_reload_conf()')
  // The watcher is there before the writer: what it is to see lasts for moments, and a connection takes one to be made.
  const watcher = new pg.Client({ connectionString: url })
  await watcher.connect()
  onTestFinished(() => watcher.end())
  const seen = async (event: string) => {
    const { rowCount } = await watcher.query('select from pg_stat_activity where wait_event = $1', [event])
    return rowCount ?? 0
  }
  const written = runSql(url, `set synchronous_commit = on; insert into diary (author, text) values ('${ADA}', 'Rain on the loom')`)
  await expect.poll(() => seen('PgSleep'), { interval: 2, timeout: 10_000 }).toBeGreaterThan(0)
  // The log is read before the writer has begun to wait, where the machine is busy.
  await expect.poll(() => seen('SyncRep'), { interval: 2, timeout: 10_000 }).toBe(1)
  await runSql(url, 'alter system reset synchronous_standby_names')
  await runSql(url, 'select pg_reload_conf()')
  await written
  expect((await changes.next()).new).toMatchObject({ text: 'Rain on the loom' })
})

describe('a database without a logical log', () => {
  const postgres = ownPostgres({ wal_level: 'replica' })
  let url: string
  let [one, two]: RealtimeServer[] = []
  beforeAll(async () => {
    ;({ url } = await postgres.start())
    await migrate({ url, sources: supabaseMigrations() })
    await runSql(url, FIXTURE)
    one = await serveRealtime(url)
    two = await serveRealtime(url)
  })

  test('says so once, in a sentence that says what to do', async () => {
    await hearing(
      (one as RealtimeServer)
        .client()
        .channel('first')
        .on('postgres_changes', { event: '*', schema: 'public', table: 'board' }, () => undefined),
    )
    const lines = [one, two].flatMap((server) => server?.log.lines.filter((line) => line.includes('set wal_level = logical and restart PostgreSQL')) ?? [])
    expect(lines).toHaveLength(1)
  })

  test('tells the same changes by notification, to every process', async () => {
    const inboxes: Inbox<Change>[] = []
    for (const server of [one, two]) {
      const inbox = new Inbox<Change>()
      inboxes.push(inbox)
      const channel = (server as RealtimeServer).client().channel('told')
      channel.on('postgres_changes', { event: '*', schema: 'public', table: 'board' }, inbox.put)
      await hearing(channel.on('postgres_changes', { event: '*', schema: 'public', table: 'board', filter: 'done=eq.true' }, () => undefined))
    }
    await runSql(
      url,
      `insert into board (id, title, done, tags, details, mood, price) overriding system value
       values (7, 'ก', true, '{a,"b c"}', jsonb_build_object('long', repeat('ยาว', 5000)), 'calm', 1.50);
       update board set done = false; delete from board`,
    )
    for (const inbox of inboxes) {
      const inserted = await inbox.next()
      expect(inserted).toMatchObject({ eventType: 'INSERT', new: { id: 7, title: 'ก', done: true, tags: ['a', 'b c'], mood: 'calm', price: 1.5 } })
      expect(inserted.new).not.toHaveProperty('secret')
      expect(await inbox.next()).toMatchObject({ eventType: 'UPDATE', new: { done: false }, old: { id: 7 } })
      expect(await inbox.next()).toMatchObject({ eventType: 'DELETE', old: { id: 7 } })
    }
  })

  test('and what realtime.send() says', async () => {
    const heard = new Inbox<Message>()
    await joined((two as RealtimeServer).client().channel('square').on('broadcast', { event: '*' }, heard.put))
    await runSql(url, `select realtime.send('{"n":1}', 'news', 'square', false)`)
    expect(await heard.next()).toMatchObject({ event: 'news', payload: { n: 1 } })
  })

  test('a table published later is heard as well', async () => {
    await runSql(url, `create table later (id int primary key); grant select on later to anon; alter publication supabase_realtime add table later`)
    const heard = new Inbox<Change>()
    await hearing((two as RealtimeServer).client().channel('later').on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'later' }, heard.put))
    await runSql(url, `insert into later values (1)`)
    expect((await heard.next()).new).toEqual({ id: 1 })
  })
})

describe('a log that the owner may not read', () => {
  const postgres = ownPostgres()

  test('is said in a sentence, and changes are told by notification', async () => {
    const { url } = await postgres.start()
    await migrate({ url, sources: supabaseMigrations() })
    // As on many hosts: all rights but those of the server. The logins follow from the owner's password.
    const plain = new URL(url)
    plain.username = 'plain'
    await runSql(url, `${FIXTURE}; create role plain login inherit password '${plain.password}'; grant postgres to plain`)
    const server = await serveRealtime(plain.href)
    const heard = new Inbox<Change>()
    await hearing(server.client().channel('told').on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'board' }, heard.put))
    await runSql(url, `insert into board (title) values ('by trigger')`)
    expect((await heard.next()).new).toMatchObject({ title: 'by trigger' })
    expect(server.log.lines.some((line) => line.includes('its owner may not read the write-ahead log'))).toBe(true)
  })
})
