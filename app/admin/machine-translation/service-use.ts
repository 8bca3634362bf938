import { useQuery } from '@tanstack/react-query'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'

export const TEXT_KINDS = ['product', 'review', 'message', 'shop', 'trial'] as const
export type TextKind = (typeof TEXT_KINDS)[number]

/** What became of texts on a day of Bangkok; `letters` are those that were sent, with `asked` only. */
type UseRow = { day: string; kind: string; outcome: string; times: number; letters: number }

/** What machine translation may cost and has used, in letters; how many translations are kept. */
export type ServiceUse = {
  per_day: number
  per_month: number
  changed_at: string
  today: number
  month: number
  days: UseRow[]
  products: number
  stale: number
  reviews: number
}

export const useServiceUse = () =>
  useQuery({
    queryKey: ['translation-service-use'],
    queryFn: () => databaseResult<ServiceUse>('translation_service_use', {}),
    ...CHANGES_ELSEWHERE,
  })

const FAILED = ['away', 'refused']
const DOUBTFUL = ['empty', 'markup', 'kept_words', 'numbers', 'length', 'script']

/** What became of texts of a kind in all days together: letters sent, texts said, answers that were kept already, over the budget, failed, doubtful. */
export type KindUse = { kind: TextKind; letters: number; said: number; kept: number; over: number; failed: number; doubtful: number }

/** Sums the days by kind of text, every kind in its place. */
export function sumByKind(days: readonly UseRow[]): KindUse[] {
  return TEXT_KINDS.map((kind) => {
    const rows = days.filter((row) => row.kind === kind)
    const times = (...outcomes: string[]) => rows.reduce((sum, row) => (outcomes.includes(row.outcome) ? sum + row.times : sum), 0)
    return {
      kind,
      letters: rows.reduce((sum, row) => sum + row.letters, 0),
      said: times('said'),
      kept: times('kept'),
      over: times('over'),
      failed: times(...FAILED),
      doubtful: times(...DOUBTFUL),
    }
  })
}

/** Of all answers to readers, how many were kept already: between 0 and 1, undefined where nobody asked. */
export function keptShare(kinds: readonly KindUse[], days: readonly UseRow[]): number | undefined {
  const kept = kinds.reduce((sum, one) => sum + one.kept, 0)
  const asked = days.reduce((sum, row) => (row.outcome === 'asked' ? sum + row.times : sum), 0)
  return kept + asked === 0 ? undefined : kept / (kept + asked)
}
