import type { Database } from '../platform/database.ts'
import type { ShippingTerms } from './shipping-terms.ts'

/** The terms of delivery that hold now. */
export const loadShippingTerms = async (db: Database): Promise<ShippingTerms> =>
  (await db.one<{ terms: ShippingTerms }>('select public.shipping_table() as terms')).terms
