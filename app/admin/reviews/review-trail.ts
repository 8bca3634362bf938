import { useQuery } from '@tanstack/react-query'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'

/** What only the shop knows of a review. */
export type ReviewTrail = {
  email: string
  order_id: string | null
  order: string
  hidden_at: string | null
  judged_at: string | null
  /** It was reported, and nobody has judged it since. */
  waits: boolean
  reports: { reason: string; at: string; name: string }[]
  /** What it said before it was changed, the latest first. */
  former: { rating: number; body: string; until: string }[]
}

/** Asks what only the shop knows of a review. */
export const useReviewTrail = (id: string) =>
  useQuery({ queryKey: ['review-trail', id], queryFn: () => databaseResult<ReviewTrail | null>('review_trail', { p_review_id: id }), ...CHANGES_ELSEWHERE })
