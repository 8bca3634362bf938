import { THAI_PROVINCES, THAI_REGIONS, type ThaiRegion } from '../../addresses/thai-provinces.ts'
import { RATINGS_FROM } from '../../catalog/listed-product.ts'
import { makingWordIn, placeFor } from '../../catalog/making-words.ts'
import { provinceIn } from '../../catalog/search/card-row.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Database } from '../../platform/database.ts'
import { sellerWordsOf, type SellerWord } from '../seller-words.ts'
import { SELLERS_PAGE_SIZE, type SellerSearch } from '../seller-search.ts'
import type { CraftChoice, ListedSeller, SellerPage } from '../seller.ts'

/** More pages than this are not sent at once. */
const PAGES_AT_ONCE = 10

type Row = {
  id: string
  business_name: string
  avatar_url: string | null
  craft: string
  location: string
  province: string
  years_of_experience: number
  rating: number
  review_count: number
  is_verified: boolean
  closed: boolean
  products: number
  pictures: string[]
}

type Answer = {
  total: number
  verified: number
  open: number
  ratings: Record<(typeof RATINGS_FROM)[number], number>
  regions: Partial<Record<ThaiRegion, number>>
  provinces: Record<string, number>
  crafts: Record<string, number>
  sellers: Row[]
}

type CategoryRow = { slug: string; name: string; parent: string | null }

/** The pages of the directory up to the one asked for, and what each further choice would leave. Who is called nothing like it, but nearly so, is found instead. */
export async function findSellers(db: Database, search: SellerSearch, language: Language): Promise<SellerPage> {
  const skipped = Math.max(0, search.page - PAGES_AT_ONCE) * SELLERS_PAGE_SIZE
  const ask = (words: readonly SellerWord[], near: string | null) =>
    db
      .one<{ answer: Answer }>('select public.search_sellers($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) as answer', [
        JSON.stringify(words),
        near,
        search.region || null,
        search.province || null,
        search.craft || null,
        search.verified,
        search.rating || null,
        search.open,
        search.sort,
        search.page * SELLERS_PAGE_SIZE - skipped,
        skipped,
      ])
      .then(({ answer }) => answer)
  const [categories, exact] = await Promise.all([
    db.all<CategoryRow>(
      `select c.slug, coalesce(t.name, c.name) as name, f.slug as parent
         from public.categories c left join public.categories f on f.id = c.parent_id left join public.category_translations t on t.category_id = c.id
           and t.language = $1
        where c.status = 'active' order by c.sort_order, c.name`,
      [language],
    ),
    sellerWordsOf(search.q).then((words) => ask(words, null)),
  ])
  const near = search.q !== '' && Object.keys(exact.regions).length === 0 && exact.total === 0
  const answer = near ? await ask([], search.q) : exact
  return {
    near: near && answer.total > 0,
    skipped,
    total: answer.total,
    verified: answer.verified,
    open: answer.open,
    ratings: RATINGS_FROM.map((value) => ({ value, count: answer.ratings[value] })),
    regions: THAI_REGIONS.map((region) => ({ region, count: answer.regions[region] ?? 0 })),
    provinces: THAI_PROVINCES.filter(({ code, region }) => code === search.province || (answer.provinces[code] && (!search.region || region === search.region)))
      .map(({ code }) => ({ code, name: provinceIn(code, language), count: answer.provinces[code] ?? 0 }))
      .sort((a, b) => a.name.localeCompare(b.name, language)),
    crafts: craftsOf(categories, answer.crafts, search.craft),
    sellers: answer.sellers.map((row) => toListedSeller(row, language)),
  }
}

/** The families with what stands below them, as far as somebody makes it; what is chosen stays. */
function craftsOf(categories: readonly CategoryRow[], counts: Record<string, number>, chosen: string): CraftChoice[] {
  const choice = ({ slug, name }: CategoryRow) => ({ slug, name, count: counts[slug] ?? 0 })
  const isShown = ({ slug }: { slug: string }) => slug === chosen || (counts[slug] ?? 0) > 0
  return categories
    .filter(({ parent }) => parent === null)
    .map((family) => ({ ...choice(family), below: categories.filter((row) => row.parent === family.slug && isShown(row)).map(choice) }))
    .filter((family) => isShown(family) || family.below.length > 0)
}

const toListedSeller = (row: Row, language: Language): ListedSeller => ({
  id: row.id,
  name: row.business_name,
  avatar: row.avatar_url,
  craft: makingWordIn(row.craft, language),
  location: placeFor(row.location, { province: provinceIn(row.province, language), reading: language }),
  province: provinceIn(row.province, language),
  years: row.years_of_experience,
  rating: row.rating,
  reviewCount: row.review_count,
  isVerified: row.is_verified,
  closed: row.closed,
  products: row.products,
  pictures: row.pictures,
})
