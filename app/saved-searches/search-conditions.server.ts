import type { Rate } from '../money/currency.ts'
import { tsQueryOf } from '../catalog/search/craft-terms.ts'
import type { ProductSearch } from '../catalog/search/product-search.ts'
import { satangOf } from '../catalog/search/search-products.server.ts'
import type { Vocabulary } from '../catalog/search/vocabulary.ts'

/** What a search asks of a piece, as `private.save_search` takes it: of each group a piece has at least one key (`private.keys_of_listing`). */
export type SearchConditions = {
  groups: string[][]
  /** Numbers a piece must say: `slug|from|to`. */
  ranges: string[]
  words: string
  price_from: number | null
  price_to: number | null
  rating: number | null
}

/**
 * A search as a piece can answer it. Its words are met as they are when it is saved, and amounts in another currency are what they are worth then. Undefined
 * where nothing could ever fit.
 */
export function conditionsOf(search: ProductSearch, { rates, vocabulary }: { rates: readonly Rate[]; vocabulary: Vocabulary }): SearchConditions | undefined {
  const words = search.q === '' ? '' : tsQueryOf(search.q, { vocabulary })
  if (words === undefined) return undefined
  const group = (prefix: string, values: readonly string[]) => (values.length > 0 ? [values.map((value) => `${prefix}:${value}`)] : [])
  const numbers = search.attributes.filter((value) => value.includes('~')).map((value) => value.replace('.', '|').replace('~', '|'))
  const said = Map.groupBy(
    search.attributes.filter((value) => !value.includes('~')),
    (value) => value.split('.')[0],
  )
  return {
    groups: [
      ...group('c', search.categories),
      ...group('b', search.brands),
      ...group('s', search.sellers),
      ...group('l', search.locations),
      ...[...said.values()].flatMap((values) => group('a', values)),
      // Only a piece of which the number is said is asked which it is.
      ...numbers.map((range) => [`n:${range.split('|')[0]}`]),
      ...[...search.types, ...search.features].map((flag) => [`f:${flag}`]),
    ],
    ranges: numbers,
    words,
    price_from: satangOf(search, search.min, rates),
    price_to: satangOf(search, search.max, rates),
    rating: search.rating === '' ? null : Math.round(Number(search.rating) * 100),
  }
}
