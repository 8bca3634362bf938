import { useQuery } from '@tanstack/react-query'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import type { OpenDebt } from '../debts/seller-debt.tsx'
import type { PayoutState } from '../payout-run/payout-row.ts'

/** Something that is asked of a maker; its words are `requirements.{name}`. */
type Requirement = { name: string; needed: boolean; met: boolean; evidence: string }

export type SellerMoney = {
  account: { bank: string; number_tail: string; holder: string; changed_at: string; usable_from: string; name_check: string } | null
  balances: { kind: string; amount_minor: number }[]
  /** What it owes, while that counts. */
  debt: OpenDebt | null
  /** Whether nothing at all is paid now. */
  stopped: boolean
  holds: {
    id: string
    reason: string
    placed_at: string
    ends_at: string | null
    amount_minor: number | null
    kind: 'office' | 'suspension' | 'denied'
    by: string | null
    change_id: string | null
    appealed_at: string | null
    appeal: string
    appeal_answer: string
  }[]
  payouts: { id: string; number: string; period: string; amount_minor: number; status: PayoutState; created_at: string }[]
}

/** What staff read of a shop beside its row (`public.seller_sheet`); `money` is null for whoever may not read payouts. */
export type SellerSheet = {
  contact: { email: string; phone: string; language: string; tax_name: string; tax_address: string; tax_branch: string } | null
  people: { id: string; role: string; since: string; name: string; email: string | null }[]
  plan: { status: string; billing: string; period_end: string } | null
  application: { id: string; status: string; created_at: string; decided_at: string | null } | null
  requirements: Requirement[]
  counts: Record<'products' | 'drafts' | 'orders' | 'waiting' | 'cases', number>
  money: SellerMoney | null
}

/** The sheet counts to this many. */
export const COUNTED_TO = 1000

export const useSellerSheet = (seller: string) =>
  useQuery({
    queryKey: ['seller-sheet', seller],
    queryFn: () => databaseResult<SellerSheet | null>('seller_sheet', { p_seller_id: seller }),
    ...CHANGES_ELSEWHERE,
  })
