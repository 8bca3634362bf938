import type { Language } from '../../i18n/languages.ts'
import type { Database } from '../../platform/database.ts'
import { tsQueryOf } from './craft-terms.ts'
import { type CardRow, provinceIn, toListedProduct } from './card-row.ts'
import { normaliseSearch } from './search-text.ts'
import { BUILT_IN, type Vocabulary } from './vocabulary.ts'
import { suggestedNames } from './suggested-names.ts'
import type { Suggestions } from './suggestion.ts'

const NOTHING: Suggestions = { terms: [], categories: [], sellers: [], products: [] }
/** One letter fits everything. Chinese and Thai words may have two. */
const SHORTEST = 2
const LONGEST = 60

type SuggestRow = {
  terms: string[]
  categories: { slug: string; name: string }[]
  sellers: { id: string; name: string; province: string }[]
  products: CardRow[]
}

/** What fits to what somebody has typed so far; the last word may go on. */
export async function suggest(db: Database, typed: string, language: Language, vocabulary: Vocabulary = BUILT_IN): Promise<Suggestions> {
  const text = typed
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
  const words = tsQueryOf(text, { unfinished: true, vocabulary })
  if ([...text].length < SHORTEST || words === undefined) return NOTHING
  const { answer } = await db.one<{ answer: SuggestRow }>('select public.suggest_products($1, $2, $3, $4) as answer', [
    text,
    normaliseSearch(text),
    words,
    language,
  ])
  return {
    terms: suggestedNames(answer.terms, text, language, vocabulary),
    categories: answer.categories,
    sellers: answer.sellers.map(({ id, name, province }) => ({ id, name, province: provinceIn(province, language) })),
    products: answer.products.map((row) => {
      const { id, name, image, priceMinor, seller } = toListedProduct(row, language)
      return { id, name, image, priceMinor, seller: seller.name }
    }),
  }
}
