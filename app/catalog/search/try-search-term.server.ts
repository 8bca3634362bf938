import * as v from 'valibot'
import { type Language, LANGUAGES } from '../../i18n/languages.ts'
import type { Shop } from '../../shop.ts'
import { staffUseCase } from '../../staff-use-case.ts'
import { CRAFT_KINDS } from './craft-kinds.ts'
import { listTerms, type TermRow, vocabularyOfTerms } from './read-vocabulary.server.ts'
import { NO_SEARCH } from './product-search.ts'
import { findProducts } from './search-products.server.ts'
import { correctQuery } from './search-spelling.server.ts'
import type { TriedSearch } from './tried-search.ts'
import type { Vocabulary } from './vocabulary.ts'

const Name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))
const Trial = v.object({
  query: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  language: v.picklist(LANGUAGES),
  /** The term as it would be; without `id` one more. */
  term: v.object({
    id: v.nullable(v.pipe(v.string(), v.uuid())),
    kind: v.picklist(CRAFT_KINDS),
    words: v.record(v.picklist([...LANGUAGES, 'roman']), v.pipe(v.array(Name), v.maxLength(80))),
    active: v.boolean(),
  }),
})

const SHOWN = 8
/** A key that no term has. */
const TRIED_KEY = 'own_tried'

/** `try-search-term`: what a search finds now, and what it would find if a term were written so. Nothing is changed by it. */
export const trySearchTermFunction = staffUseCase('content.write', Trial, async (shop, _staff, { query, language, term }) => {
  const terms = await listTerms(shop.service)
  const was = terms.find(({ id }) => id === term.id)
  const others = terms.filter(({ id }) => id !== term.id)
  const names = namesOf(term.words)
  const lost = was ? [...namesOf(was.words)].some((name) => !names.has(name)) : false
  // The index knows the token by the names of before: where one is taken away, only the names themselves are asked for.
  const key = was && !lost ? was.key : TRIED_KEY
  const asTried: TermRow[] = term.active && names.size > 0 ? [{ id: '', key, kind: term.kind, words: term.words, ours: true }] : []
  const found = (vocabulary: Vocabulary) => search(shop, { query, language, vocabulary })
  const [before, after] = await Promise.all([found(vocabularyOfTerms(terms)), found(vocabularyOfTerms([...others, ...asTried]))])
  return { before, after }
})

const namesOf = (words: TermRow['words']): Set<string> => new Set(Object.values(words).flat())

async function search(shop: Shop, asked: { query: string; language: Language; vocabulary: Vocabulary }): Promise<TriedSearch> {
  const { query, language, vocabulary } = asked
  const corrected = await correctQuery(shop.anon, query, vocabulary)
  const { products, total, more } = await findProducts(shop.anon, { ...NO_SEARCH, q: corrected ?? query }, { language, rates: [], vocabulary })
  return {
    total,
    more,
    corrected: corrected ?? null,
    products: products.slice(0, SHOWN).map(({ id, name, seller }) => ({ id, name, seller: seller.name })),
  }
}
