import * as v from 'valibot'
import { addressOf, searchOf } from '../catalog/search/product-search.ts'
import { correctQuery } from '../catalog/search/search-spelling.server.ts'
import { listRates } from '../money/list-rates.server.ts'
import { memberUseCase, refuse } from '../use-case.ts'
import { FREQUENCIES, NAME_MOST } from './saved-search.ts'
import { conditionsOf } from './search-conditions.server.ts'

const Wish = v.object({
  query: v.pipe(v.string(), v.maxLength(8000)),
  name: v.pipe(
    v.string(),
    v.maxLength(1000),
    v.transform((name) =>
      name
        .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
        .trim()
        .slice(0, NAME_MOST)
        .trim(),
    ),
    v.minLength(1),
  ),
  frequency: v.optional(v.picklist(FREQUENCIES), 'daily'),
})

/**
 * `POST /functions/v1/save-search`. Keeps the search of a list's address for the caller, who is told of pieces that come and fit it; the same one again is the
 * one there is. 422 `problems` for what asks for nothing or could find nothing, 429 `too_many` with thirty of them.
 */
export const saveSearchFunction = memberUseCase(Wish, async (shop, member, { query, name, frequency }) => {
  const typed = { ...searchOf(new URLSearchParams(query)), page: 1, sort: 'best' as const }
  const kept = addressOf(typed).split('?')[1]
  if (kept === undefined || kept.length > 4000) return refuse('problems', { details: ['query'] })
  const vocabulary = shop.vocabulary()
  // As the list itself understands it.
  const [corrected, rates] = await Promise.all([
    typed.q && !typed.exact ? correctQuery(shop.anon, typed.q, vocabulary) : undefined,
    typed.min || typed.max ? listRates(shop.anon) : [],
  ])
  const conditions = conditionsOf({ ...typed, q: corrected ?? typed.q }, { rates, vocabulary })
  if (!conditions) return refuse('problems', { details: ['query'] })
  const { id } = await shop.service.one<{ id: string | null }>('select private.save_search($1, $2, $3, $4, $5) as id', [
    member.id,
    name,
    kept,
    frequency,
    JSON.stringify(conditions),
  ])
  return id === null ? refuse('too_many') : { id }
})
