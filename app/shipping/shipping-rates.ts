import { minor, type Minor } from '../platform/money.ts'

/** Where a parcel from Thailand goes, as far as its price is concerned. */
export const SHIPPING_ZONES = ['TH', 'ASEAN', 'EAST_ASIA', 'OCEANIA', 'EUROPE', 'NORTH_AMERICA', 'REST'] as const
export type ShippingZone = (typeof SHIPPING_ZONES)[number]

export const SHIPPING_METHODS = ['standard', 'express'] as const
export type ShippingMethod = (typeof SHIPPING_METHODS)[number]

/** Price and time of one method in one zone. Weight is charged in started steps. */
export type ShippingRate = {
  /** The first step. */
  first: Minor
  firstGrams: number
  /** Every started step after it. */
  step: Minor
  stepGrams: number
  /** Heavier goods travel in several parcels. */
  parcelMaxGrams: number
  /** Days under way, from the hand-over. */
  days: { from: number; to: number }
  /** A maker's goods worth this much (after discounts) travel free; null for never. */
  freeFrom: Minor | null
}

export type ShippingRates = Readonly<Record<ShippingZone, Readonly<Record<ShippingMethod, ShippingRate | null>>>>

const baht = (amount: number): Minor => minor(amount * 100)
const rate = (
  first: number,
  step: number,
  days: [from: number, to: number],
  more: { firstGrams?: number; stepGrams?: number; parcelMaxGrams?: number; freeFrom?: number } = {},
): ShippingRate => ({
  first: baht(first),
  firstGrams: more.firstGrams ?? 500,
  step: baht(step),
  stepGrams: more.stepGrams ?? 500,
  parcelMaxGrams: more.parcelMaxGrams ?? 20_000,
  days: { from: days[0], to: days[1] },
  freeFrom: more.freeFrom === undefined ? null : baht(more.freeFrom),
})

/**
 * What a new shop charges: about what Thailand Post and the couriers ask for one parcel, rounded so that the sum is easy to explain. An operator's
 * own table has the same shape. Domestic parcels cost the same by the kilogram everywhere, islands included.
 */
export const DEFAULT_SHIPPING_RATES: ShippingRates = {
  TH: {
    standard: rate(45, 15, [2, 4], { firstGrams: 1_000, stepGrams: 1_000, parcelMaxGrams: 30_000, freeFrom: 1_500 }),
    express: rate(75, 25, [1, 2], { firstGrams: 1_000, stepGrams: 1_000, parcelMaxGrams: 30_000 }),
  },
  ASEAN: { standard: rate(260, 90, [7, 14]), express: rate(620, 140, [3, 5], { parcelMaxGrams: 30_000 }) },
  EAST_ASIA: { standard: rate(320, 110, [7, 14]), express: rate(760, 170, [3, 6], { parcelMaxGrams: 30_000 }) },
  OCEANIA: { standard: rate(420, 150, [10, 18]), express: rate(1_050, 260, [4, 7], { parcelMaxGrams: 30_000 }) },
  EUROPE: { standard: rate(450, 160, [10, 21]), express: rate(1_150, 290, [4, 8], { parcelMaxGrams: 30_000 }) },
  NORTH_AMERICA: { standard: rate(480, 180, [10, 21]), express: rate(1_250, 320, [4, 8], { parcelMaxGrams: 30_000 }) },
  REST: { standard: rate(520, 200, [14, 28]), express: rate(1_350, 360, [5, 9], { parcelMaxGrams: 30_000 }) },
}

const COUNTRIES: Readonly<Record<Exclude<ShippingZone, 'REST'>, string>> = {
  TH: 'TH',
  ASEAN: 'BN ID KH LA MM MY PH SG TL VN',
  EAST_ASIA: 'CN HK JP KR MN MO TW',
  OCEANIA: 'AS AU CC CK CX FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV VU WF WS',
  EUROPE:
    'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GE GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM TR UA VA',
  NORTH_AMERICA: 'BM CA GL MX PM PR US VI',
}

const ZONE_OF: ReadonlyMap<string, ShippingZone> = new Map(
  SHIPPING_ZONES.flatMap((zone) => (zone === 'REST' ? [] : COUNTRIES[zone].split(' ').map((country): [string, ShippingZone] => [country, zone]))),
)

/** The zone of a country; what is nowhere else is the rest of the world. */
export const zoneOf = (country: string): ShippingZone => ZONE_OF.get(country) ?? 'REST'
