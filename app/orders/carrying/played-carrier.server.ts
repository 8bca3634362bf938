import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { CARRIER_EVENTS, type Carrier } from './carrier.ts'

/** Under this name a parcel is handed to the carrier that is played. No maker can take it for a real one. */
export const PLAYED_CARRIER = 'Played Carrier (demo)'

/** How old a signed call may be. */
const TOLERANCE_SECONDS = 300

const Call = v.object({
  events: v.pipe(
    v.array(
      v.object({
        id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
        trackingNumber: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
        kind: v.picklist(CARRIER_EVENTS),
        at: v.pipe(v.string(), v.isoTimestamp()),
        place: v.optional(v.pipe(v.string(), v.maxLength(120)), ''),
      }),
    ),
    v.minLength(1),
    v.maxLength(100),
  ),
})

/** The signature of a call: HMAC-SHA256 over `timestamp.rawBody`, hex, in `carrier-signature` beside `carrier-timestamp` (seconds). */
export const signCall = ({ secret, timestamp, rawBody }: { secret: string; timestamp: string; rawBody: string }): string =>
  createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest('hex')

/** A carrier that exists in demos and tests only, behind the interface of real ones: nobody carries anything. `told` is what it answers when it is asked. */
export const playedCarrier = ({ secret, told }: { secret: string; told?: Carrier['track'] }): Carrier => ({
  code: 'played',
  name: PLAYED_CARRIER,
  ...(told && { track: told }),
  readCall({ rawBody, headers, now }) {
    const timestamp = headers.get('carrier-timestamp') ?? ''
    const right = Buffer.from(signCall({ secret, timestamp, rawBody }), 'hex')
    const given = Buffer.from(headers.get('carrier-signature') ?? '', 'hex')
    if (given.length !== right.length || !timingSafeEqual(given, right)) return 'forged'
    if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return 'stale'
    const call = v.safeParse(v.pipe(v.string(), v.parseJson(), Call), rawBody)
    return call.success ? call.output.events : 'malformed'
  },
})
