import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { minor, toJson } from '../../platform/money.ts'
import { EVENT_TOLERANCE_SECONDS, type Charge, type EventRefusal, type PaymentProvider, type ProviderEvent } from '../payment-provider.ts'
import { demoBankDisputes } from './demo-bank-disputes.server.ts'

const ChargeAnswer = v.object({
  id: v.string(),
  status: v.picklist(['pending', 'paid', 'failed', 'expired', 'canceled']),
  amount: v.pipe(v.number(), v.safeInteger()),
  currency: v.string(),
  qr: v.nullable(v.string()),
  authorize_url: v.nullable(v.string()),
  failure_code: v.nullable(v.string()),
})
const RefundAnswer = v.object({ id: v.string() })
const SettlementAnswer = v.object({
  entries: v.array(
    v.object({
      entry: v.string(),
      kind: v.picklist(['charge', 'refund', 'dispute', 'payout']),
      booked_at: v.pipe(v.string(), v.isoTimestamp()),
      amount: v.pipe(v.number(), v.safeInteger()),
      fee: v.pipe(v.number(), v.safeInteger()),
      currency: v.string(),
      keys: v.array(v.string()),
      text: v.string(),
    }),
  ),
})
const SETTLED = { charge: 'payment', refund: 'refund', dispute: 'chargeback', payout: 'payout' } as const
const Name = v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/))
const About = v.object({ id: Name })
const EventBody = v.union([v.object({ id: Name, type: Name, charge: About }), v.object({ id: Name, type: Name, dispute: About })])

/** How long the bank may take to answer; after that the charge is "not known yet". */
const PATIENCE_MS = 10_000

/**
 * The demo bank as a payment provider: spoken to over HTTP and believed by its signature only, as a real one would be.
 * `secret` is shared with the bank: it is the API key of our calls and the key of its signatures.
 */
export function demoBank({ address, secret, fetch = globalThis.fetch }: { address: string; secret: string; fetch?: typeof globalThis.fetch }): PaymentProvider {
  async function ask(method: 'GET' | 'POST', path: string, body?: object | Uint8Array<ArrayBuffer>): Promise<unknown> {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secret}`,
        ...(body ? { 'content-type': body instanceof Uint8Array ? 'application/octet-stream' : 'application/json' } : {}),
      },
      ...(body ? { body: body instanceof Uint8Array ? body : JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!answer.ok) throw new Error(`The demo bank answered ${answer.status} to ${method} ${path}.`)
    return answer.json()
  }
  const call = async (...request: Parameters<typeof ask>): Promise<Charge> => toCharge(v.parse(ChargeAnswer, await ask(...request)))
  return {
    name: 'demo-bank',
    methods: ['promptpay', 'card'],
    disputes: demoBankDisputes(ask),
    createCharge: ({ idempotencyKey, method, amount, currency, expiresAt, returnUrl, description }) =>
      call('POST', '/charges', {
        idempotency_key: idempotencyKey,
        method,
        amount: toJson(amount),
        currency,
        expires_at: expiresAt.toISOString(),
        return_url: returnUrl,
        description,
      }),
    getCharge: (reference) => call('GET', `/charges/${encodeURIComponent(reference)}`),
    cancelCharge: (reference) => call('POST', `/charges/${encodeURIComponent(reference)}/cancel`, {}),
    refundCharge: async ({ reference, idempotencyKey, amount, currency }) => {
      const refund = await ask('POST', `/charges/${encodeURIComponent(reference)}/refunds`, {
        idempotency_key: idempotencyKey,
        amount: toJson(amount),
        currency,
      })
      return { reference: v.parse(RefundAnswer, refund).id }
    },
    listSettled: async (day) => {
      const { entries } = v.parse(SettlementAnswer, await ask('GET', `/settlements/${day}`))
      return entries.map(({ entry, kind, booked_at: happenedAt, amount, fee, currency, keys, text }) => ({
        line: entry,
        kind: SETTLED[kind],
        happenedAt,
        amount: minor(amount),
        fee: minor(fee),
        currency,
        references: keys,
        description: text,
      }))
    },
    readEvent: (rawBody, headers, now) => readSignedEvent({ rawBody, headers, now, secret }),
  }
}

const toCharge = (answer: v.InferOutput<typeof ChargeAnswer>): Charge => ({
  reference: answer.id,
  status: answer.status,
  amount: minor(answer.amount),
  currency: answer.currency,
  ...(answer.qr === null ? {} : { qrPayload: answer.qr }),
  ...(answer.authorize_url === null ? {} : { redirectUrl: answer.authorize_url }),
  ...(answer.failure_code === null ? {} : { failureCode: answer.failure_code }),
})

/** The signature of an event: HMAC-SHA256 over `timestamp.rawBody`, hex, in `bank-signature` beside `bank-timestamp` (seconds). */
export const signEvent = ({ secret, timestamp, rawBody }: { secret: string; timestamp: string; rawBody: string }): string =>
  createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest('hex')

function readSignedEvent({ rawBody, headers, now, secret }: { rawBody: string; headers: Headers; now: Date; secret: string }): ProviderEvent | EventRefusal {
  const timestamp = headers.get('bank-timestamp') ?? ''
  const expected = Buffer.from(signEvent({ secret, timestamp, rawBody }), 'hex')
  const given = Buffer.from(headers.get('bank-signature') ?? '', 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged'
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now.getTime() / 1000 - Number(timestamp)) > EVENT_TOLERANCE_SECONDS) return 'stale'
  const body = v.safeParse(v.pipe(v.string(), v.parseJson(), EventBody), rawBody)
  if (!body.success) return 'malformed'
  const { id: eventId, type, ...about } = body.output
  return 'charge' in about ? { eventId, reference: about.charge.id, type } : { eventId, reference: about.dispute.id, type, about: 'dispute' }
}
