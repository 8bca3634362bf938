import { minor } from '../platform/money.ts'
import {
  DEFAULT_SHIPPING_RATES,
  SHIPPING_ZONES,
  type ShippingMethod,
  type ShippingRate,
  type ShippingRates,
  type ShippingZone,
  zoneOf,
} from './shipping-rates.ts'

/** What a method costs in a zone, as it is kept: satang, grams, days; or that it is not offered there. */
export type KeptRate =
  | { offered: false }
  | {
      carrier: string
      first: number
      firstGrams: number
      step: number
      stepGrams: number
      parcelMaxGrams: number
      daysFrom: number
      daysTo: number
      freeFrom: number | null
    }

/** What a country costs otherwise than its zone, at a shop that says so. */
export type CountryRate = { country: string; method: ShippingMethod; rate: KeptRate }

/** A rate that holds, since when, and until when if that is settled. */
export type StandingRate = { id: number; zone: ShippingZone; method: ShippingMethod; rate: KeptRate; since: string; until: string | null }

/** What may not go to a country: by a method or any, goods of these categories or all, above a weight or at all. */
export type Restriction = { id: number; country: string; method: ShippingMethod | null; heaviestGrams: number | null; categories: readonly string[] | null }

/** The terms of delivery at a moment (`public.shipping_table`). */
export type ShippingTerms = {
  rates: readonly StandingRate[]
  destinations: Readonly<Record<string, ShippingZone>>
  restrictions: readonly Restriction[]
  countries?: readonly CountryRate[]
}

/** The same, as it is reckoned with. */
export type ShippingTable = Pick<ShippingTerms, 'destinations' | 'restrictions' | 'countries'> & { rates: ShippingRates }

/** What stands in where nothing is kept: the rates a shop begins with. */
export const DEFAULT_SHIPPING_TABLE: ShippingTable = { rates: DEFAULT_SHIPPING_RATES, destinations: {}, restrictions: [] }

/** The table of some terms; the one a shop begins with for none. */
export function shippingTable(terms: ShippingTerms | undefined): ShippingTable {
  if (!terms) return DEFAULT_SHIPPING_TABLE
  const of = (zone: ShippingZone, method: ShippingMethod) => {
    const standing = terms.rates.find((one) => one.zone === zone && one.method === method)
    return standing ? rateOf(standing.rate) : null
  }
  const rates = Object.fromEntries(SHIPPING_ZONES.map((zone) => [zone, { standard: of(zone, 'standard'), express: of(zone, 'express') }]))
  // Every zone is in it by construction.
  const { destinations, restrictions, countries } = terms
  return { destinations, restrictions, ...(countries && { countries }), rates: rates as ShippingRates }
}

/** What a method costs to a country; null where it is not offered. */
export function rateTo(table: ShippingTable, country: string, method: ShippingMethod): ShippingRate | null {
  const own = table.countries?.find((one) => one.country === country && one.method === method)
  return own ? rateOf(own.rate) : table.rates[zoneIn(table, country)][method]
}

/** A kept rate as it is reckoned with; null for a method that is not offered. */
export const rateOf = (kept: KeptRate): ShippingRate | null =>
  'offered' in kept
    ? null
    : {
        first: minor(kept.first),
        firstGrams: kept.firstGrams,
        step: minor(kept.step),
        stepGrams: kept.stepGrams,
        parcelMaxGrams: kept.parcelMaxGrams,
        days: { from: kept.daysFrom, to: kept.daysTo },
        freeFrom: kept.freeFrom === null ? null : minor(kept.freeFrom),
      }

/** The zone whose rates a country has. */
export const zoneIn = (table: Pick<ShippingTable, 'destinations'>, country: string): ShippingZone => table.destinations[country] ?? zoneOf(country)
