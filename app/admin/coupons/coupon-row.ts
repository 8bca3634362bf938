import type { RaRecord } from 'ra-core'
import { isUsedUp, type Standing } from '../campaigns/campaign-state.ts'
import type { Funder } from '../campaigns/funding.ts'

export const COUPON_KINDS = ['percent', 'fixed', 'free_shipping'] as const
export type CouponKind = (typeof COUPON_KINDS)[number]

/** A coupon as the list and its page read it. Amounts are satang, rates parts per million. */
export type CouponRow = RaRecord<string> & {
  code: string
  kind: CouponKind
  percent_ppm: number
  amount_minor: number
  minimum_minor: number
  seller_id: string | null
  seller: { business_name: string } | null
  starts_at: string
  ends_at: string | null
  usage_limit: number | null
  usage_count: number
  budget: { budget_minor: number; spent_minor: number } | null
  per_person_limit: number
  is_active: boolean
  funded_by: Funder
  shared_ppm: number | null
  created_at: string
  changed_at: string
  archived_at: string | null
}

export const standingOf = ({ is_active: isActive, starts_at: starts, ends_at: ends, archived_at: archived, ...campaign }: CouponRow): Standing => ({
  isActive,
  starts,
  ends,
  archived,
  used: isUsedUp(campaign),
})
