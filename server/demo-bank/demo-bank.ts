import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Database } from '../../app/platform/database.ts'
import { enqueue } from '../../app/platform/enqueue.ts'
import { openBooks, type BankCharge } from './books.ts'
import { disputesOf, openDisputes, PLAYED_REASONS } from './disputes.ts'
import { payPage, type PayWords } from './pay-page.ts'
import { promptPayOf } from './promptpay-of.ts'

const Order = v.object({
  idempotency_key: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  method: v.picklist(['promptpay', 'card']),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  expires_at: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
  return_url: v.pipe(v.string(), v.url(), v.maxLength(2000)),
  description: v.pipe(v.string(), v.maxLength(200)),
})
const Refund = v.object({
  idempotency_key: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
})
const Decision = v.picklist(['approve', 'decline'])
const Dispute = v.picklist(PLAYED_REASONS)

/** What a charge's end is called in the events the bank sends. */
const EVENT = { paid: 'charge.paid', failed: 'charge.failed', canceled: 'charge.canceled' } as const

/**
 * The demo bank: plays a payment provider where no real one is set up. It has its own books, an API (Bearer secret), a page on which the buyer approves or
 * declines, and it tells the shop by signed events, as a real one does. Mounted in demo shops only.
 */
export function createDemoBank({ database, secret, address, words }: { database: Database; secret: string; address: string; words: PayWords }): Hono {
  const books = openBooks(database)
  const disputes = openDisputes(database)
  const app = new Hono()

  app.use('/charges/*', async (c, next) => (isSecret(c.req.header('authorization') ?? '', secret) ? next() : c.json({ code: 'unauthorized' }, 401)))
  app.use('/disputes/*', async (c, next) => (isSecret(c.req.header('authorization') ?? '', secret) ? next() : c.json({ code: 'unauthorized' }, 401)))
  app.use('/settlements/*', async (c, next) => (isSecret(c.req.header('authorization') ?? '', secret) ? next() : c.json({ code: 'unauthorized' }, 401)))
  app.use('/charges', async (c, next) => (isSecret(c.req.header('authorization') ?? '', secret) ? next() : c.json({ code: 'unauthorized' }, 401)))
  const shown = (charge: BankCharge) => ({
    id: charge.id,
    status: charge.status,
    amount: Number(charge.amount_minor),
    currency: charge.currency,
    qr: charge.method === 'promptpay' ? promptPayOf(charge) : null,
    authorize_url: `${address}/pay/${charge.id}`,
    failure_code: charge.status === 'failed' ? 'declined' : null,
  })

  app.post('/charges', async (c) => {
    const order = v.safeParse(Order, await c.req.json().catch(() => undefined))
    if (!order.success) return c.json({ code: 'invalid', message: order.issues[0].message }, 400)
    const { idempotency_key, expires_at, return_url, ...rest } = order.output
    return c.json(shown(await books.open({ ...rest, wishKey: idempotency_key, expiresAt: expires_at, returnUrl: return_url })))
  })
  app.get('/charges/:id', async (c) => {
    const charge = await books.get(c.req.param('id'))
    return charge ? c.json(shown(charge)) : c.json({ code: 'not_found' }, 404)
  })
  app.post('/charges/:id/cancel', async (c) => {
    await books.end(c.req.param('id'), 'canceled')
    const charge = await books.get(c.req.param('id'))
    return charge ? c.json(shown(charge)) : c.json({ code: 'not_found' }, 404)
  })
  app.post('/charges/:id/refunds', async (c) => {
    const wish = v.safeParse(Refund, await c.req.json().catch(() => undefined))
    if (!wish.success) return c.json({ code: 'invalid' }, 400)
    const { idempotency_key: key, ...asked } = wish.output
    const outcome = await books.refund(c.req.param('id'), { key, ...asked })
    return outcome === 'booked' ? c.json({ id: `rf_${createHash('sha256').update(key).digest('hex').slice(0, 32)}` }) : c.json({ code: outcome }, 409)
  })

  app.route('/disputes', disputesOf(database))
  app.get('/settlements/:day', async (c) => {
    const day = v.safeParse(v.pipe(v.string(), v.isoDate()), c.req.param('day'))
    // A day that is not over may still move something.
    if (!day.success || Date.parse(`${day.output}T00:00:00Z`) + 86_400_000 > Date.now()) return c.json({ code: 'invalid' }, 400)
    const entries = await books.settled(day.output)
    return c.json({
      entries: entries.map(({ id, kind, booked_at: bookedAt, amount_minor: amount, fee_minor: fee, currency, keys, words: text }) => ({
        entry: id,
        kind,
        booked_at: bookedAt.toISOString(),
        amount: Number(amount),
        fee: Number(fee),
        currency,
        keys,
        text,
      })),
    })
  })

  app.get('/pay/:id', async (c) => {
    const charge = await books.get(c.req.param('id'))
    return charge ? payPage(charge, words) : c.notFound()
  })
  // The buyer's own bank, played as well: it takes the payment back.
  app.post('/pay/:id/dispute', async (c) => {
    const charge = await books.get(c.req.param('id'))
    const reason = v.safeParse(Dispute, (await c.req.parseBody())['reason'])
    if (!reason.success) return c.json({ code: 'invalid' }, 400)
    if (!charge) return c.notFound()
    await disputes.open(charge.id, reason.output)
    return payPage(charge, words, { disputed: true })
  })
  app.post('/pay/:id', async (c) => {
    const id = c.req.param('id')
    const decision = v.safeParse(Decision, (await c.req.parseBody())['decision'])
    if (!decision.success) return c.json({ code: 'invalid' }, 400)
    const status = decision.output === 'approve' ? 'paid' : 'failed'
    // The event is enqueued after the books changed and carries a fixed id, so a crash in between is healed by the shop's own question.
    if (await books.end(id, status)) await enqueue(database, 'send-bank-event', { chargeId: id, type: EVENT[status] }, { key: `bank:${id}:${status}` })
    const charge = await books.get(id)
    if (!charge) return c.notFound()
    return charge.method === 'card' ? c.redirect(charge.return_url, 303) : payPage(charge, words)
  })
  return app
}

function isSecret(header: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(header), digest(`Bearer ${secret}`))
}
