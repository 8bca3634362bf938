import type { CarrierEvent, CarrierEventKind } from './carrier.ts'
import { PLAYED_CARRIER } from './played-carrier.server.ts'
import type { Database } from '../../platform/database.ts'

/** What happens to a parcel that nobody carries, so many minutes after it was handed over. */
const COURSE: readonly (readonly [minutes: number, kind: CarrierEventKind, place: string])[] = [
  [2, 'in_transit', 'Bangkok'],
  [10, 'out_for_delivery', ''],
  [20, 'delivered', ''],
]

/** What the played carrier of a demo answers when it is asked about parcels: all that has happened by now. */
export const tellOfParcels =
  (database: Database) =>
  async (numbers: readonly string[], now = Date.now()): Promise<CarrierEvent[]> => {
    const parcels = await database.all<{ id: string; tracking_number: string; shipped_at: string }>(
      `select id, tracking_number, shipped_at::text as shipped_at from public.shipments where carrier = $1 and tracking_number = any ($2)`,
      [PLAYED_CARRIER, numbers],
    )
    return parcels.flatMap((parcel) =>
      COURSE.flatMap(([minutes, kind, place]) => {
        const at = Date.parse(parcel.shipped_at) + minutes * 60_000
        return at <= now ? [{ id: `${parcel.id}:${kind}`, trackingNumber: parcel.tracking_number, kind, at: new Date(at).toISOString(), place }] : []
      }),
    )
  }
