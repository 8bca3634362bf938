import { useQuery } from '@tanstack/react-query'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import type { Language } from '../../i18n/languages.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import type { Kind } from './coverage.ts'

/** What is worked on: a sentence by its place (`namespace:key`), or a text by its id. */
export type Claimed = { kind: Kind | 'sentence'; key: string }
/** Who has it, and until when. */
export type Claim = Claimed & { person_id: string; name: string; until: string }

/** Colleagues who take something are seen after so long. */
const ASK_AGAIN_MS = 30_000

/** Browser only. What is taken in a language, by what it is. */
export function useClaims(language: Language): (of: Claimed) => Claim | undefined {
  const { data } = useQuery({
    queryKey: ['translations-taken', language],
    queryFn: () => databaseResult<Claim[]>('translations_taken', { p_language: language }),
    refetchInterval: ASK_AGAIN_MS,
    ...CHANGES_ELSEWHERE,
  })
  return ({ kind, key }) => data?.find((claim) => claim.kind === kind && claim.key === key)
}
