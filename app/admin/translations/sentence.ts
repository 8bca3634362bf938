import { databaseResult } from '../../desk-kit/ask-database.ts'
import type { Language } from '../../i18n/languages.ts'
import { type Answer, callFunction, resultOf } from '../../platform/call-function.ts'

/** What staff are shown of a sentence; `find-sentences` answers it. */
export type Sentence = {
  namespace: string
  key: string
  english: string
  builtIn: string
  override?: string
  stale?: boolean
  fault?: string
  foundIn?: string
}
export type Sentences = { sentences: Sentence[]; total: number; namespaces: string[]; changed: number; stale: number; broken: number }
export type SentenceWish = { language: Language; words: string; namespace: string; state: string; most: number }
export type SentenceChange = { changed_at: string; person: string; before: string | null; after: string | null; reason: string }
export type Change = { namespace: string; key: string; sentence: string | null; seen: string | null }
export type Report = { namespace: string; key: string; outcome: string }

/** What the language says now. */
export const saidNow = ({ override, fault, builtIn }: Sentence): string => (fault === undefined ? (override ?? builtIn) : builtIn)

export const placeOf = ({ namespace, key }: { namespace: string; key: string }): string => `${namespace}:${key}`

/** Browser only. */
export const findSentences = (wish: SentenceWish): Promise<Sentences> => resultOf(callFunction<Sentences>('find-sentences', wish, { repeatable: true }))

/** Browser only. The sentences at these places. */
export const findPlaces = async (language: Language, places: readonly string[]): Promise<Sentence[]> =>
  (await resultOf(callFunction<Sentences>('find-sentences', { language, places, most: places.length }, { repeatable: true }))).sentences

/** Browser only. Who said a sentence differently, the newest first. */
export const sentenceHistory = (language: Language, sentence: Sentence): Promise<SentenceChange[]> =>
  databaseResult<SentenceChange[]>('sentence_history', { p_place: `${language}/${placeOf(sentence)}` })

/** Browser only. Says many sentences differently, or with `dry` what would become of them. */
export const changeSentences = (language: Language, changes: readonly Change[], reason: string, dry = false): Promise<Answer<{ reports: Report[] }>> =>
  callFunction<{ reports: Report[] }>('override-sentences', { language, changes, reason, dry })

/** Browser only. Says one sentence differently; what does not become of it is a refusal. */
export async function changeSentence(language: Language, change: Change, reason: string): Promise<Answer<object>> {
  const answer = await changeSentences(language, [change], reason)
  const outcome = answer.done ? (answer.result.reports[0]?.outcome ?? 'unexpected') : undefined
  if (outcome === undefined || outcome === 'done' || outcome === 'same') return answer
  return { done: false, refusal: { code: outcome, message: '', status: 422 } }
}
