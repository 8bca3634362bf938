import type { Database } from '../../platform/database.ts'

/** What somebody who registers agrees to, by the versions in force, and whether a wish to sell is approved at once (a demo). Throws when the shop names none. */
export async function getAgreements(db: Database): Promise<{ terms: string; privacy: string; sellersAtOnce: boolean }> {
  return db.one(
    `select (select value #>> '{}' from public.shop_settings where key = 'legal.terms_version') as terms,
            (select value #>> '{}' from public.shop_settings where key = 'legal.privacy_version') as privacy,
            coalesce((select value = 'true' from public.shop_settings where key = 'sellers.approve_at_once'), false) as "sellersAtOnce"`,
  )
}
