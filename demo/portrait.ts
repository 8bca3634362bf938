import type { Words } from './seed-words.ts'
import { CENTER_AND_SOUTH } from './portraits/center-and-south.ts'
import { NORTH_AND_ISAN } from './portraits/north-and-isan.ts'

/** A maker whose story was written for this one maker. All of them are verified; some are shown on the home page. */
export type Portrait = {
  trade: string
  name: string
  called: readonly [en: string, th: string]
  type: 'artisan' | 'family' | 'cooperative'
  place: string
  years: number
  specialities: readonly string[]
  languages: readonly string[]
  isSpotlight?: boolean
  story: Words
}

/** Portraits of a trade, in the order in which they are shown. */
export const portraitsOf = (trade: string): Portrait[] => [...NORTH_AND_ISAN, ...CENTER_AND_SOUTH].filter((portrait) => portrait.trade === trade)
