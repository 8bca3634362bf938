import type pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  hearsMessages,
  Inbox,
  joined,
  keys,
  person,
  realtimeDatabase,
  serveRealtime,
  statusesOf,
  systemOf,
  tokenFor,
  type RealtimeServer,
} from './realtime-server.ts'

// https://supabase.com/docs/guides/realtime/authorization
let server: RealtimeServer
let owner: pg.Pool
const [ADA, BEN] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']

beforeAll(async () => {
  const database = await realtimeDatabase(`
    create table members (person uuid, room text, may_speak boolean not null default true);
    insert into members values ('${ADA}', 'kitchen', true), ('${BEN}', 'kitchen', false), ('${ADA}', 'old', true);
    alter table members enable row level security;
    create policy "people see their own membership" on members for select to authenticated using (person = (select auth.uid()));
    grant select on members to authenticated;
    create policy "members listen" on realtime.messages for select to authenticated
      using (exists (select from members m where m.person = (select auth.uid()) and m.room = (select realtime.topic())));
    create policy "members speak" on realtime.messages for insert to authenticated
      with check (exists (select from members m where m.person = (select auth.uid()) and m.room = (select realtime.topic()) and m.may_speak));
    create table orders (id int primary key, state text not null);
    create function tell() returns trigger language plpgsql security definer set search_path = '' as $$
    begin
      perform realtime.broadcast_changes('kitchen', tg_op, tg_op, tg_table_name, tg_table_schema, new, old);
      return null;
    end $$;
    create trigger tell after insert or update or delete on orders for each row execute function tell()`)
  owner = database.owner
  server = await serveRealtime(database.url)
  await hearsMessages(server)
})

type Message = { type: string; event: string; payload: Record<string, unknown>; meta?: { id: string; replayed?: boolean } }
const isPrivate = { config: { private: true, broadcast: { ack: true } } }

describe('who may join', () => {
  test('a member may', async () => {
    await joined((await server.as(await person(ADA))).channel('kitchen', isPrivate))
  })

  test.each([
    ['a stranger', async () => server.client(), 'kitchen'],
    ['somebody else', async () => server.as(await person(BEN)), 'old'],
    ['anybody, where there is no such room', async () => server.as(await person(ADA)), 'nowhere'],
    ['a role nobody may become', async () => server.as(await tokenFor({ role: 'postgres', sub: ADA })), 'kitchen'],
  ])('%s may not', async (_who, client, topic) => {
    const { status, error } = await statusesOf((await client()).channel(topic, isPrivate)).next()
    expect(status).toBe('CHANNEL_ERROR')
    expect(error?.message).toBe(`Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`)
  })

  test('the service role may everything', async () => {
    await joined(server.client({ key: keys.secret }).channel('anything', isPrivate))
  })
})

describe('who may speak', () => {
  test('a member is heard; one who may only listen is not answered', async () => {
    const [ada, ben] = [await server.as(await person(ADA)), await server.as(await person(BEN))]
    const [toAda, toBen] = [new Inbox<Message>(), new Inbox<Message>()]
    const adas = await joined(ada.channel('kitchen', isPrivate).on('broadcast', { event: '*' }, toAda.put))
    const bens = await joined(ben.channel('kitchen', isPrivate).on('broadcast', { event: '*' }, toBen.put))
    await expect(bens.send({ type: 'broadcast', event: 'x', payload: {} }, { timeout: 50 })).resolves.toBe('timed out')
    await expect(adas.send({ type: 'broadcast', event: 'y', payload: { soup: true } })).resolves.toBe('ok')
    expect(await toBen.next()).toMatchObject({ event: 'y', payload: { soup: true } })
    expect(toAda.all).toEqual([])
    await expect(bens.track({ here: true })).resolves.toBe('error')
    await expect(adas.track({ here: true })).resolves.toBe('ok')
  })

  test('by HTTP the same policies decide', async () => {
    const heard = new Inbox<Message>()
    await joined((await server.as(await person(ADA))).channel('kitchen', isPrivate).on('broadcast', { event: '*' }, heard.put))
    const post = async (token: string, event: string) =>
      fetch(`${server.address}/realtime/v1/api/broadcast`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: keys.anon, authorization: `Bearer ${token}` },
        body: JSON.stringify({ messages: [{ topic: 'kitchen', event, payload: {}, private: true }] }),
      })
    // Whoever may not is answered like everybody, as on Supabase.
    expect((await post(await person(BEN), 'from ben')).status).toBe(202)
    expect((await post(await person(ADA), 'from ada')).status).toBe(202)
    expect(await heard.next()).toMatchObject({ event: 'from ada' })
    const ben = (await server.as(await person(BEN))).channel('kitchen', isPrivate)
    await expect(ben.httpSend('single', {})).rejects.toThrow('Unauthorized')
    const ada = (await server.as(await person(ADA))).channel('kitchen', isPrivate)
    await expect(ada.httpSend('single', { n: 1 })).resolves.toEqual({ success: true })
    expect(await heard.next()).toMatchObject({ event: 'single', payload: { n: 1 } })
  })

  test('a private topic and a public one of the same name are two', async () => {
    const [inside, outside] = [new Inbox<Message>(), new Inbox<Message>()]
    await joined((await server.as(await person(ADA))).channel('kitchen', isPrivate).on('broadcast', { event: '*' }, inside.put))
    const stranger = await joined(
      server
        .client()
        .channel('kitchen', { config: { broadcast: { self: true } } })
        .on('broadcast', { event: '*' }, outside.put),
    )
    await stranger.send({ type: 'broadcast', event: 'shout', payload: {} })
    await outside.next()
    await owner.query(`select realtime.send('{"n":1}', 'whisper', 'kitchen')`)
    expect(await inside.next()).toMatchObject({ event: 'whisper' })
    expect([inside.all.length, outside.all.length]).toEqual([1, 1])
  })
})

describe('from the database', () => {
  test('realtime.send() is heard when the transaction commits, and not when it does not', async () => {
    const heard = new Inbox<Message>()
    await joined((await server.as(await person(ADA))).channel('kitchen', isPrivate).on('broadcast', { event: '*' }, heard.put))
    await owner.query(`begin; select realtime.send('{"never":true}', 'undone', 'kitchen'); rollback`)
    await owner.query(`select realtime.send('{"text":"น้ำปลา"}', 'done', 'kitchen', true)`)
    const message = await heard.next()
    expect(message).toEqual({
      type: 'broadcast',
      event: 'done',
      payload: { text: 'น้ำปลา', id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      meta: { id: expect.any(String) },
    })
    expect(message.payload['id']).toBe(message.meta?.id)
  })

  test('to a public topic', async () => {
    const heard = new Inbox<Message>()
    await joined(server.client().channel('square').on('broadcast', { event: 'news' }, heard.put))
    await owner.query(`select realtime.send('{"n":1}', 'news', 'square', false)`)
    expect(await heard.next()).toMatchObject({ payload: { n: 1 } })
  })

  test('realtime.broadcast_changes() tells of rows', async () => {
    const heard = new Inbox<Message>()
    await joined((await server.as(await person(ADA))).channel('kitchen', isPrivate).on('broadcast', { event: '*' }, heard.put))
    await owner.query(`insert into orders values (1, 'new'); update orders set state = 'paid'; delete from orders`)
    const facts = { schema: 'public', table: 'orders' }
    expect((await heard.next()).payload).toMatchObject({ ...facts, operation: 'INSERT', record: { id: 1, state: 'new' }, old_record: null })
    expect((await heard.next()).payload).toMatchObject({ operation: 'UPDATE', record: { state: 'paid' }, old_record: { state: 'new' } })
    expect((await heard.next()).payload).toMatchObject({ operation: 'DELETE', record: null, old_record: { state: 'paid' } })
  })

  test('a private channel can replay what the database said', async () => {
    const since = Date.now() - 60_000
    // Whoever joins while the server has not read yet what was said hears it as news as well.
    const before = new Inbox<Message>()
    await joined((await server.as(await person(ADA))).channel('kitchen', isPrivate).on('broadcast', { event: 'old' }, before.put))
    await owner.query(`delete from realtime.messages; select realtime.send(jsonb_build_object('n', n), 'old', 'kitchen') from generate_series(1, 3) n`)
    for (let n = 1; n <= 3; n++) await before.next()
    const heard = new Inbox<Message>()
    const config = { private: true, broadcast: { replay: { since, limit: 2 } } }
    await joined((await server.as(await person(ADA))).channel('kitchen', { config }).on('broadcast', { event: 'old' }, heard.put))
    const [one, two] = [await heard.next(), await heard.next()]
    expect([one.meta?.replayed, two.meta?.replayed]).toEqual([true, true])
    expect(heard.all).toHaveLength(2)
  })
})

describe('tokens', () => {
  test('one that runs out ends the channel with a sentence', async () => {
    const { system, statuses } = await joinedForSeconds(2)
    expect((await system.next()).message).toMatch(/^Token has expired \d+ seconds ago$/)
    expect(await statuses.next()).toMatchObject({ status: 'CLOSED' })
  })

  /** Joins with a token that is good for so many seconds; for twice as many where it had run out before the machine looked at it. */
  async function joinedForSeconds(seconds: number): Promise<{ system: ReturnType<typeof systemOf>; statuses: ReturnType<typeof statusesOf> }> {
    const client = await server.as(await tokenFor({ role: 'authenticated', sub: ADA }, Math.floor(Date.now() / 1000) + seconds))
    const channel = client.channel('kitchen', isPrivate)
    const [system, statuses] = [systemOf(channel), statusesOf(channel)]
    const { status, error } = await statuses.next()
    if (status === 'SUBSCRIBED') return { system, statuses }
    expect(error?.message).toMatch(/^InvalidJWTToken: Token has expired/)
    await client.removeAllChannels()
    return joinedForSeconds(2 * seconds)
  }

  test('a new one is asked about anew: whoever may no longer listen is let go', async () => {
    let token = await person(ADA)
    const client = server.client({ token: async () => token })
    await client.realtime.setAuth()
    const channel = client.channel('old', isPrivate)
    const system = systemOf(channel)
    const statuses = statusesOf(channel)
    expect(await statuses.next()).toMatchObject({ status: 'SUBSCRIBED' })
    token = await person(BEN)
    await client.realtime.setAuth()
    expect((await system.next()).message).toBe('You do not have permissions to read from this Channel topic: old')
    expect(await statuses.next()).toMatchObject({ status: 'CLOSED' })
  })

  test.each([
    [
      'expired',
      () => tokenFor({ role: 'authenticated', sub: ADA }, Math.floor(Date.now() / 1000) - 60),
      /^InvalidJWTToken: Token has expired \d+ seconds ago$/,
    ],
    ['without an end', () => tokenFor({ role: 'authenticated', sub: ADA }, null), /^InvalidJWTToken: Fields `role` and `exp` are required in JWT$/],
    ['without a role', () => tokenFor({ sub: ADA }), /^InvalidJWTToken: Fields `role` and `exp` are required in JWT$/],
    [
      'signed by somebody else',
      () => tokenFor({ role: 'service_role' }, '1h', 'another secret of at least thirty-two characters'),
      /^JwtSignatureError: Failed to validate JWT signature$/,
    ],
    ['no token at all', async () => 'nonsense', /^MalformedJWT: The token provided is not a valid JWT$/],
  ])('%s: the join is refused', async (_what, token, sentence) => {
    const { status, error } = await statusesOf((await server.as(await token())).channel('kitchen', isPrivate)).next()
    expect(status).toBe('CHANNEL_ERROR')
    expect(error?.message).toMatch(sentence)
  })
})
