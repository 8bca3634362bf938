import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endOrder, expireOrders, sweepPayments } from '../../app/payments/expire-orders.server.ts'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { sendRefunds } from '../../app/payments/refunds/send-refunds.server.ts'
import { answerChargebacks } from '../../app/payments/chargebacks/answer-chargebacks.server.ts'
import { settleEvent } from '../../app/payments/settle-event.server.ts'
import { settlePayment } from '../../app/payments/settle-payment.server.ts'
import { findByToken } from '../../app/orders/tracking/track-order.server.ts'
import { receiveEvent } from '../../app/payments/receive-event.server.ts'
import { stripePayments } from '../../app/payments/providers/stripe.server.ts'
import { minor } from '../../app/platform/money.ts'
import type { Shop } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { breaches } from '../support/invariants.ts'
import { givenProduct, guest, testShop, wishFor } from '../support/market.ts'
import { signatureOf, stripeEvent, stripeStandIn, type StripeStandIn } from '../support/stripe-stand-in.ts'

const SECRET_KEY = 'sk_test_standin0001'
const WEBHOOK = 'whsec_standin0001'
let db: TestDatabase
let stripe: StripeStandIn
let shop: Shop

beforeAll(async () => {
  db = await testDatabase()
  stripe = await stripeStandIn(SECRET_KEY)
  ;({ shop } = testShop(db, { payments: [stripePayments({ secretKey: SECRET_KEY, webhookSecret: WEBHOOK, address: stripe.address })] }))
})
afterAll(() => stripe.close())
beforeEach(() => stripe.fail(0))

/** An order by card, and the session Stripe has of it. */
async function givenOrder(priceMinor = 1450_00, stock = 5) {
  const product = await givenProduct(db, { priceMinor, stock })
  const wish = wishFor([{ product }], { paymentMethod: 'card' })
  const { quote } = await getQuote(shop.service, { ...wish, country: 'TH' }, { personId: null, email: wish.email })
  const placed = await placeOrder(shop, guest, { ...wish, quoteHash: quote.quoteHash })
  if (!placed.placed) throw new Error(JSON.stringify(placed))
  const payment = await paymentOf(placed.number)
  return { ...placed, total: quote.total, product, paymentId: payment.id, groupId: payment.group_id, sessionId: payment.provider_reference ?? '' }
}
const paymentOf = (number: string) =>
  db.owner.one<{ id: string; status: string; group_id: string; provider_reference: string | null; captured_minor: bigint; refunded_minor: bigint }>(
    `select p.id, p.status, g.id as group_id, p.provider_reference, p.captured_minor, p.refunded_minor from public.payments p join public.order_groups g on g.id = p.order_group_id
      where g.number = $1 order by p.attempt desc limit 1`,
    [number],
  )
const statusOf = async (number: string) => (await db.owner.one<{ status: string }>('select status from public.order_groups where number = $1', [number])).status

/** What Stripe sends, taken and settled as in a running shop. */
async function arrives(sessionId: string, type = 'checkout.session.completed', id = `evt_${sessionId}_${type.split('.').at(-1)}`): Promise<number> {
  const { rawBody, headers } = stripeEvent({ sessionId, type, id }, { secret: WEBHOOK })
  const answer = await receiveEvent(shop, 'stripe', rawBody, headers)
  await settleEvent(shop, { provider: 'stripe', eventId: id })
  return answer.status
}

test('a buyer is sent to Stripe’s page and pays exactly what the order says, in satang', async () => {
  const order = await givenOrder(1450_00)
  const session = stripe.sessions.get(order.sessionId)
  expect(session).toMatchObject({ amount_total: order.total, currency: 'thb', client_reference_id: order.number })
  expect((await findByToken(shop, order.token))?.payment?.redirectUrl).toBe(session?.url)
  const made = stripe.calls.find(({ body }) => body.get('client_reference_id') === order.number)
  expect(made?.key).toBe(`pay:${order.paymentId}:1`)
  expect(Object.fromEntries(made?.body ?? [])).toMatchObject({
    mode: 'payment',
    'allowed_payment_method_types[0]': 'card',
    'adaptive_pricing[enabled]': 'false',
  })
})

test('paid there, the order is placed though the buyer never comes back; the same event again changes nothing', async () => {
  const order = await givenOrder()
  stripe.pay(order.sessionId)
  expect(await arrives(order.sessionId)).toBe(200)
  expect(await arrives(order.sessionId)).toBe(200)
  expect(await statusOf(order.number)).toBe('placed')
  expect(await paymentOf(order.number)).toMatchObject({ status: 'captured', captured_minor: BigInt(order.total) })
  expect(await db.owner.all('select 1 from private.webhook_events where event_id = $1', [`evt_${order.sessionId}_completed`])).toHaveLength(1)
})

test('events out of order end in the same state: expired first, then completed', async () => {
  const order = await givenOrder()
  stripe.pay(order.sessionId)
  await arrives(order.sessionId, 'checkout.session.expired')
  await arrives(order.sessionId, 'checkout.session.completed')
  expect(await statusOf(order.number)).toBe('placed')
})

test('an event that claims what Stripe’s books do not say changes nothing', async () => {
  const order = await givenOrder()
  await arrives(order.sessionId)
  expect(await statusOf(order.number)).toBe('awaiting_payment')
})

test.each([
  ['another amount', { amount: 100 }],
  ['another currency', { currency: 'usd' }],
])('%s than was asked for is left to a person', async (_what, odd) => {
  const order = await givenOrder()
  stripe.pay(order.sessionId, odd)
  await arrives(order.sessionId)
  expect([await statusOf(order.number), (await paymentOf(order.number)).captured_minor]).toEqual(['awaiting_payment', 0n])
  expect(await db.owner.all(`select 1 from public.order_events where order_group_id = $1 and type = 'payment_unclear'`, [order.groupId])).toHaveLength(1)
})

describe('an event is refused', () => {
  const now = () => Math.floor(Date.now() / 1000)
  const sent = (event: { rawBody: string; headers: Headers }) => receiveEvent(shop, 'stripe', event.rawBody, event.headers).then(({ status }) => status)
  const completed = { sessionId: 'cs_test_nobody', type: 'checkout.session.completed' }

  test('when it is signed by somebody else, or not at all', async () => {
    expect(await sent(stripeEvent(completed, { secret: 'whsec_another0000' }))).toBe(401)
    expect(await sent({ rawBody: stripeEvent(completed, { secret: WEBHOOK }).rawBody, headers: new Headers() })).toBe(401)
    expect(await sent({ rawBody: stripeEvent(completed, { secret: WEBHOOK }).rawBody, headers: new Headers({ 'stripe-signature': 'v1=,t=x' }) })).toBe(401)
  })
  test('when its body is not the one that was signed', async () => {
    const event = stripeEvent(completed, { secret: WEBHOOK })
    expect(await sent({ ...event, rawBody: `${event.rawBody} ` })).toBe(401)
  })
  test.each([-3600, -301, 3600])('when it is played again %i seconds away', async (shift) => {
    expect(await sent(stripeEvent(completed, { secret: WEBHOOK, at: now() + shift }))).toBe(400)
  })
  test.each(['{"id":', '[]', '{"id":"evt_1"}', '{"id":"evt_1","type":"checkout.session.completed","data":{}}'])('when it reads %s', async (rawBody) => {
    const at = now()
    expect(await sent({ rawBody, headers: new Headers({ 'stripe-signature': `t=${at},v1=${signatureOf(rawBody, { secret: WEBHOOK, at })}` }) })).toBe(400)
  })
  test('but taken without a word when it is about something else', async () => {
    expect(await sent(stripeEvent({ sessionId: 'cus_1', type: 'customer.created', id: 'evt_other' }, { secret: WEBHOOK }))).toBe(200)
    expect(await db.owner.all(`select 1 from private.webhook_events where event_id = 'evt_other'`)).toEqual([])
  })
})

test('when the time is up the session ends at Stripe, and the pieces are free again', async () => {
  const order = await givenOrder(300_00, 1)
  await db.owner.all(`update public.order_groups set expires_at = now() - interval '1 second' where id = $1`, [order.groupId])
  await expireOrders(shop)
  expect([stripe.sessions.get(order.sessionId)?.status, await statusOf(order.number)]).toEqual(['expired', 'expired'])
  expect(await db.owner.one('select reserved, allocated from public.stock_levels where variant_id = $1', [order.product.variantId])).toEqual({
    reserved: 0,
    allocated: 0,
  })
})

test('who paid in the last second has the order: it is asked before it is ended', async () => {
  const order = await givenOrder()
  stripe.pay(order.sessionId)
  await db.owner.all(`update public.order_groups set expires_at = now() - interval '1 second' where id = $1`, [order.groupId])
  await expireOrders(shop)
  expect(await statusOf(order.number)).toBe('placed')
})

test('money that came late for pieces that are gone goes back through Stripe, once', async () => {
  const order = await givenOrder(500_00, 1)
  expect(await endOrder(shop, order.groupId, 'canceled')).toBe(true)
  const session = stripe.sessions.get(order.sessionId)
  Object.assign(session ?? {}, { status: 'open' })
  stripe.pay(order.sessionId)
  await arrives(order.sessionId)
  await sendRefunds(shop)
  expect(stripe.refunds.filter(({ amount }) => amount === order.total)).toHaveLength(1)
  expect(await paymentOf(order.number)).toMatchObject({ status: 'refunded', refunded_minor: BigInt(order.total) })
})

test('a refund whose answer was lost is found by its name and not made twice', async () => {
  const order = await givenOrder(777_00)
  stripe.pay(order.sessionId)
  await arrives(order.sessionId)
  const [provider] = shop.payments
  if (!provider) throw new Error('The shop has its provider.')
  const wish = { reference: order.sessionId, amount: minor(777_00), idempotencyKey: 'refund:lost-answer', currency: 'THB' }
  const first = await provider.refundCharge(wish)
  // Weeks later Stripe has forgotten the key.
  const again = await provider.refundCharge(wish)
  // The key stands for that amount, and Stripe gives back in the currency of the charge.
  await expect(provider.refundCharge({ ...wish, amount: minor(1) })).rejects.toThrow('another amount')
  expect(await provider.refundCharge({ ...wish, idempotencyKey: 'refund:dollars', currency: 'USD' })).toBe('impossible')
  await expect(provider.refundCharge({ ...wish, idempotencyKey: 'refund:too-much' })).rejects.toThrow(/greater than unrefunded/)
  expect([again, stripe.refunds.filter(({ metadata }) => metadata['refund'] === wish.idempotencyKey).length]).toEqual([first, 1])
})

test('while Stripe does not answer the order stays, and is sent there later under the same key', async () => {
  stripe.fail(3)
  const order = await givenOrder()
  expect(order.sessionId).toBe('')
  await db.owner.all(`update public.payments set created_at = now() - interval '2 minutes' where id = $1`, [order.paymentId])
  await sweepPayments(shop)
  const payment = await paymentOf(order.number)
  expect([payment.status, stripe.calls.at(-1)?.key]).toEqual(['pending', `pay:${order.paymentId}:1`])
  stripe.pay(payment.provider_reference ?? '')
  expect(await settlePayment(shop, order.paymentId)).toBe('placed')
})

test('whatever happened, the books are whole', async () => {
  expect(await breaches(db.owner)).toEqual([])
})

test('a bank takes the payment back: the session is found behind it, evidence goes under its own key, and the money comes back when Stripe says so', async () => {
  const order = await givenOrder()
  stripe.pay(order.sessionId)
  await arrives(order.sessionId)
  const { id: dispute } = stripe.dispute(order.sessionId)
  const hear = (type: string) => arrives(dispute, `charge.dispute.${type}`, `evt_${dispute}_${type}`)
  // Out of order, and an older kind of it that is not about money.
  for (const type of ['funds_withdrawn', 'created', 'updated']) expect(await hear(type)).toBe(200)
  const rowOf = () =>
    db.owner.one<{ id: string; status: string; away: bigint; fee: bigint; reason: string }>(
      'select id, status, away_minor as away, fee_minor as fee, reason from public.chargebacks where provider_reference = $1',
      [dispute],
    )
  const { id, ...opened } = await rowOf()
  expect(opened).toEqual({ status: 'opened', away: BigInt(order.total), fee: 500_00n, reason: 'product_not_received' })
  expect(await paymentOf(order.number)).toMatchObject({ status: 'chargeback_open' })

  await db.owner.all(`insert into public.chargeback_evidence (chargeback_id, words) values ($1, 'It arrived on the 12th.')`, [id])
  await db.owner.all(`update public.chargebacks set decision = 'evidence', decided_at = now() where id = $1`, [id])
  stripe.fail(1)
  await answerChargebacks(shop)
  await answerChargebacks(shop)
  const sent = stripe.calls.filter(({ path }) => path === `/v1/disputes/${dispute}`)
  expect(sent.map(({ key }) => key)).toEqual([`evidence:${id}`])
  expect(Object.fromEntries(sent[0]?.body ?? [])).toMatchObject({ submit: 'true', 'evidence[uncategorized_text]': 'It arrived on the 12th.' })
  expect(await rowOf()).toMatchObject({ status: 'evidence_sent' })

  stripe.dispute(order.sessionId, {
    status: 'won',
    balance_transactions: [
      { amount: -order.total, fee: 50_000 },
      { amount: order.total, fee: -50_000 },
    ],
  })
  await hear('funds_reinstated')
  await hear('closed')
  expect(await rowOf()).toMatchObject({ status: 'won', away: 0n, fee: 0n })
  expect(await paymentOf(order.number)).toMatchObject({ status: 'chargeback_won' })
  expect(await db.service.all('select * from private.check_books()')).toEqual([])
})
