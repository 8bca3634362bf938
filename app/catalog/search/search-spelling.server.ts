import type { Database } from '../../platform/database.ts'
import { BUILT_IN, type Vocabulary } from './vocabulary.ts'
import { type NearWord, plainWordsOf, respelt } from './spelling.ts'

/** What somebody probably meant to type, in words the shop knows; undefined when every word is known or nothing is near. */
export async function correctQuery(db: Database, query: string, vocabulary: Vocabulary = BUILT_IN): Promise<string | undefined> {
  const words = plainWordsOf(query, vocabulary)
  if (words.length === 0) return undefined
  const nears = await db.all<{ word: string; near: string | null; shown: string }>('select word, near, shown from public.near_words($1)', [words])
  return respelt(
    query,
    nears.flatMap(({ word, near, shown }): NearWord[] => (near === null ? [] : [{ word, near, shown }])),
  )
}
