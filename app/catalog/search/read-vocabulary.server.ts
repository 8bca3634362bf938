import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import type { Database } from '../../platform/database.ts'
import type { CraftKind } from './craft-kinds.ts'
import { type CraftConcept, type Vocabulary, vocabularyOf } from './vocabulary.ts'

/** Names by language; `roman` are Thai names in Latin letters. */
export type TermWords = Partial<Record<Language | 'roman', readonly string[]>>

/** A term as `public.search_terms` keeps it, as far as the search needs it. */
export type TermRow = { id: string; key: string; kind: CraftKind; words: TermWords; ours: boolean }

/** English and what English calls by its Thai name stand before the Thai names, as in `craft-terms.data.ts`. */
const IN_ORDER = ['en', 'th', 'roman', ...LANGUAGES.filter((language) => language !== 'en' && language !== 'th')] as const

/** The terms that hold. `db` reads as `service_role`. */
export const listTerms = (db: Pick<Database, 'all'>): Promise<TermRow[]> =>
  db.all<TermRow>('select id, key, kind, words, built_in is distinct from words as ours from public.search_terms where is_active order by created_at, key')

/** Terms as the search looks them up. */
export const vocabularyOfTerms = (terms: readonly TermRow[]): Vocabulary => vocabularyOf(terms.map(conceptOf))

const conceptOf = ({ key, kind, words, ours }: TermRow): CraftConcept => ({
  key,
  kind,
  words: IN_ORDER.flatMap((language) => words[language] ?? []),
  named: words,
  ours,
})

/** The names things have in the shop now. `db` reads as `service_role`. */
export const readVocabulary = async (db: Pick<Database, 'all'>): Promise<Vocabulary> => vocabularyOfTerms(await listTerms(db))
