import type { RaRecord } from 'ra-core'
import type { LanguageTexts } from '../../desk-kit/language-texts.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'

/** What a rule does with a listing that says one of its words: it cannot be published, or staff look at it. */
export const EFFECTS = ['refuse', 'look'] as const
export type Effect = (typeof EFFECTS)[number]

/** A rule of listings as the list and its page read it. */
export type ListingRule = RaRecord<string> & {
  name: string
  words: string[]
  except_words: string[]
  effect: Effect
  /** What the maker reads, by language. */
  told: Partial<Record<Language, string>>
  spares_known: boolean
  is_active: boolean
  created_at: string
  changed_at: string
}

/** One word or phrase a line, as the database keeps them: in lower case, each once. */
export const wordsOf = (lines: string): string[] => [
  ...new Set(
    lines
      .split('\n')
      .map((line) => line.trim().replace(/\s+/g, ' ').toLowerCase())
      .filter((word) => word !== ''),
  ),
]

/** Amount and length of words that the database takes. */
export const WORDS_MOST = 100
const WORD_LENGTH = { least: 2, most: 60 }

export const areWords = (words: readonly string[], { least }: { least: number }): boolean =>
  words.length >= least && words.length <= WORDS_MOST && words.every((word) => word.length >= WORD_LENGTH.least && word.length <= WORD_LENGTH.most)

/** What the maker reads, as the fields of several languages hold it. */
export const toldTexts = (told: ListingRule['told']): LanguageTexts<'told'> =>
  Object.fromEntries(LANGUAGES.flatMap((language) => (told[language] ? [[language, { told: told[language] }]] : [])))

/** The same as the database keeps it. */
export const toldOf = (texts: LanguageTexts<'told'>): ListingRule['told'] =>
  Object.fromEntries(LANGUAGES.flatMap((language) => (texts[language]?.told ? [[language, texts[language].told]] : [])))
