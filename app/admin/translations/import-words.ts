import type { Language } from '../../i18n/languages.ts'
import type { Answer } from '../../platform/call-function.ts'
import { RefusedAnswer } from '../../platform/answered.ts'
import { readPo, writePo } from '../../sentences/po.ts'
import { type Change, changeSentences, findSentences, placeOf, type Report, saidNow, type Sentence } from './sentence.ts'

/** What would become of a file: what is said differently in it, and what cannot be taken, with why. */
export type ImportPlan = { changes: Change[]; refused: { place: string; why: string }[] }

const LARGEST_FILE_BYTES = 8 * 1024 * 1024
/** So much of a file goes in one call: the server takes 200 sentences and 256 KB at once. */
const MOST = 150
const MOST_SIGNS = 40_000

const everySentence = (language: Language): Promise<Sentence[]> =>
  findSentences({ language, words: '', namespace: '', state: 'all', most: 10_000 }).then(({ sentences }) => sentences)

/** Browser only. Saves every sentence of a language as it is said now. */
export async function saveFile(language: Language): Promise<void> {
  const sentences = await everySentence(language)
  const text = writePo(
    language,
    sentences.map((one) => ({ place: placeOf(one), english: one.english, sentence: saidNow(one) })),
  )
  const address = URL.createObjectURL(new Blob([text], { type: 'text/x-gettext-translation' }))
  Object.assign(document.createElement('a'), { href: address, download: `hattha-${language}.po` }).click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Browser only. What a file would change; undefined where it is no PO file. Empty and fuzzy sentences are not finished and left out. */
export async function planImport(language: Language, file: Blob): Promise<ImportPlan | undefined> {
  const entries = file.size > LARGEST_FILE_BYTES ? undefined : readPo(await file.text())
  if (entries === undefined) return undefined
  const sentences = new Map((await everySentence(language)).map((one) => [placeOf(one), one]))
  const changes: Change[] = []
  const refused: ImportPlan['refused'] = []
  for (const { place, english, sentence, fuzzy } of entries) {
    const now = sentences.get(place)
    if (sentence === '' || fuzzy || (now && sentence === saidNow(now))) continue
    if (now === undefined) refused.push({ place, why: 'no_such_sentence' })
    else if (now.english !== english) refused.push({ place, why: 'english_changed' })
    else changes.push({ namespace: now.namespace, key: now.key, sentence, seen: now.override ?? null })
  }
  const reports: Report[] = []
  for (const part of partsOf(changes)) {
    const answer = await changeSentences(language, part, 'A file is looked at', true)
    if (!answer.done) throw new RefusedAnswer(answer.refusal)
    reports.push(...answer.result.reports)
  }
  const whole = new Set(reports.filter(({ outcome }) => outcome === 'done').map(placeOf))
  return {
    changes: changes.filter((change) => whole.has(placeOf(change))),
    refused: [...refused, ...reports.filter(({ outcome }) => outcome !== 'done').map((report) => ({ place: placeOf(report), why: report.outcome }))],
  }
}

/** Browser only. Says what a file says, some sentences at a time; what somebody else has changed meanwhile stays as it is. */
export async function importFile(language: Language, changes: readonly Change[], reason: string): Promise<Answer<{ kept: number }>> {
  let kept = 0
  for (const part of partsOf(changes)) {
    const answer = await changeSentences(language, part, reason)
    if (!answer.done) return answer
    kept += answer.result.reports.filter(({ outcome }) => outcome === 'done').length
  }
  return { done: true, result: { kept } }
}

function* partsOf(changes: readonly Change[]): Generator<Change[]> {
  let part: Change[] = []
  let signs = 0
  for (const change of changes) {
    const size = (change.sentence?.length ?? 0) + (change.seen?.length ?? 0)
    if (part.length > 0 && (part.length === MOST || signs + size > MOST_SIGNS)) {
      yield part
      part = []
      signs = 0
    }
    part.push(change)
    signs += size
  }
  if (part.length > 0) yield part
}
