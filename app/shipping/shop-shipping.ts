import { HANDLING_DAYS } from './shipping.ts'
import type { ShippingMethod, ShippingZone } from './shipping-rates.ts'
import { type KeptRate, type ShippingTerms, zoneIn } from './shipping-terms.ts'

/** What a shop says of one kind of its parcels: what it asks where, in a zone or one of its countries, and how many days it takes to pack; null where it is as usual. */
export type ParcelTerms = {
  rates: readonly { zone: ShippingZone; method: ShippingMethod; country?: string; rate: KeptRate }[]
  packs: { from: number; to: number } | null
}

/** A kind of parcels of a shop beside its usual one. */
export type ShopParcel = ParcelTerms & { id: string; name: string }

/** The terms of one shop (`public.shop_shipping`). */
export type ShopShipping = ParcelTerms & { profiles?: readonly ShopParcel[]; pickup?: Pickup | null }

/** Buyers may fetch at the workshop: where it is, and how many days after they ordered. */
export type Pickup = { days: number; place: string }

/**
 * The terms that hold for parcels of one shop: its own rates in the place of the office's, where the office offers that way at all, and its days of packing on top of those under way.
 * What is not said of a profile is as usual at the shop. Whoever reckons with terms needs to know nothing of shops.
 */
export function termsOfShop(terms: ShippingTerms, shop: ShopShipping | undefined, profile: string | null = null): ShippingTerms {
  if (!shop) return terms
  const own = shop.profiles?.find(({ id }) => id === profile)
  const said = own ? covered(covered(terms, terms, shop), terms, own) : covered(terms, terms, shop)
  const packs = own?.packs ?? shop.packs
  const later = { from: Math.max(0, (packs?.from ?? 0) - HANDLING_DAYS.from), to: Math.max(0, (packs?.to ?? 0) - HANDLING_DAYS.to) }
  // The office's own days hold no time of packing of this shop; those the shop says do neither.
  const packed = <Standing extends { rate: KeptRate }>(standing: Standing): Standing => {
    const { rate } = standing
    return 'offered' in rate ? standing : { ...standing, rate: { ...rate, daysFrom: rate.daysFrom + later.from, daysTo: rate.daysTo + later.to } }
  }
  return { ...said, rates: said.rates.map(packed), ...(said.countries && { countries: said.countries.map(packed) }) }
}

/** Terms with those of a parcel above them. What is said of a whole zone holds for what was said of its countries below. */
function covered(below: ShippingTerms, office: ShippingTerms, { rates }: ParcelTerms): ShippingTerms {
  const offered = rates.filter(({ zone, method }) => office.rates.some((one) => one.zone === zone && one.method === method && !('offered' in one.rate)))
  const zones = offered.filter(({ country }) => country === undefined)
  // A country that staff have put into another zone since costs what that zone does.
  const countries = offered.flatMap(({ zone, method, country, rate }) =>
    country !== undefined && zoneIn(office, country) === zone ? [{ country, method, rate }] : [],
  )
  const kept = (below.countries ?? []).filter(
    ({ country, method }) =>
      !zones.some((one) => one.zone === zoneIn(office, country) && one.method === method) &&
      !countries.some((one) => one.country === country && one.method === method),
  )
  return {
    ...below,
    rates: below.rates.map((standing) => {
      const own = zones.find(({ zone, method }) => zone === standing.zone && method === standing.method)
      return own ? { ...standing, rate: own.rate } : standing
    }),
    ...(kept.length + countries.length > 0 ? { countries: [...kept, ...countries] } : { countries: [] }),
  }
}
