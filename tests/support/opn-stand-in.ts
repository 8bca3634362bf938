import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A server that speaks as much of Opn's API as the shop uses (recipients, transfers, their lists), so that payouts can be tried over HTTP without keys. It is not Opn: it knows what
 * we read in Opn's documentation, and nothing else. Of idempotency keys it knows nothing, on purpose: Opn promises none for transfers.
 */
export type OpnStandIn = {
  address: string
  recipients: Map<string, { id: string; verified: boolean; active: boolean; failure_code: string | null; fields: URLSearchParams }>
  transfers: Map<string, StandInTransfer>
  /** Whether new recipients are verified at once. */
  verifies: boolean
  /** Of the next so many transfers the answer gets lost after they were made. */
  loseAnswers(times: number): void
  close(): Promise<void>
}

type StandInTransfer = {
  object: 'transfer'
  id: string
  amount: number
  currency: string
  fee: number
  fee_vat: number
  paid: boolean
  sent: boolean
  deleted: boolean
  failure_code: string | null
  failure_message: string | null
  recipient: string
  metadata: Record<string, string>
}

/** Starts it on a free port. `secretKey` is the only key it lets in. */
export async function opnStandIn(secretKey: string): Promise<OpnStandIn> {
  const recipients: OpnStandIn['recipients'] = new Map()
  const transfers: OpnStandIn['transfers'] = new Map()
  let lost = 0
  const refused = (status: number, code: string, message: string) => ({ status, answer: { object: 'error', code, message } })
  const shown = ({ fields, ...recipient }: NonNullable<ReturnType<typeof recipients.get>>) => ({ object: 'recipient', name: fields.get('name'), ...recipient })

  function make(path: string, body: URLSearchParams): { status: number; answer: object } {
    if (path === '/recipients') {
      const recipient = { id: `recp_test_${randomUUID().slice(0, 8)}`, verified: standIn.verifies, active: standIn.verifies, failure_code: null, fields: body }
      recipients.set(recipient.id, recipient)
      return { status: 200, answer: shown(recipient) }
    }
    if (path === '/transfers') {
      const recipient = recipients.get(body.get('recipient') ?? '')
      const amount = Number(body.get('amount'))
      if (!recipient?.verified || !recipient.active) return refused(400, 'invalid_recipient', 'recipient is not active')
      // More than thirty baht, as Opn asks.
      if (!Number.isSafeInteger(amount) || amount <= 3000) return refused(400, 'invalid_amount', 'amount is too small')
      const transfer: StandInTransfer = {
        object: 'transfer',
        id: `trsf_test_${randomUUID().slice(0, 8)}`,
        amount,
        currency: 'THB',
        fee: 3000,
        fee_vat: 210,
        paid: false,
        sent: false,
        deleted: false,
        failure_code: null,
        failure_message: null,
        recipient: recipient.id,
        metadata: { payout: body.get('metadata[payout]') ?? '' },
      }
      transfers.set(transfer.id, transfer)
      return { status: 200, answer: transfer }
    }
    return refused(404, 'not_found', `no route for ${path}`)
  }

  function read(path: string, query: URLSearchParams): { status: number; answer: object } {
    const recipient = recipients.get(/^\/recipients\/([\w-]+)$/.exec(path)?.[1] ?? '')
    if (recipient) return { status: 200, answer: shown(recipient) }
    const transfer = transfers.get(/^\/transfers\/([\w-]+)$/.exec(path)?.[1] ?? '')
    if (transfer) return { status: 200, answer: transfer }
    if (path === '/transfers') {
      const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))]
      return { status: 200, answer: { object: 'list', total: transfers.size, data: Array.from(transfers.values()).slice(offset, offset + limit) } }
    }
    return refused(404, 'not_found', 'transfer was not found')
  }

  const server = createServer((request, response) => {
    void bodyOf(request).then((text) => {
      const say = (status: number, answer: object) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify(answer))
      }
      if (request.headers.authorization !== `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`)
        return say(401, { object: 'error', code: 'authentication_failure', message: 'authentication failed' })
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
      const { status, answer } = request.method === 'GET' ? read(pathname, searchParams) : make(pathname, new URLSearchParams(text))
      if (request.method === 'POST' && pathname === '/transfers' && lost > 0) {
        lost -= 1
        return void response.destroy()
      }
      say(status, answer)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  const standIn: OpnStandIn = {
    address: `http://127.0.0.1:${port}`,
    recipients,
    transfers,
    verifies: true,
    loseAnswers: (times) => void (lost = times),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return standIn
}

type Signing = { secret: string; at?: number }

/** An event as Opn sends it: signed over `timestamp.body` with the decoded secret. */
export function opnEvent({ transfer, key, id = `evnt_test_${randomUUID().slice(0, 8)}` }: { transfer: string; key: string; id?: string }, signing: Signing) {
  const rawBody = JSON.stringify({ object: 'event', id, key, data: { object: 'transfer', id: transfer } })
  return { rawBody, headers: signedBy(rawBody, signing) }
}

/** The two headers of a signed event. */
export function signedBy(rawBody: string, { secret, at = Math.floor(Date.now() / 1000) }: Signing): Headers {
  const signature = createHmac('sha256', Buffer.from(secret, 'base64')).update(`${at}.${rawBody}`).digest('hex')
  return new Headers({ 'omise-signature-timestamp': `${at}`, 'omise-signature': signature })
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part as Uint8Array))
  return Buffer.concat(parts).toString()
}
