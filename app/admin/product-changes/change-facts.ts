import type { ListingReason } from '../../catalog/product/listing-reasons.ts'
import type { TrustLevel } from '../states/trust-levels.ts'

export type ChangeFieldFacts = {
  field: string
  kind: string
  waits: boolean
  state: 'open' | 'approved' | 'refused' | 'undone'
  /** Which attribute, language or variant it is about. */
  label: string | null
  before: unknown
  after: unknown
  now: unknown
  /** The piece is not as it was when the maker changed it. */
  moved: boolean
}

/** What staff read of a change (`private.facts_of_listing_change`). */
export type ChangeFacts = {
  id: string
  product_id: string
  name: string
  image: string | null
  language: string
  seller_id: string
  seller: string
  level: TrustLevel
  opened_at: string
  by: string
  seen: string
  state: 'open' | 'asked' | 'approved' | 'partly' | 'refused' | 'withdrawn' | 'undone'
  because: ListingReason | null
  words: string
  decided_at: string | null
  decided_by: string | null
  decider: string
  appeal: string
  appealed_at: string | null
  answer: string
  answered_at: string | null
  fields: ChangeFieldFacts[]
  rules: { id: string; name: string; word: string }[]
}
