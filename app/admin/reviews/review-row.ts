import type { RaRecord } from 'ra-core'

/** Whether everybody reads it. */
export const REVIEW_STATES = ['published', 'hidden'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** A review as the list reads it. The product is null for what is said of a maker, and for a product its reader may not see. */
export type ReviewRow = RaRecord<string> & {
  created_at: string
  status: ReviewState
  rating: number
  author_name: string
  author_country: string | null
  body: string
  language: string
  bought: boolean
  helpful_count: number
  hidden_because: string | null
  product_id: string | null
  product: { name: string } | null
  seller: { business_name: string } | null
  flags: { reason: string }[]
}

/** A review as its page reads it. */
export type ReviewRecord = ReviewRow & {
  edited_at: string | null
  reply: string | null
  replied_at: string | null
  as_described: number | null
  craftsmanship: number | null
  packaging: number | null
  delivery: number | null
  communication: number | null
  pictures: { id: string; path: string; alt: string; position: number }[]
}

/** What a review is called: what it is about, and by whom. */
export const titleOfReview = ({ product, seller, author_name: author }: ReviewRow): string =>
  [product?.name ?? seller?.business_name, author].filter(Boolean).join(' – ')
