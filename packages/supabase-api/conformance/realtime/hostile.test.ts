import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Inbox, joined, keys, person, realtimeDatabase, serveRealtime, tokenFor, type RealtimeServer, type Version } from './realtime-server.ts'

// What a stranger may try. Each is refused, and afterwards the server still serves others.
let server: RealtimeServer
let impatient: RealtimeServer
let crowded: RealtimeServer
let owner: pg.Pool
const PAYLOAD = 64 * 1024
const ADA = '11111111-1111-4111-8111-111111111111'

beforeAll(async () => {
  const database = await realtimeDatabase(`
    create table secrets (id int primary key, text text not null);
    alter table secrets enable row level security;
    grant select on secrets to anon, authenticated;
    alter publication supabase_realtime add table secrets`)
  owner = database.owner
  impatient = await serveRealtime(database.url, { silenceMs: 100 })
  crowded = await serveRealtime(database.url, { socketsOfAddress: 2 }, { addressOf: (request) => String(request.headers['x-from']) })
  server = await serveRealtime(database.url, {
    payloadBytes: PAYLOAD,
    bufferedBytes: 512 * 1024,
    channels: 10,
    joins: { burst: 30, perSecond: 0.001 },
    messages: { burst: 200, perSecond: 0.001 },
    subscriptions: 5,
  })
})

type Frame = { joinRef: string | null; ref: string | null; topic: string; event: string; payload: Record<string, unknown> }

/** A socket without the official client's manners. */
async function rawSocket({ version = '2.0.0', at = server }: { version?: Version; at?: RealtimeServer } = {}) {
  const ws = new WebSocket(`${at.address.replace('http', 'ws')}/realtime/v1/websocket?apikey=${keys.anon}&vsn=${version}`)
  sockets.push(ws)
  const [frames, closed] = [new Inbox<Frame>(), new Inbox<{ code: number; reason: string }>()]
  ws.on('message', (data: Buffer, binary) => {
    if (binary) return
    const frame: unknown = JSON.parse(data.toString())
    if (Array.isArray(frame)) {
      const [joinRef, ref, topic, event, payload] = frame as [string, string, string, string, Record<string, unknown>]
      frames.put({ joinRef, ref, topic, event, payload })
    } else frames.put({ joinRef: null, ...(frame as Omit<Frame, 'joinRef'>) })
  })
  ws.on('close', (code, reason) => closed.put({ code, reason: reason.toString() }))
  ws.on('error', () => undefined)
  await new Promise((opened, failed) => ws.once('open', opened).once('error', failed))
  const send = (frame: unknown) => ws.send(JSON.stringify(frame))
  return { ws, frames, closed, send, join: (topic: string, payload: object = { config: {} }, ref = '1') => send([ref, ref, topic, 'phx_join', payload]) }
}
const sockets: WebSocket[] = []

/** Still alive, and still serving others. */
async function stillServes(): Promise<void> {
  const heard = new Inbox<object>()
  const client = server.client()
  const channel = await joined(client.channel('alive', { config: { broadcast: { self: true } } }).on('broadcast', { event: '*' }, heard.put))
  await channel.send({ type: 'broadcast', event: 'yes', payload: { still: 'here' } })
  expect(await heard.next()).toMatchObject({ event: 'yes', payload: { still: 'here' } })
  // Nothing a stranger sends is a surprise to the server.
  expect(server.log.lines.filter((line) => /"level":"(error|fatal)"/.test(line))).toEqual([])
  await client.removeAllChannels()
}
afterEach(stillServes)
afterAll(() => sockets.forEach((ws) => ws.terminate()))

describe('opening a socket', () => {
  const answerTo = (path: string): Promise<number> =>
    new Promise((answered, failed) => {
      const ws = new WebSocket(`${server.address.replace('http', 'ws')}${path}`)
      ws.on('unexpected-response', (_request, response) => answered(response.statusCode ?? 0))
      ws.on('open', () => failed(new Error('opened')))
      ws.on('error', () => undefined)
    })

  test.each([
    ['without a key', '/realtime/v1/websocket?vsn=2.0.0', 401],
    ['with an empty key', '/realtime/v1/websocket?apikey=', 401],
    ['with a made-up key', '/realtime/v1/websocket?apikey=sb_publishable_made_up', 401],
    ['with a token of no algorithm', `/realtime/v1/websocket?apikey=${unsigned({ role: 'service_role', exp: 4_000_000_000 })}`, 401],
    ['with a protocol nobody speaks', `/realtime/v1/websocket?apikey=${keys.anon}&vsn=9.9.9`, 400],
  ])('%s', async (_what, path, status) => {
    expect(await answerTo(path)).toBe(status)
  })

  test('with a public key used as a secret, or a token of somebody else', async () => {
    expect(await answerTo(`/realtime/v1/websocket?apikey=${await tokenFor({ role: 'service_role' }, '1h', keys.anon)}`)).toBe(401)
    expect(await answerTo(`/realtime/v1/websocket?apikey=${await tokenFor({ role: 'service_role' }, Math.floor(Date.now() / 1000) - 10)}`)).toBe(401)
  })

  test('more often than one address may', async () => {
    const open = (from: string) =>
      new Promise<number>((answered) => {
        const ws = new WebSocket(`${crowded.address.replace('http', 'ws')}/realtime/v1/websocket?apikey=${keys.anon}`, { headers: { 'x-from': from } })
        sockets.push(ws)
        ws.on('unexpected-response', (_request, response) => answered(response.statusCode ?? 0))
        ws.on('open', () => answered(101))
        ws.on('error', () => undefined)
      })
    expect([await open('192.0.2.1'), await open('192.0.2.1'), await open('192.0.2.1')]).toEqual([101, 101, 429])
    expect(await open('192.0.2.2')).toBe(101)
    for (let n = 0; n < 3; n += 1) expect(await open('127.0.0.1')).toBe(101)
  })

  test('and falling silent closes it', async () => {
    const { closed } = await rawSocket({ at: impatient })
    expect(await closed.next()).toEqual({ code: 1001, reason: 'No heartbeat' })
  })

  test('and breaking off in the middle of the handshake or of a frame', async () => {
    const { port } = new URL(server.address)
    const before = server.openConnections()
    for (const bytes of ['GET /realtime/v1/websocket HTTP/1.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n', 'GET /realtime/v1/websocket?']) {
      const socket = connect(Number(port), '127.0.0.1')
      await new Promise((connected) => socket.once('connect', connected))
      socket.write(bytes)
      socket.destroy()
      await expect.poll(() => server.openConnections() - before).toBe(0)
    }
    const { ws } = await rawSocket()
    await expect.poll(() => server.openConnections() - before).toBe(1)
    // The first two bytes of a frame that never comes.
    const { _socket: stream } = ws as unknown as { _socket: { write(bytes: Buffer): void; destroy(): void } }
    stream.write(Buffer.from([0x81, 0xfe]))
    stream.destroy()
    await expect.poll(() => server.openConnections() - before).toBe(0)
  })
})

describe('frames', () => {
  test.each<[string, string | Buffer]>([
    ['not JSON', '{'],
    ['nothing', ''],
    ['a number', '7'],
    ['null', 'null'],
    ['an object where an array is due', '{"topic":"phoenix","event":"heartbeat","payload":{},"ref":"1"}'],
    ['an array too short', '["1","1","realtime:x"]'],
    ['a topic that is an object', '["1","1",{},"phx_join",{}]'],
    ['a reference of a megabyte', JSON.stringify([null, 'x'.repeat(10_000), 'phoenix', 'heartbeat', {}])],
    ['ten thousand arrays in each other', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['an empty binary frame', Buffer.alloc(0)],
    ['a binary frame of an unknown kind', Buffer.from([9, 0, 0, 0, 0, 0, 0])],
    ['a binary frame with lengths beyond its end', Buffer.from([3, 255, 255, 255, 255, 255, 1, 1])],
    ['a binary broadcast whose body is not JSON', Buffer.concat([Buffer.from([3, 0, 0, 1, 1, 0, 1]), Buffer.from('xy{')])],
    ['a binary broadcast whose topic is not UTF-8', Buffer.concat([Buffer.from([3, 0, 0, 1, 1, 0, 1]), Buffer.from([0xff, 0x79]), Buffer.from('{}')])],
  ])('%s closes the socket', async (_what, frame) => {
    const { ws, closed } = await rawSocket()
    ws.send(frame)
    expect((await closed.next()).code).toBe(1007)
  })

  test('bytes to a client of the old protocol', async () => {
    const { ws, closed } = await rawSocket({ version: '1.0.0' })
    ws.send(randomBytes(100))
    expect((await closed.next()).code).toBe(1007)
  })

  test('one larger than allowed is never read', async () => {
    const { ws, closed } = await rawSocket()
    ws.send(Buffer.alloc(4 * PAYLOAD))
    expect((await closed.next()).code).toBe(1009)
  })

  test('payloads of every kind do no harm', async () => {
    const { frames, send, join } = await rawSocket()
    join('realtime:kinds')
    await frames.next(({ event }) => event === 'phx_reply')
    for (const payload of [null, 7, 'text', [], { __proto__: null, constructor: { prototype: 1 } }, { event: {}, payload: 'x', type: 9 }])
      for (const event of ['broadcast', 'presence', 'access_token', 'phx_error', 'phx_close', 'nonsense', '__proto__'])
        send(['1', '2', 'realtime:kinds', event, payload])
    send(['1', '9', 'realtime:kinds', 'phx_leave', {}])
    expect(await frames.next(({ ref, event }) => ref === '9' && event === 'phx_reply')).toMatchObject({ payload: { status: 'ok' } })
  })

  test('a join of every kind', async () => {
    const { frames, send } = await rawSocket()
    const payloads = [
      null,
      7,
      [],
      { config: null },
      { config: { presence: 7, broadcast: [], postgres_changes: 'x', private: 'yes' } },
      { config: { postgres_changes: [null, 7, []] } },
    ]
    const answers: unknown[] = []
    for (const [n, payload] of payloads.entries()) {
      send([`${n}`, `${n}`, `realtime:kind ${n}`, 'phx_join', payload])
      const { payload: said } = await frames.next(({ ref, event }) => ref === `${n}` && event === 'phx_reply')
      answers.push(said['status'])
    }
    // What is no wish is a wish for nothing; the topic is joined all the same.
    expect(answers).toEqual(payloads.map(() => 'ok'))
    for (const topic of ['', 'phoenix', 'room', 'realtime:', `realtime:${'x'.repeat(2_000)}`]) {
      send(['a', topic, topic, 'phx_join', {}].map((part) => (typeof part === 'string' ? part.slice(0, 2_050) : part)).with(1, 'r'))
      if (topic === 'phoenix') continue
      expect(await frames.next(({ ref, event }) => ref === 'r' && event === 'phx_reply')).toMatchObject({ payload: { status: 'error' } })
    }
  })
})

describe('floods', () => {
  test('too many channels: the next join is refused, the others stay', async () => {
    const { frames, join } = await rawSocket()
    for (let n = 0; n <= 10; n += 1) join(`realtime:many ${n}`, { config: {} }, `${n}`)
    const refused = await frames.next(({ payload }) => payload['status'] === 'error')
    expect(refused).toMatchObject({ ref: '10', payload: { response: { reason: 'ChannelRateLimitReached: Too many channels' } } })
  })

  test('too many joins: the socket is closed', async () => {
    const { closed, join, frames } = await rawSocket()
    for (let n = 0; n < 40; n += 1) join('realtime:again', { config: {} }, `${n}`)
    expect((await frames.next(({ payload }) => payload['status'] === 'error')).payload).toMatchObject({
      response: { reason: 'ClientJoinRateLimitReached: Too many joins per second' },
    })
    expect((await closed.next()).code).toBe(1008)
  })

  test('too many messages: the channel is told, and the socket closed', async () => {
    const { frames, closed, send, join } = await rawSocket()
    join('realtime:flood')
    await frames.next()
    for (let n = 0; n < 300; n += 1) send(['1', null, 'realtime:flood', 'broadcast', { type: 'broadcast', event: 'x', payload: {} }])
    expect((await frames.next(({ event }) => event === 'system')).payload).toMatchObject({ status: 'error', message: 'Too many messages per second' })
    await frames.next(({ event }) => event === 'phx_close')
    expect((await closed.next()).code).toBe(1008)
  })

  test('too many subscriptions in one join', async () => {
    const { frames, join } = await rawSocket()
    join('realtime:greedy', { config: { postgres_changes: Array.from({ length: 6 }, (_, n) => ({ event: '*', schema: 'public', table: `t${n}` })) } })
    expect((await frames.next()).payload).toMatchObject({ status: 'error', response: { reason: 'ChannelRateLimitReached: Too many subscriptions' } })
  })

  test('a reader that stops reading is let go, and memory with it', async () => {
    const slow = await rawSocket()
    slow.join('realtime:slow')
    await slow.frames.next()
    const { _socket: stream } = slow.ws as unknown as { _socket: { pause(): void; resume(): void } }
    stream.pause()
    const text = 'x'.repeat(PAYLOAD - 1_000)
    const body = JSON.stringify({ messages: [{ topic: 'slow', event: 'x', payload: { text } }] })
    // Until what the kernel takes is full, and what we keep beyond it.
    while (!server.log.lines.some((line) => line.includes('too slow')))
      await fetch(`${server.address}/realtime/v1/api/broadcast`, { method: 'POST', headers: { apikey: keys.anon, 'content-type': 'application/json' }, body })
    stream.resume()
    expect((await slow.closed.next()).code).toBe(1006)
  })

  test('a broadcast too large: refused when somebody waits for it, dropped when not', async () => {
    const channel = await joined(server.client().channel('size', { config: { broadcast: { ack: true } } }))
    const text = 'x'.repeat(PAYLOAD + 100)
    await expect(channel.send({ type: 'broadcast', event: 'x', payload: { text } })).resolves.toBe('error')
    await expect(channel.httpSend('x', { text })).rejects.toThrow('Unprocessable Entity')
  })
})

describe('rights', () => {
  test.each([
    ['a role in the headers of the claims', { role: 'authenticated', sub: `${ADA}'; set role postgres; --` }],
    ['claims that are no identifier', { role: 'authenticated', sub: { $ne: null } }],
    ['a role with quotes', { role: 'anon"; drop table secrets; --' }],
    ['the owner', { role: 'postgres' }],
    ['a role that reads everything', { role: 'pg_read_all_data' }],
    ['the login itself', { role: 'authenticator' }],
  ])('%s sees no protected row', async (_what, claims) => {
    const { frames, join } = await rawSocket()
    join('realtime:peek', { access_token: await tokenFor(claims), config: { postgres_changes: [{ event: 'INSERT', schema: 'public', table: 'secrets' }] } })
    expect((await frames.next()).payload).toMatchObject({ status: 'ok' })
    await frames.next(({ event }) => event === 'system')
    // The service role hears it after everybody was asked.
    const heard = new Inbox<object>()
    const watcher = server.client({ key: keys.secret }).channel('watch', { config: { postgres_changes_options: { wait: true } } })
    await joined(watcher.on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'secrets' }, heard.put))
    await owner.query(`insert into secrets values (1, 'secret')`)
    await heard.next()
    await owner.query('delete from secrets')
    expect(frames.all.filter(({ event }) => event === 'postgres_changes')).toEqual([])
  })

  test.each([
    [`id=eq.1) or (1=1`],
    [`id=eq.1'; drop table secrets; --`],
    [`text=in.(a,b'); drop table secrets; --)`],
    [`"id"=eq.1`],
    [`text=like.'||(select text from secrets)||'`],
    [`id=in.(${Array.from({ length: 101 }, (_, n) => n).join(',')})`],
  ])('a filter %s is text', async (filter) => {
    const { frames, join } = await rawSocket()
    join('realtime:inject', { config: { postgres_changes: [{ event: '*', schema: 'public', table: 'secrets', filter }] } })
    await frames.next(({ event }) => event === 'system')
    const { rows } = await owner.query<{ there: boolean }>(`select to_regclass('public.secrets') is not null as there`)
    expect(rows[0]?.there).toBe(true)
  })

  test('nobody becomes somebody else by a header, and the policies see no key', async () => {
    await owner.query(`
      create table seen (headers text);
      grant insert on seen to authenticated;
      create policy "looks" on realtime.messages for select to authenticated using (current_setting('request.headers') not like '%secret%' and current_user = 'authenticated')`)
    const token = await person(ADA)
    const ws = new WebSocket(`${server.address.replace('http', 'ws')}/realtime/v1/websocket?apikey=${keys.anon}&vsn=2.0.0`, {
      headers: { cookie: 'secret', authorization: 'Bearer secret', role: 'service_role', 'x-role': 'postgres' },
    })
    sockets.push(ws)
    await new Promise((opened) => ws.once('open', opened))
    const answer = new Promise<string>((heard) => ws.once('message', (data: Buffer) => heard(data.toString())))
    ws.send(JSON.stringify(['1', '1', 'realtime:looked at', 'phx_join', { access_token: token, config: { private: true } }]))
    const [, , , event, payload] = JSON.parse(await answer) as unknown[]
    expect([event, payload]).toMatchObject(['phx_reply', { status: 'ok' }])
  })

  test('a forged token on an open channel closes it', async () => {
    const { frames, send, join } = await rawSocket()
    join('realtime:token')
    await frames.next()
    send(['1', '2', 'realtime:token', 'access_token', { access_token: unsigned({ role: 'service_role', exp: 4_000_000_000 }) }])
    expect((await frames.next(({ event }) => event === 'system')).payload).toMatchObject({ status: 'error', message: 'Failed to validate JWT signature' })
    await frames.next(({ event }) => event === 'phx_close')
  })

  test('what the database alone may call', async () => {
    for (const role of ['anon', 'authenticated', 'service_role'])
      for (const call of [
        `realtime.read_change(1, 'INSERT', null, null, '{}', '{}', '[]')`,
        `realtime.permissions('postgres', '{}', '{}', 'x')`,
        `realtime.lay_probes('x')`,
        `realtime.tell('{}')`,
        `realtime.check_subscription('anon', 'public', 'secrets', '[]', null)`,
        `realtime.replayed('x', now(), 1)`,
        `realtime.row_as_json(1, '{}')`,
        `realtime.passes(1, '{}', '[]')`,
      ]) {
        const asked = owner.query(`begin; set local role ${role}; select ${call}; rollback`)
        await expect(asked, `${role} ${call}`).rejects.toThrow('permission denied for function')
        await owner.query('rollback')
      }
  })
})

function unsigned(claims: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`
}
