import { add, NOTHING, subtract, sum, times, type Minor } from '../platform/money.ts'
import { isServed } from './countries.ts'
import { SHIPPING_METHODS, type ShippingMethod, type ShippingRate, type ShippingZone } from './shipping-rates.ts'
import { DEFAULT_SHIPPING_TABLE, rateTo, type Restriction, type ShippingTable, zoneIn } from './shipping-terms.ts'

/** What one maker sends to one address. `goods` is what is paid for the lines, all discounts taken off. */
export type Consignment = {
  country: string
  lines: readonly { weightGrams: number; quantity: number; freeShipping: boolean; categoryIds?: readonly string[] }[]
  goods: Minor
  /** Days until the slowest line is ready; 0 for what is on the shelf. */
  leadDays?: number
}

export type ShippingOption = {
  method: ShippingMethod
  cost: Minor
  /** Why it costs nothing. */
  free: 'product' | 'threshold' | undefined
  /** Days from the order to the door. */
  days: { from: number; to: number }
}

/** A method that is not offered, and what stands against it. */
export type RefusedMethod = { method: ShippingMethod; because: 'not_offered' } | { method: ShippingMethod; because: 'restricted'; restriction: Restriction }

export type Shipping =
  | { available: true; zone: ShippingZone; options: ShippingOption[]; refused: RefusedMethod[] }
  | { available: false; because: 'country_not_served' | 'nothing_to_ship' }

/** How long a maker may take to pack what is on the shelf. */
export const HANDLING_DAYS = { from: 1, to: 2 }

/**
 * The ways a maker's goods can travel, cheapest first. Lines that ship free do so by the standard method; express is paid for the whole weight.
 * A threshold frees the standard method only where the table names one.
 */
export function shippingOptions(consignment: Consignment, table: ShippingTable = DEFAULT_SHIPPING_TABLE): Shipping {
  const { country, lines } = consignment
  if (!isServed(country)) return { available: false, because: 'country_not_served' }
  if (!lines.some((line) => line.quantity > 0)) return { available: false, because: 'nothing_to_ship' }
  const zone = zoneIn(table, country)
  const options: ShippingOption[] = []
  const refused: RefusedMethod[] = []
  for (const method of SHIPPING_METHODS) {
    const rate = rateTo(table, country, method)
    const restriction = table.restrictions.find((one) => stops(one, method, consignment))
    if (!rate) refused.push({ method, because: 'not_offered' })
    else if (restriction) refused.push({ method, because: 'restricted', restriction })
    else options.push(optionOf(method, rate, consignment))
  }
  return { available: true, zone, options, refused }
}

/**
 * The ways several parcels of one maker can travel together: those by which each of them can, for what they cost in sum, until the last one is there. Nothing is won or lost by
 * how a cart is filled: what a parcel costs depends on what is in it, and on what all goods of the maker are worth.
 */
export function shippingOfParcels(
  parcels: readonly { consignment: Consignment; table: ShippingTable }[],
): Shipping & { costs: ReadonlyMap<ShippingMethod, Minor[]> } {
  const each = parcels.map(({ consignment, table }) => shippingOptions(consignment, table))
  const costs = new Map<ShippingMethod, Minor[]>()
  const [first] = each
  const stopped = each.find(({ available }) => !available)
  if (!first?.available || stopped) return { available: false, because: stopped?.available === false ? stopped.because : 'nothing_to_ship', costs }
  const open = each.filter((one) => one.available)
  const options = SHIPPING_METHODS.flatMap((method): ShippingOption[] => {
    const ways = open.flatMap((one) => one.options.filter((option) => option.method === method))
    if (ways.length < open.length) return []
    const [way] = ways
    if (!way) return []
    costs.set(
      method,
      ways.map(({ cost }) => cost),
    )
    const days = { from: Math.max(...ways.map((one) => one.days.from)), to: Math.max(...ways.map((one) => one.days.to)) }
    return [{ method, cost: sum(ways.map(({ cost }) => cost)), free: ways.every(({ free }) => free) ? way.free : undefined, days }]
  })
  const refused = open.flatMap((one) => one.refused).filter(({ method }, place, all) => all.findIndex((other) => other.method === method) === place)
  return { available: true, zone: first.zone, options, refused, costs }
}

/** Whether a restriction keeps a consignment from going by a method. A maker's goods travel together, so one line is enough. */
function stops({ country, method, categories, heaviestGrams }: Restriction, wanted: ShippingMethod, consignment: Consignment): boolean {
  if (country !== consignment.country || (method !== null && method !== wanted)) return false
  const lines = consignment.lines.filter((line) => categories === null || line.categoryIds?.some((id) => categories.includes(id)))
  const grams = lines.reduce((total, line) => total + line.weightGrams * line.quantity, 0)
  return lines.some(({ quantity }) => quantity > 0) && (heaviestGrams === null || grams > heaviestGrams)
}

function optionOf(method: ShippingMethod, rate: ShippingRate, { lines, goods, leadDays = 0 }: Consignment): ShippingOption {
  const paid = method === 'standard' ? lines.filter((line) => !line.freeShipping) : lines
  const grams = paid.reduce((total, line) => total + line.weightGrams * line.quantity, 0)
  const free = grams === 0 && method === 'standard' ? 'product' : rate.freeFrom !== null && goods >= rate.freeFrom ? 'threshold' : undefined
  const days = { from: rate.days.from + Math.max(HANDLING_DAYS.from, leadDays), to: rate.days.to + Math.max(HANDLING_DAYS.to, leadDays) }
  return { method, cost: free ? NOTHING : shippingCost(grams, rate), free, days }
}

/** What a weight costs by a rate; goods over the heaviest parcel travel in full parcels and one with the rest. Nothing weighs less than a gram. */
export function shippingCost(grams: number, rate: ShippingRate): Minor {
  const weight = Math.max(1, Math.ceil(grams))
  const fullParcels = Math.floor(weight / rate.parcelMaxGrams)
  const rest = weight % rate.parcelMaxGrams
  return add(times(parcelCost(rate.parcelMaxGrams, rate), fullParcels), rest === 0 ? NOTHING : parcelCost(rest, rate))
}

const parcelCost = (grams: number, { first, firstGrams, step, stepGrams }: ShippingRate): Minor =>
  add(first, times(step, Math.ceil(Math.max(0, grams - firstGrams) / stepGrams)))

/** How far a maker's goods are from travelling free: what is still missing, or undefined where there is no threshold or it is reached. */
export function missingToFreeShipping(consignment: Consignment, table: ShippingTable = DEFAULT_SHIPPING_TABLE): Minor | undefined {
  const shipping = shippingOptions(consignment, table)
  const freeFrom = rateTo(table, consignment.country, 'standard')?.freeFrom ?? null
  const standard = shipping.available ? shipping.options.find(({ method }) => method === 'standard') : undefined
  if (freeFrom === null || !standard || standard.free) return undefined
  return subtract(freeFrom, consignment.goods)
}

/** Thailand keeps no summer time. */
const BANGKOK_OFFSET_MS = 7 * 3_600_000
const DAY_MS = 24 * 3_600_000

/** The dates (`2026-11-27`, in Thailand) between which something ordered at `placedAt` arrives. */
export function deliveryDates({ from, to }: ShippingOption['days'], placedAt: Date): { from: string; to: string } {
  const after = (days: number) => new Date(placedAt.getTime() + BANGKOK_OFFSET_MS + days * DAY_MS).toISOString().slice(0, 10)
  return { from: after(from), to: after(to) }
}
