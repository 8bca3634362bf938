/** A piece as lists show it, in the reader's language. Amounts are satang as safe integers, because loaders answer JSON. */
export type ListedProduct = {
  id: string
  name: string
  priceMinor: number
  originalPriceMinor: number | null
  /** Beside a struck price the lowest of the thirty days before, where the piece has cost something else before. */
  lowestBeforeMinor: number | null
  rating: number
  reviewCount: number
  image: string | null
  secondImage: string | null
  isNew: boolean
  isFeatured: boolean
  isUnique: boolean
  madeToOrder: boolean
  stockQuantity: number
  seller: { name: string }
  /** The maker's province in the reader's language. */
  province: string
}

/** Something a list can be narrowed to, and how many pieces that would leave. */
export type Choice<Value extends string = string> = { value: Value; label: string; count: number; chosen: boolean }

/** What a list can be narrowed to; a page is sent with a part of it (`list/few-choices.ts`). Labels of types, features and ratings are sentences of the `catalog` catalogue. */
export type Facets = {
  /** Families in their order, each with what stands below it. A family's count is the sum. */
  categories: (Choice & { below: Choice[] })[]
  brands: Choice[]
  sellers: Choice[]
  provinces: Choice[]
  types: Choice<ProductType>[]
  features: Choice<ProductFeature>[]
  ratings: Choice<`${number}`>[]
  /** What is said of the pieces of the chosen category: technique, material. */
  attributes: { slug: string; name: string; values: Choice[] }[]
  /** Numbers that are asked of makers in the chosen category, with the ends of what is said of any piece. */
  numbers: { slug: string; name: string; unit: string; lowest: number; highest: number }[]
  /** Satang; null when nothing matches. */
  price: { lowest: number; highest: number } | null
  /** Kinds whose counts say how many there are at least: more pieces fit than are counted. `all` holds where nothing of the kind is chosen. */
  more: Readonly<Record<'all' | 'categories' | 'brands' | 'sellers' | 'provinces' | 'ratings', boolean>>
}

export const PRODUCT_TYPES = ['handmade', 'new', 'featured', 'sale'] as const
export type ProductType = (typeof PRODUCT_TYPES)[number]

export const PRODUCT_FEATURES = ['free_shipping', 'gift_wrap', 'same_day', 'customizable'] as const
export type ProductFeature = (typeof PRODUCT_FEATURES)[number]

/** "And up", on the specification's scale of five. */
export const RATINGS_FROM = ['4.5', '4', '3.5', '3'] as const

/** The specification's five orders; the first is the default. */
export const SORTS = ['best', 'newest', 'price_asc', 'price_desc', 'rating'] as const
export type Sort = (typeof SORTS)[number]
