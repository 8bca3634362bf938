import type { ListedProduct } from '../listed-product.ts'

/** A collection as lists show it, in the reader's language. `listed`: how many pieces it held when they were last counted. */
export type CollectionTile = { slug: string; title: string; text: string; image: string; listed: number }

/** A collection as its page shows it, in the reader's language, with the pieces up to the page that was asked for. */
export type CollectionFacts = {
  slug: string
  title: string
  text: string
  image: string
  /** Exact to 10,000; `more` when there are more than that. */
  total: number
  more: boolean
  /** How many pieces come before the first one here. */
  skipped: number
  products: ListedProduct[]
}

/** The address of a collection; of its pages up to one. */
export const collectionAddress = (slug: string, page = 1): string => `/collections/${slug}${page > 1 ? `?page=${page}` : ''}`

/** Whether an address can be that of a collection. */
export const isCollectionSlug = (slug: string): boolean => /^[a-z0-9-]{1,60}$/.test(slug)
