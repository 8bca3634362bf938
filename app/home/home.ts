import type { Rows } from '../platform/rows.ts'
import type { CollectionTile } from '../catalog/collections/collection.ts'
import type { ListedProduct } from '../catalog/listed-product.ts'

/** A slide of the hero in the reader's language. */
export type HeroSlide = { image: string; link: string; title: string; subtitle: string }

/** A family of things, with how many pieces it and everything below it hold. `product` is a picture of one of them. */
export type FamilyTile = { slug: string; name: string; description: string; image: string | null; product: string | null; products: number }

/** A maker as the spotlight shows one. */
export type SpotlightSeller = {
  id: string
  name: string
  portrait: string | null
  craft: string
  place: string
  story: string
  years: number
  rating: number
  reviews: number
  isVerified: boolean
  products: { image: string; name: string }[]
}

/** A running buy-one-get-one, in the reader's language; `ends` as a day. */
export type RunningPromotion = { name: string; link: string; ends: string | null }

/** The shop in numbers, counted. */
export type ShopNumbers = {
  sellers: number
  provinces: number
  products: number
  sellerKeepsPercent: number
  returnDays: number
  /** What a small parcel costs within Thailand and to its neighbours, in satang; null where none is sent. */
  thailandFrom: number | null
  abroadFrom: number | null
}

/** Everything the home page shows. A section that could not be read is undefined; the others stand without it. */
export type ShopWindow = {
  slides: HeroSlide[] | undefined
  families: FamilyTile[] | undefined
  collections: CollectionTile[] | undefined
  featured: ListedProduct[] | undefined
  sellers: SpotlightSeller[] | undefined
  arrivals: ListedProduct[] | undefined
  promotion: RunningPromotion | undefined
  numbers: ShopNumbers | undefined
}

/** The same as a page is sent it. */
export type SentWindow = Omit<ShopWindow, 'featured' | 'arrivals'> & { featured: Rows<ListedProduct> | undefined; arrivals: Rows<ListedProduct> | undefined }

/** How many makers may be claimed: "over 500" is true from 501 on. Small numbers are said exactly. */
export function sellersClaim(sellers: number): { over: boolean; number: number } {
  const step = sellers > 1000 ? 500 : sellers > 100 ? 100 : sellers > 20 ? 10 : 1
  if (step === 1) return { over: false, number: sellers }
  return { over: true, number: Math.floor((sellers - 1) / step) * step }
}

/** Of these, so many that no maker is seen twice before all have been seen once. The order stays otherwise. */
export function mixed<Product extends { seller: { name: string } }>(products: readonly Product[], wanted: number): Product[] {
  const seen = new Map<string, number>()
  const turns = products.map((product, place) => {
    const turn = seen.get(product.seller.name) ?? 0
    seen.set(product.seller.name, turn + 1)
    return { product, turn, place }
  })
  return turns
    .sort((a, b) => a.turn - b.turn || a.place - b.place)
    .slice(0, wanted)
    .map(({ product }) => product)
}
