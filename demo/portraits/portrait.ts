import type { Words } from '../seed-words.ts'

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
