/** Where a carrier says a parcel is. */
export const CARRIER_EVENTS = ['in_transit', 'out_for_delivery', 'delivery_failed', 'delivered', 'returned_to_sender'] as const
export type CarrierEventKind = (typeof CARRIER_EVENTS)[number]

/** Something that happened to a parcel. `id` is the carrier's own, and the same however often it is told; `at` is ISO 8601 by the carrier's clock. */
export type CarrierEvent = { id: string; trackingNumber: string; kind: CarrierEventKind; at: string; place: string }

/** Why a call is not believed: not signed by the carrier, signed long ago, or nothing we can read. */
export type CallRefusal = 'forged' | 'stale' | 'malformed'

/** What the desk knows of carriers: the names of those that tell where parcels are. */
export type TellingCarriers = { carriers: readonly string[] }

/** Somebody who carries parcels and tells of them. */
export type Carrier = {
  /** Stands in addresses and in what is kept. */
  code: string
  /** As makers write it on a parcel (`shipments.carrier`). */
  name: string
  /** What happened to these parcels so far, for carriers that are asked. */
  track?: (numbers: readonly string[]) => Promise<CarrierEvent[]>
  /** What a call of theirs tells, believed by its signature only. */
  readCall?: (call: { rawBody: string; headers: Headers; now: Date }) => CarrierEvent[] | CallRefusal
}
