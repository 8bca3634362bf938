/** The families documents are set in, by what they are for. */
export type Family = 'latin' | 'thai' | 'jp' | 'kr' | 'sc' | 'tc'

/** Whether a family draws a character. */
export type Covers = (family: Family, codePoint: number) => boolean

export type Run = { text: string; font: Family }

/** Chinese characters look different from country to country: the reader's own first, then what has most of the rest. */
const EASTERN: Readonly<Record<string, readonly Family[]>> = {
  ja: ['jp', 'sc', 'tc', 'kr'],
  ko: ['kr', 'jp', 'sc', 'tc'],
  'zh-CN': ['sc', 'jp', 'tc', 'kr'],
  'zh-TW': ['tc', 'jp', 'sc', 'kr'],
}
const ELSEWHERE: readonly Family[] = ['jp', 'sc', 'kr', 'tc']

/** What stands for a character that no family draws. */
const UNKNOWN = '?'
const PICTOGRAPHS = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0f\u{e0020}-\u{e007f}]/gu
/** Control characters and what turns the direction of writing around have no place on a page. */
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu
const COMBINING = /^[\p{M}\u200b-\u200d]$/u

/** A text in pieces that one family each can draw. Digits, ©, ™ and the like are no pictographs. */
export function runsOf(text: string, { language, covers }: { language: string; covers: Covers }): Run[] {
  const order: readonly Family[] = ['latin', 'thai', ...(EASTERN[language] ?? ELSEWHERE)]
  const runs: Run[] = []
  for (const character of breakable(cleaned(text))) {
    const code = character.codePointAt(0) ?? 0
    const before = runs.at(-1)
    // Spaces and marks above or below a letter stay where the letter is, as far as its family has them.
    const stays = before && (character === ' ' || COMBINING.test(character)) && covers(before.font, code)
    const font = stays ? before.font : order.find((family) => covers(family, code))
    if (!font && COMBINING.test(character)) continue
    const drawn = font ? character : UNKNOWN
    if (before && before.font === (font ?? 'latin')) before.text += drawn
    else runs.push({ text: drawn, font: font ?? 'latin' })
  }
  return runs
}

const cleaned = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('\n', ' ')
    .replaceAll(PICTOGRAPHS, (sign) => (/^[\d#*©®™]$/u.test(sign) ? sign : ''))
    .replaceAll(INVISIBLE, '')

const THAI = /[\u0e01-\u0e5b]+/g
const THAI_WORDS = new Intl.Segmenter('th', { granularity: 'word' })

/** Thai is written without spaces between words: a place of no width after each word tells where a line may end. */
export const breakable = (text: string): string =>
  text.replaceAll(THAI, (thai) => Array.from(THAI_WORDS.segment(thai), ({ segment }) => segment).join('\u200b'))
