import { type Language, languageOf } from '../i18n/languages.ts'

const HAN = /\p{Script=Han}/gu
/** Scripts that one of our languages alone is written in; Japanese is known by its own letters among the Chinese ones. */
const SCRIPTS: readonly (readonly [RegExp, Language])[] = [
  [/\p{Script=Thai}/gu, 'th'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
]
const LATIN = /\p{Script=Latin}/gu

/**
 * The language of what somebody wrote, as far as its letters tell: people write in other languages than they read the shop in, and a translation must know from
 * which. `reading` is the language the shop is read in, and the answer where the letters allow it.
 */
export function languageOfWords(words: string, reading: string): Language {
  const many = (letters: RegExp) => words.match(letters)?.length ?? 0
  const expected = languageOf(reading) ?? 'en'
  const latin = many(LATIN)
  const han = many(HAN)
  for (const [letters, language] of SCRIPTS) {
    const own = many(letters)
    // A Thai review that names "mudmee silk" is Thai; an English one that quotes a Thai word is English.
    if (own > 0 && own + (language === 'ja' ? han : 0) >= latin) return language
  }
  if (han > latin) return expected === 'ja' || expected.startsWith('zh') ? expected : 'zh-CN'
  const isLatin = !['th', 'ja', 'ko', 'zh-CN', 'zh-TW'].includes(expected)
  return latin > 0 && !isLatin ? 'en' : expected
}
