import type { ThaiRegion } from '../addresses/thai-provinces.ts'
import { makingWordIn, placeFor } from '../catalog/making-words.ts'
import { excerptOf } from '../catalog/product.ts'
import { provinceIn } from '../catalog/search/card-row.ts'
import type { Language } from '../i18n/languages.ts'
import type { Database } from '../platform/database.ts'
import type { Teller } from './teller.ts'

/** As much of a story as a column holds; the rest is told on the maker's own page. */
const EXCERPT = 420
/** Whoever tells a region is one of these, another every day. */
const TELLERS = 8

type TellerRow = {
  region: string
  id: string
  business_name: string
  avatar_url: string | null
  craft: string
  location: string
  province: string
  years_of_experience: number
  is_verified: boolean
  story: string
  story_language: string
  image: string | null
  image_name: string | null
}

/** One maker for each region (`''` is the whole country), from the best of those who have told their story; another every day. `db` reads as `anon`. */
export async function listTellers(db: Database, regions: readonly (ThaiRegion | '')[], language: Language): Promise<Map<string, Teller>> {
  const rows = await db.all<TellerRow>(
    `select region.name as region, c.id, c.business_name, c.avatar_url, c.craft, c.location, c.province, c.years_of_experience, c.is_verified,
            coalesce(told.business_description, c.business_description) as story, coalesce(told.language, '') as story_language,
            piece.image_url as image, piece.name as image_name
       -- Not by unnest, nor with a limit that is a value: PostgreSQL would plan this for each list of regions, which takes ten times as long as answering.
       from json_array_elements_text(array_to_json($2::text[])) as region (name)
      cross join lateral (
        select shining.* from (
          select s.* from public.sellers s
           where s.application_status = 'approved' and (region.name = '' or s.region = region.name) and s.business_description <> ''
           order by s.is_spotlight desc, s.is_verified desc, (s.rating * s.review_count + 20) / (s.review_count + 5) desc, s.sales_count desc, s.id
           limit ${TELLERS}) shining
         order by shining.is_spotlight desc, md5(shining.id::text || current_date) limit 1) c
       left join lateral (
         select t.business_description, t.language from public.seller_translations t
          where t.seller_id = c.id and t.language in ($1, 'en') and t.state <> 'draft' order by t.language = $1 desc limit 1) told on true
       left join lateral (
         select p.image_url, coalesce(named.name, p.name) as name
           from public.products p left join public.product_translations named on named.product_id = p.id and named.language = $1
          where p.seller_id = c.id and p.status = 'active' and p.image_url is not null order by p.sales_count desc, p.id limit 1) piece on true`,
    [language, regions],
  )
  return new Map(
    rows.map((row) => [
      row.region,
      {
        id: row.id,
        name: row.business_name,
        portrait: row.avatar_url,
        craft: makingWordIn(row.craft, language),
        place: placeFor(row.location, { province: provinceIn(row.province, language), reading: language }),
        years: row.years_of_experience,
        isVerified: row.is_verified,
        story: excerptOf(row.story, EXCERPT),
        storyLanguage: row.story_language,
        picture: row.image === null ? null : { image: row.image, name: row.image_name ?? '' },
      },
    ]),
  )
}
