import { useQuery } from '@tanstack/react-query'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import type { OrderState } from '../../orders/order-states.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import type { SellerState } from '../states/seller-states.ts'

export type PersonAccount = {
  email_confirmed_at: string | null
  last_sign_in_at: string | null
  blocked: boolean
  factors: number
  providers: string[]
  sessions: { created_at: string; seen_at: string | null; device: string | null; strong: boolean }[]
}

export type PersonMembership = {
  tier: string
  tier_since: string | null
  available: number
  pending: number
  year: number
  plans: { plan: string; billing: string; status: string; period_end: string }[]
  entries: {
    id: string
    kind: string
    points: number
    status: 'pending' | 'available' | 'void'
    note: string
    created_at: string
    expires_at: string | null
    order_id: string | null
    order_number: string | null
  }[]
}

/** What staff read of an account beside its row (`public.person_sheet`); what somebody may not read is null. */
export type PersonSheet = {
  account: PersonAccount
  membership: PersonMembership
  shops: { id: string; name: string; status: SellerState; role: string }[]
  roles: string[] | null
  orders: {
    count: number
    spent_minor: number
    last: { id: string; number: string; status: OrderState; total_minor: number; created_at: string }[]
  } | null
  cases: { id: string; number: string; kind: string; created_at: string; closed_at: string | null }[] | null
  reviews: { count: number; rating: number | null; hidden: number } | null
}

export const usePersonSheet = (person: string) =>
  useQuery({
    queryKey: ['person-sheet', person],
    queryFn: () => databaseResult<PersonSheet | null>('person_sheet', { p_person_id: person }),
    ...CHANGES_ELSEWHERE,
  })
