import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  Inbox,
  hearing,
  joined,
  keys,
  person,
  realtimeDatabase,
  serveRealtime,
  statusesOf,
  systemOf,
  tokenFor,
  type RealtimeServer,
  type Version,
} from './realtime-server.ts'

// https://supabase.com/docs/guides/realtime/postgres-changes; who sees what as realtime.apply_rls decides it.
let server: RealtimeServer
let owner: pg.Pool
beforeAll(async () => {
  const database = await realtimeDatabase(readFileSync(new URL('fixture.sql', import.meta.url), 'utf8'))
  owner = database.owner
  server = await serveRealtime(database.url)
})

type Change = {
  schema: string
  table: string
  commit_timestamp: string
  eventType: string
  new: Record<string, unknown>
  old: Record<string, unknown>
  errors: string[] | null
}
const [ADA, BEN] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
let topics = 0
const fresh = (): string => `topic ${(topics += 1)}`
const board = { schema: 'public', table: 'board' }

const versions: Version[] = ['1.0.0', '2.0.0']
describe.each(versions)('protocol %s', (version) => {
  test('insert, update and delete, with the types of their columns', async () => {
    const heard = new Inbox<Change>()
    await hearing(
      server
        .client({ version })
        .channel(fresh())
        .on('postgres_changes', { event: '*', ...board }, heard.put),
    )
    const { rows } = await owner.query<{ id: string }>(
      `insert into board (title, price, big, tags, details, mood, at, secret)
       values ('ผ้าไหม', 1234.50, 42, '{a,"b c"}', '{"deep":[1,null]}', 'merry', '2026-11-20 10:00+07', 'hidden') returning id`,
    )
    const id = Number(rows[0]?.id)
    const inserted = await heard.next()
    expect(inserted).toEqual({
      schema: 'public',
      table: 'board',
      commit_timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      eventType: 'INSERT',
      new: {
        id,
        title: 'ผ้าไหม',
        price: 1234.5,
        big: 42,
        done: false,
        tags: ['a', 'b c'],
        details: { deep: [1, null] },
        mood: 'merry',
        at: '2026-11-20T03:00:00+00:00',
      },
      old: {},
      errors: null,
    })
    await owner.query('update board set done = true where id = $1', [id])
    expect(await heard.next()).toMatchObject({ eventType: 'UPDATE', new: { id, done: true, title: 'ผ้าไหม' }, old: { id } })
    await owner.query('delete from board where id = $1', [id])
    expect(await heard.next()).toMatchObject({ eventType: 'DELETE', new: {}, old: { id } })
  })

  test('only the events, schemas and tables asked for', async () => {
    const [inserts, deletes, everything] = [new Inbox<Change>(), new Inbox<Change>(), new Inbox<Change>()]
    const channel = server.client({ version }).channel(fresh())
    channel
      .on('postgres_changes', { event: 'INSERT', ...board }, inserts.put)
      .on('postgres_changes', { event: 'DELETE', ...board }, deletes.put)
      .on('postgres_changes', { event: '*', schema: 'public' }, everything.put)
    await hearing(channel)
    await owner.query(`insert into board (title) values ('only'); delete from board where title = 'only'; insert into whole values (1, 'x'); delete from whole`)
    await everything.next(({ table, eventType }) => table === 'whole' && eventType === 'DELETE')
    expect(inserts.all.map(({ eventType, table }) => [eventType, table])).toEqual([['INSERT', 'board']])
    expect(deletes.all.map(({ eventType, table }) => [eventType, table])).toEqual([['DELETE', 'board']])
    expect(everything.all.map(({ eventType, table }) => `${eventType} ${table}`)).toEqual(['INSERT board', 'DELETE board', 'INSERT whole', 'DELETE whole'])
  })
})

describe('filters', () => {
  test.each([
    ['title=eq.b', ['b']],
    ['title=neq.b', ['a', 'c', 'a,b']],
    ['title=in.(a,c)', ['a', 'c']],
    ['title=in.("a,b",c)', ['c', 'a,b']],
    ['title=eq."a,b"', ['a,b']],
    ['price=eq.2.0', ['b']],
    ['price=gt.1', ['b', 'c']],
    ['price=gte.2', ['b', 'c']],
    ['price=lt.2', ['a']],
    ['price=lte.2.00', ['a', 'b']],
    ['price=gt.1,price=lt.3', ['b']],
    ['price=is.null', ['a,b']],
    ['price=not.is.null', ['a', 'b', 'c']],
    ['title=like.a%', ['a', 'a,b']],
    ['title=not.in.(a,b)', ['c', 'a,b']],
    ['title=match.^[ac]$', ['a', 'c']],
    ['mood=eq.merry', ['c']],
    ['mood=isdistinct.merry', ['a', 'b', 'a,b']],
    ['done=eq.true', ['b']],
    ['at=eq.2026-11-20T10:00:00+07:00', ['a']],
  ])('%s', async (filter, titles) => {
    const [heard, end] = [new Inbox<Change>(), new Inbox<Change>()]
    const channel = server.client().channel(fresh())
    channel
      .on('postgres_changes', { event: 'INSERT', ...board, filter }, heard.put)
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'whole' }, end.put)
    await hearing(channel)
    await owner.query(`insert into board (title, price, done, mood, at) values
      ('a', 1, false, 'calm', '2026-11-20 03:00Z'), ('b', 2, true, null, null), ('c', 3, false, 'merry', null), ('a,b', null, false, null, null);
      delete from board; insert into whole values (2, 'end'); delete from whole`)
    await end.next()
    expect(heard.all.map((change) => change.new['title'])).toEqual(titles)
  })

  test('a deleted row is filtered by what the log keeps of it: its key', async () => {
    const [byKey, byText, end] = [new Inbox<Change>(), new Inbox<Change>(), new Inbox<Change>()]
    const { rows } = await owner.query<{ id: string }>(`insert into board (title) values ('gone') returning id`)
    const channel = server.client().channel(fresh())
    channel
      .on('postgres_changes', { event: 'DELETE', ...board, filter: `id=eq.${rows[0]?.id}` }, byKey.put)
      .on('postgres_changes', { event: 'DELETE', ...board, filter: 'title=eq.gone' }, byText.put)
      .on('postgres_changes', { event: 'DELETE', schema: 'public', table: 'whole', filter: 'text=eq.seen' }, end.put)
    await hearing(channel)
    await owner.query(`delete from board; insert into whole values (3, 'seen'); delete from whole`)
    expect(await end.next()).toMatchObject({ old: { id: 3, text: 'seen', large: null } })
    expect(byKey.all).toHaveLength(1)
    expect(byText.all).toEqual([])
  })
})

describe('row level security', () => {
  test('people see their own rows; strangers none; the service role all', async () => {
    const [toAda, toBen, toAnon, toService] = [new Inbox<Change>(), new Inbox<Change>(), new Inbox<Change>(), new Inbox<Change>()]
    const diary = { event: '*', schema: 'public', table: 'diary' } as const
    await hearing((await server.as(await person(ADA))).channel(fresh()).on('postgres_changes', diary, toAda.put))
    await hearing((await server.as(await person(BEN))).channel(fresh()).on('postgres_changes', diary, toBen.put))
    await hearing(server.client().channel(fresh()).on('postgres_changes', diary, toAnon.put))
    await hearing(server.client({ key: keys.secret }).channel(fresh()).on('postgres_changes', diary, toService.put))
    const { rows } = await owner.query<{ id: string }>(`insert into diary (author, text) values ($1, 'dear diary') returning id`, [ADA])
    // The policies are asked about the row as it is, so each step waits to be heard.
    await toAda.next()
    await toService.next()
    await owner.query(`update diary set text = 'dear diary!'`)
    await toAda.next()
    await toService.next()
    await owner.query(`delete from diary`)
    // Of a deleted row nobody can say any more whose it was: everybody hears its key, and nothing else.
    for (const inbox of [toAda, toBen, toAnon, toService]) await inbox.next(({ eventType }) => eventType === 'DELETE')
    expect(toAda.all.map(({ eventType }) => eventType)).toEqual(['INSERT', 'UPDATE', 'DELETE'])
    expect(toAda.all[0]?.new).toEqual({ id: rows[0]?.id, author: ADA, text: 'dear diary' })
    expect(toService.all.map(({ eventType }) => eventType)).toEqual(['INSERT', 'UPDATE', 'DELETE'])
    for (const { all } of [toBen, toAnon]) {
      expect(all.map(({ eventType }) => eventType)).toEqual(['DELETE'])
      expect(all[0]?.old).toEqual({ id: rows[0]?.id })
    }
  })

  test('of a protected table with full replica identity a delete still tells only the key', async () => {
    await owner.query('alter table diary replica identity full')
    const heard = new Inbox<Change>()
    await hearing(
      (await server.as(await person(BEN))).channel(fresh()).on('postgres_changes', { event: 'DELETE', schema: 'public', table: 'diary' }, heard.put),
    )
    const { rows } = await owner.query<{ id: string }>(`insert into diary (author, text) values ($1, 'secret') returning id`, [ADA])
    await owner.query('delete from diary')
    expect((await heard.next()).old).toEqual({ id: rows[0]?.id })
    await owner.query('alter table diary replica identity default')
  })

  test('a new token changes whose rows are heard', async () => {
    let token = await person(BEN)
    const client = server.client({ token: async () => token })
    await client.realtime.setAuth()
    const heard = new Inbox<Change>()
    const channel = client.channel(fresh()).on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'diary' }, heard.put)
    const system = systemOf(channel)
    await joined(channel)
    await system.next()
    token = await person(ADA)
    await client.realtime.setAuth()
    expect(await system.next()).toMatchObject({ status: 'ok', message: 'Subscribed to PostgreSQL' })
    await owner.query(`insert into diary (author, text) values ($1, 'not for Ada any more'), ($2, 'for Ada'); `.replace('; ', ''), [BEN, ADA])
    expect((await heard.next()).new).toMatchObject({ text: 'for Ada' })
    await owner.query('delete from diary')
  })

  test('the policies are asked once for a role and its claims, however many listen', async () => {
    await owner.query(`
      create sequence asked;
      create function counted() returns boolean language plpgsql security definer set search_path = public as $$ begin perform nextval('asked'); return true; end $$;
      grant execute on function counted() to authenticated;
      create table counting (id int primary key);
      alter table counting enable row level security;
      create policy "everybody counts" on counting for select to authenticated using (counted());
      grant select on counting to authenticated;
      alter publication supabase_realtime add table counting`)
    const token = await person(ADA)
    const inboxes: Inbox<Change>[] = []
    for (let n = 0; n < 10; n += 1) {
      const inbox = new Inbox<Change>()
      inboxes.push(inbox)
      const channel = (await server.as(token)).channel(fresh())
      await hearing(channel.on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'counting' }, inbox.put))
    }
    await owner.query('insert into counting values (1)')
    for (const inbox of inboxes) expect((await inbox.next()).new).toEqual({ id: 1 })
    const { rows } = await owner.query<{ last_value: string }>('select last_value from asked')
    expect(rows[0]?.last_value).toBe('1')
  })
})

describe('columns', () => {
  test('only those asked for are told', async () => {
    const heard = new Inbox<Change>()
    await hearing(
      server
        .client()
        .channel(fresh())
        .on('postgres_changes', { event: 'INSERT', ...board, select: ['id', 'title'] }, heard.put),
    )
    await owner.query(`insert into board (title) values ('short'); delete from board`)
    expect(Object.keys((await heard.next()).new).sort()).toEqual(['id', 'title'])
  })

  test('a large value that was not touched is told where the log has it', async () => {
    const heard = new Inbox<Change>()
    await hearing(server.client().channel(fresh()).on('postgres_changes', { event: 'UPDATE', schema: 'public', table: 'whole' }, heard.put))
    await owner.query(`insert into whole select 9, 'a', string_agg(md5(n::text), '') from generate_series(1, 1000) n`)
    await owner.query(`update whole set text = 'b' where id = 9; delete from whole`)
    const change = await heard.next()
    expect(String(change.new['large'])).toHaveLength(32_000)
    expect(change.old).toMatchObject({ id: 9, text: 'a' })
  })

  test('a row beyond a megabyte is told without its large values', async () => {
    const heard = new Inbox<Change>()
    await hearing(server.client().channel(fresh()).on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'whole' }, heard.put))
    await owner.query(`insert into whole values (10, 'small', repeat('x', 1100000)); delete from whole`)
    expect(await heard.next()).toMatchObject({ new: { id: 10, text: 'small' }, errors: ['Error 413: Payload Too Large'] })
    expect(heard.all[0]?.new).not.toHaveProperty('large')
  })

  test('a table without a primary key says so', async () => {
    const heard = new Inbox<Change>()
    await hearing(server.client().channel(fresh()).on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'keyless' }, heard.put))
    await owner.query(`insert into keyless values ('x')`)
    expect(await heard.next()).toMatchObject({ new: {}, errors: ['Error 400: Bad Request, no primary key'] })
  })

  test('a role that may not read the key is told so', async () => {
    await owner.query(
      `create table hidden_key (id int primary key, text text); grant select (text) on hidden_key to anon; alter publication supabase_realtime add table hidden_key`,
    )
    const heard = new Inbox<Change>()
    await hearing(server.client().channel(fresh()).on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'hidden_key' }, heard.put))
    await owner.query(`insert into hidden_key values (1, 'x')`)
    expect(await heard.next()).toMatchObject({ new: {}, errors: ['Error 401: Unauthorized'] })
  })
})

describe('what cannot be subscribed to', () => {
  test.each([
    [
      'a table that is not published',
      { schema: 'public', table: 'unpublished' },
      'Please check Realtime is enabled for the given connect parameters: [event: INSERT, schema: public, table: unpublished',
    ],
    ['a column that is not there', { ...board, filter: 'nope=eq.1' }, 'invalid column for filter nope'],
    ['a column the role may not read', { ...board, filter: 'secret=eq.1' }, 'invalid column for filter secret'],
    ['a value of another type', { ...board, filter: 'id=eq.one' }, 'invalid input syntax for type bigint'],
    ['an operator that is not there', { ...board, filter: 'id=foo.1' }, 'Error parsing `filter` params: ["foo", "1"]'],
    ['a list without parentheses', { ...board, filter: 'id=in.1,2' }, '`in` filter value must be wrapped by parentheses'],
    ['a pattern on a number', { ...board, filter: 'id=like.1%' }, 'requires a text-compatible column type'],
    ['a broken expression', { ...board, filter: 'title=match.(' }, 'invalid regular expression'],
  ])('%s is a system message, and the channel stays', async (_what, wanted, sentence) => {
    const channel = server.client().channel(fresh(), { config: { broadcast: { ack: true } } })
    const system = systemOf(channel.on('postgres_changes', { event: 'INSERT', ...wanted }, () => undefined))
    await joined(channel)
    const said = await system.next()
    expect(said).toMatchObject({ extension: 'postgres_changes', status: 'error', channel: channel.subTopic })
    expect(said.message).toContain(sentence)
    await expect(channel.send({ type: 'broadcast', event: 'still here', payload: {} })).resolves.toBe('ok')
  })

  test('with wait the join itself is refused', async () => {
    const channel = server.client().channel(fresh(), { config: { postgres_changes_options: { wait: true } } })
    const { status, error } = await statusesOf(channel.on('postgres_changes', { event: '*', schema: 'public', table: 'unpublished' }, () => undefined)).next()
    expect(status).toBe('CHANNEL_ERROR')
    expect(error?.message).toMatch(/^RealtimeDisabledForConfiguration: Unable to subscribe to changes/)
  })

  test('with wait a join means that changes are heard', async () => {
    const heard = new Inbox<Change>()
    const channel = server.client().channel(fresh(), { config: { postgres_changes_options: { wait: true } } })
    await joined(channel.on('postgres_changes', { event: 'INSERT', ...board }, heard.put))
    await owner.query(`insert into board (title) values ('at once'); delete from board`)
    expect((await heard.next()).new).toMatchObject({ title: 'at once' })
  })

  test('a role that is none of ours', async () => {
    const token = await tokenFor({ role: 'nobody' })
    const channel = (await server.as(token)).channel(fresh())
    const system = systemOf(channel.on('postgres_changes', { event: '*', ...board }, () => undefined))
    await joined(channel)
    expect((await system.next()).message).toContain('role "nobody" does not exist')
  })
})
