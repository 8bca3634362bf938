import { useQuery } from '@tanstack/react-query'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import type { WorkKind } from './work.ts'

type Count = { kind: WorkKind; waiting: number; late: number }

/** Others decide at the same time. */
export const AGAIN_MS = 60_000

/** How much of each kind waits that I may see, asked for again every minute. */
export const useWaitingCounts = () =>
  useQuery({
    queryKey: ['waiting-counts'],
    queryFn: () => databaseResult<Count[]>('waiting_counts', {}),
    refetchInterval: AGAIN_MS,
    ...CHANGES_ELSEWHERE,
  })
