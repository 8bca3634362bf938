import type { RaRecord } from 'ra-core'
import type { Because, ReferralState } from '../../referrals/my-referrals.ts'
import type { Signal } from '../inbox/work.ts'
import type { Member } from '../members/member-row.ts'

/** A referral as the list and its page read it. Amounts are satang, moments ISO 8601. */
export type ReferralRow = RaRecord<string> & {
  referrer_id: string | null
  friend_id: string | null
  state: ReferralState
  because: Because
  signals: Signal[] | null
  referrer_minor: number
  friend_minor: number
  minimum_minor: number
  capped: boolean
  back_minor: number
  joined_at: string
  due_at: string | null
  granted_at: string | null
  ended_at: string | null
  reason: string
  changed_at: string
  referrer: Member
  friend: Member
  group: { number: string } | null
}

type Span = { joined: number; ordered: number; granted: number; ended: number; given_minor: number; back_minor: number }

/** What `referral_figures` answers: a span of days and the one before it, what waits, and the terms by their names in the settings. */
export type ReferralFigures = {
  now: Span
  before: Span
  held: number
  waiting: number
  waiting_minor: number
  terms: Record<string, number | boolean>
}
