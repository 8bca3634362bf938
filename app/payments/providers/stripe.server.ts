import Stripe from 'stripe'
import * as v from 'valibot'
import { minor, toJson } from '../../platform/money.ts'
import { EVENT_TOLERANCE_SECONDS, type Charge, type ChargeStatus, type EventRefusal, type PaymentProvider, type ProviderEvent } from '../payment-provider.ts'
import { stripeDisputes } from './stripe-disputes.server.ts'
import { listTransactions } from './stripe-transactions.server.ts'

/** `address` is another server in Stripe's place (tests, trying it out). */
export type StripeKeys = { secretKey: string; webhookSecret: string; address: string | undefined }

/** How long Stripe may take to answer; after that the charge is "not known yet". */
const PATIENCE_MS = 10_000

/**
 * Stripe ends no session sooner than half an hour after it was made, so a session outlives the time our stock is held; ours ends it earlier by asking.
 * Reckoned from the order's time and never from the clock: a repeated wish has to be the same to the letter, or Stripe refuses its key.
 */
const LONGEST_AFTER_HOLD_SECONDS = 31 * 60
/** Nor may it live longer than a day; without a time of ours Stripe gives it one. */
const LONGEST_SESSION_MS = 23 * 3_600_000

/** Events that are about a session of ours. What is asked for afterwards is the session itself. */
const EVENTS: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
])
/** Events that are about a dispute. What is asked for afterwards is the dispute itself. */
const DISPUTE_EVENT = /^charge\.dispute\.(?:created|updated|closed|funds_withdrawn|funds_reinstated)$/
const Name = v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/))
const AnyEvent = v.object({ id: Name, type: Name })
const ObjectEvent = v.object({ ...AnyEvent.entries, data: v.object({ object: v.object({ id: Name }) }) })

/**
 * Cards through Stripe's own page (Checkout Sessions in redirect mode). A charge is a session; its books are the payment behind it. Amounts are satang, which
 * is what Stripe calls the smallest unit of THB.
 */
export function stripePayments({ secretKey, webhookSecret, address }: StripeKeys): PaymentProvider {
  const stripe = new Stripe(secretKey, { timeout: PATIENCE_MS, maxNetworkRetries: 2, telemetry: false, ...(address !== undefined && placeOf(address)) })
  const look = async (reference: string) => toCharge(await stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] }))
  return {
    name: 'stripe',
    methods: ['card'],
    disputes: stripeDisputes(stripe),
    async createCharge({ idempotencyKey, amount, currency, expiresAt, returnUrl, description }) {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          ui_mode: 'hosted_page',
          allowed_payment_method_types: ['card'],
          // Stripe would otherwise charge some buyers in their own currency, and another amount than the order says.
          adaptive_pricing: { enabled: false },
          client_reference_id: description,
          metadata: { payment: idempotencyKey },
          payment_intent_data: { description, metadata: { payment: idempotencyKey } },
          line_items: [{ quantity: 1, price_data: { currency: currency.toLowerCase(), unit_amount: toJson(amount), product_data: { name: description } } }],
          success_url: returnUrl,
          cancel_url: returnUrl,
          ...(expiresAt.getTime() - Date.now() < LONGEST_SESSION_MS && { expires_at: Math.floor(expiresAt.getTime() / 1000) + LONGEST_AFTER_HOLD_SECONDS }),
        },
        { idempotencyKey },
      )
      return toCharge(session)
    },
    getCharge: look,
    async cancelCharge(reference) {
      try {
        await stripe.checkout.sessions.expire(reference)
      } catch (error) {
        // Paid or over already: its books say which.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      }
      return look(reference)
    },
    async refundCharge({ reference, idempotencyKey, amount, currency }) {
      const session = await stripe.checkout.sessions.retrieve(reference)
      const intent = idOf(session.payment_intent)
      // Stripe gives back in the currency of the charge, whatever we meant.
      if (intent === undefined || session.currency?.toUpperCase() !== currency) return 'impossible'
      // Stripe forgets keys after some weeks, we retry for ever: a refund that bears ours was made.
      const before = (await stripe.refunds.list({ payment_intent: intent, limit: 100 })).data.find(({ metadata }) => metadata?.['refund'] === idempotencyKey)
      if (before && before.amount !== toJson(amount)) throw new Error(`Stripe made the refund ${idempotencyKey} with another amount.`)
      const refund =
        before ?? (await stripe.refunds.create({ payment_intent: intent, amount: toJson(amount), metadata: { refund: idempotencyKey } }, { idempotencyKey }))
      return refund.status === 'failed' || refund.status === 'canceled' ? 'impossible' : { reference: refund.id }
    },
    listSettled: (day) => listTransactions(stripe, day),
    readEvent: (rawBody, headers, now) => readSignedEvent(stripe, { rawBody, header: headers.get('stripe-signature') ?? '', now, webhookSecret }),
  }
}

/** The SDK wants an address in parts. */
function placeOf(address: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const { hostname, port, protocol } = new URL(address)
  return { host: hostname, protocol: protocol === 'https:' ? 'https' : 'http', ...(port !== '' && { port: Number(port) }) }
}

const idOf = (thing: string | { id: string } | null | undefined): string | undefined => (typeof thing === 'string' ? thing : thing?.id)

function toCharge(session: Stripe.Checkout.Session): Charge {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  const status = statusOf(session, intent)
  // What was really received, as far as Stripe says it; a session only knows what was asked for.
  const amount = status === 'paid' ? (intent?.amount_received ?? session.amount_total) : session.amount_total
  return {
    reference: session.id,
    status,
    amount: minor(amount ?? 0),
    currency: (intent?.currency ?? session.currency ?? '').toUpperCase(),
    ...(session.url === null ? {} : { redirectUrl: session.url }),
    ...(intent?.last_payment_error?.code === undefined ? {} : { failureCode: intent.last_payment_error.code }),
  }
}

function statusOf(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null): ChargeStatus {
  if (session.payment_status === 'paid') return 'paid'
  if (session.status === 'expired') return 'expired'
  // A declined card leaves the session open, and the buyer tries another on the same page.
  if (session.status === 'open') return 'pending'
  if (intent?.status === 'canceled') return 'canceled'
  return intent?.status === 'requires_payment_method' ? 'failed' : 'pending'
}

type Signed = { rawBody: string; header: string; now: Date; webhookSecret: string }

/** The signature by Stripe's own code, without its clock; the moment by ours, in both directions. */
function readSignedEvent(stripe: Stripe, { rawBody, header, now, webhookSecret }: Signed): ProviderEvent | EventRefusal | 'unrelated' {
  try {
    stripe.webhooks.constructEvent(rawBody, header, webhookSecret, 0)
  } catch (error) {
    return error instanceof SyntaxError ? 'malformed' : 'forged'
  }
  // Of several moments Stripe's code checks the last: ours would be another one, that nobody signed.
  const [moment, ...more] = header.split(',').filter((part) => part.split('=')[0] === 't')
  const seconds = /^t=(\d{1,12})$/.exec(moment ?? '')?.[1]
  if (seconds === undefined || more.length > 0) return 'forged'
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > EVENT_TOLERANCE_SECONDS) return 'stale'
  const parsed: unknown = JSON.parse(rawBody)
  if (!v.is(AnyEvent, parsed)) return 'malformed'
  const isDispute = DISPUTE_EVENT.test(parsed.type)
  if (!isDispute && !EVENTS.has(parsed.type)) return 'unrelated'
  const event = v.safeParse(ObjectEvent, parsed)
  if (!event.success) return 'malformed'
  const { id: eventId, type, data } = event.output
  return { eventId, reference: data.object.id, type, ...(isDispute && { about: 'dispute' }) }
}
