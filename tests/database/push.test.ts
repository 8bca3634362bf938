import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, afterAll, expect, test } from 'vitest'
import { CHOSEN_KINDS } from '../../app/notifications/my-notifications.ts'
import { BROWSERS_MAX, keepPushFunction } from '../../app/notifications/keep-push.server.ts'
import { forgetPush, sendPush, type PushMessage } from '../../app/notifications/send-push.server.ts'
import type { Caller, Shop } from '../../app/shop.ts'
import { createPusher } from '../../server/push/pusher.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, guest, testShop } from '../support/market.ts'
import { openPushService } from '../support/push-service.ts'
import { i18nWords } from '../support/words.ts'

let db: TestDatabase
let shop: Shop
let service: Awaited<ReturnType<typeof openPushService>>
let status = 201
beforeAll(async () => {
  db = await testDatabase()
  service = await openPushService(() => status)
  const { shop: made } = testShop(db)
  shop = { ...made, pusher: createPusher(made.settings.webPush, { post: service.post }) }
})
afterAll(() => service.close())
beforeEach(() => {
  status = 201
  service.heard.length = 0
})

const as = (id: string, claims: Caller['claims'] = {}): Caller => ({ ...guest, id, role: 'authenticated', claims })
const endpoint = () => `https://push.example.com/${randomUUID()}`
const keep = (person: string, changes: object = {}, claims: Caller['claims'] = {}) =>
  keepPushFunction(shop, as(person, claims), { endpoint: endpoint(), keys: service.keys, language: 'en', userAgent: 'Firefox/140', ...changes })
const browsersOf = (person: string) =>
  db.asPerson(person).all<{ id: string; endpoint: string; language: string }>('select id, endpoint, language from public.push_subscriptions')
const tell = (person: string, kind: string, facts: object, key = randomUUID()) =>
  db.owner.all('select private.notify($1, $2, $3, $4, now())', [person, kind, key, JSON.stringify(facts)])

type Queued = { notification: string; subscription: string; waits: boolean }
const queuedFor = (person: string) =>
  db.owner.all<Queued>(
    `select p.payload ->> 'notification' as notification, p.payload ->> 'subscription' as subscription, j.run_at > now() as waits
       from graphile_worker._private_jobs p join graphile_worker.jobs j on j.id = p.id
      where j.task_identifier = 'send-push' and exists (select from public.notifications n where n.person_id = $1 and n.id::text = p.payload ->> 'notification')`,
    [person],
  )
/** Runs what is queued for somebody, as the worker would. */
const ring = async (person: string) => {
  for (const payload of await queuedFor(person)) await sendPush(shop, payload)
  await db.owner.all(`delete from graphile_worker._private_jobs`)
}
const said = () => service.heard.map(({ text }) => JSON.parse(text) as PushMessage)

test('whoever wants it is told in every browser of theirs, in the language of each', async () => {
  const [ada, ben] = [await givenPerson(db), await givenPerson(db)]
  await keep(ada)
  await keep(ada, { language: 'th' })
  await keep(ben)
  await tell(ada, 'order_shipped', { number: 'H261120-1', seller: 'Ban Mali' })
  expect(await queuedFor(ben)).toEqual([])
  await ring(ada)
  expect(said().map(({ body }) => body)).toEqual(expect.arrayContaining(['Ban Mali has sent order H261120-1', expect.stringMatching(/[ก-๙].*H261120-1/)]))
  expect(said().map(({ url }) => url.replace(/open=.*/, 'open='))).toEqual(expect.arrayContaining(['/en/notifications?open=', '/th/notifications?open=']))
  expect(said().map(({ title }) => title)).toContain('Order shipped')
})

test('a piece is opened at once; a message says who wrote, never what, and waits for its reader a moment', async () => {
  const ada = await givenPerson(db)
  await keep(ada)
  const piece = randomUUID()
  await tell(ada, 'price_dropped', { product_id: piece, name: 'Silk scarf', price_minor: 90_00, before_minor: 100_00 })
  expect((await queuedFor(ada)).map(({ waits }) => waits)).toEqual([false])
  await ring(ada)
  expect(said()[0]).toMatchObject({ url: `/en/products/${piece}`, body: 'Silk scarf now costs ฿90.00 instead of ฿100.00' })
  const talk = randomUUID()
  await tell(ada, 'new_message', { from: 'Ban Mali' }, talk)
  await tell(ada, 'new_message', { from: 'Ban Mali' }, talk)
  expect((await queuedFor(ada)).map(({ waits }) => waits)).toEqual([true])
  const [first] = await queuedFor(ada)
  await ring(ada)
  expect(said()[1]).toMatchObject({ body: 'New message from Ban Mali' })
  expect(service.heard[1]?.headers).toMatchObject({ urgency: 'high' })
  // Read meanwhile: nobody rings for it.
  await tell(ada, 'new_message', { from: 'Ban Mali' }, talk)
  await db.asPerson(ada).all('update public.notifications set read_at = now()')
  await sendPush(shop, first)
  expect(service.heard).toHaveLength(2)
})

test('kinds somebody does not want do not ring, decided before or while it waits', async () => {
  const ada = await givenPerson(db)
  await keep(ada)
  await db.asPerson(ada).all(`insert into public.notification_preferences (kind, by_push) values ('order_delivered', false)`)
  await tell(ada, 'order_delivered', { number: '1', seller: 'Ban' })
  expect(await queuedFor(ada)).toEqual([])
  await tell(ada, 'payment_received', { number: '1', total_minor: 100, as: 'buyer' })
  await db.asPerson(ada).all(`insert into public.notification_preferences (kind, by_push) values ('payment_received', false)`)
  await ring(ada)
  expect(service.heard).toEqual([])
  // Letters are another wish.
  expect(await db.owner.one('select private.wants_mail($1, $2) as mail', [ada, 'order_delivered'])).toEqual({ mail: true })
})

test('a browser that is gone is forgotten; one that fails is tried again, and forgotten after two weeks', async () => {
  const ada = await givenPerson(db)
  await keep(ada)
  await tell(ada, 'back_in_stock', { name: 'Scarf', product_id: randomUUID() })
  const [wake] = await queuedFor(ada)
  const failing = async () =>
    (await db.owner.all<{ since: Date | null }>('select failing_since as since from public.push_subscriptions where person_id = $1', [ada]))[0]?.since
  status = 503
  await expect(sendPush(shop, wake)).rejects.toThrow('503')
  expect(await failing()).toBeInstanceOf(Date)
  status = 201
  await sendPush(shop, wake)
  expect(await failing()).toBeNull()
  status = 403
  await sendPush(shop, wake)
  await forgetPush(shop)
  expect(await browsersOf(ada)).toHaveLength(1)
  await db.owner.all(`update public.push_subscriptions set failing_since = now() - interval '15 days' where person_id = $1`, [ada])
  await forgetPush(shop)
  expect(await browsersOf(ada)).toEqual([])
  for (const dead of [404, 410]) {
    status = dead
    await keep(ada)
    const [browser] = await browsersOf(ada)
    await sendPush(shop, { ...wake, subscription: browser?.id })
    expect([dead, await browsersOf(ada)]).toEqual([dead, []])
  }
})

test('a browser belongs to whoever sits at it, ends with the session, and nobody keeps more than some', async () => {
  const [ada, ben] = [await givenPerson(db), await givenPerson(db)]
  const shared = endpoint()
  await keep(ada, { endpoint: shared })
  await keep(ben, { endpoint: shared })
  expect([await browsersOf(ada), (await browsersOf(ben)).length]).toEqual([[], 1])

  const { id: session } = await db.owner.one<{ id: string }>(
    `insert into auth.sessions (id, user_id, created_at, updated_at) values (gen_random_uuid(), $1, now(), now()) returning id`,
    [ada],
  )
  await keep(ada, {}, { session_id: session })
  // A session of somebody else, or none at all, ties to nothing.
  await keep(ben, { endpoint: shared }, { session_id: session })
  await keep(ben, { endpoint: shared }, { session_id: 'nothing' })
  await db.owner.all('delete from auth.sessions where id = $1', [session])
  expect([await browsersOf(ada), (await browsersOf(ben)).length]).toEqual([[], 1])

  for (let one = 0; one < BROWSERS_MAX + 2; one++) await keep(ada)
  expect(await browsersOf(ada)).toHaveLength(BROWSERS_MAX)
  await db.asPerson(ben).all('delete from public.push_subscriptions')
  expect(await browsersOf(ada)).toHaveLength(BROWSERS_MAX)
  await db.asPerson(ada).all('delete from public.push_subscriptions')
  expect(await browsersOf(ada)).toEqual([])
})

test('what is no push service of the public internet is refused', async () => {
  const ada = await givenPerson(db)
  const refused = async (changes: object) => (await keep(ada, changes)).status
  for (const wrong of [
    'http://push.example.com/x',
    'https://push.example.com:8443/x',
    'https://localhost/x',
    'https://a.localhost/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://[::1]/x',
    'https://user:pass@push.example.com/x',
    'javascript:alert(1)',
    `https://push.example.com/${'x'.repeat(1000)}`,
    '',
    7,
    null,
  ])
    expect([wrong, await refused({ endpoint: wrong })]).toEqual([wrong, 400])
  for (const keys of [
    null,
    {},
    { ...service.keys, auth: 'short' },
    { ...service.keys, p256dh: 'B'.repeat(87) },
    { ...service.keys, p256dh: `${service.keys.p256dh}=` },
  ])
    expect(await refused({ keys })).toBe(400)
  expect(await refused({ language: 'tlh' })).toBe(400)
  expect((await keepPushFunction(shop, guest, {})).status).toBe(401)
  expect(await browsersOf(ada)).toEqual([])
})

test('every kind of news can be wished for or not, and has a name in the settings', async () => {
  const ada = await givenPerson(db)
  for (const kind of CHOSEN_KINDS) {
    await db.asPerson(ada).all('insert into public.notification_preferences (kind, by_push) values ($1, false)', [kind])
    expect(i18nWords('en')(`notifications:mail.${kind}`)).not.toContain(kind)
  }
  expect(await db.asPerson(ada).all('select kind from public.notification_preferences where by_mail and not by_push')).toHaveLength(CHOSEN_KINDS.length)
  // That staff have looked at one's account is always told.
  expect(await refusal(db.asPerson(ada).all(`insert into public.notification_preferences (kind) values ('account_seen')`))).toBe('23514')
})
