import type { ListingReason } from '../../catalog/product/listing-reasons.ts'
import type { TrustLevel } from '../states/trust-levels.ts'

/** What attributes and their values are called, by language of the office. */
export type NamesByLanguage = Partial<Record<string, string>>

/** A value as a reader of the language says it: names are told apart by language, everything else stands as it is. */
export const saidIn = (value: unknown, language: string): unknown => {
  if (typeof value !== 'object' || value === null || !('en' in value)) return value
  return (value as NamesByLanguage)[language] ?? value.en
}

export type ChangeFieldFacts = {
  field: string
  kind: string
  waits: boolean
  state: 'open' | 'approved' | 'refused' | 'undone'
  /** Which language or variant it is about, or which attribute in each language of the office. */
  label: string | NamesByLanguage | null
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
