import type { RaRecord } from 'ra-core'

/** Every language, where a term names none. */
export const EVERY = '*'

/** A term of the glossary as the list and its page read it. `kept`: it is never translated. */
export type TermRow = RaRecord<string> & {
  source_language: string
  target_language: string
  term: string
  said: string
  kept: boolean
  note: string
  created_at: string
  changed_at: string
}
