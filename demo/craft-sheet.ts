import type { Care } from './care.ts'
import type { Subcategory } from './categories.ts'
import type { Words } from './seed-words.ts'

/** A size a piece is made in. `label` is what a buyer chooses, without words of a language: `24 cm`, `M`, `250 g`. */
export type Size = {
  label: string
  /** Outer measure, `12 × 12 × 24 cm`. */
  measure: string
  /** What one piece weighs in the parcel, without wrapping. */
  grams: number
  /** Price against the price range of the sheet. */
  factor: number
}

/** What we know of one kind of piece: everything a listing of it is written from. */
export type CraftSheet = {
  /** Slug of a subcategory. */
  category: Subcategory
  /** Harmonised System heading, six digits. */
  hs: string
  /** Least and most, in whole baht, for a size of factor 1. */
  baht: readonly [least: number, most: number]
  sizes: readonly Size[]
  /** What differs between pictures, as a name of an option; a listing may offer several. Without it each listing is of one. */
  choice?: 'color' | 'pattern' | 'flavor'
  /** How each variant of the picture kind is called within `names`. */
  looks: Readonly<Record<string, Words>>
  /** Names of listings, with `{look}` or `{Look}` for what is on the picture. */
  names: readonly Words[]
  /** How a name says where it is from, where that is not `{name} from {place}{tail}`. */
  from?: Words
  /** Sentences on how it is made. A listing takes two. */
  made: readonly Words[]
  /** Sentences on what it is made of. A listing takes one. */
  of: readonly Words[]
  /** Sentences on what it is good for. A listing takes one or two. */
  use: readonly Words[]
  /** Measures said in the kind's own way, with `{measure}`, `{weight}` and `{label}`. */
  facts?: Words
  care: Care
  tags: readonly string[]
  /** What may be written on the piece, and how much: the English says `at most 12`. Then it is customizable. */
  personal?: Words
  /** Share of listings that are the only one of their kind. */
  unique?: number
  /** Days of work, for the share of listings that are made when ordered. */
  toOrder?: { share: number; days: readonly [number, number] }
}

/** A size in one line: label, outer measure, grams and price factor. */
export const size = (label: string, measure: string, grams: number, factor = 1): Size => ({ label, measure, grams, factor })

/** Sheets by the slug of their picture kind. */
export type CraftSheets = Readonly<Record<string, CraftSheet>>
