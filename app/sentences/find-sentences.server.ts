import * as v from 'valibot'
import { LANGUAGES, type Language } from '../i18n/languages.ts'
import { isOfficeNamespace, OFFICE_LANGUAGES } from '../i18n/office-languages.ts'
import { everySentence, sentenceAt, sentenceFault, type SentenceFault } from '../i18n/sentence-check.ts'
import type { Shop } from '../shop.ts'
import { staffUseCase } from '../staff-use-case.ts'

/** Which sentences are wanted: all, those said differently, those whose built-in sentence has changed since, and those that are not said because they no longer fit. */
export const SENTENCE_STATES = ['all', 'changed', 'stale', 'broken'] as const

const Find = v.object({
  language: v.picklist(LANGUAGES),
  words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
  namespace: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
  state: v.optional(v.picklist(SENTENCE_STATES), 'all'),
  /** These and no others, as `{namespace}:{key}`. */
  places: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(100))),
  /** So many of them are known already. */
  after: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)), 0),
  most: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 50),
})

/** One sentence in one language, as the office reads it. */
export type FoundSentence = {
  namespace: string
  key: string
  english: string
  builtIn: string
  /** What staff have put in its place. */
  override?: string
  /** The built-in sentence has changed since it was overridden. */
  stale?: boolean
  /** Why the override is not said: the built-in sentence has changed so that it does not fit any more. */
  fault?: SentenceFault
  /** The words that were looked for stand in other languages only. */
  foundIn?: Language
}
export type FoundSentences = { sentences: FoundSentence[]; total: number; namespaces: string[]; changed: number; stale: number; broken: number }

/**
 * `POST /functions/v1/find-sentences`: sentences of a language by words of their key, of English, of the language itself or of any other, some at a time. Wants
 * `translations.read`.
 */
export const findSentencesFunction = staffUseCase('translations.read', Find, async (shop, _staff, wish): Promise<FoundSentences> => {
  const all = await sentencesOf(shop, wish.language)
  const words = wish.words.toLowerCase().split(/\s+/).filter(Boolean)
  const others = words.length === 0 ? [] : LANGUAGES.filter((other) => other !== wish.language && other !== 'en')
  const built = shop.builtIn()
  const found: FoundSentence[] = []
  for (const one of all) {
    if (wish.places && !wish.places.includes(`${one.namespace}:${one.key}`)) continue
    if (wish.namespace !== '' && one.namespace !== wish.namespace) continue
    if (wish.state === 'changed' && one.override === undefined) continue
    if (wish.state === 'stale' && !one.stale) continue
    if (wish.state === 'broken' && one.fault === undefined) continue
    const here = `${one.namespace}:${one.key} ${one.english} ${one.builtIn} ${one.override ?? ''}`
    if (holds(here, words)) found.push(one)
    else {
      const foundIn = others.find((other) => holds(sentenceAt(built[other]?.[one.namespace], one.key) ?? '', words))
      if (foundIn) found.push({ ...one, foundIn })
    }
  }
  return {
    sentences: found.slice(wish.after, wish.after + wish.most),
    total: found.length,
    namespaces: [...new Set(all.map(({ namespace }) => namespace))],
    changed: all.filter(({ override }) => override !== undefined).length,
    stale: all.filter(({ stale }) => stale).length,
    broken: all.filter(({ fault }) => fault !== undefined).length,
  }
})

const holds = (text: string, words: readonly string[]) => {
  const lower = text.toLowerCase()
  return words.every((word) => lower.includes(word))
}

type Kept = { namespace: string; key: string; sentence: string; built_in: string }

/** Every sentence a language can say, with what was put in its place. English stands beside: a form that English has not is beside its `_other`. */
export async function sentencesOf(shop: Pick<Shop, 'builtIn' | 'service'>, language: Language): Promise<FoundSentence[]> {
  const built = shop.builtIn()
  const kept = await shop.service.all<Kept>('select namespace, key, sentence, built_in from public.sentence_overrides where language = $1', [language])
  const overrides = new Map(kept.map((one) => [`${one.namespace}:${one.key}`, one]))
  const speaksOffice = OFFICE_LANGUAGES.some((one) => one === language)
  return Object.entries(built[language] ?? {})
    .filter(([namespace]) => speaksOffice || !isOfficeNamespace(namespace))
    .flatMap(([namespace, sentences]) => {
      const english = new Map(everySentence(built['en']?.[namespace] ?? {}))
      return [...everySentence(sentences)].map(([key, builtIn]): FoundSentence => {
        const override = overrides.get(`${namespace}:${key}`)
        const fault = override && sentenceFault(key, builtIn, override.sentence)
        return {
          namespace,
          key,
          english: english.get(key) ?? english.get(key.replace(/_[a-z]+$/, '_other')) ?? '',
          builtIn,
          ...(override && { override: override.sentence }),
          ...(override && override.built_in !== builtIn && { stale: true }),
          ...(fault && { fault }),
        }
      })
    })
}
