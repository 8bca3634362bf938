import { beforeAll, beforeEach, expect, test } from 'vitest'
import { announce, announceAll } from '../../app/letters/announce.server.ts'
import { ATTEMPTS_MAX, sendWaiting, type Writers } from '../../app/letters/send-waiting.server.ts'
import { TOPICS, type PayloadOf, type Topic } from '../../app/letters/topics.ts'
import { sendOutbox } from '../../app/outbox.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import type { Shop } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { quietLog } from '../support/quiet-log.ts'

let db: TestDatabase
let shop: Shop
let log: ReturnType<typeof quietLog>
let sent: Letter[]

beforeAll(async () => {
  db = await testDatabase()
})
beforeEach(async () => {
  await db.owner.all('delete from private.outbox')
  log = quietLog()
  const made = testShop(db)
  shop = { ...made.shop, log }
  sent = made.letters
})

type Row = { topic: string; sent: boolean; attempts: number; last_error: string; minutes: number | null }
const rows = () =>
  db.owner.all<Row>(
    `select topic, sent_at is not null as sent, attempts, last_error, 
            case when claimed_until > '-infinity' then round(extract(epoch from claimed_until - now()) / 60)::integer end as minutes
       from private.outbox order by id`,
  )
const later = () => db.owner.all(`update private.outbox set claimed_until = '-infinity' where sent_at is null`)
const letterTo = (to: string): Letter => ({ to, subject: 'x', text: 'x', html: 'x' })

/** Every topic written about by one letter to the key of its row. */
const writing = (about: Partial<Writers>): Writers => {
  const none = Object.fromEntries(Object.keys(TOPICS).map((topic) => [topic, async () => []]))
  // Made from the record of topics, so it has them all.
  return { ...none, ...about } as unknown as Writers
}

test('a topic nobody knows is told of loudly and stays, and letters behind it go out', async () => {
  await db.owner.all(`insert into private.outbox (topic, key, payload) values ('order.unheard_of', 'a', '{}')`)
  await announce(db.service, 'order.placed', { key: 'b', payload: { order_group_id: 'b' } })
  await sendWaiting(shop, writing({ 'order.placed': async (_shop, { order_group_id: to }) => [letterTo(to)] }))
  expect(sent.map(({ to }) => to)).toEqual(['b'])
  expect(await rows()).toMatchObject([
    { topic: 'order.unheard_of', sent: false, attempts: 1, last_error: expect.stringContaining('order.unheard_of'), minutes: 1 },
    { topic: 'order.placed', sent: true },
  ])
  expect(log.lines.filter((line) => line.includes('order.unheard_of') && line.includes('"level":"error"'))).toHaveLength(1)
})

test('a row that does not say what its topic promises stays, too', async () => {
  await db.owner.all(`insert into private.outbox (topic, key, payload) values ('order.shipped', 'a', '{"order_id": "a"}')`)
  await sendOutbox(shop)
  expect(await rows()).toMatchObject([{ sent: false, attempts: 1 }])
  expect(log.lines.join()).toContain('none that this shop can write a letter about')
})

test('a letter that fails waits longer each time, and in the end is dead: it stays, and one line says so', async () => {
  await announce(db.service, 'order.placed', { key: 'a', payload: { order_group_id: 'a' } })
  const failing = { ...shop, mailer: { send: async () => Promise.reject(new Error('The mail server is away.')) } }
  const writers = writing({ 'order.placed': async () => [letterTo('a')] })
  const waits: number[] = []
  for (let attempt = 1; attempt <= ATTEMPTS_MAX + 2; attempt += 1) {
    await sendWaiting(failing, writers)
    waits.push((await rows())[0]?.minutes ?? 0)
    await later()
  }
  expect(waits.slice(0, 8)).toEqual([1, 4, 9, 16, 25, 36, 49, 60])
  expect(await rows()).toMatchObject([{ sent: false, attempts: ATTEMPTS_MAX, last_error: 'Error: The mail server is away.' }])
  expect(log.lines.filter((line) => line.includes('is not tried again'))).toHaveLength(1)
})

test('what many are told at once waits for everything else, and a run sends so much of it', async () => {
  const person = await givenPerson(db)
  const news = async (kind: string) =>
    (await db.owner.one<{ id: string }>(`insert into public.notifications (person_id, kind, key) values ($1, $2, $2) returning id`, [person, kind])).id
  for (const version of [1, 2])
    await announce(db.service, 'person.page_version', { key: `v${version}`, payload: { person_id: `v${version}`, version_id: version } })
  const [found, shipped] = [await news('search_news'), await news('order_shipped')]
  for (const id of [found, shipped]) await announce(db.service, 'notification', { key: id, payload: { notification_id: id } })
  await announce(db.service, 'order.placed', { key: 'o', payload: { order_group_id: 'o' } })
  const writers = writing({
    'person.page_version': async (_shop, { person_id: to }) => [letterTo(to)],
    notification: async (_shop, { notification_id: to }) => [letterTo(to)],
    'order.placed': async (_shop, { order_group_id: to }) => [letterTo(to)],
  })
  await sendWaiting(shop, writers, 2)
  expect(sent.map(({ to }) => to)).toEqual([shipped, 'o', 'v1', 'v2'])
  await sendWaiting(shop, writers, 2)
  expect(sent.map(({ to }) => to)).toEqual([shipped, 'o', 'v1', 'v2', found])
})

test('two workers at once send every letter once', async () => {
  const keys = Array.from({ length: 20 }, (_, index) => `key-${index}`)
  expect(
    await announceAll(
      db.service,
      'order.link',
      keys.map((key) => ({ key, payload: { order_group_id: key } })),
    ),
  ).toBe(20)
  const writers = writing({ 'order.link': async (_shop, { order_group_id: to }) => [letterTo(to)] })
  await Promise.all([sendWaiting(shop, writers), sendWaiting(shop, writers)])
  expect(sent.map(({ to }) => to).toSorted()).toEqual(keys.toSorted())
})

test('under one key a topic is told once, and what is announced is sent at once', async () => {
  const told = { key: 'once', payload: { order_group_id: 'once' } }
  await db.owner.all(`select graphile_worker.remove_job('send-outbox')`)
  expect([await announce(db.service, 'order.link', told), await announce(db.service, 'order.link', told)]).toEqual([true, false])
  expect(await db.owner.all(`select key from graphile_worker.jobs where task_identifier = 'send-outbox'`)).toEqual([{ key: 'send-outbox' }])
})

test('the compiler knows topics and what they say', () => {
  type Takes<T extends string, Payload> = T extends Topic ? (Payload extends PayloadOf<T> ? true : false) : false
  const unheardOf: Takes<'order.unheard_of', object> = false
  const anothers: Takes<'order.placed', { order_id: string }> = false
  const own: Takes<'order.placed', { order_group_id: string }> = true
  expect([unheardOf, anothers, own]).toEqual([false, false, true])
})

test('every topic the database itself writes is one of ours', async () => {
  const writes = await db.owner.all<{ name: string; source: string }>(
    `select p.proname as name, p.prosrc as source from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('private', 'public', 'jobs') and p.prosrc ~ 'insert into private\\.outbox'`,
  )
  const topics = writes.flatMap(({ name, source }) => {
    const found = [...source.matchAll(/insert into private\.outbox \(topic, key, payload\)\s*(?:values \(|select )'([^']+)'/g)].map(([, topic]) => topic ?? '')
    // A way of writing that this test cannot read would let everything pass.
    expect([name, found.length]).toEqual([name, source.split('insert into private.outbox').length - 1])
    return found
  })
  expect(topics.length).toBeGreaterThan(5)
  expect(topics.filter((topic) => !(topic in TOPICS))).toEqual([])
})
