import type { Care } from './care.ts'
import type { PICTURE_WORDS } from './picture-words.ts'
import type { CHOICES } from './product-sentences.ts'
import type { Voice } from './seller-names.ts'

/*
 * The demo in a language that does not stand in the tuples: one folder `words/<language>/` with a file for each file of tuples. A list says the texts of the
 * tuples in their order; `{placeholders}` are those of the English. `tests/guardrails/demo-words.test.ts` holds the folders to the tuples.
 */

/** A kind of piece; the names and sentences of its sheet. */
export type SheetWords = {
  looks: Readonly<Record<string, string>>
  names: readonly string[]
  from?: string
  made: readonly string[]
  of: readonly string[]
  use: readonly string[]
  facts?: string
  personal?: string
}
/** `sheets/<file>.ts`: by the slug of the picture kind. */
export type SheetsWords = Readonly<Record<string, SheetWords>>

/** `trades/<file>.ts`: what each trade says, by its key. */
export type TradesWords = Readonly<Record<string, readonly string[]>>

/** `portraits/<file>.ts`: the stories by the seller's name. */
export type PortraitsWords = Readonly<Record<string, string>>

/** `sentences.ts`: `product-sentences.ts`. */
export type SentencesWords = {
  sellers: readonly string[]
  facts: readonly string[]
  sizes: string
  looks: string
  additions: readonly string[]
  choices: Readonly<Record<keyof typeof CHOICES, string>>
}

/** `stories.ts`: `story-sentences.ts`. */
export type StoriesWords = { openings: Readonly<Record<Voice, readonly string[]>>; closings: readonly string[] }

/** `care.ts`. */
export type CareWords = Readonly<Record<Care, string>>

/** `pictures.ts`: `picture-words.ts`. */
export type PicturesWords = { views: Readonly<Record<keyof typeof PICTURE_WORDS, string>>; workshops: Readonly<Record<string, string>> }
