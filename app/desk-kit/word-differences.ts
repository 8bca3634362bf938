import { diffLines, diffWordsWithSpace } from 'diff'

/** A piece of text that stood in both, only in the older or only in the newer. */
export type Piece = { text: string; is: 'same' | 'gone' | 'new' }

/** Comparing word by word is given up after this long, and done line by line. */
const PATIENCE_MS = 800

/** What is different between two texts, word by word as the language has words, also where it writes them without spaces. */
export function wordDifferences(older: string, newer: string, language: string): Piece[] {
  const segments = new Intl.Segmenter(language, { granularity: 'word' })
  const changes = diffWordsWithSpace(older, newer, { intlSegmenter: segments, timeout: PATIENCE_MS }) ?? diffLines(older, newer)
  return changes.map(({ value, added, removed }) => ({ text: value, is: added ? 'new' : removed ? 'gone' : 'same' }))
}
