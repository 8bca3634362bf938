import type { Language } from '../../i18n/languages.ts'
import { CRAFT_NAMES } from './craft-names.data.ts'
import { foldText, normaliseSearch } from './search-text.ts'
import { BUILT_IN, type Vocabulary } from './vocabulary.ts'

/** The columns of the table of names after the key. */
const COLUMNS: readonly Language[] = ['nl', 'de', 'fr', 'es', 'it', 'pt', 'id', 'vi']

const NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  CRAFT_NAMES.trim()
    .split('\n')
    .map((row) => {
      const [key = '', ...columns] = row.split('|')
      return [key, columns] as const
    }),
)

/** Languages with letters of their own are told by them. */
const LETTERS: Partial<Record<Language, RegExp>> = {
  th: /\p{Script=Thai}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  'zh-CN': /\p{Script=Han}/u,
  'zh-TW': /\p{Script=Han}/u,
}

/** More names than this are not offered. */
const MOST = 5

/**
 * Of the names of crafts that begin like what was typed, those of the reader's language, else the English ones; one for each thing, the
 * reader's own and the shortest first.
 * `found` are names the shop has something of, in any language.
 */
export function suggestedNames(found: readonly string[], typed: string, language: Language, vocabulary: Vocabulary = BUILT_IN): string[] {
  const wanted = normaliseSearch(typed)
  const known = new Set(found.map(normaliseSearch))
  const begins = (name: string) => normaliseSearch(name).startsWith(wanted) && normaliseSearch(name) !== wanted
  const shown = vocabulary.concepts.flatMap(({ key, words, named }) => {
    if (!words.some((word) => known.has(normaliseSearch(word)))) return []
    const own = shortest((named ? (named[language] ?? []) : namesIn(key, words, language)).filter(begins))
    const name = own ?? shortest(englishOf(words).filter(begins))
    return name === undefined ? [] : [{ name, foreign: own === undefined }]
  })
  shown.sort((a, b) => Number(a.foreign) - Number(b.foreign) || a.name.length - b.name.length || a.name.localeCompare(b.name))
  return [...new Set(shown.map(({ name }) => name))].slice(0, MOST)
}

const shortest = (names: readonly string[]): string | undefined => names.toSorted((a, b) => a.length - b.length)[0]

/** What readers of a language call a thing. */
function namesIn(key: string, words: readonly string[], language: Language): readonly string[] {
  const letters = LETTERS[language]
  if (letters) return words.filter((word) => letters.test(word))
  const column = COLUMNS.indexOf(language)
  const named = (NAMES.get(key)?.[column] ?? '').split(',').filter(Boolean)
  return column === -1 ? englishOf(words) : named
}

/** English names, and what English calls by its Thai name, stand before the first Thai one; places have theirs after it. */
function englishOf(words: readonly string[]): readonly string[] {
  const thai = words.findIndex((word) => /\p{Script=Thai}/u.test(word))
  if (thai === 0) return words.filter((word) => foldText(word) === word && /^[a-z ]+$/.test(word))
  return thai === -1 ? words.slice(0, 1) : words.slice(0, thai)
}
