import { expect, inject, test } from 'vitest'
import { signEvent } from '../../app/payments/providers/demo-bank.server.ts'
import { ask, decide, givenOrder, keysOf, openDatabase, track, until } from './hostile-shop.ts'

const shop = inject('shop')
const secret = keysOf(shop).bankWebhookSecret
const seconds = (shift = 0) => String(Math.floor(Date.now() / 1000) + shift)

type Sent = { rawBody: string; timestamp?: string; signature?: string; provider?: string }

/** Sends an event as a provider would; what is not named is right. */
const send = ({ rawBody, timestamp = seconds(), signature = signEvent({ secret, timestamp, rawBody }), provider = 'demo-bank' }: Sent) =>
  ask(`${shop.url}/webhooks/${provider}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'bank-timestamp': timestamp, 'bank-signature': signature },
    body: rawBody,
  })
const eventOf = (chargeId: string, type = 'charge.paid', id = `evt_${chargeId}_${type}`) => JSON.stringify({ id, type, charge: { id: chargeId } })

const placed = (token: string) =>
  until(
    () => track(shop, token),
    ({ status }) => status === 'placed',
  )

async function inBooks(text: string, values: readonly unknown[]): Promise<Record<string, unknown>[]> {
  const db = await openDatabase(shop)
  const { rows } = await db.query<Record<string, unknown>>(text, [...values])
  await db.end()
  return rows
}

test('paid at the bank, the order is placed though the buyer never comes back', async () => {
  const order = await givenOrder(shop)
  await decide(shop, order.chargeId, 'approve')
  expect((await placed(order.token)).orders.map(({ paymentStatus }) => paymentStatus)).toEqual(['paid'])
})

test('ten times the same event at once is one event', async () => {
  const order = await givenOrder(shop)
  await inBooks(`update private.demo_bank_charges set status = 'paid' where id = $1`, [order.chargeId])
  const answers = await Promise.all(Array.from({ length: 10 }, () => send({ rawBody: eventOf(order.chargeId) })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  await placed(order.token)
  expect(await inBooks('select 1 from private.webhook_events where event_id = $1', [`evt_${order.chargeId}_charge.paid`])).toHaveLength(1)
  expect(
    await inBooks(
      `select 1 from private.outbox o join public.order_groups g on o.payload ->> 'order_group_id' = g.id::text where g.number = $1 and o.topic = 'order.placed'`,
      [order.number],
    ),
  ).toHaveLength(1)
})

test('an event that claims more than the bank’s books say changes nothing', async () => {
  const order = await givenOrder(shop)
  const id = `evt_early_${order.chargeId}`
  expect((await send({ rawBody: eventOf(order.chargeId, 'charge.paid', id) })).status).toBe(200)
  await until(
    () => inBooks('select outcome from private.webhook_events where event_id = $1 and settled_at is not null', [id]),
    (rows) => rows.length === 1,
  )
  expect((await track(shop, order.token)).status).toBe('awaiting_payment')
  // Out of order: "failed" arrives when the charge is paid already.
  await inBooks(`update private.demo_bank_charges set status = 'paid' where id = $1`, [order.chargeId])
  await send({ rawBody: eventOf(order.chargeId, 'charge.failed') })
  await placed(order.token)
})

test('another amount than was asked for is left to a person', async () => {
  const order = await givenOrder(shop)
  await inBooks(`update private.demo_bank_charges set status = 'paid', amount_minor = 1 where id = $1`, [order.chargeId])
  await send({ rawBody: eventOf(order.chargeId) })
  await until(
    () => inBooks('select outcome from private.webhook_events where event_id = $1 and settled_at is not null', [`evt_${order.chargeId}_charge.paid`]),
    ([row]) => row?.['outcome'] === 'unclear',
  )
  expect((await track(shop, order.token)).status).toBe('awaiting_payment')
  expect(await inBooks(`select 1 from public.payments where provider_reference = $1 and captured_minor > 0`, [order.chargeId])).toHaveLength(0)
})

test('money that comes after the time was up buys the pieces if they are there', async () => {
  const order = await givenOrder(shop)
  await inBooks(`update public.order_groups set expires_at = now() - interval '1 minute' where number = $1`, [order.number])
  await inBooks(`select jobs.enqueue('expire-orders', '{}', 'expire-now-' || $1, null)`, [order.number])
  await until(
    () => track(shop, order.token),
    ({ status }) => status === 'expired',
  )
  await inBooks(`update private.demo_bank_charges set status = 'paid' where id = $1`, [order.chargeId])
  await send({ rawBody: eventOf(order.chargeId) })
  expect((await placed(order.token)).orders.map(({ status }) => status)).toEqual(['placed'])
})

test.each<[string, (rawBody: string) => Sent, number]>([
  ['forged with another key', (rawBody) => ({ rawBody, signature: signEvent({ secret: 'another', timestamp: seconds(), rawBody }) }), 401],
  ['without a signature', (rawBody) => ({ rawBody, signature: '' }), 401],
  ['with half a signature', (rawBody) => ({ rawBody, signature: signEvent({ secret, timestamp: seconds(), rawBody }).slice(0, 32) }), 401],
  ['with a signature of something else', (rawBody) => ({ rawBody, signature: signEvent({ secret, timestamp: seconds(), rawBody: `${rawBody} ` }) }), 401],
  ['301 seconds old', (rawBody) => ({ rawBody, timestamp: seconds(-301) }), 400],
  ['an hour old', (rawBody) => ({ rawBody, timestamp: seconds(-3_600) }), 400],
  ['an hour ahead', (rawBody) => ({ rawBody, timestamp: seconds(3_600) }), 400],
  ['of no moment', (rawBody) => ({ rawBody, timestamp: 'NaN' }), 400],
  ['played again under a new moment', (rawBody) => ({ rawBody, timestamp: seconds(1), signature: signEvent({ secret, timestamp: seconds(), rawBody }) }), 401],
  ['that is no JSON', () => ({ rawBody: '{"id":' }), 400],
  ['without a charge', () => ({ rawBody: '{"id":"evt_1","type":"charge.paid"}' }), 400],
  ['with text no database can keep', () => ({ rawBody: JSON.stringify({ id: 'evt_\u0000', type: 'charge.paid', charge: { id: 'ch_\u0000' } }) }), 400],
  ['of another provider', (rawBody) => ({ rawBody, provider: 'stripe' }), 404],
  ['of a provider that is a word of the language', (rawBody) => ({ rawBody, provider: '__proto__' }), 404],
])('an event %s is refused, and the order stays unpaid', async (_what, spoil, status) => {
  const rawBody = eventOf('ch_00000000000000000000000000000000')
  expect((await send(spoil(rawBody))).status).toBe(status)
  expect(await inBooks(`select 1 from private.webhook_events where payload ->> 'reference' = 'ch_00000000000000000000000000000000'`, [])).toHaveLength(0)
})

test('an event of a charge nobody knows is taken, tried again and settles nothing', async () => {
  const rawBody = eventOf('ch_ffffffffffffffffffffffffffffffff')
  expect((await send({ rawBody })).status).toBe(200)
  expect(await inBooks(`select 1 from public.payments where provider_reference = 'ch_ffffffffffffffffffffffffffffffff'`, [])).toHaveLength(0)
})

test('the bank’s own interface is closed without its key', async () => {
  const order = await givenOrder(shop)
  for (const [method, path] of [
    ['POST', ''],
    ['GET', `/${order.chargeId}`],
    ['POST', `/${order.chargeId}/cancel`],
    ['POST', `/${order.chargeId}/refunds`],
  ])
    expect((await ask(`${shop.url}/demo-bank/charges${path}`, { ...(method && { method }), headers: { authorization: 'Bearer wrong' } })).status).toBe(401)
})
