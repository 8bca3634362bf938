import type { Database } from '../platform/database.ts'
import { termsOfShop, type Pickup, type ShopShipping } from './shop-shipping.ts'
import type { ShippingTerms } from './shipping-terms.ts'

type TermsOfShops = {
  terms: ShippingTerms
  ofShop: (seller: string, profile?: string | null) => ShippingTerms
  pickupOf: (seller: string) => Pickup | undefined
}
type ShopTerms = { terms: ShippingTerms; shops: Readonly<Record<string, ShopShipping>> }

/** The terms of delivery that hold now, and those of some shops that have their own. */
export async function loadTermsOfShops(db: Database, sellers: readonly string[]): Promise<TermsOfShops> {
  const { terms, shops } = await db.one<ShopTerms>('select public.shipping_table() as terms, public.shop_shipping($1) as shops', [sellers])
  return { terms, ofShop: (seller, profile = null) => termsOfShop(terms, shops[seller], profile), pickupOf: (seller) => shops[seller]?.pickup ?? undefined }
}
