import type { RaRecord } from 'ra-core'
import type { TriedSearch } from '../../catalog/search/tried-search.ts'
import { CRAFT_KINDS } from '../../catalog/search/craft-kinds.ts'
import type { LanguageTexts } from '../../desk-kit/language-texts.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'

export const KINDS = CRAFT_KINDS
export type Kind = (typeof KINDS)[number]

/** Names by language; `roman` are Thai names in Latin letters. */
export type TermWords = Partial<Record<Language | 'roman', string[]>>

/** A term as its list and page read it. */
export type TermRow = RaRecord<string> & {
  key: string
  kind: Kind
  words: TermWords
  built_in: TermWords | null
  is_active: boolean
  is_ours: boolean
  created_at: string
  changed_at: string
}

/** What somebody types: one name a line. */
export type TermDraft = { kind: Kind; names: LanguageTexts<'names'>; roman: string; active: boolean; reason: string }

/** What `try-search-term` answers. */
export type Trial = { before: TriedSearch; after: TriedSearch }

export const NAME_MOST = 60
export const NAMES_MOST = 80

/** How a term is called in lists: its first English name and its first Thai one. */
export const nameOfTerm = (words: TermWords): string =>
  [words.en?.[0], words.th?.[0], ...namesOf(words)]
    .filter((name) => name !== undefined)
    .slice(0, 2)
    .join(' · ')

/** All names of a term, each once, English and Thai first. */
export const namesOf = (words: TermWords): string[] => [...new Set([...(words.en ?? []), ...(words.th ?? []), ...Object.values(words).flat()])]

/** A form of a term, with one more name where somebody came with it. */
export function draftOf(term?: TermRow, word = ''): TermDraft {
  const words: TermWords = term?.words ?? {}
  const names: TermDraft['names'] = {}
  const mine = languageOfWord(word)
  for (const language of LANGUAGES) {
    const own = [...(words[language] ?? []), ...(word !== '' && language === mine ? [word] : [])]
    if (own.length > 0) names[language] = { names: own.join('\n') }
  }
  return { kind: term?.kind ?? 'object', names, roman: (words.roman ?? []).join('\n'), active: term?.is_active ?? true, reason: '' }
}

/** The language whose letters a word has; English for Latin ones, which whoever writes them may move. */
export function languageOfWord(word: string): Language {
  if (/\p{Script=Thai}/u.test(word)) return 'th'
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) return 'ja'
  if (/\p{Script=Hangul}/u.test(word)) return 'ko'
  return /\p{Script=Han}/u.test(word) ? 'zh-CN' : 'en'
}

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

/** What a draft says, in the form the database keeps. */
export function wordsOf({ names, roman }: Pick<TermDraft, 'names' | 'roman'>): TermWords {
  const words: TermWords = {}
  for (const language of LANGUAGES) {
    const own = linesOf(names[language]?.names ?? '')
    if (own.length > 0) words[language] = own
  }
  const latin = linesOf(roman)
  return latin.length > 0 ? { ...words, roman: latin } : words
}

/** Whether these are names: some, not too many, none too long or a single letter that begins half of all words. */
export function areNames(words: TermWords): boolean {
  const all = Object.values(words).flat()
  return all.length > 0 && all.length <= NAMES_MOST && all.every((name) => name.length <= NAME_MOST && !/^[a-z0-9]$/i.test(name))
}
