/** Sentences as `messages/` holds them: nested by place. */
export type Sentences = { readonly [key: string]: Sentences | string }

/** Why a sentence cannot take the place of a built-in one. The words for each stand in `admin-translations`, `faults`. */
export const SENTENCE_FAULTS = ['empty', 'spaces', 'long', 'signs', 'braces', 'placeholders', 'tags'] as const
export type SentenceFault = (typeof SENTENCE_FAULTS)[number]

export const LONGEST_SENTENCE = 10_000

const PLURAL = /_(zero|one|two|few|many|other)$/
const TAG = /<\/?\w+\s*\/?>/g

/** The built-in sentence of a key, or undefined where the catalogue has no such sentence. */
export function sentenceAt(catalogue: Sentences | undefined, key: string): string | undefined {
  let place: Sentences | string | undefined = catalogue
  for (const part of key.split('.')) place = typeof place === 'object' && Object.hasOwn(place, part) ? place[part] : undefined
  return typeof place === 'string' ? place : undefined
}

/** Every sentence of a catalogue by its whole key, in the order of the catalogue. */
export function* everySentence(catalogue: Sentences, above = ''): Generator<[key: string, sentence: string]> {
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === 'string') yield [above + key, value]
    else yield* everySentence(value, `${above}${key}.`)
  }
}

/** The names a sentence is filled with (`{{name}}`), each once, sorted. */
export const placeholdersOf = (sentence: string): string[] => [...new Set([...sentence.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name))].sort()

/**
 * What keeps a sentence from taking the place of a built-in one: it has to name the same placeholders and tags, so that whatever fills the one fills the other, and to hold
 * nothing that our words cannot say. A form for one thing may leave out how many there are, as English does ("one piece left").
 */
export function sentenceFault(key: string, builtIn: string, sentence: string): SentenceFault | undefined {
  if (sentence.trim() === '') return 'empty'
  if (sentence !== sentence.trim()) return 'spaces'
  if (sentence.length > LONGEST_SENTENCE) return 'long'
  // Control characters, and those that turn the direction of what stands beside them; a line may end.
  if (/[\0-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]|\$t\(/.test(sentence) || !sentence.isWellFormed()) return 'signs'
  if (/[{}]/.test(sentence.replaceAll(/\{\{\s*\w+\s*\}\}/g, ''))) return 'braces'
  const [needs, has] = [placeholdersOf(builtIn), placeholdersOf(sentence)]
  const isPlural = PLURAL.test(key)
  const missing = needs.filter((name) => !has.includes(name) && !(name === 'count' && isPlural && !key.endsWith('_other')))
  const extra = has.filter((name) => !needs.includes(name) && !(name === 'count' && isPlural))
  if (missing.length + extra.length > 0) return 'placeholders'
  const tags = (text: string) => (text.match(TAG) ?? []).map((tag) => tag.replaceAll(/\s/g, '')).join()
  const bare = (text: string) => text.replaceAll(TAG, '')
  if (tags(builtIn).split(',').sort().join() !== tags(sentence).split(',').sort().join() || !isNested(sentence)) return 'tags'
  if (bare(sentence).includes('<') && !bare(builtIn).includes('<')) return 'tags'
  return undefined
}

/** Whether each tag that is opened is closed again, in turn. */
function isNested(sentence: string): boolean {
  const open: string[] = []
  for (const [tag] of sentence.matchAll(TAG)) {
    const name = tag.replaceAll(/[<>/\s]/g, '')
    if (tag.endsWith('/>')) continue
    if (!tag.startsWith('</')) open.push(name)
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}
