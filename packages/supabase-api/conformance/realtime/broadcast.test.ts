import { beforeAll, describe, expect, test } from 'vitest'
import type { Pool } from 'pg'
import {
  hearsMessages,
  Inbox,
  joined,
  keys,
  person,
  realtimeDatabase,
  serveRealtime,
  statusesOf,
  type RealtimeServer,
  type Version,
} from './realtime-server.ts'

// What channels without the database do: https://supabase.com/docs/guides/realtime/broadcast and /protocol.
let server: RealtimeServer
let quiet: RealtimeServer
let owner: Pool
beforeAll(async () => {
  const database = await realtimeDatabase('')
  owner = database.owner
  server = await serveRealtime(database.url)
  quiet = await serveRealtime(database.url, {}, { publicSpeakers: 'project' })
})

type Message = { type: string; event: string; payload: Record<string, unknown>; meta?: object }

const versions: Version[] = ['1.0.0', '2.0.0']
describe.each(versions)('protocol %s', (version) => {
  test('a message reaches the others on its topic, and not its sender', async () => {
    const [ada, ben] = [server.client({ version }), server.client({ version })]
    const [toAda, toBen] = [new Inbox<Message>(), new Inbox<Message>()]
    const adas = await joined(ada.channel('room').on('broadcast', { event: '*' }, toAda.put))
    const bens = await joined(ben.channel('room').on('broadcast', { event: '*' }, toBen.put))
    await expect(adas.send({ type: 'broadcast', event: 'hi', payload: { text: 'สวัสดี 👋' } })).resolves.toBe('ok')
    expect(await toBen.next()).toMatchObject({ type: 'broadcast', event: 'hi', payload: { text: 'สวัสดี 👋' } })
    await bens.send({ type: 'broadcast', event: 'answer', payload: {} })
    expect(await toAda.next()).toMatchObject({ event: 'answer' })
    expect(toAda.all).toHaveLength(1)
  })

  test('another topic hears nothing', async () => {
    const client = server.client({ version })
    const [here, there] = [new Inbox<Message>(), new Inbox<Message>()]
    const options = { config: { broadcast: { self: true } } }
    const one = await joined(client.channel('one', options).on('broadcast', { event: 'x' }, here.put))
    const two = await joined(client.channel('two', options).on('broadcast', { event: 'x' }, there.put))
    await one.send({ type: 'broadcast', event: 'x', payload: { from: 'one' } })
    await two.send({ type: 'broadcast', event: 'x', payload: { from: 'two' } })
    expect(await there.next()).toMatchObject({ payload: { from: 'two' } })
    expect(await here.next()).toMatchObject({ payload: { from: 'one' } })
    expect([here.all.length, there.all.length]).toEqual([1, 1])
  })

  test('with self the sender hears itself; with ack the server says it has taken the message', async () => {
    const client = server.client({ version })
    const heard = new Inbox<Message>()
    const channel = await joined(client.channel('mirror', { config: { broadcast: { self: true, ack: true } } }).on('broadcast', { event: 'x' }, heard.put))
    await expect(channel.send({ type: 'broadcast', event: 'x', payload: { n: 1 } })).resolves.toBe('ok')
    expect(await heard.next()).toMatchObject({ payload: { n: 1 } })
  })

  test('leaving is acknowledged, and nothing is heard afterwards', async () => {
    const [ada, ben] = [server.client({ version }), server.client({ version })]
    const [left, stays] = [new Inbox<Message>(), new Inbox<Message>()]
    const channel = ada.channel('lobby').on('broadcast', { event: 'x' }, left.put)
    const statuses = statusesOf(channel)
    expect(await statuses.next()).toMatchObject({ status: 'SUBSCRIBED' })
    const other = await joined(ben.channel('lobby', { config: { broadcast: { self: true } } }).on('broadcast', { event: 'x' }, stays.put))
    await expect(ada.removeChannel(channel)).resolves.toBe('ok')
    expect(await statuses.next()).toMatchObject({ status: 'CLOSED' })
    await other.send({ type: 'broadcast', event: 'x', payload: {} })
    await stays.next()
    expect(left.all).toEqual([])
    expect(ada.getChannels()).toEqual([])
  })

  test('a heartbeat is answered', async () => {
    const client = server.client({ version })
    await joined(client.channel('pulse'))
    const beats = new Inbox<string>()
    client.realtime.onHeartbeat(beats.put)
    await client.realtime.sendHeartbeat()
    expect(await beats.next((status) => status !== 'sent')).toBe('ok')
  })

  test('joining a topic again takes the place of the first join', async () => {
    const client = server.client({ version })
    const heard = new Inbox<Message>()
    const first = await joined(client.channel('twice'))
    await first.unsubscribe()
    const second = await joined(client.channel('twice', { config: { broadcast: { self: true } } }).on('broadcast', { event: 'x' }, heard.put))
    await second.send({ type: 'broadcast', event: 'x', payload: {} })
    await heard.next()
    expect(heard.all).toHaveLength(1)
  })
})

test('clients of both protocols hear each other', async () => {
  const [old, young] = [server.client({ version: '1.0.0' }), server.client({ version: '2.0.0' })]
  const [toOld, toYoung] = [new Inbox<Message>(), new Inbox<Message>()]
  const olds = await joined(old.channel('mixed').on('broadcast', { event: '*' }, toOld.put))
  const youngs = await joined(young.channel('mixed').on('broadcast', { event: '*' }, toYoung.put))
  await olds.send({ type: 'broadcast', event: 'a', payload: { ok: true } })
  expect(await toYoung.next()).toMatchObject({ event: 'a', payload: { ok: true } })
  await youngs.send({ type: 'broadcast', event: 'b', payload: { ok: [1, null, 'ü'] } })
  expect(await toOld.next()).toMatchObject({ event: 'b', payload: { ok: [1, null, 'ü'] } })
})

test('bytes stay bytes for clients that can read them', async () => {
  const [ada, ben, old] = [server.client(), server.client(), server.client({ version: '1.0.0' })]
  const [heard, unheard] = [new Inbox<Message>(), new Inbox<Message>()]
  const adas = await joined(ada.channel('bytes'))
  await joined(ben.channel('bytes').on('broadcast', { event: '*' }, heard.put))
  await joined(old.channel('bytes').on('broadcast', { event: '*' }, unheard.put))
  const bytes = new Uint8Array([0, 255, 128, 10])
  await adas.send({ type: 'broadcast', event: 'raw', payload: bytes.buffer })
  await adas.send({ type: 'broadcast', event: 'text', payload: { after: true } })
  // The client hands out a union of what payloads may be.
  expect(new Uint8Array((await heard.next()).payload as unknown as ArrayBuffer)).toEqual(bytes)
  expect(await unheard.next()).toMatchObject({ event: 'text' })
  expect(unheard.all).toHaveLength(1)
})

describe('by HTTP', () => {
  const post = (body: unknown, headers: Record<string, string> = { apikey: keys.anon }) =>
    fetch(`${server.address}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

  test('several messages at once', async () => {
    const heard = new Inbox<Message>()
    await joined(server.client().channel('news').on('broadcast', { event: '*' }, heard.put))
    const answer = await post({
      messages: [
        { topic: 'news', event: 'a', payload: { n: 1 } },
        { topic: 'news', event: 'b', payload: { n: 2 }, private: false },
      ],
    })
    expect([answer.status, await answer.text()]).toEqual([202, ''])
    expect(await heard.next()).toEqual({ type: 'broadcast', event: 'a', payload: { n: 1 } })
    expect(await heard.next()).toMatchObject({ event: 'b', payload: { n: 2 } })
  })

  test('send() of a channel that is not joined, and httpSend() with text and bytes', async () => {
    const heard = new Inbox<Message>()
    await joined(server.client().channel('a/b c').on('broadcast', { event: '*' }, heard.put))
    const sender = server.client()
    const channel = sender.channel('a/b c')
    await expect(channel.httpSend('ping pong', { text: 'hello' })).resolves.toEqual({ success: true })
    expect(await heard.next()).toMatchObject({ event: 'ping pong', payload: { text: 'hello' } })
    await expect(channel.httpSend('raw', new Uint8Array([1, 2, 3]).buffer)).resolves.toEqual({ success: true })
    expect(new Uint8Array((await heard.next()).payload as unknown as ArrayBuffer)).toEqual(new Uint8Array([1, 2, 3]))
  })

  // lib/realtime/tenants/batch_broadcast.ex and its changeset view.
  test.each([
    [{}, { messages: ["can't be blank"] }],
    [{ messages: 'x' }, { messages: ['is invalid'] }],
    [
      {
        messages: [
          { topic: 't', event: 'e', payload: {} },
          { topic: 't', event: 'e' },
        ],
      },
      { messages: [{}, { payload: ["can't be blank"] }] },
    ],
    [{ messages: [{ event: 7, payload: [] }] }, { messages: [{ topic: ["can't be blank"], event: ['is invalid'], payload: ['is invalid'] }] }],
  ])('%j is refused with 422', async (body, errors) => {
    const answer = await post(body)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({ errors })
  })

  test('without a key, or with a wrong one, 401', async () => {
    const body = { messages: [{ topic: 't', event: 'e', payload: {} }] }
    expect((await post(body, {})).status).toBe(401)
    expect((await post(body, { apikey: 'nonsense' })).status).toBe(401)
    expect((await post(body, { apikey: keys.anon, authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' })).status).toBe(401)
  })
})

describe('where public topics are the project’s own', () => {
  const say = (path: string, key: string, body: unknown) =>
    fetch(`${quiet.address}/realtime/v1/api/broadcast${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: key },
      body: JSON.stringify(body),
    })

  test('strangers and whoever is signed in hear the database and the project, and nobody hears them', async () => {
    // On a topic of its own: both servers read one database, and this one may still be reading what the tests before wrote there.
    await hearsMessages(quiet)
    const heard = new Inbox<Message>()
    const self = { config: { broadcast: { self: true, ack: true }, presence: { key: 'ada' } } }
    await joined(quiet.client().channel('tidings').on('broadcast', { event: '*' }, heard.put))
    const ada = await quiet.as(await person('00000000-0000-4000-8000-000000000001'))
    // Who may not speak is not answered, so what follows is what tells that nothing was passed on.
    for (const client of [quiet.client(), ada]) {
      const channel = await joined(client.channel('tidings', self))
      void channel.send({ type: 'broadcast', event: 'relayed', payload: {} })
      expect(await channel.track({ here: true })).not.toBe('ok')
    }
    const relayed = { messages: [{ topic: 'tidings', event: 'relayed', payload: {} }] }
    for (const key of [keys.anon, await person('00000000-0000-4000-8000-000000000001')]) {
      expect((await say('', key, relayed)).status).toBe(202)
      expect((await say('/tidings/events/relayed', key, {})).status).toBe(403)
    }
    await owner.query(`select realtime.send('{"from": "database"}', 'told', 'tidings', false)`)
    expect(await heard.next()).toMatchObject({ event: 'told', payload: { from: 'database' } })
    expect((await say('/tidings/events/told', keys.secret, { from: 'project' })).status).toBe(202)
    expect(await heard.next()).toMatchObject({ event: 'told', payload: { from: 'project' } })
    expect(heard.all.map(({ event }) => event)).toEqual(['told', 'told'])
  })
})
