import { FALLBACK_LANGUAGE, type Language, languageOf } from '../i18n/languages.ts'
import { sentenceAt } from '../i18n/sentence-check.ts'
import type { Shop } from '../shop.ts'
import { staffUseCase } from '../staff-use-case.ts'
import { Nothing } from '../use-case.ts'
import type { LetterReader, LetterTopic } from './letter-topic.ts'
import { SAMPLES } from './sample-letters.ts'
import { placeParts, withoutForm, writeSample } from './write-sample.ts'

/** A letter as the list tells it. `changed`: languages in which staff say something of it differently; `stale`: whose built-in sentence has changed since. */
export type EmailTemplate = {
  topic: LetterTopic
  reader: LetterReader
  kinds: number
  sent: number
  lastAt: string | null
  changed: Language[]
  stale: Language[]
}

type Sent = { topic: string; sent: number; last_at: Date }
type Kept = { language: string; namespace: string; key: string; built_in: string }

/** `POST /functions/v1/list-email-templates`: every letter of the shop, how many left in thirty days, and where staff say them differently. Wants `letters.read`. */
export const listEmailTemplatesFunction = staffUseCase('letters.read', Nothing, async (shop) => {
  const sent = await shop.service.all<Sent>(
    `select topic, count(*)::integer as sent, max(created_at) as last_at from public.sent_letters
      where created_at > private.now() - interval '30 days' and state not in ('held', 'refused') group by topic`,
  )
  const kept = await shop.service.all<Kept>('select language, namespace, key, built_in from public.sentence_overrides')
  const built = shop.builtIn()
  const letters = topics().map((topic): EmailTemplate => {
    const said = placesOf(shop, topic)
    const mine = kept.filter(({ namespace, key }) => said.has(withoutForm(`${namespace}:${key}`)))
    const languages = (some: readonly Kept[]) => [...new Set(some.flatMap(({ language }) => languageOf(language) ?? []))].sort()
    const of = sent.find((one) => one.topic === topic)
    return {
      topic,
      reader: SAMPLES[topic].reader,
      kinds: Object.keys(SAMPLES[topic].kinds).length,
      sent: of?.sent ?? 0,
      lastAt: of?.last_at.toISOString() ?? null,
      changed: languages(mine),
      stale: languages(mine.filter(({ language, namespace, key, built_in: then }) => sentenceAt(built[language]?.[namespace], key) !== then)),
    }
  })
  return { letters }
})

/** The keys of a record are its own, and the compiler forgets it. */
export const topics = (): LetterTopic[] => Object.keys(SAMPLES) as LetterTopic[]

/** Every sentence that a letter of the topic can say, without forms of plurals: in whatever language. */
export function placesOf(shop: Pick<Shop, 'words'>, topic: LetterTopic): Set<string> {
  const said = new Set<string>()
  for (const kind of Object.keys(SAMPLES[topic].kinds))
    for (const place of writeSample(shop, { topic, kind, language: FALLBACK_LANGUAGE, to: '' })?.said ?? []) said.add(withoutForm(place))
  return said
}

/** Which other letters say a sentence, too. */
export const alsoSaidBy = (shop: Pick<Shop, 'words'>, topic: LetterTopic): ((place: string) => LetterTopic[]) => {
  const others = topics()
    .filter((other) => other !== topic)
    .map((other) => ({ other, said: placesOf(shop, other) }))
  return (place) => others.filter(({ said }) => said.has(withoutForm(place))).map(({ other }) => other)
}

/** A place that is said only by letters may be said differently without a page changing. */
export const isOfLetters = (place: string): boolean => placeParts(place).namespace.endsWith('letters')
