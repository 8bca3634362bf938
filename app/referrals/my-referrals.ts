import { answered } from '../platform/answered.ts'
import { loadSupabase } from '../platform/session/supabase.ts'

export const REFERRAL_STATES = ['joined', 'waiting', 'held', 'granted', 'lapsed', 'refused', 'taken_back'] as const
export type ReferralState = (typeof REFERRAL_STATES)[number]
/** Why nothing is given; empty while there is nothing to say. */
export type Because = '' | 'late' | 'left' | 'not_first' | 'too_small' | 'own_shop' | 'refunded' | 'staff'

/** What `my_referrals` answers. Amounts are satang, moments ISO 8601. */
export type MyReferrals = {
  code: string
  terms: { open: boolean; referrer_minor: number; friend_minor: number; minimum_minor: number; order_days: number; wait_days: number; month_most: number }
  return_days: number
  month_count: number
  earned_minor: number
  waiting_minor: number
  friends: number
  mine: BroughtMe | null
}

/** How the member was brought, where somebody did. */
export type BroughtMe = {
  name: string
  state: ReferralState
  because: Because
  reason: string
  amount_minor: number
  minimum_minor: number
  due_at: string | null
  until: string | null
}

export type Friend = {
  id: string
  name: string
  state: ReferralState
  because: Because
  reason: string
  joined_at: string
  due_at: string | null
  amount_minor: number
  capped: boolean
}

/** So many friends at once. */
export const FRIENDS_PAGE = 20

/** Browser only. The member's own link, terms and sums; the first look makes the link. Throws the API's error. */
export async function getMyReferrals(): Promise<MyReferrals> {
  const { data } = await answered((await loadSupabase()).rpc('my_referrals'))
  // Built by our own function of the same release.
  return data as MyReferrals
}

/** Browser only. A page of the friends, the newest first, those before one of them. Throws the API's error. */
export async function findMyFriends(before?: string): Promise<Friend[]> {
  const { data } = await answered((await loadSupabase()).rpc('my_referred_friends', before === undefined ? {} : { p_before: before }))
  // The states are the table's own check.
  return data as Friend[]
}
