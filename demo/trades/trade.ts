import type { Words } from '../seed-words.ts'

/** What a group of makers does: the kinds of pieces they make, where in Thailand it is done, and what they say about it. */
export type Trade = {
  /** Slugs of picture kinds. Every kind belongs to exactly one trade. */
  kinds: readonly string[]
  /** For business names: `Mae Somjit {noun}`. */
  noun: readonly [en: string, th: string]
  /** For names of groups: `Ban Don Yai {group}`. */
  group: readonly [en: string, th: string]
  craft: string
  specialities: readonly string[]
  /** Keys of places. */
  places: readonly string[]
  /** Sentences about the work, in the maker's voice. */
  says: readonly Words[]
}
