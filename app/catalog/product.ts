import type { ShippingTerms } from '../shipping/shipping-terms.ts'
import { stockLine, type StockLine } from '../stock/stock-line.ts'
import type { QuotedReview } from '../reviews/review-json-ld.ts'
import type { Making } from './making.ts'
import type { PersonalField } from './personal-fields.ts'
import type { ListedProduct } from './listed-product.ts'

/** What is really put in a cart: a size, a colour. Prices are satang. */
export type ProductVariant = {
  id: string
  /** In words (`Ø 14 cm / jade`), '' where there is only one. */
  name: string
  /** Name of an option to its value; empty where there is nothing to choose. */
  options: Readonly<Record<string, string>>
  priceMinor: number
  /** Before the reduction; only the product's own price has one. */
  originalPriceMinor: number | null
  weightGrams: number
  image: string | null
  stock: number
}

export type ProductPicture = { url: string; alt: string }

/** The family and the category a piece lies in, from the outside in. */
export type ProductCategory = { id: string; slug: string; name: string }

/** What can be said of whoever made it. */
export type ProductSeller = {
  id: string
  slug: string
  name: string
  avatar: string | null
  isVerified: boolean
  /** Village and province, as the maker writes it. */
  location: string
  /** The province in the reader's language. */
  province: string
  craft: string
  years: number
  rating: number
  reviewCount: number
  salesCount: number
  story: string
  /** Set while the maker takes no orders; `until` null means until further notice. */
  closed: { until: string | null; message: string } | null
}

/** Everything a quick view shows: a piece without its surroundings. */
export type ProductBasics = {
  id: string
  name: string
  description: string
  /** The language name, description and care are written in. */
  textLanguage: string
  /** Translated by a program: said, so that nobody wonders at a phrase. */
  machineTranslated: boolean
  priceMinor: number
  originalPriceMinor: number | null
  /** Beside a struck price the lowest of the thirty days before, where the piece has cost something else before. */
  lowestBeforeMinor: number | null
  pictures: ProductPicture[]
  /** Stands in for a picture that cannot be shown. */
  categoryPicture: string
  category: ProductCategory
  seller: ProductSeller
  variants: ProductVariant[]
  rating: number
  reviewCount: number
  stock: number
  isUnique: boolean
  madeToOrder: boolean
  leadTimeDays: number
  /** The day it ships from, like `2027-03-12`, while it is sold before it is made. */
  shipsOn: string | null
  isHandmade: boolean
  isNew: boolean
  isFeatured: boolean
  freeShipping: boolean
  /** What delivery costs now; absent where the piece is shown before that is known. */
  shipping?: ShippingTerms
  giftWrap: boolean
  sameDayDelivery: boolean
  customizable: boolean
  craft: ToldWord
  /** What the options' values are called in the reader's language, where that differs. */
  optionWords: Readonly<Record<string, string>>
  /** What the maker asks; null where that is nothing. `required`: something has to be answered. */
  personalization: { required: boolean; fields: AskedField[] } | null
}

/** What a maker asks, with its question and its choices as the reader is told them. */
export type AskedField = PersonalField & { told: ToldWord; choiceWords: Readonly<Record<string, string>> }

/** A maker's word as the reader is told it, and the language it is told in. */
export type ToldWord = { text: string; language: string }

/** A promotion the piece takes part in, by the name people read. */
export type ProductPromotion = { id: string; name: string }

/** A piece with all that stands on its own page. */
export type Product = ProductBasics & {
  sku: string
  care: string
  material: ToldWord
  color: ToldWord
  /** Who made it, as its maker says; null where nobody has. */
  making: Making | null
  /** Pictures of its making, with a heading and the name of each step as words once they are said (`sayMaking`). Null where there are none. */
  process: { title: string; pictures: (ProductPicture & { step: string })[] } | null
  dimensions: ToldWord
  weightGrams: number
  model: string
  /** The language of the maker's own words: model, options that have no word in the reader's language. */
  ownLanguage: string
  /** Days in which somebody may change their mind, and whether the piece is of a kind that is not taken back then (`cases.no_return_categories`). */
  returns: { days: number; isFood: boolean }
  brand: { slug: string; name: string } | null
  /** What is said of it beside the maker's own words, as its reader reads it. */
  attributes: { name: string; value: string }[]
  family: ProductCategory | null
  promotions: ProductPromotion[]
  /** What search engines are told was said of it. */
  quoted: readonly QuotedReview[]
  more: ListedProduct[]
  alike: ListedProduct[]
}

/** The key of what is said about stock, below `stock` of the `product` catalogue. */
export type StockSaying = StockLine | 'unique' | 'sold'

/** What is said about the stock of a piece, or of the variant that was chosen. Made to order or not, the shop sells what the stock allows. */
export function stockSaying(product: Pick<ProductBasics, 'isUnique' | 'madeToOrder'>, stock: number): StockSaying {
  if (stock <= 0) return product.isUnique ? 'sold' : 'out_of_stock'
  if (product.isUnique) return 'unique'
  return stockLine({ quantity: stock, madeToOrder: product.madeToOrder })
}

/** What is true of a piece beyond its looks (decision 20: only what holds). */
export const PRODUCT_FACTS = ['handmade', 'verified', 'place', 'unique', 'freeShipping', 'giftWrap', 'sameDay', 'customizable'] as const
export type ProductFact = (typeof PRODUCT_FACTS)[number]

/** The facts that are true of a piece, in the order in which they are told. */
export function factsOf(product: ProductBasics): ProductFact[] {
  const holds = {
    handmade: product.isHandmade,
    verified: product.seller.isVerified,
    place: product.seller.province !== '',
    unique: product.isUnique,
    freeShipping: product.freeShipping,
    giftWrap: product.giftWrap,
    sameDay: product.sameDayDelivery,
    customizable: product.customizable,
  } satisfies Record<ProductFact, boolean>
  return PRODUCT_FACTS.filter((fact) => holds[fact])
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** A description as plain text: tags stripped, paragraphs kept as line breaks. What looks like a tag but is none (`< 5 cm`) stays. */
export function plainText(description: string): string {
  return description
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(p|div|li|h[1-6]|ul|ol)\s*>/gi, '\n\n')
    .replace(/<!--[\s\S]*?-->|<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(#\d{1,7}|[a-z]+);/gi, (entity, name: string) =>
      name.startsWith('#') ? fromCode(Number(name.slice(1)), entity) : (ENTITIES[name.toLowerCase()] ?? entity),
    )
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const fromCode = (code: number, entity: string) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity)

/** The paragraphs of a text, each with its own line breaks. */
export const paragraphsOf = (text: string): string[] =>
  plainText(text)
    .split(/\n{2,}/)
    .filter(Boolean)

/** The beginning of a text in at most `most` characters, cut between words, for search engines and previews. */
export function excerptOf(text: string, most: number): string {
  const line = plainText(text).replace(/\s+/g, ' ')
  if (line.length <= most) return line
  const cut = line.slice(0, most - 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > most * 0.6 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/, '')}…`
}
