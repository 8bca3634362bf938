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
export type ParcelPlace = 'onItsWay' | 'arrived' | 'cameBack' | 'lost'

export function placeOf({ status }: Pick<TrackedParcel, 'status'>): ParcelPlace {
  if (status === 'delivered') return 'arrived'
  if (status === 'returned_to_sender') return 'cameBack'
  return status === 'lost' ? 'lost' : 'onItsWay'
}

/** Parcels whose arrival is said one by one: an order in a single parcel is confirmed as a whole. */
export const awaitsWord = (share: Pick<TrackedShare, 'parcels' | 'lines'>, parcel: Pick<TrackedParcel, 'status'>): boolean =>
  placeOf(parcel) === 'onItsWay' && (share.parcels.length > 1 || linesToCome(share).length > 0)
