import { enqueue } from '../platform/enqueue.ts'
import type { Shop } from '../shop.ts'

const STATUS = { forged: 401, stale: 400, malformed: 400 } as const

/**
 * Takes an event of a payment provider: signature first, then stored once by its id, then answered; what it means is found out by a job that asks the
 * provider. 404 for a provider we do not have, 401 for a forged and 400 for a stale or malformed event; a repeated event is answered like the first.
 */
export async function receiveEvent(shop: Shop, providerName: string, rawBody: string, headers: Headers): Promise<Response> {
  const provider = shop.payments.find(({ name }) => name === providerName)
  if (!provider) return Response.json({ code: 'unknown_provider' }, { status: 404 })
  const event = provider.readEvent(rawBody, headers, new Date())
  if (event === 'unrelated') return Response.json({ received: true })
  if (typeof event === 'string') {
    shop.log.warn({ provider: providerName, because: event }, 'A payment event was refused.')
    return Response.json({ code: event }, { status: STATUS[event] })
  }
  await shop.service.transaction(async (tx) => {
    const stored = await tx.maybe(
      `insert into private.webhook_events (provider, event_id, payload) values ($1, $2, $3) on conflict do nothing returning event_id`,
      [providerName, event.eventId, JSON.stringify({ reference: event.reference, type: event.type, about: event.about ?? 'charge' })],
    )
    if (stored) await enqueue(tx, 'settle-event', { provider: providerName, eventId: event.eventId }, { key: `settle:${providerName}:${event.eventId}` })
  })
  return Response.json({ received: true })
}
