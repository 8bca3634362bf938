import * as v from 'valibot'
import { enqueue } from '../platform/enqueue.ts'
import type { Shop } from '../shop.ts'

/** A job without a reference looks at all that are open. */
const Payload = v.object({ reference: v.optional(v.string()) })

/** As many as one run asks for. */
const MOST = 200

/** Job `look-at-transfers`: asks the payout provider what became of a transfer, or of those that are open, and books it; by the clock where no event has come. */
export async function lookAtTransfers(shop: Shop, payload: unknown): Promise<void> {
  const { transfers } = shop
  if (!transfers) return
  const { reference } = v.parse(Payload, payload ?? {})
  const open =
    reference === undefined
      ? await shop.service.all<{ reference: string }>('select reference from private.open_transfers($1, $2) as reference', [transfers.name, MOST])
      : [{ reference }]
  for (const each of open) {
    try {
      const found = await transfers.getTransfer(each.reference)
      const because = found.state === 'failed' ? found.because : ''
      await shop.service.all('select private.settle_transfer($1, $2, $3, $4, $5)', [transfers.name, each.reference, found.state, found.fee, because])
    } catch (error) {
      // Asked for by an event it is tried again; by the clock the next run asks.
      if (reference !== undefined) throw error
      shop.log.warn({ reference: each.reference, error: String(error) }, 'What became of a transfer is not known yet.')
    }
  }
}

const STATUS = { forged: 401, stale: 400, malformed: 400 } as const

/** `POST /webhooks/opn`: an event about a transfer. Signature first, stored once by its id, answered; what it means is asked from the provider by a job. */
export async function receiveTransferEvent(shop: Shop, rawBody: string, headers: Headers): Promise<Response> {
  const { transfers } = shop
  if (!transfers) return Response.json({ code: 'unknown_provider' }, { status: 404 })
  const event = transfers.readEvent(rawBody, headers, new Date())
  if (event === 'unrelated') return Response.json({ received: true })
  if (typeof event === 'string') {
    shop.log.warn({ provider: transfers.name, because: event }, 'An event about a transfer was refused.')
    return Response.json({ code: event }, { status: STATUS[event] })
  }
  await shop.service.transaction(async (tx) => {
    const stored = await tx.maybe(
      `insert into private.webhook_events (provider, event_id, payload, settled_at, outcome) values ($1, $2, $3, now(), 'asked')
       on conflict do nothing returning event_id`,
      [transfers.name, event.eventId, JSON.stringify({ reference: event.reference, type: event.type })],
    )
    if (stored) await enqueue(tx, 'look-at-transfers', { reference: event.reference }, { key: `transfer:${transfers.name}:${event.eventId}` })
  })
  return Response.json({ received: true })
}
