import * as v from 'valibot'
import { LANGUAGES, type Language } from '../i18n/languages.ts'
import { officeLanguageOf } from '../i18n/office-languages.ts'
import { LONGEST_SENTENCE, sentenceAt, sentenceFault } from '../i18n/sentence-check.ts'
import { sentencesOf, type FoundSentence } from '../sentences/find-sentences.server.ts'
import type { Letter } from '../platform/mailer.ts'
import type { Shop } from '../shop.ts'
import { staffUseCase } from '../staff-use-case.ts'
import { refuse } from '../use-case.ts'
import type { LetterReader, LetterTopic } from './letter-topic.ts'
import { alsoSaidBy, isOfLetters, topics } from './list-email-templates.server.ts'
import type { DraftSentence } from './said-sentences.ts'
import { SAMPLES } from './sample-letters.ts'
import { languageOfLetter, withoutForm, writeSample } from './write-sample.ts'

const Draft = v.object({
  namespace: v.pipe(v.string(), v.maxLength(60)),
  key: v.pipe(v.string(), v.maxLength(200)),
  sentence: v.pipe(v.string(), v.maxLength(LONGEST_SENTENCE)),
})

/** Which letter, in which language, with which sentences that nobody has kept yet. */
export const LookedAt = v.object({
  topic: v.picklist(topics()),
  /** The first one where it is not said. */
  kind: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
  language: v.picklist(LANGUAGES),
  drafts: v.optional(v.pipe(v.array(Draft), v.maxLength(60)), []),
})

/** A sentence of a letter. `also`: other letters that say it, too; `onPages`: so do pages of the shop. */
type LetterSentence = FoundSentence & { also: LetterTopic[]; onPages: boolean }
export type ShownLetter = {
  reader: LetterReader
  kind: string
  /** In which language it is read: the shop's own letters are in one. */
  language: Language
  kinds: { kind: string; subject: string }[]
  subject: string
  html: string
  text: string
  sentences: LetterSentence[]
}

/**
 * `POST /functions/v1/show-email-template`: a letter as it would arrive, filled with sample facts, with drafts of sentences in the place of those that are said; and the sentences it is made of.
 * A draft that would not be taken is not shown. Wants `letters.read`.
 */
export const showEmailTemplateFunction = staffUseCase('letters.read', LookedAt, async (shop, staff, wish) => {
  const { topic } = wish
  const reads = officeLanguageOf(staff.language)
  const kinds = Object.keys(SAMPLES[topic].kinds).map((kind) => ({
    kind,
    subject: writeSample(shop, { topic, kind, language: languageOfLetter(topic, reads), to: '' })?.letter.subject ?? '',
  }))
  const kind = wish.kind === '' ? (kinds[0]?.kind ?? '') : wish.kind
  const written = writeLooked(shop, { ...wish, kind }, 'ada@hattha.example')
  if (!written) return refuse('not_found')
  const { letter, said, language } = written
  const all = new Map((await sentencesOf(shop, language)).map((one) => [`${one.namespace}:${one.key}`, one]))
  const also = alsoSaidBy(shop, topic)
  const places = new Set([...said].map(withoutForm))
  const sentences = [...all]
    .filter(([place]) => places.has(withoutForm(place)))
    .map(([place, one]): LetterSentence => ({ ...one, also: also(place), onPages: !isOfLetters(place) }))
  // In the order of the letter.
  const order = [...places]
  sentences.sort((a, b) => order.indexOf(withoutForm(`${a.namespace}:${a.key}`)) - order.indexOf(withoutForm(`${b.namespace}:${b.key}`)))
  return { reader: SAMPLES[topic].reader, kind, language, kinds, subject: letter.subject, html: letter.html, text: letter.text, sentences }
})

type Looked = { topic: LetterTopic; kind: string; language: Language; drafts: readonly DraftSentence[] }

/** The letter with those drafts that fit their place. */
export function writeLooked(
  shop: Shop,
  { topic, kind, language: wanted, drafts }: Looked,
  to: string,
): { letter: Letter; said: Set<string>; language: Language } | undefined {
  const language = languageOfLetter(topic, wanted)
  const built = shop.builtIn()[language] ?? {}
  const fitting = drafts.filter(({ namespace, key, sentence }) => {
    const own = Object.hasOwn(built, namespace) ? sentenceAt(built[namespace], key) : undefined
    return own !== undefined && sentenceFault(key, own, sentence) === undefined
  })
  const written = writeSample(shop, { topic, kind, language, to, drafts: fitting })
  return written && { ...written, language }
}
