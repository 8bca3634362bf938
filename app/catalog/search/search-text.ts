/** Tone marks and the mark of silent letters: often left out, or typed twice, by people in a hurry. */
const THAI_TONES = /[\u0E48-\u0E4C]/g

/** Latin letters that decomposition leaves alone. */
const LATIN_LETTERS: Readonly<Record<string, string>> = { đ: 'd', ð: 'd', ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' }

/** Lower case, one form of every letter, no accents on Latin ones, no punctuation, single spaces. Tone marks stay: they tell a mat from a shirt. */
export function foldText(text: string): string {
  return (
    text
      // NFKC would break the Thai vowel am in two, so width is folded by hand.
      .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
      .toLowerCase()
      .normalize('NFD')
      .replace(/(\p{Script=Latin})[\u0300-\u036F]+/gu, '$1')
      .normalize('NFC')
      .replace(/[đðøłßæœı]/g, (letter) => LATIN_LETTERS[letter] ?? letter)
      // A doubled vowel mark looks like one on most screens.
      .replace(/([\u0E31\u0E34-\u0E3A\u0E47-\u0E4E])\1+/g, '$1')
      .replace(/\u0E4D\u0E32/g, '\u0E33')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
  )
}

/** The form in which texts and queries are compared: folded, and without Thai tone marks. */
export const normaliseSearch = (text: string): string => foldText(text).replace(THAI_TONES, '')

// Words are not spaced in these; every other script is split at its spaces.
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu
export const isUnspaced = (text: string): boolean =>
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)

// A segmenter holds a dictionary and takes milliseconds to make: one for each of three languages, a memo, not state.
const segmenters = new Map<string, Intl.Segmenter>()

function segmenterFor(run: string): Intl.Segmenter {
  const language = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(run) ? 'ja' : /\p{Script=Han}/u.test(run) ? 'zh' : 'th'
  const known = segmenters.get(language)
  if (known) return known
  const made = new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, made)
  return made
}

/** The words of a folded text, tone marks kept. Thai, Japanese and Chinese are cut by dictionary. */
export function foldedWords(folded: string): string[] {
  return folded
    .replace(UNSPACED, (run) => ` ${[...segmenterFor(run).segment(run)].map(({ segment }) => segment).join(' ')} `)
    .split(' ')
    .filter((word) => word !== '')
}

/** The words of a text in the form they are compared in: what a search index holds. */
export const segment = (text: string): string[] =>
  foldedWords(foldText(text))
    .map((word) => word.replace(THAI_TONES, ''))
    .filter((word) => word !== '')

/** Whether somebody wrote Thai without any tone mark, so that words must be guessed without them. */
export const lacksTones = (folded: string): boolean => /\p{Script=Thai}/u.test(folded) && !/[\u0E48-\u0E4C]/.test(folded)
