import type { RaRecord } from 'ra-core'
import type { WholesaleState } from '../../wholesale/my-wholesale.ts'
import type { Member } from '../members/member-row.ts'

/** A wholesale buyer as the list and its page read it. Amounts are satang, moments ISO 8601. */
export type WholesaleRow = RaRecord<string> & {
  person_id: string
  company: string
  tax_number: string
  country: string
  about: string
  state: WholesaleState
  net_days: number
  credit_limit_minor: number
  owed_minor: number
  prices_on: boolean
  reason: string
  asked_at: string
  decided_at: string | null
  changed_at: string
  member: Member
}

/** A decision about a buyer that said days and limit: each with what it was and what it became. */
export type TermsChange = {
  id: number
  happened_at: string
  person: string
  changes: { net_days: [number, number]; credit_limit_minor: [number, number] }
  reason: string
}

/** An approval that left both as they were changed no terms. */
export const isChange = ({ changes: { net_days: days, credit_limit_minor: limit } }: TermsChange): boolean => days[0] !== days[1] || limit[0] !== limit[1]
