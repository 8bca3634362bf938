import type { RaRecord } from 'ra-core'
import type { Posting } from '../ledger/journal-row.ts'

export const CORRECTION_STATES = ['waiting', 'posted', 'declined'] as const
export type CorrectionState = (typeof CORRECTION_STATES)[number]

/** A correction of the books by hand, with what it books. */
export type CorrectionRow = RaRecord<number> & {
  status: CorrectionState
  reason: string
  proposed_by: string | null
  proposed_at: string
  decided_by: string | null
  decided_at: string | null
  decision: string
  postings: Posting[]
  journals: { id: number }[]
}
