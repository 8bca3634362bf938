import type { Database } from '../../platform/database.ts'

/** The versions of the legal texts in force, which somebody who registers agrees to. Throws when the shop names none. */
export async function getAgreements(db: Database): Promise<{ terms: string; privacy: string }> {
  return db.one(
    `select (select value #>> '{}' from public.shop_settings where key = 'legal.terms_version') as terms,
            (select value #>> '{}' from public.shop_settings where key = 'legal.privacy_version') as privacy`,
  )
}
