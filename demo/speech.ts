import type { Language } from '../app/i18n/languages.ts'
import { SEED_GRAMMARS, type Grammar } from './grammar.ts'
import { provinceOf, type Place } from './places.ts'
import type { Words } from './seed-words.ts'

/** A language the demo speaks: how it says a text of the tuples, and how it puts texts together. */
export type Speech = { language: Language; grammar: Grammar; say: (words: Words) => string }

const inSeed = (language: keyof typeof SEED_GRAMMARS, at: 0 | 1 | 2): Speech => ({ language, grammar: SEED_GRAMMARS[language], say: (words) => words[at] })

export const ENGLISH = inSeed('en', 0)
export const THAI = inSeed('th', 1)
export const DUTCH = inSeed('nl', 2)
/** The languages of the tuples, in their order. */
export const SEED_SPEECHES: readonly Speech[] = [ENGLISH, THAI, DUTCH]

/** Writes a text in each language of the tuples. */
export const inTuple = (write: (speech: Speech) => string): Words => [write(ENGLISH), write(THAI), write(DUTCH)]

/** The village: `Tha Wang, Mueang Nakhon Si Thammarat` is too long for a name, and for a sentence that goes on. */
export const placeIn = ({ language, grammar }: Speech, place: Place): string =>
  grammar.places?.[place.key] ?? (language === 'th' ? place.th.split(' ') : place.en.split(', '))[0] ?? ''

export function provinceIn({ language, grammar }: Speech, code: string): string {
  const { th, en } = provinceOf(code)
  return grammar.provinces?.[code] ?? (language === 'th' ? th : en)
}

/** How a seller is called in a sentence: in Thai letters where Thai is spoken, as on the shop's sign everywhere else. */
export const calledIn = ({ language }: Speech, called: readonly [en: string, th: string]): string => called[language === 'th' ? 1 : 0]

/** Sentences after each other, with the last touch of the language. */
export const speak = ({ grammar: { between, polish } }: Speech, sentences: readonly string[]): string => {
  const text = sentences.join(between.sentences)
  return polish ? polish(text) : text
}
