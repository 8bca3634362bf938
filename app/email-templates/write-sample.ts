import { FALLBACK_LANGUAGE, type Language } from '../i18n/languages.ts'
import { officeLanguageOf } from '../i18n/office-languages.ts'
import type { Letter } from '../platform/mailer.ts'
import type { Shop } from '../shop.ts'
import type { LetterTopic } from './letter-topic.ts'
import { sampleFacts } from './sample-facts.ts'
import { SAMPLES } from './sample-letters.ts'
import { type DraftSentence, sayingWords } from './said-sentences.ts'

type Wish = { topic: LetterTopic; kind: string; language: Language; to: string; drafts?: readonly DraftSentence[] }

/** A letter with sample facts and the places of what it says; undefined where the topic has no such kind. */
export function writeSample(shop: Pick<Shop, 'words'>, { topic, kind, language, to, drafts }: Wish): { letter: Letter; said: Set<string> } | undefined {
  const write = Object.hasOwn(SAMPLES[topic].kinds, kind) ? SAMPLES[topic].kinds[kind] : undefined
  if (!write) return undefined
  const { t, said } = sayingWords(shop.words(language), drafts)
  return { letter: write(t, sampleFacts(shop.words(officeLanguageOf(language)), language, to)), said }
}

/** The languages a letter is written in by the shop: what goes to the shop itself, in one. */
export const languageOfLetter = (topic: LetterTopic, wanted: Language): Language => (SAMPLES[topic].spoken === false ? FALLBACK_LANGUAGE : wanted)

/** Where a place leads: `letters:placed.subject` to its namespace and key. */
export function placeParts(place: string): { namespace: string; key: string } {
  const at = place.indexOf(':')
  return { namespace: place.slice(0, at), key: place.slice(at + 1) }
}

/** The same sentence in whatever plural form. */
export const withoutForm = (place: string): string => place.replace(/_(zero|one|two|few|many|other)$/, '')
