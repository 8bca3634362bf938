/** What a review is of: a piece, or whoever made it. */
export type ReviewSubject = { kind: 'product' | 'seller'; id: string; name: string; rating: number; reviewCount: number; seller: { id: string; name: string } }

export type ReviewPicture = { src: string; alt: string }

/** A review as everybody reads it. */
export type Review = {
  id: string
  /** First name and an initial; empty when whoever wrote it has left. */
  author: string
  /** ISO 3166, where the parcel went; null when that is not known. */
  country: string | null
  rating: number
  body: string
  language: string
  /** Written for an order of this shop. */
  bought: boolean
  reply: string | null
  /** Empty when the maker's language is not known. */
  replyLanguage: string
  helpful: number
  at: string
  edited: boolean
  /** The piece it is of; null when it is of the maker, or of a piece that is not shown any more. */
  product: { id: string; name: string } | null
  pictures: ReviewPicture[]
  /** In the reader's language, when somebody asked for it before. */
  translation: { body: string; reply: string | null } | null
}

export const REVIEW_SORTS = ['helpful', 'newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

/** Of all that is said on a maker's page: everything, what is about the maker, what is about the pieces. */
export const REVIEW_ABOUTS = ['all', 'seller', 'products'] as const
export type ReviewAbout = (typeof REVIEW_ABOUTS)[number]

/** What can be rated by itself, of a piece and of a maker. */
export const PRODUCT_ASPECTS = ['as_described', 'craftsmanship'] as const
export const SELLER_ASPECTS = ['packaging', 'delivery', 'communication'] as const
export const ASPECTS = [...PRODUCT_ASPECTS, ...SELLER_ASPECTS] as const
export type Aspect = (typeof ASPECTS)[number]
export type Aspects = Partial<Record<Aspect, number>>

export const REVIEWS_PAGE = 6
/** The database holds to the same. */
export const REVIEW_MAX = 3000
export const REPLY_MAX = 2000

/** A page of reviews; `stars[0]` is how many gave one star, `aspects` the means of what was rated by itself. */
export type ReviewPage = { reviews: Review[]; more: boolean; stars: [number, number, number, number, number]; aspects: Aspects }

export type ReviewsAsked = { sort: ReviewSort; stars: number | undefined; about: ReviewAbout; offset: number }

/** Reads the query of `reviews.json`; what it does not know is left out. */
export function reviewsAskedOf(query: URLSearchParams): ReviewsAsked {
  const sort = REVIEW_SORTS.find((known) => known === query.get('sort')) ?? 'helpful'
  const about = REVIEW_ABOUTS.find((known) => known === query.get('about')) ?? 'all'
  const stars = /^[1-5]$/.test(query.get('stars') ?? '') ? Number(query.get('stars')) : undefined
  const offset = Number(query.get('offset'))
  return { sort, stars, about, offset: Number.isSafeInteger(offset) && offset > 0 ? Math.min(offset, 10_000) : 0 }
}

/** The query that asks for it; what is the default is left out, so that one page has one address. */
export function reviewsQuery({ sort, stars, about, offset }: ReviewsAsked): string {
  const query = new URLSearchParams()
  if (sort !== 'helpful') query.set('sort', sort)
  if (about !== 'all') query.set('about', about)
  if (stars !== undefined) query.set('stars', String(stars))
  if (offset > 0) query.set('offset', String(offset))
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
