import type { RaRecord } from 'ra-core'

export const PRIVACY_KINDS = ['export', 'erasure'] as const
export const PRIVACY_STATES = ['open', 'done', 'refused'] as const
export const PRIVACY_ORIGINS = ['account', 'letter', 'email', 'telephone', 'person'] as const
/** Those that staff take in; what members do on the site is noted by itself. */
export const TAKEN_IN = ['letter', 'email', 'telephone', 'person'] as const

/** What stays by law, without the person. */
export type Held = { what: 'orders' | 'payments' | 'documents' | 'reviews'; count: number }

/** A request as the list and its page read it. */
export type PrivacyRequestRow = RaRecord<string> & {
  kind: (typeof PRIVACY_KINDS)[number]
  origin: (typeof PRIVACY_ORIGINS)[number]
  state: (typeof PRIVACY_STATES)[number]
  name: string
  email: string
  person_id: string | null
  words: string
  asked_at: string
  due_at: string
  extension: string
  identity: string
  decided_by: string | null
  decided_at: string | null
  answer: string
  held: Held[]
}

/** What is asked of the database beside the row. `against`: why an erasure cannot be done yet. */
export type PrivacySheet = { held: Held[]; against: { reason: string; names: string[] } | null; copy_until: string | null }
