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
