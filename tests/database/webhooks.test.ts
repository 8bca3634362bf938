import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendOutbox } from '../../app/outbox.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import type { Shop } from '../../app/shop.ts'
import { deliverWebhooks } from '../../app/webhooks/deliver-webhooks.server.ts'
import { WEBHOOK_TYPES } from '../../app/webhooks/event-types.ts'
import { postSafely } from '../../app/webhooks/post-safely.server.ts'
import { isPublicAddress } from '../../app/platform/public-address.server.ts'
import { webhookSecretFunction } from '../../app/webhooks/show-secret.server.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { asCaller, givenOrder, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff, withFactor } from '../support/staff.ts'

let db: TestDatabase
let market: Market
let shop: Shop
let letters: Letter[]
let clerk: string
let receiver: Server
let address: string
let taken: { headers: IncomingHttpHeaders; body: string }[]
let answer: number

beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  const made = testShop(db, { payments: [bank] })
  ;({ shop, letters } = made)
  market = { db, bank, shop }
  clerk = await givenPerson(db)
  await givenStaff(db, clerk, ['webhooks.read', 'webhooks.write'])
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString('utf8')))
    request.on('end', () => {
      taken.push({ headers: request.headers, body })
      response.writeHead(answer, answer === 302 ? { location: 'http://127.0.0.1:1/inside' } : {}).end('so it is')
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`
})
afterAll(() => void receiver.close())
beforeEach(async () => {
  taken = []
  answer = 200
  letters.splice(0)
  await db.owner.all('delete from public.webhook_endpoints')
})

const ask = <Row extends object>(sql: string, values: readonly unknown[] = []) => asStaff(db, clerk).all<Row>(sql, values)
const everywhere = () => true
const deliver = () => deliverWebhooks(shop, { mayReach: everywhere })
async function givenWebhook(events: readonly string[] = ['order.placed', 'order.paid']): Promise<string> {
  const [made] = await ask<{ id: string }>(`select public.write_webhook(null, $1, null, 'The books want to know') as id`, [
    JSON.stringify({ name: 'Books', url: address, events }),
  ])
  return made?.id ?? ''
}
const deliveries = (webhook: string) =>
  db.owner.all<{ id: string; type: string; subject: string; state: string; attempts: number; wait: number; last_status: number | null; last_error: string }>(
    `select id::text, type, subject, state, attempts, round(extract(epoch from next_at - now()))::int as wait, last_status, last_error
       from public.webhook_deliveries where endpoint_id = $1 order by id`,
    [webhook],
  )
/** The time of the next try has come. */
const wait = (webhook: string) =>
  db.owner.all(
    `with w as (update public.webhook_endpoints set quiet_until = '-infinity' where id = $1) update public.webhook_deliveries set next_at = now() where endpoint_id = $1`,
    [webhook],
  )
async function secretsOf(webhook: string): Promise<{ secret: string; previous?: string }> {
  const caller = { ...asCaller(clerk), claims: { sub: clerk, role: 'authenticated', ...withFactor() } }
  return (await (await webhookSecretFunction(shop, caller, { endpoint: webhook })).json()) as { secret: string; previous?: string }
}
/** What a receiver reckons, as Standard Webhooks describes it. */
const signature = (secret: string, { headers, body }: { headers: IncomingHttpHeaders; body: string }) =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(`${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`)
    .digest('base64')}`

test('what happens to an order is told once to who wants it, signed, and says nothing about who bought it', async () => {
  const [webhook, other] = [await givenWebhook(), await givenWebhook(['payout.paid'])]
  const order = await givenOrder(market)
  await deliver()
  expect((await deliveries(webhook)).map(({ type, subject, state }) => `${type} ${subject} ${state}`).toSorted((a, b) => a.localeCompare(b))).toEqual([
    `order.paid ${order.id} delivered`,
    `order.placed ${order.id} delivered`,
  ])
  expect(await deliveries(other)).toEqual([])
  const { secret } = await secretsOf(webhook)
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  for (const one of taken) {
    expect(one.headers['webhook-signature']).toBe(signature(secret, one))
    expect(JSON.parse(one.body)).toMatchObject({ version: '2026-11-26', data: { id: order.id, currency: 'THB', lines: [{ quantity: 2 }] } })
    expect(one.body).not.toMatch(/email|phone|recipient|line1|buyer/)
  }
  // Nothing is left to be told.
  await deliver()
  expect(taken).toHaveLength(2)
})

test('an event of a transaction that is rolled back never happened', async () => {
  const webhook = await givenWebhook(['seller.suspended'])
  const undone = db.owner.transaction(async (tx) => {
    await tx.all(`select private.tell_webhooks('seller.suspended', 'S-1', '{}')`)
    throw new Error('it could not be suspended')
  })
  await expect(undone).rejects.toThrow('could not be')
  expect(await deliveries(webhook)).toEqual([])
})

test('what is not taken is tried again ever later, in order for each record, given up after twelve tries, and sent again by hand under the same key', async () => {
  const webhook = await givenWebhook(['product.updated'])
  await db.owner.all(`select private.tell_webhooks('product.updated', subject, '{}') from unnest(array['P-1', 'P-1', 'P-2']) subject`)
  answer = 302
  await deliver()
  // The second of P-1 waits for the first, however often it is asked; a redirect is no answer that counts, and is not followed.
  expect((await deliveries(webhook)).map(({ attempts, last_status }) => [attempts, last_status])).toEqual([
    [1, 302],
    [0, null],
    [1, 302],
  ])
  expect((await deliveries(webhook))[0]?.wait).toBe(10)
  for (let tries = 2; tries <= 12; tries++) {
    await wait(webhook)
    await deliver()
    if (tries < 12) expect((await deliveries(webhook))[0]?.wait).toBe(10 * 2 ** (tries - 1))
  }
  expect((await deliveries(webhook)).map(({ state }) => state)).toEqual(['given_up', 'waiting', 'given_up'])
  answer = 200
  taken = []
  expect(await ask(`select public.redeliver_given_up($1, 'The host is back') as many`, [webhook])).toEqual([{ many: 2 }])
  await wait(webhook)
  await deliver()
  await deliver()
  expect((await deliveries(webhook)).map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered'])
  const [first] = await deliveries(webhook)
  expect(await refusal(ask(`select public.redeliver_given_up($1, 'Twice')`, [webhook]))).toBe('HT005')
  await ask(`select public.redeliver_webhooks($1, 'They lost it')`, [[first?.id]])
  await deliver()
  const { event_id: event } = await db.owner.one<{ event_id: string }>('select event_id from public.webhook_deliveries where id = $1', [first?.id])
  expect(taken.filter(({ headers }) => headers['webhook-id'] === `msg_${event}`)).toHaveLength(2)
  const { tries } = await db.owner.one<{ tries: number }>('select count(*)::int as tries from public.webhook_attempts where delivery_id = $1', [first?.id])
  expect(tries).toBe(14)
})

test('two processes that deliver at once send each message once', async () => {
  await givenWebhook(['product.updated'])
  await db.owner.all(`select private.tell_webhooks('product.updated', 'P-' || n, '{}') from generate_series(1, 20) n`)
  await Promise.all([deliver(), deliver()])
  expect(new Set(taken.map(({ headers }) => headers['webhook-id'])).size).toBe(20)
  expect(taken).toHaveLength(20)
})

test('a renewed secret signs beside the old one as long as was said, and showing it is written down', async () => {
  const webhook = await givenWebhook()
  const { secret: old } = await secretsOf(webhook)
  await ask(`select public.rotate_webhook_secret($1, 24, 'Somebody left')`, [webhook])
  const { secret, previous } = await secretsOf(webhook)
  expect(previous).toBe(old)
  expect(secret).not.toBe(old)
  await ask('select public.test_webhook($1)', [webhook])
  await deliver()
  const [told] = taken
  expect(told && told.headers['webhook-signature']).toBe(told && `${signature(secret, told)} ${signature(old, told)}`)
  await db.owner.all(`update public.webhook_endpoints set previous_until = now() - interval '1 second'`)
  expect(await secretsOf(webhook)).toEqual({ secret })
  const acts = await db.owner.all<{ action: string }>(`select action from public.activity_log where noun = 'webhooks' and subject = $1 order by id`, [webhook])
  expect(acts.map(({ action }) => action)).toEqual(
    ['create', 'show_secret', 'rotate_secret', 'show_secret', 'test', 'show_secret'].map((act) => `webhooks.${act}`),
  )
})

test('an endpoint at which nothing arrives for a day is switched off, told by letter and in the inbox, and what waits is sent when it is on again', async () => {
  const webhook = await givenWebhook(['order.placed'])
  await db.owner.all(`select private.tell_webhooks('order.placed', 'O-1', '{}')`)
  await db.owner.all(`update public.webhook_endpoints set failed_in_a_row = 9, failing_since = now() - interval '25 hours' where id = $1`, [webhook])
  answer = 500
  await deliver()
  expect(await db.owner.one('select state, off_because from public.webhook_endpoints where id = $1', [webhook])).toEqual({
    state: 'off',
    off_because: 'failing',
  })
  await sendOutbox(shop)
  expect(letters.map(({ subject }) => subject)).toContain('Webhook switched off: Books')
  expect(await ask(`select key from public.waiting_work(array['webhook'])`)).toEqual([{ key: webhook }])
  await wait(webhook)
  await deliver()
  expect(taken).toHaveLength(1)
  answer = 200
  await ask(`select public.switch_webhook($1, true, 'It is mended')`, [webhook])
  await deliver()
  expect((await deliveries(webhook)).map(({ state }) => state)).toEqual(['delivered'])
  expect(await ask(`select key from public.waiting_work(array['webhook'])`)).toEqual([])
})

test('nothing is told to networks of our own: neither by an address, nor by a name that leads there, nor without TLS', async () => {
  const webhook = await givenWebhook(['order.placed'])
  await db.owner.all(`select private.tell_webhooks('order.placed', 'O-1', '{}')`)
  await deliverWebhooks({ ...shop, settings: { ...shop.settings, demo: false } })
  expect(taken).toEqual([])
  expect((await deliveries(webhook))[0]).toMatchObject({ state: 'waiting', last_error: 'https_only', last_status: null })
  const post = (url: string, mayReach = isPublicAddress) => postSafely({ url, headers: {}, body: '{}', mayReach, plain: true, timeoutMs: 2000 })
  expect(await post(address)).toMatchObject({ error: 'private_address', status: null })
  expect(await post(address.replace('127.0.0.1', 'localhost'))).toMatchObject({ error: 'private_address' })
  expect(await post(address.replace('127.0.0.1', '[::ffff:127.0.0.1]'))).toMatchObject({ error: 'private_address' })
  expect(await post(address.replace('127.0.0.1', '2130706433'))).toMatchObject({ error: 'private_address' })
  expect(taken).toEqual([])
  // Whoever is asked about the name and then about the connection may say another thing the second time.
  let asked = 0
  expect(await post(address.replace('127.0.0.1', 'localhost'), () => (asked += 1) === 1)).toMatchObject({ error: 'private_address' })
  expect(taken).toEqual([])
})

test.each([
  ['8.8.8.8', true],
  ['2606:4700:4700::1111', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['no address', false],
])('whether %s is public: %s', (one, yes) => expect(isPublicAddress(one)).toBe(yes))

test('what is wrong with a webhook is refused by name, two who change it see each other, and its events are those of the database', async () => {
  const webhook = await givenWebhook()
  const write = (change: object, seen: string | null = null, id: string | null = null) =>
    ask(`select public.write_webhook($1, $2, $3, 'Because')`, [
      id,
      JSON.stringify({ name: 'A', url: 'https://a.test/', events: ['order.paid'], ...change }),
      seen,
    ])
  for (const wrong of [{ name: ' ' }, { url: 'ftp://a.test' }, { url: 'https://me:secret@a.test/' }, { events: [] }, { events: ['order.eaten'] }])
    expect(await refusal(write(wrong))).toBe('HT004')
  expect(await refusal(write({}, '2020-01-01T00:00:00Z', webhook))).toBe('HT003')
  expect((await db.owner.one<{ types: string[] }>('select private.webhook_types() as types')).types).toEqual([...WEBHOOK_TYPES])
})
