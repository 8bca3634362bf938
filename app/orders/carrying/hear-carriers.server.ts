import { isDatabaseError } from '../../platform/database-error.ts'
import type { Shop } from '../../shop.ts'
import type { Carrier, CarrierEvent } from './carrier.ts'

/** As many parcels as are asked about at once, the one that was asked about longest ago first. */
const ASKED_AT_ONCE = 100

const STATUS = { forged: 401, stale: 401, malformed: 400 } as const

/** Takes what a carrier told, each event in a transaction of its own; how many parcels moved. What says it happened in the future is left out. */
async function takeEvents(shop: Shop, { code, name }: Carrier, events: readonly CarrierEvent[]): Promise<number> {
  let moved = 0
  for (const { id, trackingNumber, kind, at, place } of events) {
    try {
      const row = await shop.service.one<{ moved: number }>('select private.take_carrier_event($1, $2, $3, $4, $5, $6, $7) as moved', [
        code,
        name,
        id,
        trackingNumber,
        kind,
        at,
        place,
      ])
      moved += row.moved
    } catch (error) {
      if (!isDatabaseError(error) || error.code !== '22023') throw error
      shop.log.warn({ carrier: code, event: id }, 'A carrier told of what has not happened yet.')
    }
  }
  return moved
}

/** `POST /webhooks/{carrier}`: a carrier tells of parcels. 404 for one we do not know, 401 for what it has not signed just now, 400 for what cannot be read. */
export async function hearCarrier(shop: Shop, code: string, rawBody: string, headers: Headers, now = new Date()): Promise<Response> {
  const carrier = shop.carriers.find((each) => each.code === code)
  const events = carrier?.readCall?.({ rawBody, headers, now })
  if (!carrier || events === undefined) return new Response(null, { status: 404 })
  if (typeof events === 'string') return Response.json({ code: events }, { status: STATUS[events] })
  return Response.json({ moved: await takeEvents(shop, carrier, events) })
}

/** The job that asks carriers who are asked: about parcels that are on their way with them. One that does not answer keeps no other waiting. */
export async function askCarriers(shop: Shop): Promise<void> {
  for (const carrier of shop.carriers) {
    if (!carrier.track) continue
    const numbers = await shop.service.all<{ tracking_number: string }>('select private.parcels_to_ask($1, $2) as tracking_number', [
      carrier.name,
      ASKED_AT_ONCE,
    ])
    if (numbers.length === 0) continue
    try {
      await takeEvents(shop, carrier, await carrier.track(numbers.map((row) => row.tracking_number)))
    } catch (error) {
      shop.log.warn({ carrier: carrier.code, error: String(error) }, 'A carrier did not say where parcels are.')
    }
  }
}
