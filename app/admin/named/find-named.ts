import { databaseResult } from '../../desk-kit/ask-database.ts'

/** As long as words are that the database looks for. */
const MOST_LETTERS = 100

type Named = { id: string; slug: string | null; name: string }

/** What is typed into a search, as the database takes it. */
export const wordsFor = (typed: string): string => typed.slice(0, MOST_LETTERS)

/** Browser only. A few records whose names have these words; `isShown`: of what everybody sees. Throws the API's error. */
export const findNamed = (of: 'sellers' | 'products' | 'brands' | 'categories', words: string, { isShown = false } = {}): Promise<Named[]> =>
  databaseResult<Named[]>('named_found', { p_of: of, p_words: wordsFor(words), p_shown: isShown })
