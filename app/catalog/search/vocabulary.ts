import { THAI_PROVINCES } from '../../addresses/thai-provinces.ts'
import type { CraftKind } from './craft-kinds.ts'
import { CRAFT_TERMS } from './craft-terms.data.ts'
import { foldText, isUnspaced, lacksTones, normaliseSearch } from './search-text.ts'

/** A thing with many names. `words` are folded, tone marks kept. `ours`: staff have changed its names, so the index may not know all of them yet. */
export type CraftConcept = {
  key: string
  kind: CraftKind
  words: readonly string[]
  ours?: boolean
  /** By language and in their own spelling, where that is known. */
  named?: Readonly<Partial<Record<string, readonly string[]>>>
}

export type Names = { byWord: ReadonlyMap<string, readonly string[]>; longest: number }

/** Everything with many names, ready to be looked up: crafts, things and provinces. */
export type Vocabulary = {
  concepts: readonly CraftConcept[]
  byKey: ReadonlyMap<string, CraftConcept>
  exact: Names
  /** Without Thai tone marks: a text that has none may still mean words that have them. */
  toneless: Names
}

// People search in their script for places written in the other. Too short for a name of its own: tak, nan, yala, trat and loei are words elsewhere.
const PLACES: readonly CraftConcept[] = THAI_PROVINCES.filter(({ en }) => en.length > 4).map(({ code, th, en }) => ({
  key: code.toLowerCase().replace('-', '_'),
  kind: 'place',
  words: [foldText(th), foldText(en)],
}))

/** The crafts of these terms and the provinces of Thailand. A term without a word in the form words are compared in is left out. */
export function vocabularyOf(crafts: readonly CraftConcept[]): Vocabulary {
  const concepts = [...crafts.map((one) => ({ ...one, words: [...new Set(one.words.map(foldText).filter((word) => word !== ''))] })), ...PLACES]
  return {
    concepts,
    byKey: new Map(concepts.map((one) => [one.key, one])),
    exact: namesBy(concepts, (word) => word),
    toneless: namesBy(concepts, normaliseSearch),
  }
}

/** The terms the shop came with, as the rows of `public.search_terms` had them. */
export const BUILT_IN_CRAFTS: readonly CraftConcept[] = CRAFT_TERMS.trim()
  .split('\n')
  .map((row) => {
    const [key = '', kind = '', words = ''] = row.split('|')
    // The data file holds nothing but these kinds; a test reads every row.
    return { key, kind: kind as CraftKind, words: words.split(';').map((word) => word.trim()) }
  })

/** What is known until the shop's own terms have been read, and where nobody hands them in. */
export const BUILT_IN: Vocabulary = vocabularyOf(BUILT_IN_CRAFTS)

function namesBy(concepts: readonly CraftConcept[], form: (word: string) => string): Names {
  const byWord = new Map<string, string[]>()
  const learn = (word: string, key: string) => {
    const keys = byWord.get(word)
    if (keys === undefined) byWord.set(word, [key])
    else if (!keys.includes(key)) keys.push(key)
  }
  for (const { key, words } of concepts) {
    for (const word of words.map(form)) {
      learn(word, key)
      // Romanisations are written together or apart (mudmee, mud mee).
      if (!isUnspaced(word) && word.includes(' ')) learn(word.replaceAll(' ', ''), key)
    }
  }
  return { byWord, longest: Math.max(0, ...[...byWord.keys()].map((word) => word.length)) }
}

/** The names a folded text is looked up in. */
export const namesFor = (folded: string, { exact, toneless }: Vocabulary): Names => (lacksTones(folded) ? toneless : exact)
