import type { TrackedPayment } from '../payments/tracked-payment.ts'
import { answered } from '../platform/answered.ts'
import { storedPerson } from '../platform/session/stored-person.ts'
import { loadSupabase } from '../platform/session/supabase.ts'
import type { PointKind } from '../points/points.ts'
import type { Achievement, Billing, PaidPlan, PlanStatus, Tier } from './membership.ts'

/** What `my_membership` answers: where the signed-in person stands. Moments are ISO 8601, amounts satang. */
export type MyMembership = {
  tier: Tier
  member_since: string
  days_at_tier: number
  review_at: string | null
  points_ppm: number
  available_points: number
  pending_points: number
  points_this_year: number
  total_points: number
  expiring: { points: number; at: string } | null
  achievements: MyAchievement[]
  plans: MyPlan[]
  purchase: MyPurchase | null
  sells: boolean
}

export type MyAchievement = { achievement: Achievement; reached: number; goal: number; evidence: { sellers?: number }; granted_at: string | null }
export type MyPlan = { plan: PaidPlan; billing: Billing; status: PlanStatus; period_end: string }
export type MyPurchase = { id: string; number: string; plan: PaidPlan; billing: Billing; amount: number; payment: TrackedPayment }

/** Browser only. Undefined for an account that is gone. Throws the API's error. */
export async function getMyMembership(): Promise<MyMembership | undefined> {
  const { data } = await answered((await loadSupabase()).rpc('my_membership'))
  // Built by our own function of the same release.
  return (data as MyMembership | null) ?? undefined
}

/** A line of the history of points. */
export type PointsEntry = {
  id: string
  kind: PointKind
  points: number
  status: 'pending' | 'available' | 'void'
  at: string
  expiresAt: string | null
  orderNumber: string | null
  /** Fewer than the order would have brought, because it was paid in cash. */
  isLimited: boolean
}

/** So many lines at once. */
export const HISTORY_PAGE = 10

/** Browser only. A page of the history, the newest first, from the line with this number on. Throws the API's error. */
export async function findPoints(from: number): Promise<PointsEntry[]> {
  const query = (await loadSupabase())
    .from('points_entries')
    .select('id,kind,points,status,note,created_at,expires_at,orders(number),order_groups(number)')
    // Who reads accounts sees everybody's; these are one's own.
    .eq('person_id', storedPerson()?.id ?? '')
    .order('created_at', { ascending: false })
    .order('id')
    .range(from, from + HISTORY_PAGE - 1)
  const { data } = await answered(query)
  return data.map(({ created_at, expires_at, note, orders, order_groups, ...row }) => ({
    ...row,
    at: created_at,
    expiresAt: expires_at,
    orderNumber: orders?.number ?? order_groups?.number ?? null,
    isLimited: note === 'cash_limit',
  }))
}

/** Browser only. Leaves a plan, or stays in one that was left. False where there was nothing to do any more. Throws the API's error. */
export async function changePlan(what: 'leave_plan' | 'keep_plan', plan: PaidPlan): Promise<boolean> {
  const { data } = await answered((await loadSupabase()).rpc(what, { p_plan: plan }))
  return data
}
