import type { ThaiRegion } from '../addresses/thai-provinces.ts'
import type { ListedPost } from '../blog/post.ts'
import type { ListedProduct } from '../catalog/listed-product.ts'
import type { Teller } from '../sellers/teller.ts'

/** The chapters in the order in which they are told: down the country, as the rivers run. */
export const CHAPTERS = ['north', 'northeast', 'central', 'east', 'west', 'south'] as const satisfies readonly ThaiRegion[]

/** What crafts have in common, and the categories that belong together by it. A shop without one of them leaves it out. */
export const THEMES = {
  loom: ['silk', 'scarves-and-shawls', 'clothing', 'cushions-and-throws', 'table-linen'],
  fire: ['celadon-and-stoneware', 'benjarong-and-porcelain', 'silver-and-brass'],
  forest: ['basketry', 'woven-bags', 'wood-and-carving', 'lacquerware', 'mats-and-hangings'],
  table: ['rice', 'curry-pastes', 'spices-and-herbs', 'tea-and-coffee', 'honey-and-palm-sugar'],
  wear: ['rings', 'earrings', 'necklaces-and-pendants', 'bracelets-and-bangles', 'cloth-bags'],
  feast: ['masks-and-puppets', 'dolls-and-kites', 'carved-and-gilded-panels', 'paintings', 'umbrellas-and-chimes'],
} as const satisfies Record<string, readonly string[]>
export type Theme = keyof typeof THEMES

/** A craft with how many pieces of it there are here. `slug` is its category. */
export type Craft = { slug: string; name: string; products: number }

/** A region with what is made there. `search` is the address of all its pieces. */
export type Chapter = {
  region: ThaiRegion
  sellers: number
  products: number
  crafts: Craft[]
  teller: Teller | undefined
  shown: ListedProduct[]
  search: string
}

export type ThemeTile = { theme: Theme; crafts: Craft[]; image: string | null }

/** How many makers work in a province, and where it lies on the outline of the country. */
export type ProvinceDot = { code: string; region: ThaiRegion; sellers: number; x: number; y: number }

/** Everything `/home2` tells. What could not be read is undefined; the rest stands without it. */
export type Stories = {
  chapters: Chapter[]
  themes: ThemeTile[] | undefined
  dots: ProvinceDot[] | undefined
  posts: ListedPost[] | undefined
}
