import { foldedWords, foldText, isUnspaced, normaliseSearch, segment } from './search-text.ts'
import { BUILT_IN, type Names, namesFor, type Vocabulary } from './vocabulary.ts'

/** How concepts are written among the words of a search index: no word of a language looks like it. */
export const conceptToken = (key: string): string => `craft_${key}`

/** A part of a query and everything it may be called. `concepts` is empty for an ordinary word. */
export type TermGroup = {
  /** As typed, normalised. */
  matched: string
  concepts: string[]
  /** Other names, normalised, the typed one first. A name of several words is one entry. */
  alternatives: string[]
}

type Part = { text: string; concepts: readonly string[] }

/** Cuts a query into names of concepts and the rest: at each place the longest name that fits. */
function partsOf(text: string, vocabulary: Vocabulary): Part[] {
  const folded = foldText(text)
  const names = namesFor(folded, vocabulary)
  const borders = bordersOf(folded)
  const parts: Part[] = []
  let rest = ''
  const flush = () => {
    for (const word of foldedWords(rest)) parts.push(...(compoundOf(word, names) ?? [{ text: word, concepts: [] }]))
    rest = ''
  }
  for (let position = 0; position < folded.length;) {
    const name = nameAt(folded, position, names, borders)
    if (name) {
      flush()
      parts.push(name)
      position += name.text.length
    } else {
      rest += folded[position] ?? ''
      position += 1
    }
  }
  flush()
  return parts
}

/** The places where a word begins or ends, and whether every name has to keep to them. */
type Borders = { at: ReadonlySet<number>; strict: boolean }

function bordersOf(folded: string): Borders {
  const borders = new Set([0, folded.length])
  let position = 0
  for (const word of foldedWords(folded)) {
    position = folded.indexOf(word, position)
    borders.add(position)
    position += word.length
    borders.add(position)
  }
  return { at: borders, strict: !isUnspaced(folded) }
}

function nameAt(source: string, position: number, { byWord, longest }: Names, borders: Borders, { upTo = longest + LONGEST_ENDING } = {}): Part | undefined {
  if (borders.strict && !borders.at.has(position)) return undefined
  for (let length = Math.min(upTo, source.length - position); length > 0; length--) {
    // Before anything is looked up: nearly every piece of a text ends within a word.
    if (borders.strict && !borders.at.has(position + length)) continue
    const text = source.slice(position, position + length)
    const concepts = conceptsNamed(text, byWord)
    if (concepts && stands(text, position, borders)) return { text, concepts }
  }
  return undefined
}

/** Plurals and the endings of German and Dutch adjectives. */
const ENDINGS = ['s', 'es', 'e', 'n', 'en', 'er', 'em'] as const
const LONGEST_ENDING = 2

function conceptsNamed(text: string, byWord: Names['byWord']): readonly string[] | undefined {
  const known = byWord.get(text)
  if (known || !/[a-z]$/.test(text)) return known
  return ENDINGS.map((ending) => (endsLike(text, ending) ? byWord.get(text.slice(0, -ending.length)) : undefined)).find((found) => found !== undefined)
}

/** Shorter than this, and with shorter first halves, too many words would fall apart by chance. */
const SHORTEST_COMPOUND = 8
const SHORTEST_FIRST_HALF = 4
const SHORTEST_SECOND_HALF = 3

/** German and Dutch write two names as one word (Seidenschal, rotantas): the two, or undefined when the word is no such thing. */
function compoundOf(word: string, { byWord }: Names): [Part, Part] | undefined {
  if (word.length < SHORTEST_COMPOUND || !/^[a-z]+$/.test(word)) return undefined
  for (let at = word.length - SHORTEST_SECOND_HALF; at >= SHORTEST_FIRST_HALF; at--) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    const names = [conceptsNamed(first, byWord), conceptsNamed(second, byWord)] as const
    if (names[0] && names[1])
      return [
        { text: first, concepts: names[0] },
        { text: second, concepts: names[1] },
      ]
  }
  return undefined
}

/** A short word may only take an s: too many short words of two languages differ by an ending. */
const endsLike = (text: string, ending: string): boolean => text.endsWith(ending) && text.length - ending.length >= (ending === 's' ? 3 : 5)

/** A long Thai or Chinese name is itself wherever it stands, also where the dictionary cuts it wrongly; short ones, and words of spaced scripts, must be whole words. */
function stands(text: string, position: number, borders: Borders): boolean {
  const long = isUnspaced(text) && text.length >= (/\p{Script=Thai}/u.test(text) ? 5 : 2)
  return long || (borders.at.has(position) && borders.at.has(position + text.length))
}

/** What a text speaks of: keys of concepts, each once. Names inside names count (mango wood is wood), because a text means them all. */
export function conceptsIn(text: string, vocabulary: Vocabulary = BUILT_IN): string[] {
  const folded = foldText(text)
  const names = namesFor(folded, vocabulary)
  const borders = bordersOf(folded)
  const found = new Set<string>()
  for (let position = 0; position < folded.length; position++) {
    let name = nameAt(folded, position, names, borders)
    while (name) {
      for (const key of name.concepts) found.add(key)
      name = nameAt(folded, position, names, borders, { upTo: name.text.length - 1 })
    }
  }
  for (const word of folded.split(' ')) for (const { concepts } of compoundOf(word, names) ?? []) for (const key of concepts) found.add(key)
  return [...found]
}

/**
 * What a search index should hold for a text: its words, and a token per concept, so that every name of a thing finds every other. Give them to
 * PostgreSQL with `array_to_tsvector`: its own parser cuts Thai words at their vowel marks.
 */
export const searchTokens = (text: string): string[] => [...new Set([...segment(text), ...conceptsIn(text).map(conceptToken)])]

/** Longer than any name of a thing; the rest of a pasted page would only cost time. */
const QUERY_MAX_CHARACTERS = 200

/** Words that join others and say nothing of a thing: folded, without tone marks. */
const JOINING_WORDS: ReadonlySet<string> = new Set(
  `a an the of for with and in from to by at on het een van voor met uit der die das den dem ein eine mit und fur aus von im le la les un une de du des en et pour avec au aux d l
   el los las una del y para con il lo i gli di della e per o os as um uma do da dos das em com dan dari untuk dengan di cua va cho จาก ของ และ ที ใน สำหรับ แบบ の と 的 和`.split(
    /\s+/,
  ),
)

/** What is asked for: without joining words, unless there is nothing else. */
function meaningOf(parts: readonly Part[]): readonly Part[] {
  const meant = parts.filter(({ text, concepts }) => concepts.length > 0 || !JOINING_WORDS.has(normaliseSearch(text)))
  return meant.length > 0 ? meant : parts
}

/** The parts of a query, each with everything it may be called. Words next to each other that form a name are one part. */
export function expandTerms(query: string, vocabulary: Vocabulary = BUILT_IN): TermGroup[] {
  return partsOf(query.slice(0, QUERY_MAX_CHARACTERS), vocabulary).map(({ text, concepts }) => {
    const matched = normaliseSearch(text)
    const names = concepts.flatMap((key) => vocabulary.byKey.get(key)?.words.map(normaliseSearch) ?? [])
    return { matched, concepts: [...concepts], alternatives: [...new Set([matched, ...names])] }
  })
}

/**
 * What `$1::tsquery` takes to search an index of `searchTokens`: every part must be met, by its words or by its concept. With `unfinished` the
 * last word may go on (suggestions while typing). Undefined when nothing is asked for. Whatever was typed, only quoted words get in.
 */
export function tsQueryOf(
  query: string,
  { unfinished = false, vocabulary = BUILT_IN }: { unfinished?: boolean; vocabulary?: Vocabulary } = {},
): string | undefined {
  const cut = partsOf(query.slice(0, QUERY_MAX_CHARACTERS), vocabulary)
  // While typing, the last word may become another.
  const parts = unfinished ? cut : meaningOf(cut)
  if (parts.length === 0) return undefined
  return parts
    .map(({ text, concepts }, index) => {
      // Cut with its tone marks, as the index was: without them the dictionary cuts elsewhere.
      const words = segment(text)
      const last = unfinished && index === parts.length - 1
      const asTyped = words.map((word, place) => quoted(word) + (last && place === words.length - 1 ? ':*' : '')).join(' & ')
      const choices = [asTyped === '' ? undefined : `(${asTyped})`, ...new Set(concepts.flatMap((key) => choicesOf(key, vocabulary)))].filter(
        (choice) => choice !== undefined,
      )
      return `(${choices.join(' | ')})`
    })
    .join(' & ')
}

/** More names of one thing are not asked for by themselves: the index learns them within minutes. */
const MOST_NAMES_ASKED = 60

/** How a thing is met in the index: by its token, and where staff have changed its names, by each of them, for pieces that have not been read again. */
function choicesOf(key: string, { byKey }: Vocabulary): string[] {
  const concept = byKey.get(key)
  if (!concept?.ours) return [quoted(conceptToken(key))]
  return [quoted(conceptToken(key)), ...wordsAsked(concept.words)]
}

/** Names as parts of a query of PostgreSQL, each with its words side by side, or `apart` in one text. */
export function wordsAsked(names: readonly string[], { most = MOST_NAMES_ASKED, apart = false }: { most?: number; apart?: boolean } = {}): string[] {
  const phrases = names.slice(0, most).map((name) =>
    segment(name)
      .map(quoted)
      .join(apart ? ' & ' : ' <-> '),
  )
  return [...new Set(phrases)].filter((phrase) => phrase !== '').map((phrase) => `(${phrase})`)
}

// Folded words hold letters, marks and digits only; quoting keeps the promise where it can be seen.
const quoted = (word: string) => `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`
