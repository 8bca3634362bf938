import type { Language } from '../../i18n/languages.ts'
import type { Database } from '../../platform/database.ts'

/** A brand as the head of its list says it; '' for what it does not say. */
export type BrandFacts = { name: string; logo: string; text: string; website: string }

/** A brand that is shown, by its address, in the reader's language, else in English. Undefined where there is none. */
export async function getBrand(anon: Database, slug: string, language: Language): Promise<BrandFacts | undefined> {
  const [brand] = await anon.all<BrandFacts>(
    `select b.name, coalesce(b.logo_url, '') as logo, coalesce(b.texts -> $2::text ->> 'text', b.texts -> 'en' ->> 'text', '') as text, b.website
       from public.brands b where b.slug = $1 and b.is_active`,
    [slug, language],
  )
  return brand
}

/** Of these addresses of brands, those that became part of another, with the address that stands for them now. */
export const brandsLedOn = async (anon: Database, slugs: readonly string[]): Promise<Readonly<Record<string, string>>> =>
  (await anon.one<{ led: Record<string, string> }>('select public.brands_led_on($1) as led', [slugs])).led
