import type { ThaiRegion } from '../../addresses/thai-provinces.ts'
import { makingWordIn, placeFor } from '../../catalog/making-words.ts'
import { provinceIn } from '../../catalog/search/card-row.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Database } from '../../platform/database.ts'
import type { Credential } from '../credentials/credential.ts'
import type { BusinessType, Seller } from '../seller.ts'

/** As `public.shown_credentials` has it. */
type ShownCredential = Pick<Credential, 'kind' | 'grade' | 'number' | 'about'> & { valid_until: string | null; verified_at: string }

type Row = {
  id: string
  slug: string
  business_name: string
  business_type: BusinessType
  avatar_url: string | null
  craft: string
  specialities: string[]
  location: string
  province: string
  region: ThaiRegion
  latitude: number | null
  longitude: number | null
  years_of_experience: number
  languages: string[]
  rating: string
  review_count: number
  sales_count: number
  is_verified: boolean
  credentials: ShownCredential[]
  created_at: Date
  story: string
  story_language: string
  story_origin: string
  closed: boolean
  closed_to: Date | null
  closed_message: string
  visiting_hours: string[]
  visiting_note: string
  policies: string
  pictures: string[]
  announced: { words: string; language: string; said: string | null } | null
}

/** What an address may name a maker by. */
const ID_OR_SLUG = /^[a-z0-9-]{1,120}$/
/** Who is named by an id is found by the index of ids. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * A maker by id or slug, the story in the reader's language, else in English, else in the maker's own words. Undefined for makers strangers may not see.
 * `db` reads as `anon`.
 */
export async function getSeller(db: Database, idOrSlug: string, language: Language): Promise<Seller | undefined> {
  if (!ID_OR_SLUG.test(idOrSlug.toLowerCase())) return undefined
  const row = await db.maybe<Row>(
    `select s.id, s.slug, s.business_name, s.business_type, s.avatar_url, s.craft, s.specialities, s.location, s.province, s.region, s.latitude, s.longitude,
            s.years_of_experience, s.languages, s.rating, s.review_count, s.sales_count, s.is_verified, public.shown_credentials(s.id) as credentials, s.created_at,
            coalesce(told.business_description, s.business_description) as story, coalesce(told.language, '') as story_language,
            coalesce(told.origin, 'human') as story_origin,
            public.shop_is_closed(s.closed_from, s.closed_to, s.sales_paused_at) as closed, s.closed_to, s.closed_message,
            s.visiting_hours, s.visiting_note, s.policies, s.pictures,
            (select json_build_object('words', a.words, 'language', a.language, 'said', a.said ->> $2) from public.shop_announcements a
              where a.seller_id = s.id) as announced
       from public.sellers s
       left join lateral (
         select t.business_description, t.language, t.origin from public.seller_translations t
          where t.seller_id = s.id and t.language in ($2, 'en') and t.state <> 'draft' order by t.language = $2 desc limit 1) told on true
      where (s.id = $3::uuid or s.slug = $1 or s.former_slugs @> array[$1] and s.former_slugs <> '{}') and s.application_status = 'approved'`,
    [idOrSlug.toLowerCase(), language, ID.test(idOrSlug) ? idOrSlug : null],
  )
  if (!row) return undefined
  const province = provinceIn(row.province, language)
  return {
    id: row.id,
    slug: row.slug,
    name: row.business_name,
    type: row.business_type,
    avatar: row.avatar_url,
    craft: makingWordIn(row.craft, language),
    specialities: row.specialities.map((speciality) => makingWordIn(speciality, language)),
    location: placeFor(row.location, { province, reading: language }),
    province,
    region: row.region,
    latitude: row.latitude,
    longitude: row.longitude,
    years: row.years_of_experience,
    languages: row.languages,
    rating: Number(row.rating),
    reviewCount: row.review_count,
    salesCount: row.sales_count,
    isVerified: row.is_verified,
    credentials: row.credentials.map(({ valid_until: validUntil, verified_at: verifiedAt, ...said }) => ({ ...said, validUntil, verifiedAt })),
    since: row.created_at.toISOString(),
    story: row.story,
    storyLanguage: row.story_language,
    machineTranslated: row.story_origin === 'machine',
    closed: row.closed ? { until: row.closed_to?.toISOString() ?? null, message: row.closed_message } : null,
    visits: { hours: row.visiting_hours, note: row.visiting_note },
    policies: row.policies,
    pictures: row.pictures,
    announcement: row.announced,
  }
}
