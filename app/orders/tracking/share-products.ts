import type { TrackedParcel, TrackedShare } from './tracked-order.ts'

type Line = TrackedShare['lines'][number]
export type LineQuantity = { line: Line; quantity: number }

/** What lies in a parcel, in the words of the order; of a line that is not there any more nothing. */
export function contentsOf(parcel: Pick<TrackedParcel, 'lines'>, lines: readonly Line[]): LineQuantity[] {
  return parcel.lines.flatMap(({ line: id, quantity }) => {
    const line = lines.find((each) => each.id === id)
    return line ? [{ line, quantity }] : []
  })
}

/** What the maker has not sent yet. */
export function linesToCome({ parcels, lines }: Pick<TrackedShare, 'parcels' | 'lines'>): LineQuantity[] {
  const sent = new Map<string, number>()
  for (const parcel of parcels) for (const { line, quantity } of parcel.lines) sent.set(line, (sent.get(line) ?? 0) + quantity)
  return lines.flatMap((line) => {
    const quantity = line.quantity - line.removed - (sent.get(line.id) ?? 0)
    return quantity > 0 ? [{ line, quantity }] : []
  })
}

/** Where a parcel is, as far as its buyer is concerned. */
export type ParcelPlace = 'onItsWay' | 'inTransit' | 'outForDelivery' | 'notDelivered' | 'arrived' | 'cameBack' | 'lost'

const PLACES: Readonly<Record<string, ParcelPlace>> = {
  in_transit: 'inTransit',
  out_for_delivery: 'outForDelivery',
  delivery_failed: 'notDelivered',
  delivered: 'arrived',
  returned_to_sender: 'cameBack',
  lost: 'lost',
}
const ENDS: readonly ParcelPlace[] = ['arrived', 'cameBack', 'lost']

export const placeOf = ({ status }: Pick<TrackedParcel, 'status'>): ParcelPlace => PLACES[status] ?? 'onItsWay'

/** Parcels whose arrival is said one by one: an order in a single parcel is confirmed as a whole. */
export const awaitsWord = (share: Pick<TrackedShare, 'parcels' | 'lines'>, parcel: Pick<TrackedParcel, 'status'>): boolean =>
  !ENDS.includes(placeOf(parcel)) && (share.parcels.length > 1 || linesToCome(share).length > 0)
