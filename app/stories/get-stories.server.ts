import { THAI_PROVINCES, type ThaiRegion } from '../addresses/thai-provinces.ts'
import { findPosts } from '../blog/find-posts.server.ts'
import type { Choice, Facets } from '../catalog/listed-product.ts'
import { addressOf, NO_SEARCH } from '../catalog/search/product-search.ts'
import { findProducts, listFacets } from '../catalog/search/search-products.server.ts'
import { mixed } from '../home/home.ts'
import type { Language } from '../i18n/languages.ts'
import { PROVINCE_TOWNS } from '../map/province-towns.ts'
import type { Database } from '../platform/database.ts'
import type { Logger } from '../platform/logger.ts'
import type { PageKey } from '../platform/page-keys.ts'
import { listTellers } from '../sellers/list-tellers.server.ts'
import { placeOnOutline } from '../sellers/thailand-outline.ts'
import { CHAPTERS, THEMES, type Chapter, type Craft, type ProvinceDot, type Stories, type Theme, type ThemeTile } from './story.ts'

const PRODUCTS = 4
const CRAFTS = 6
const POSTS = 3

/** Reads the chapters beside each other. A part that fails is logged and left out; stories without a part say nothing to `tell`, and have it with the next change. `db` reads as `anon`. */
export async function getStories(
  db: Database,
  { language, log, tell = () => undefined }: { language: Language; log: Logger; tell?: (keys: readonly PageKey[]) => void },
): Promise<Stories> {
  let whole = true
  const part = async <Value>(name: string, read: Promise<Value>): Promise<Value | undefined> =>
    read.catch((error: unknown) => {
      whole = false
      log.error({ err: error, part: name }, 'A part of the stories could not be read')
      return undefined
    })
  const [tellers, dots, posts, facets, ...chapters] = await Promise.all([
    part('tellers', listTellers(db, CHAPTERS, language)),
    part('provinces', listDots(db)),
    part('posts', findPosts(db, { q: '', category: '', tag: '', page: 1 }, language)),
    part('crafts', listFacets(db, NO_SEARCH, { language, rates: [] })),
    ...CHAPTERS.map((region) => part(region, getChapter(db, region, language))),
  ])
  const themes = facets && (await part('themes', listThemes(db, facets)))
  if (whole) {
    const shown = chapters.flatMap((chapter) => chapter?.shown ?? [])
    tell(['blog', 'shelves', ...shown.map(({ id }) => `product-${id}` as const), ...[...(tellers?.values() ?? [])].map(({ id }) => `shop-${id}` as const)])
  }
  const sellersIn = (region: ThaiRegion) => dots?.reduce((sum, dot) => (dot.region === region ? sum + dot.sellers : sum), 0) ?? 0
  return {
    dots,
    themes,
    posts: posts?.posts.slice(0, POSTS),
    chapters: chapters.flatMap((chapter) =>
      // A region nobody works in has nothing to tell.
      chapter && (sellersIn(chapter.region) > 0 || chapter.products > 0)
        ? [{ ...chapter, sellers: sellersIn(chapter.region), teller: tellers?.get(chapter.region) }]
        : [],
    ),
  }
}

async function getChapter(db: Database, region: ThaiRegion, language: Language): Promise<Omit<Chapter, 'sellers' | 'teller'>> {
  const locations = THAI_PROVINCES.filter((province) => province.region === region).map(({ code }) => code)
  const search = { ...NO_SEARCH, locations }
  const reader = { language, rates: [] }
  const [{ products, total }, facets] = await Promise.all([findProducts(db, search, reader), listFacets(db, search, reader)])
  return { region, products: total, crafts: mostMade(facets), shown: mixed(products, PRODUCTS), search: addressOf(search) }
}

const toCraft = ({ value, label, count }: Choice): Craft => ({ slug: value, name: label, products: count })

const mostMade = ({ categories }: Facets): Craft[] =>
  categories
    .flatMap(({ below }) => below)
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, CRAFTS)
    .map(toCraft)

/** The themes of which the shop has something, each with a picture of its most wanted piece. */
async function listThemes(db: Database, { categories }: Facets): Promise<ThemeTile[]> {
  const known = new Map(categories.flatMap(({ below }) => below).map((choice) => [choice.value, choice]))
  // Staff may have called a craft otherwise since: its address of before leads on.
  const { led } = await db.one<{ led: Record<string, string> }>('select public.categories_led_on($1) as led', [
    Object.values(THEMES)
      .flat()
      .filter((slug) => !known.has(slug)),
  ])
  // The keys of the record.
  const tiles = (Object.keys(THEMES) as Theme[]).flatMap((theme) => {
    const crafts = THEMES[theme].flatMap((slug) => known.get(led[slug] ?? slug) ?? []).filter(({ count }) => count > 0)
    return crafts.length > 0 ? [{ theme, crafts: crafts.map(toCraft) }] : []
  })
  const pictures = await db.all<{ theme: string; image: string }>(
    `select named.theme, best.image_url as image
       from unnest($1::text[], $2::text[]) as named (theme, slug) join public.categories c on c.slug = named.slug
      cross join lateral (
        select p.image_url from public.products p where p.category_id = c.id and p.status = 'active' and p.image_url is not null
         order by p.sales_count desc, p.id limit 1) best`,
    [tiles.map(({ theme }) => theme), tiles.map(({ crafts }) => crafts[0]?.slug ?? '')],
  )
  return tiles.map((tile) => ({ ...tile, image: pictures.find(({ theme }) => theme === tile.theme)?.image ?? null }))
}

const listDots = async (db: Database): Promise<ProvinceDot[]> => {
  const rows = await db.all<{ province: string; sellers: number }>(
    `select province, count(*)::integer as sellers from public.sellers where application_status = 'approved' group by province order by province`,
  )
  return rows.flatMap(({ province, sellers }) => {
    const known = THAI_PROVINCES.find(({ code }) => code === province)
    const town = PROVINCE_TOWNS.find(({ code }) => code === province)
    return known && town ? [{ code: province, region: known.region, sellers, ...placeOnOutline(town.longitude, town.latitude) }] : []
  })
}
