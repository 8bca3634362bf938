import type { RaRecord } from 'ra-core'
import type { PaidPlan, Tier } from '../../membership/membership.ts'

/** The profile of whoever a row belongs to. */
export type Member = { full_name: string; email: string | null } | null

/** A membership as the list and its page read it. Moments are ISO 8601. */
export type MemberRow = RaRecord<string> & {
  person_id: string
  tier: Tier
  tier_since: string
  tier_review_at: string
  points_left: number
  points_in_year: number
  points_end: string | null
  plans_held: PaidPlan[]
  person: Member
}

/** What a member is called: their name, their address, or the beginning of their key. */
export const memberName = (person: Member | undefined, id: string): string => person?.full_name || person?.email || id.slice(0, 8)
