import { HANDLING_DAYS } from './shipping.ts'
import type { ShippingMethod, ShippingZone } from './shipping-rates.ts'
import type { KeptRate, ShippingTerms } from './shipping-terms.ts'

/** The terms of one shop (`public.shop_shipping`): what it asks where, and how many days it takes to pack; null where it is as usual. */
export type ShopShipping = { rates: readonly { zone: ShippingZone; method: ShippingMethod; rate: KeptRate }[]; packs: { from: number; to: number } | null }

/**
 * The terms that hold for parcels of one shop: its own rates in the place of the office's, where the office offers that way at all, and its days of packing on top of those under way.
 * Whoever reckons with terms needs to know nothing of shops.
 */
export function termsOfShop(terms: ShippingTerms, shop: ShopShipping | undefined): ShippingTerms {
  if (!shop) return terms
  const later = { from: Math.max(0, (shop.packs?.from ?? 0) - HANDLING_DAYS.from), to: Math.max(0, (shop.packs?.to ?? 0) - HANDLING_DAYS.to) }
  return {
    ...terms,
    rates: terms.rates.map((standing) => {
      if ('offered' in standing.rate) return standing
      const own = shop.rates.find(({ zone, method }) => zone === standing.zone && method === standing.method)?.rate ?? standing.rate
      return { ...standing, rate: 'offered' in own ? own : { ...own, daysFrom: own.daysFrom + later.from, daysTo: own.daysTo + later.to } }
    }),
  }
}
