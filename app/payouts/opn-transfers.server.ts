import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { EVENT_TOLERANCE_SECONDS } from '../payments/payment-provider.ts'
import type { PayoutProvider, RecipientState, Transfer } from './payout-provider.ts'

/** `webhookSecrets`: base64, several while one is replaced by another. `address` is another server in Opn's place (tests, trying it out). */
export type OpnKeys = { secretKey: string; webhookSecrets: readonly string[]; address: string | undefined }

/** How long Opn may take to answer; after that it is "not known yet". */
const PATIENCE_MS = 10_000
/** Transfers of one page; Opn gives no more at once. */
const PAGE = 100
/** The banks that Opn calls as we do (docs.opn.ooo, "Supported banks" of Thailand). PromptPay ids are no accounts to it. */
const BANKS = ['bbl', 'kbank', 'ktb', 'ttb', 'scb', 'cimb', 'uob', 'bay', 'gsb', 'ghb', 'baac', 'ibank', 'tisco', 'kk', 'icbc', 'tcrb', 'lhb']

const Name = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))
const WiredRecipient = v.object({ id: Name, verified: v.boolean(), active: v.boolean(), failure_code: v.nullish(v.string()) })
const WiredTransfer = v.object({
  object: v.literal('transfer'),
  id: Name,
  amount: v.pipe(v.number(), v.integer()),
  currency: v.pipe(v.string(), v.toUpperCase(), v.literal('THB')),
  fee: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  fee_vat: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  paid: v.boolean(),
  deleted: v.optional(v.boolean(), false),
  failure_code: v.nullish(v.string()),
  failure_message: v.nullish(v.string()),
  metadata: v.optional(v.record(v.string(), v.unknown()), {}),
})
const WiredList = v.object({ data: v.array(WiredTransfer), total: v.number() })
const Event = v.object({
  object: v.literal('event'),
  id: Name,
  key: v.pipe(v.string(), v.maxLength(100)),
  data: v.object({ object: v.string(), id: v.optional(v.string(), '') }),
})

/**
 * Transfers by Opn (Omise) out of the shop's balance there. Opn promises no idempotency for them, so each carries its payout in `metadata`, and one is looked for before a call is
 * repeated. Built against a server that stands in for Opn; it has not met Opn itself.
 */
export function opnTransfers({ secretKey, webhookSecrets, address = 'https://api.omise.co' }: OpnKeys): PayoutProvider {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`
  async function ask(path: string, wish?: { fields: Record<string, string>; key?: string }): Promise<unknown> {
    const response = await fetch(new URL(path, address), {
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { authorization, ...(wish?.key !== undefined && { 'idempotency-key': wish.key }) },
      ...(wish && { method: 'POST', body: new URLSearchParams(wish.fields) }),
    })
    const body: unknown = await response.json()
    if (!response.ok) throw new Error(`Opn answered ${response.status}: ${JSON.stringify(body).slice(0, 300)}`)
    return body
  }
  return {
    name: 'opn',
    banks: BANKS,
    async createRecipient({ bank, number, holder }) {
      const fields = { name: holder, type: 'individual', 'bank_account[bank_code]': bank, 'bank_account[number]': number, 'bank_account[name]': holder }
      return v.parse(WiredRecipient, await ask('/recipients', { fields })).id
    },
    getRecipient: async (reference) => standingOf(v.parse(WiredRecipient, await ask(`/recipients/${encodeURIComponent(reference)}`))),
    async createTransfer({ payout, recipient, amount }) {
      // A transfer that fails is ours to look at; Opn would try it again for days otherwise.
      const fields = { amount: String(amount), recipient, fail_fast: 'true', 'metadata[payout]': payout }
      return toTransfer(await ask('/transfers', { fields, key: `payout:${payout}` }))
    },
    async findTransfer(payout, since) {
      for (let offset = 0; ; offset += PAGE) {
        const page = v.parse(WiredList, await ask(`/transfers?${new URLSearchParams({ from: since.toISOString(), limit: `${PAGE}`, offset: `${offset}` })}`))
        const found = page.data.find(({ metadata }) => metadata['payout'] === payout)
        if (found) return toTransfer(found)
        if (offset + page.data.length >= page.total || page.data.length === 0) return undefined
      }
    },
    getTransfer: async (reference) => toTransfer(await ask(`/transfers/${encodeURIComponent(reference)}`)),
    readEvent(rawBody, headers, now) {
      const timestamp = headers.get('omise-signature-timestamp') ?? ''
      if (!isSigned({ rawBody, timestamp, signatures: headers.get('omise-signature') ?? '', secrets: webhookSecrets })) return 'forged'
      if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now.getTime() / 1000 - Number(timestamp)) > EVENT_TOLERANCE_SECONDS) return 'stale'
      const event = v.safeParse(Event, parsed(rawBody))
      if (!event.success) return 'malformed'
      const { id, key, data } = event.output
      if (data.object !== 'transfer') return 'unrelated'
      return v.is(Name, data.id) ? { eventId: id, reference: data.id, type: key } : 'malformed'
    },
  }
}

function standingOf({ verified, active, failure_code: failure }: v.InferOutput<typeof WiredRecipient>): RecipientState {
  if (failure) return { state: 'refused', because: failure }
  return { state: verified && active ? 'ready' : 'waits' }
}

function toTransfer(answer: unknown): Transfer {
  const wired = v.parse(WiredTransfer, answer)
  const payout = wired.metadata['payout']
  const facts = { reference: wired.id, payout: typeof payout === 'string' ? payout : '', amount: wired.amount, fee: wired.fee + wired.fee_vat }
  if (wired.failure_code) return { ...facts, state: 'failed', because: [wired.failure_code, wired.failure_message].filter(Boolean).join(': ').slice(0, 500) }
  if (wired.deleted) return { ...facts, state: 'failed', because: 'deleted' }
  return { ...facts, state: wired.paid ? 'paid' : 'open' }
}

type Signed = { rawBody: string; timestamp: string; signatures: string; secrets: readonly string[] }

/** HMAC-SHA256 over `timestamp.body` with the decoded secret, in hex; Opn sends several while a secret is replaced. */
function isSigned({ rawBody, timestamp, signatures, secrets }: Signed): boolean {
  const given = signatures.split(',').map((each) => Buffer.from(each.trim(), 'hex'))
  const right = secrets.map((secret) => createHmac('sha256', Buffer.from(secret, 'base64')).update(`${timestamp}.${rawBody}`).digest())
  return right.some((one) => given.some((other) => other.length === one.length && timingSafeEqual(other, one)))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
