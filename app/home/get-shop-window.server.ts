import type { ShippingTerms } from '../shipping/shipping-terms.ts'
import type { ShippingZone } from '../shipping/shipping-rates.ts'
import { makingWordIn } from '../catalog/making-words.ts'
import { listCollections } from '../catalog/collections/list-collections.server.ts'
import { NO_SEARCH } from '../catalog/search/product-search.ts'
import { provinceIn } from '../catalog/search/card-row.ts'
import { findProducts } from '../catalog/search/search-products.server.ts'
import type { Language } from '../i18n/languages.ts'
import type { Database } from '../platform/database.ts'
import type { Logger } from '../platform/logger.ts'
import { type FamilyTile, type HeroSlide, mixed, type RunningPromotion, type ShopNumbers, type ShopWindow, type SpotlightSeller } from './home.ts'

const PRODUCTS = 8
const SELLERS = 3
const SLIDES = 4
const COLLECTIONS = 3
/** The spotlight falls on one of these every day anew, unless the shop has chosen. */
const SPOTLIGHT_FROM = 60

/** Reads the sections beside each other. One that fails is logged and left out; the page stands without it. */
export async function getShopWindow(db: Database, { language, log }: { language: Language; log: Logger }): Promise<ShopWindow> {
  const section = async <Value>(name: string, read: Promise<Value>): Promise<Value | undefined> =>
    read.catch((error: unknown) => {
      log.error({ err: error, section: name }, 'A section of the home page could not be read')
      return undefined
    })
  const products = async (search: Partial<typeof NO_SEARCH>) =>
    mixed((await findProducts(db, { ...NO_SEARCH, ...search }, { language, rates: [] })).products, PRODUCTS)
  // Once for both sections that say it.
  const counts = readCounts(db)
  const [slides, families, collections, featured, arrivals, sellers, promotion, numbers] = await Promise.all([
    section('slides', listSlides(db, language)),
    section('categories', listFamilies(db, language, counts)),
    section('collections', listCollections(db, language, { at: 'home', most: COLLECTIONS })),
    section('featured', products({ types: ['featured'] })),
    section('arrivals', products({ sort: 'newest' })),
    section('sellers', listSpotlight(db, language)),
    section('promotion', findPromotion(db, language)),
    section('numbers', countShop(db, counts)),
  ])
  return { slides, families, collections, featured, arrivals, sellers, promotion, numbers }
}

async function listSlides(db: Database, language: Language): Promise<HeroSlide[]> {
  return db.all<HeroSlide>(
    `select image_url as image, link, coalesce(texts -> $1 ->> 'title', texts -> 'en' ->> 'title') as title,
            coalesce(texts -> $1 ->> 'subtitle', texts -> 'en' ->> 'subtitle', '') as subtitle
       from public.hero_slides where coalesce(texts -> $1 ->> 'title', texts -> 'en' ->> 'title') is not null
      order by sort_order, id limit $2`,
    [language, SLIDES],
  )
}

type Counts = { sellers: number; provinces: number; products: number; families: Record<string, number>; pictures: Record<string, string> }

const readCounts = async (db: Database): Promise<Counts> => (await db.one<{ counts: Counts }>('select public.shop_counts() as counts')).counts

async function listFamilies(db: Database, language: Language, counted: Promise<Counts>): Promise<FamilyTile[]> {
  const [families, { families: pieces, pictures }] = await Promise.all([
    db.all<Pick<FamilyTile, 'slug' | 'name' | 'description' | 'image'>>(
      `select c.slug, coalesce(t.name, c.name) as name, coalesce(nullif(t.description, ''), c.description) as description, c.image_url as image
         from public.categories c left join public.category_translations t on t.category_id = c.id and t.language = $1
        where c.parent_id is null and c.status = 'active' order by c.sort_order, c.name`,
      [language],
    ),
    counted,
  ])
  return families.map((family) => ({ ...family, product: pictures[family.slug] ?? null, products: pieces[family.slug] ?? 0 }))
}

type SellerRow = {
  id: string
  business_name: string
  avatar_url: string | null
  craft: string
  province: string
  story: string
  years_of_experience: number
  rating: string
  review_count: number
  is_verified: boolean
  products: { image: string; name: string }[]
}

async function listSpotlight(db: Database, language: Language): Promise<SpotlightSeller[]> {
  const rows = await db.all<SellerRow>(
    `with first as (
       select s.id, s.is_spotlight, s.is_verified, s.rating * least(s.review_count, 20) as shines from public.sellers s
        where s.application_status = 'approved' and s.business_description <> ''
        order by s.is_spotlight desc, s.is_verified desc, s.rating * least(s.review_count, 20) desc, s.id limit 3 * $3),
     shining as (
       select f.id, f.is_spotlight from first f
        order by f.is_spotlight desc, f.is_verified desc,
                 exists (select from public.products p where p.seller_id = f.id and p.status = 'active' and p.image_url is not null offset 2) desc,
                 f.shines desc, f.id limit $3),
     chosen as (select s.* from (select id from shining order by is_spotlight desc, md5(id::text || current_date) limit $2) few
       join public.sellers s on s.id = few.id)
     select c.id, c.business_name, c.avatar_url, c.craft, c.province, coalesce(t.business_description, c.business_description) as story, c.years_of_experience,
            c.rating::text, c.review_count, c.is_verified, coalesce(shown.products, '[]') as products
       from chosen c left join public.seller_translations t on t.seller_id = c.id and t.language = $1
       cross join lateral (
         select json_agg(json_build_object('image', p.image_url, 'name', coalesce(named.name, p.name))) as products
           from (select id, name, image_url from public.products
                  where seller_id = c.id and status = 'active' and image_url is not null order by sales_count desc, id limit 3) p
           left join public.product_translations named on named.product_id = p.id and named.language = $1) shown
      order by c.is_spotlight desc, md5(c.id::text || current_date)`,
    [language, SELLERS, SPOTLIGHT_FROM],
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.business_name,
    portrait: row.avatar_url,
    craft: makingWordIn(row.craft, language),
    place: provinceIn(row.province, language),
    story: excerptOf(row.story),
    years: row.years_of_experience,
    rating: Number(row.rating),
    reviews: row.review_count,
    isVerified: row.is_verified,
    products: row.products,
  }))
}

/** Room for the beginning of a story; the rest is told in the store. */
const EXCERPT = 220

/** The beginning of a text, cut between words. */
export function excerptOf(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= EXCERPT) return plain
  const cut = plain.slice(0, EXCERPT)
  // Thai and its neighbours write without spaces between words, so a space is the end of a phrase.
  const end = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('。') + 1)
  return `${cut.slice(0, end > EXCERPT / 3 ? end : EXCERPT).replace(/[\s,;:.–-]+$/, '')}…`
}

type PromotionRow = { name: string; ends: string | null; product_id: string | null; category: string | null; seller: string | null }

async function findPromotion(db: Database, language: Language): Promise<RunningPromotion | undefined> {
  const row = await db.maybe<PromotionRow>(
    `select coalesce(b.names ->> $1, b.names ->> 'en', b.name) as name, to_char(b.end_date at time zone 'Asia/Bangkok', 'YYYY-MM-DD') as ends,
            b.buy_product_id as product_id, c.slug as category, s.slug as seller
       from public.bogo_promotions b left join public.categories c on c.id = b.buy_category_id left join public.sellers s on s.id = b.seller_id
      where b.is_active and not b.by_shop and b.start_date <= now() and (b.end_date is null or b.end_date >= now())
        and (b.usage_limit is null or b.usage_count < b.usage_limit)
      order by b.seller_id is not null, b.priority desc, b.id limit 1`,
    [language],
  )
  if (!row) return undefined
  const narrowed = new URLSearchParams([...(row.category ? [['category', row.category]] : []), ...(row.seller ? [['seller', row.seller]] : [])])
  const link = row.product_id ? `/products/${row.product_id}` : narrowed.size > 0 ? `/products?${narrowed}` : '/products'
  return { name: row.name, link, ends: row.ends }
}

type CountRow = { rate: number; vat: number; days: number; shipping: ShippingTerms }

async function countShop(db: Database, counted: Promise<Counts>): Promise<ShopNumbers> {
  const terms = db.one<CountRow>(
    `select (select value::text::integer from public.shop_settings where key = 'commission.rate_ppm') as rate,
            (select value::text::integer from public.shop_settings where key = 'commission.vat_ppm') as vat,
            (select value::text::integer from public.shop_settings where key = 'returns.days') as days, public.shipping_table() as shipping`,
  )
  const [{ rate, vat, days, shipping }, counts] = await Promise.all([terms, counted])
  const from = (zone: ShippingZone) => {
    const kept = shipping.rates.find((one) => one.zone === zone && one.method === 'standard')?.rate
    return kept && 'first' in kept ? kept.first : null
  }
  const takenPpm = rate + (rate * vat) / 1_000_000
  return {
    sellers: counts.sellers,
    provinces: counts.provinces,
    products: counts.products,
    sellerKeepsPercent: Math.floor((1_000_000 - takenPpm) / 10_000),
    returnDays: days,
    thailandFrom: from('TH'),
    abroadFrom: from('ASEAN'),
  }
}
