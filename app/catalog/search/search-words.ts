import { conceptsIn, conceptToken } from './craft-terms.ts'
import { foldedWords, foldText, normaliseSearch, segment } from './search-text.ts'
import { BUILT_IN, type Vocabulary } from './vocabulary.ts'

/** How much a word says about a piece: A its name, B maker, craft and category, C material, place and tags, D description. */
export type WordWeight = 'A' | 'B' | 'C' | 'D'

/** A text to be found by. */
export type IndexedText = { text: string; weight: WordWeight }

/** What a search index holds for one piece, and what its words teach the spelling. */
export type IndexedWords = {
  /** A literal of PostgreSQL's `tsvector`, with positions and weights. */
  vector: string
  /** The same without descriptions: short enough to rank by. */
  head: string
  /** Compared form → own spelling. Words of descriptions are left out: they are found, but never offered instead of what somebody typed. */
  spellings: ReadonlyMap<string, string>
  /** Keys of the concepts the piece is about. */
  concepts: ReadonlySet<string>
}

/** PostgreSQL's limits: the highest position, and how many of one word it keeps. */
const LAST_POSITION = 16_383
const POSITIONS_PER_WORD = 255
/** Longer than any word of a language; a pasted address or key is not searched for. */
const LONGEST_WORD = 60
/** Words of different texts are no neighbours. */
const GAP = 8

/** Remembers what texts are made of: shops repeat themselves, and cutting Thai by dictionary takes long. Make one per run. */
export type TextMemory = Map<string, { words: readonly string[]; spellings: readonly (readonly [string, string])[]; concepts: readonly string[] }>

/** The index entry of a piece. Descriptions speak of much that a piece is not (wrapped in silk), so they lend words but no concepts. */
export function indexedWords(texts: readonly IndexedText[], memory: TextMemory = new Map(), vocabulary: Vocabulary = BUILT_IN): IndexedWords {
  const positions = new Map<string, string[]>()
  const spellings = new Map<string, string>()
  const concepts = new Set<string>()
  let position = 1
  const put = (word: string, weight: WordWeight, at: number) => {
    if (word.length > LONGEST_WORD) return
    const places = positions.get(word) ?? []
    if (places.length < POSITIONS_PER_WORD) places.push(`${Math.min(at, LAST_POSITION)}${weight}`)
    positions.set(word, places)
  }
  for (const { text, weight } of texts) {
    if (weight === 'D') {
      // Looking for names in a text costs ten times as much as cutting it, and a description lends none. It differs in every product, too.
      for (const word of segment(text)) put(word, weight, position++)
      position += GAP
      continue
    }
    const read = remembered(text, memory, vocabulary)
    const begins = position
    for (const word of read.words) put(word, weight, position++)
    position += GAP
    for (const key of read.concepts) {
      put(conceptToken(key), weight, begins)
      concepts.add(key)
    }
    for (const [word, shown] of read.spellings) if (!spellings.has(word)) spellings.set(word, shown)
  }
  const literal = (word: string, places: readonly string[]) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':${places.join(',')}`
  const vector = [...positions].map(([word, places]) => literal(word, places)).join(' ')
  const heads = [...positions]
    .map(([word, places]) => [word, places.filter((place) => !place.endsWith('D'))] as const)
    .filter(([, places]) => places.length > 0)
  const head = heads.map(([word, places]) => literal(word, places)).join(' ')
  return { vector, head, spellings, concepts }
}

function remembered(text: string, memory: TextMemory, vocabulary: Vocabulary) {
  const known = memory.get(text)
  if (known) return known
  const spelled = foldedWords(foldText(text)).map((word) => [normaliseSearch(word), word] as const)
  const read = {
    words: spelled.map(([word]) => word).filter((word) => word !== ''),
    spellings: spelled.filter(([word]) => isSpellable(word)),
    concepts: conceptsIn(text, vocabulary),
  }
  memory.set(text, read)
  return read
}

/** Short words are near to everything, and numbers to each other. */
const isSpellable = (word: string): boolean => word.length >= 3 && word.length <= LONGEST_WORD && !/^\d/.test(word)

/** Every name of these concepts, in the compared form and in its own spelling. */
export function namesOf(concepts: ReadonlySet<string>, vocabulary: Vocabulary = BUILT_IN): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const { key, words } of vocabulary.concepts) {
    if (!concepts.has(key)) continue
    for (const word of words) names.set(normaliseSearch(word), word)
  }
  return names
}
