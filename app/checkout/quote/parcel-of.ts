import { least, NOTHING, subtract, sum, toJson, type Minor } from '../../platform/money.ts'
import type { EvaluatedLine } from '../../promotions/evaluate.ts'
import { HANDLING_DAYS, shippingOfParcels, shippingOptions, type ShippingOption } from '../../shipping/shipping.ts'
import type { ShippingTable } from '../../shipping/shipping-terms.ts'
import type { Pickup } from '../../shipping/shop-shipping.ts'
import type { Offer } from './offer.ts'
import type { QuoteParcel, QuoteWish, WantedLine } from './quote.ts'

type ParcelLine = { id: string; wanted: WantedLine; offer: Offer }

/** Fetched at the workshop: a way of its own, which never goes by itself. */
export const PICKUP = 'pickup'

/** Where the goods are handed over: what is fetched stays in Thailand, wherever its buyer lives. */
export const goesTo = (wish: QuoteWish, parcel: Parcel | undefined): string => (parcel?.chosen?.method === PICKUP ? 'TH' : wish.country)

/** `funded`: what the chosen way would have cost without the buyer's plan. `most`: what the office's terms ask for it, where the maker has terms of her own. */
type Way = Omit<ShippingOption, 'method'> & { method: ShippingOption['method'] | typeof PICKUP; place?: string }
export type Parcel = { options: Way[]; chosen: Way | undefined; funded: Minor; most: Minor | undefined; kinds: QuoteParcel[] }
type ParcelParts = {
  sellerId: string
  lines: readonly ParcelLine[]
  goods: readonly EvaluatedLine[]
  wish: QuoteWish
  tableOf: (profile: string | null) => ShippingTable
  pickup: Pickup | undefined
  /** The office's own terms: what a plan or a code of the shop pays at most. */
  usually: ShippingTable
  freeFrom: Minor | undefined
}

/** Days until it leaves, where that is longer than usual; a break lies on top of the work. */
const leadOf = ({ madeToOrderDays, breakDays }: Offer): number => (breakDays === 0 ? madeToOrderDays : Math.max(madeToOrderDays, HANDLING_DAYS.to) + breakDays)

/** How one maker's share of a cart can be handed over, and what the chosen way costs. */
export function parcelOf({ sellerId, lines, goods, wish, tableOf, pickup, usually, freeFrom }: ParcelParts): Parcel {
  const own = lines.filter((line) => line.offer.sellerId === sellerId)
  const paid = sum(goods.filter((line) => line.sellerId === sellerId).map((line) => line.total))
  const consigned = (some: readonly ParcelLine[]) => ({
    country: wish.country,
    lines: some.map(({ offer: { weightGrams, freeShipping, categoryIds }, wanted: { quantity } }) => ({ weightGrams, quantity, freeShipping, categoryIds })),
    goods: paid,
    leadDays: Math.max(0, ...some.map(({ offer }) => leadOf(offer))),
  })
  const kinds = byParcel(own)
  const tables = kinds.map(({ profile }) => tableOf(profile))
  const shipping = shippingOfParcels(kinds.map((kind, place) => ({ consignment: consigned(kind.lines), table: tables[place] ?? usually })))
  const usual = shipping.available ? shipping.options : []
  // A plan frees the standard way within Thailand; the maker is paid for it all the same.
  const frees = ({ method }: ShippingOption) => method === 'standard' && wish.country === 'TH' && freeFrom !== undefined && paid >= freeFrom
  const sent: Way[] = usual.map((option) => (frees(option) ? { ...option, cost: NOTHING } : option))
  // Whoever collects cash is a carrier.
  const options = pickup && own.length > 0 && wish.paymentMethod !== 'cash_on_delivery' ? [...sent, fetched(pickup, consigned(own).leadDays)] : sent
  const chosen = options.find(({ method }) => method === wish.delivery[sellerId]) ?? options[0]
  const before = usual.find(({ method }) => method === chosen?.method)
  const freed = subtract(before?.cost ?? NOTHING, chosen?.cost ?? NOTHING)
  // What a shop asks beyond the office's terms it bears itself: it must not write the bill of a plan or a code.
  const known = tables.every((table) => table === usually) ? undefined : shippingOptions(consigned(own), usually)
  const most = known?.available ? known.options.find(({ method }) => method === chosen?.method)?.cost : undefined
  return {
    options,
    chosen,
    funded: most === undefined ? freed : least(freed, most),
    most,
    kinds: toParcels(kinds, chosen && chosen.method !== PICKUP ? shipping.costs.get(chosen.method) : undefined),
  }
}

const fetched = ({ days, place }: Pickup, leadDays: number): Way => {
  const ready = Math.max(days, leadDays)
  return { method: PICKUP, cost: NOTHING, free: undefined, days: { from: ready, to: ready }, place }
}

type KindOfParcel = { profile: string | null; name: string; lines: ParcelLine[] }

/** A maker's lines by the parcels they go in, the usual one first. */
function byParcel(lines: readonly ParcelLine[]): KindOfParcel[] {
  const kinds = new Map<string | null, KindOfParcel>()
  for (const line of lines) {
    const profile = line.offer.parcel?.id ?? null
    const kind = kinds.get(profile) ?? { profile, name: line.offer.parcel?.name ?? '', lines: [] }
    kind.lines.push(line)
    kinds.set(profile, kind)
  }
  return [...kinds.values()].toSorted((a, b) => (a.profile ?? '').localeCompare(b.profile ?? ''))
}

function toParcels(kinds: readonly KindOfParcel[], costs: readonly Minor[] | undefined): QuoteParcel[] {
  if (!costs || kinds.every(({ profile }) => profile === null)) return []
  return kinds.map(({ profile, name, lines }, place) => ({ profile, name, cost: toJson(costs[place] ?? NOTHING), lines: lines.map(({ id }) => id) }))
}
