import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A server that speaks as much of Stripe's API as the shop uses, so that its own SDK can be tried over HTTP without keys. It is not Stripe: it knows
 * what we read in Stripe's documentation (sessions, expiry, refunds, idempotency keys, form bodies, error bodies), and nothing else.
 */
export type StripeStandIn = {
  address: string
  sessions: Map<string, StandInSession>
  refunds: { id: string; payment_intent: string; amount: number; status: string; metadata: Record<string, string> }[]
  /** Every call that changed something, with its idempotency key. */
  calls: { method: string; path: string; key: string | undefined; body: URLSearchParams }[]
  /** The buyer pays on Stripe's page; another amount or currency than was asked for can be said. */
  pay(id: string, odd?: { amount?: number; currency?: string }): void
  /** The bank of a session's buyer takes so much back, or says something else of what it took before. */
  dispute(sessionId: string, changes?: Partial<StandInDispute>): StandInDispute
  /** What moved in the account, the oldest first: charges and refunds by themselves, with Stripe's fee; a test may add what else Stripe moves. */
  transactions: StandInTransaction[]
  /** So many of the next answers are 500. */
  fail(times: number): void
  close(): Promise<void>
}

type StandInSession = {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  currency: string
  url: string | null
  expires_at: number | null
  client_reference_id: string | null
  payment_intent: string | null
  /** What the payment behind it is to bear as metadata. */
  payment_key: string | null
}
/** A balance transaction; `source` is the object behind it, shown when it is asked for. */
export type StandInTransaction = {
  id: string
  object: 'balance_transaction'
  reporting_category: string
  amount: number
  fee: number
  net: number
  currency: string
  created: number
  description: string | null
  source: Record<string, unknown> & { id: string }
}
export type StandInDispute = {
  id: string
  object: 'dispute'
  payment_intent: string
  amount: number
  currency: string
  status: string
  reason: string
  created: number
  evidence_details: { due_by: number | null }
  balance_transactions: { amount: number; fee: number }[]
}
type Intent = { id: string; object: 'payment_intent'; status: string; amount_received: number; currency: string }

/** Starts it on a free port. `secretKey` is the only key it lets in. */
export async function stripeStandIn(secretKey: string): Promise<StripeStandIn> {
  const sessions = new Map<string, StandInSession>()
  const intents = new Map<string, Intent>()
  const answered = new Map<string, { body: string; answer: object }>()
  const refunds: StripeStandIn['refunds'] = []
  const calls: StripeStandIn['calls'] = []
  const disputes = new Map<string, StandInDispute>()
  const transactions: StandInTransaction[] = []
  const move = (category: string, { amount, fee, currency }: { amount: number; fee: number; currency: string }, source: StandInTransaction['source']) =>
    void transactions.push({
      id: `txn_${randomUUID().replaceAll('-', '')}`,
      object: 'balance_transaction',
      reporting_category: category,
      amount,
      fee,
      net: amount - fee,
      currency,
      created: Math.floor(Date.now() / 1000),
      description: typeof source['description'] === 'string' ? source['description'] : null,
      source,
    })
  let failures = 0

  const refused = (status: number, code: string, message: string) => ({ status, answer: { error: { type: 'invalid_request_error', code, message } } })
  const shown = (session: StandInSession, expand: boolean) => ({
    ...session,
    payment_intent: expand && session.payment_intent !== null ? intents.get(session.payment_intent) : session.payment_intent,
  })

  function make(path: string, body: URLSearchParams): { status: number; answer: object } {
    if (path === '/v1/checkout/sessions') {
      const expires = body.get('expires_at')
      const inSeconds = expires === null ? 86_400 : Number(expires) - Date.now() / 1000
      if (inSeconds < 1800 - 5 || inSeconds > 86_400 + 5)
        return refused(400, 'parameter_invalid', 'expires_at must be between 30 minutes and 24 hours from Checkout Session creation.')
      const amount = Number(body.get('line_items[0][price_data][unit_amount]'))
      const id = `cs_test_${randomUUID().replaceAll('-', '')}`
      const session: StandInSession = {
        id,
        object: 'checkout.session',
        status: 'open',
        payment_status: 'unpaid',
        amount_total: amount * Number(body.get('line_items[0][quantity]')),
        currency: body.get('line_items[0][price_data][currency]') ?? '',
        url: `https://checkout.stripe.test/c/pay/${id}`,
        expires_at: expires === null ? null : Number(expires),
        client_reference_id: body.get('client_reference_id'),
        payment_intent: null,
        payment_key: body.get('payment_intent_data[metadata][payment]'),
      }
      sessions.set(id, session)
      return { status: 200, answer: session }
    }
    const expiring = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path)
    if (expiring) {
      const session = sessions.get(expiring[1] ?? '')
      if (!session) return refused(404, 'resource_missing', 'No such checkout.session')
      if (session.status !== 'open') return refused(400, 'checkout_session_not_open', 'Only Checkout Sessions with a status in ["open"] can be expired.')
      Object.assign(session, { status: 'expired', url: null })
      return { status: 200, answer: session }
    }
    if (path === '/v1/refunds') {
      const intent = intents.get(body.get('payment_intent') ?? '')
      const amount = Number(body.get('amount'))
      const before = refunds.filter((each) => each.payment_intent === intent?.id).reduce((total, each) => total + each.amount, 0)
      if (!intent || before + amount > intent.amount_received)
        return refused(400, 'charge_already_refunded', 'Refund amount is greater than unrefunded amount.')
      const refund = {
        id: `re_${randomUUID().replaceAll('-', '')}`,
        payment_intent: intent.id,
        amount,
        status: 'succeeded',
        metadata: { refund: body.get('metadata[refund]') ?? '' },
      }
      refunds.push(refund)
      // Stripe keeps its fee of a charge that is refunded.
      move('refund', { amount: -amount, fee: 0, currency: intent.currency }, { object: 'refund', charge: `ch_${intent.id.slice(3)}`, ...refund })
      return { status: 200, answer: { object: 'refund', ...refund } }
    }
    const answering = /^\/v1\/disputes\/(\w+)(\/close)?$/.exec(path)
    const dispute = disputes.get(answering?.[1] ?? '')
    if (dispute) {
      if (dispute.status !== 'needs_response') return refused(400, 'dispute_already_submitted', 'This dispute takes no evidence any more.')
      Object.assign(dispute, { status: answering?.[2] === undefined ? 'under_review' : 'lost', evidence_details: { due_by: null } })
      return { status: 200, answer: dispute }
    }
    return refused(404, 'resource_missing', `Unrecognized request URL (POST: ${path}).`)
  }

  function read(path: string, query: URLSearchParams): { status: number; answer: object } {
    const session = sessions.get(/^\/v1\/checkout\/sessions\/(\w+)$/.exec(path)?.[1] ?? '')
    if (session) return { status: 200, answer: shown(session, query.get('expand[0]') === 'payment_intent') }
    const dispute = disputes.get(/^\/v1\/disputes\/(\w+)$/.exec(path)?.[1] ?? '')
    if (dispute) return { status: 200, answer: dispute }
    if (path === '/v1/checkout/sessions') {
      const own = [...sessions.values()].filter((each) => each.payment_intent === query.get('payment_intent'))
      return { status: 200, answer: { object: 'list', has_more: false, data: own } }
    }
    if (path === '/v1/refunds')
      return { status: 200, answer: { object: 'list', has_more: false, data: refunds.filter((each) => each.payment_intent === query.get('payment_intent')) } }
    if (path === '/v1/balance_transactions') return { status: 200, answer: balance(query) }
    return refused(404, 'resource_missing', 'No such object')
  }

  /** The newest first, a page at a time, as Stripe lists. */
  function balance(query: URLSearchParams): object {
    const [from, until] = [Number(query.get('created[gte]')), Number(query.get('created[lt]'))]
    const all = transactions.filter(({ created }) => created >= from && created < until).toReversed()
    const start = query.get('starting_after') === null ? 0 : all.findIndex(({ id }) => id === query.get('starting_after')) + 1
    const limit = Number(query.get('limit') ?? 10)
    const data = all.slice(start, start + limit)
    const shownAs = (one: StandInTransaction) => (query.get('expand[0]') === 'data.source' ? one : { ...one, source: one.source.id })
    return { object: 'list', url: '/v1/balance_transactions', has_more: all.length > start + limit, data: data.map(shownAs) }
  }

  const server = createServer((request, response) => {
    void bodyOf(request).then((text) => {
      const say = (status: number, answer: object) => {
        response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${randomUUID()}` })
        response.end(JSON.stringify(answer))
      }
      if (request.headers.authorization !== `Bearer ${secretKey}`)
        return say(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } })
      if (failures > 0) {
        failures -= 1
        return say(500, { error: { type: 'api_error', message: 'Something went wrong on the other side.' } })
      }
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
      if (request.method === 'GET') {
        const { status, answer } = read(pathname, searchParams)
        return say(status, answer)
      }
      const key = request.headers['idempotency-key']?.toString()
      calls.push({ method: request.method ?? '', path: pathname, key, body: new URLSearchParams(text) })
      const before = key === undefined ? undefined : answered.get(key)
      if (before && before.body !== text)
        return say(400, { error: { type: 'idempotency_error', message: 'Keys for idempotent requests can only be used with the same parameters.' } })
      if (before) return say(200, before.answer)
      const { status, answer } = make(pathname, new URLSearchParams(text))
      if (status === 200 && key !== undefined) answered.set(key, { body: text, answer: structuredClone(answer) })
      say(status, answer)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    sessions,
    refunds,
    calls,
    transactions,
    pay(id, odd = {}) {
      const session = sessions.get(id)
      if (!session) throw new Error(`There is no session ${id}.`)
      const intent: Intent = {
        id: `pi_${randomUUID().replaceAll('-', '')}`,
        object: 'payment_intent',
        status: 'succeeded',
        amount_received: odd.amount ?? session.amount_total,
        currency: odd.currency ?? session.currency,
      }
      intents.set(intent.id, intent)
      move(
        'charge',
        { amount: intent.amount_received, fee: Math.round(intent.amount_received * 0.0365) + 1000, currency: intent.currency },
        {
          id: `ch_${intent.id.slice(3)}`,
          object: 'charge',
          payment_intent: intent.id,
          description: session.client_reference_id,
          metadata: { payment: session.payment_key },
        },
      )
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: intent.id, url: null })
    },
    dispute(sessionId, changes = {}) {
      const session = sessions.get(sessionId)
      if (!session?.payment_intent) throw new Error(`Nobody has paid ${sessionId}.`)
      const id = `dp_${session.payment_intent.slice(3)}`
      const begun: StandInDispute = {
        id,
        object: 'dispute',
        payment_intent: session.payment_intent,
        amount: session.amount_total,
        currency: session.currency,
        status: 'needs_response',
        reason: 'product_not_received',
        created: 1_763_607_600,
        evidence_details: { due_by: 1_764_212_400 },
        balance_transactions: [{ amount: -session.amount_total, fee: 50_000 }],
      }
      const now = { ...(disputes.get(id) ?? begun), ...changes }
      disputes.set(id, now)
      return now
    },
    fail: (times) => void (failures = times),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** An event as Stripe sends it, with its signature over `t.body`. */
export function stripeEvent(
  { sessionId, type, id = `evt_${randomUUID().replaceAll('-', '')}` }: { sessionId: string; type: string; id?: string },
  { secret, at = Math.floor(Date.now() / 1000) }: { secret: string; at?: number },
): { rawBody: string; headers: Headers } {
  const rawBody = JSON.stringify({ id, object: 'event', type, created: at, data: { object: { id: sessionId, object: 'checkout.session' } } })
  return { rawBody, headers: new Headers({ 'stripe-signature': `t=${at},v1=${signatureOf(rawBody, { secret, at })}` }) }
}

/** Stripe's scheme v1: HMAC-SHA256 over `timestamp.body`, hex. */
export const signatureOf = (rawBody: string, { secret, at }: { secret: string; at: number }): string =>
  createHmac('sha256', secret).update(`${at}.${rawBody}`).digest('hex')

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part as Uint8Array))
  return Buffer.concat(parts).toString()
}
