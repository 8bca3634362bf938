import { editDistance } from '../../platform/edit-distance.ts'
import { expandTerms } from './craft-terms.ts'
import { foldText, isUnspaced, normaliseSearch } from './search-text.ts'
import { BUILT_IN, type Vocabulary } from './vocabulary.ts'

/** A word the shop does not know, and a word of the shop that is like it. */
export type NearWord = { word: string; near: string; shown: string }

/** How many letters may be wrong: one in short words, two in longer, three in long ones. */
const slipsAllowed = (length: number): number => (length <= 4 ? 1 : length <= 8 ? 2 : 3)

/** The words of a query that belong to no known name: single words, and what stands between names in scripts without spaces. */
export function plainWordsOf(query: string, vocabulary: Vocabulary = BUILT_IN): string[] {
  const words: string[] = []
  let joining = false
  for (const { matched, concepts } of expandTerms(query, vocabulary)) {
    const plain = concepts.length === 0 && matched !== ''
    const last = words.at(-1)
    // A dictionary cuts a misspelt word into pieces that mean nothing; together they are like the word that was meant.
    if (plain && joining && last !== undefined && isUnspaced(matched) && isUnspaced(last)) words[words.length - 1] = last + matched
    else if (plain) words.push(matched)
    joining = plain
  }
  return words
}

/** Whoever presses Enter too early has made no slip. Fewer letters begin too many words. */
const isUnfinished = (word: string, near: string): boolean => [...word].length >= 3 && near.startsWith(word)

/** The query with misspelt words replaced, unfinished ones finished, or undefined when nothing is near enough. `nears` come most alike first. */
export function respelt(query: string, nears: readonly NearWord[]): string | undefined {
  const folded = foldText(query)
  const words = [...new Set(nears.map(({ word }) => word))]
  // Words are compared without tone marks; where the query has them, so is the query.
  let corrected = words.every((word) => folded.includes(word)) ? folded : normaliseSearch(query)
  const before = corrected
  for (const word of words) {
    const allowed = slipsAllowed([...word].length)
    const best = nears
      .filter((near) => near.word === word)
      .map(({ near, shown }) => ({ shown, slips: isUnfinished(word, near) ? 0 : editDistance(word, near, allowed) }))
      .filter(({ slips: made }) => made <= allowed)
      .sort((a, b) => a.slips - b.slips)[0]
    if (best) corrected = corrected.replace(word, () => best.shown)
  }
  return corrected === before ? undefined : corrected
}
