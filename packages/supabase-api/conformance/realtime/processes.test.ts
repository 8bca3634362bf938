import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { Inbox, hearing, joined, realtimeDatabase, serveRealtime, systemOf, type RealtimeServer } from './realtime-server.ts'

// Two servers of one database, as two processes behind a load balancer are: they share nothing but PostgreSQL.
let [one, two]: RealtimeServer[] = []
let owner: pg.Pool
let url: string

type Message = { event: string; payload: Record<string, unknown> }
type Change = { eventType: string; table: string; new: Record<string, unknown> }

beforeAll(async () => {
  const database = await realtimeDatabase(readFileSync(new URL('fixture.sql', import.meta.url), 'utf8'))
  ;({ url, owner } = database)
  one = await serveRealtime(url)
  // Little may wait, so that it also stops to listen and goes on.
  two = await serveRealtime(url, { pendingChangeBytes: 20_000 })
})

const servers = () => {
  if (!one || !two) throw new Error('not started')
  return { one, two }
}

test('a message of one is heard on the other, whatever its size', async () => {
  const { one, two } = servers()
  const heard = new Inbox<Message>()
  await joined(two.client().channel('room').on('broadcast', { event: '*' }, heard.put))
  const channel = await joined(one.client().channel('room'))
  await channel.send({ type: 'broadcast', event: 'small', payload: { n: 1 } })
  expect(await heard.next()).toMatchObject({ event: 'small', payload: { n: 1 } })
  const text = 'ก้อนใหญ่ 👋🏽 '.repeat(20_000)
  await channel.send({ type: 'broadcast', event: 'large', payload: { text } })
  expect((await heard.next()).payload['text']).toBe(text)
  const bytes = new Uint8Array(100_000).map((_, n) => n % 256)
  await channel.send({ type: 'broadcast', event: 'bytes', payload: bytes.buffer })
  expect(new Uint8Array((await heard.next()).payload as unknown as ArrayBuffer)).toEqual(bytes)
})

test('many messages arrive once each, in order', async () => {
  const { one, two } = servers()
  const heard = new Inbox<Message>()
  await joined(two.client().channel('stream').on('broadcast', { event: 'n' }, heard.put))
  const channel = await joined(one.client().channel('stream'))
  for (let n = 0; n < 200; n += 1) await channel.send({ type: 'broadcast', event: 'n', payload: { n } })
  await heard.next(({ payload }) => payload['n'] === 199)
  expect(heard.all.map(({ payload }) => payload['n'])).toEqual(Array.from({ length: 200 }, (_, n) => n))
})

test('people on both see each other', async () => {
  const { one, two } = servers()
  const came = new Inbox<{ key: string; newPresences: object[] }>()
  const left = new Inbox<{ key: string }>()
  const early = one.client()
  await (await joined(early.channel('garden', { config: { presence: { key: 'early' } } }))).track({ on: 'one' })
  const synced = new Inbox<object>()
  const channel = two.client().channel('garden', { config: { presence: { key: 'ada' } } })
  channel
    .on('presence', { event: 'sync' }, () => synced.put(channel.presenceState()))
    .on('presence', { event: 'join' }, came.put)
    .on('presence', { event: 'leave' }, left.put)
  await joined(channel)
  await came.next(({ key }) => key === 'early')
  const late = one.client()
  await (await joined(late.channel('garden', { config: { presence: { key: 'late' } } }))).track({ on: 'one' })
  expect(await came.next(({ key }) => key === 'late')).toMatchObject({ newPresences: [{ on: 'one' }] })
  await late.removeAllChannels()
  expect(await left.next()).toMatchObject({ key: 'late' })
  expect(Object.keys(channel.presenceState())).toEqual(['early'])
})

test('a server that comes later knows who is there', async () => {
  const { one } = servers()
  await (await joined(one.client().channel('hall', { config: { presence: { key: 'ada' } } }))).track({})
  const three = await serveRealtime(url)
  const came = new Inbox<{ key: string }>()
  await joined(three.client().channel('hall').on('presence', { event: 'join' }, came.put))
  expect(await came.next()).toMatchObject({ key: 'ada' })
  await three.stop()
})

test('changes are heard on both, and each once', async () => {
  const { one, two } = servers()
  const [onOne, onTwo] = [new Inbox<Change>(), new Inbox<Change>()]
  const filter = { event: '*', schema: 'public', table: 'board' } as const
  await hearing(one.client().channel('changes').on('postgres_changes', filter, onOne.put))
  await hearing(two.client().channel('changes').on('postgres_changes', filter, onTwo.put))
  await owner.query(`insert into board (title, details) values ('ทั้งสอง', jsonb_build_object('long', repeat('ยาว', 10000))); delete from board`)
  for (const inbox of [onOne, onTwo]) {
    const inserted = await inbox.next()
    expect(inserted).toMatchObject({ eventType: 'INSERT', new: { title: 'ทั้งสอง' } })
    await inbox.next(({ eventType }) => eventType === 'DELETE')
    expect(inbox.all).toHaveLength(2)
  }
})

test('two thousand rows in one statement are heard on both, each once and in order', async () => {
  const { one, two } = servers()
  const inboxes: Inbox<Change>[] = []
  for (const server of [one, two]) {
    const inbox = new Inbox<Change>()
    inboxes.push(inbox)
    const channel = server.client().channel('many').on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'whole' }, inbox.put)
    await hearing(channel)
  }
  await owner.query('insert into whole select n from generate_series(1, 2000) n')
  for (const inbox of inboxes) {
    await inbox.next((change) => change.new['id'] === 2_000)
    expect(inbox.all.map((change) => change.new['id'])).toEqual(Array.from({ length: 2_000 }, (_, n) => n + 1))
  }
})

test('what the database says is heard on both, once', async () => {
  const { one, two } = servers()
  const inboxes: Inbox<Message>[] = []
  for (const server of [one, two]) {
    const inbox = new Inbox<Message>()
    inboxes.push(inbox)
    await joined(server.client().channel('square').on('broadcast', { event: '*' }, inbox.put))
  }
  await owner.query(`select realtime.send('{"n":1}', 'first', 'square', false); select realtime.send('{"n":2}', 'last', 'square', false)`)
  for (const inbox of inboxes) {
    await inbox.next(({ event }) => event === 'last')
    expect(inbox.all.map(({ event }) => event)).toEqual(['first', 'last'])
  }
})

test('when the one that reads the log goes, the other takes over and says so; its people are gone', async () => {
  const { one, two } = servers()
  const heard = new Inbox<Change>()
  const left = new Inbox<{ key: string }>()
  const channel = two.client().channel('heir').on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'board' }, heard.put)
  const system = systemOf(channel.on('presence', { event: 'leave' }, left.put))
  await joined(channel)
  await system.next()
  await (await joined(one.client().channel('heir', { config: { presence: { key: 'gone' } } }))).track({})
  await one.realtime.close()
  expect(await left.next()).toMatchObject({ key: 'gone' })
  // Told again, since changes in between were heard by nobody.
  expect(await system.next()).toMatchObject({ status: 'ok', message: 'Subscribed to PostgreSQL' })
  await owner.query(`insert into board (title) values ('inherited')`)
  expect((await heard.next()).new).toMatchObject({ title: 'inherited' })
})
