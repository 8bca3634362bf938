import { answered } from '../platform/answered.ts'
import { storedPerson } from '../platform/session/stored-person.ts'
import { loadSupabase } from '../platform/session/supabase.ts'

const CREDIT_KINDS = ['gift_card', 'spend', 'release', 'refund', 'expiry', 'referral', 'referral_back'] as const
type CreditKind = (typeof CREDIT_KINDS)[number]

/** A line of the statement. Amounts are satang, moments ISO 8601; `left` and `expiresAt` are those of a gift card. */
export type CreditEntry = {
  id: number
  kind: CreditKind
  amount: number
  left: number
  at: string
  expiresAt: string | null
  orderNumber: string | null
}

/** So many lines at once. */
export const CREDIT_PAGE = 20

/** What a member can spend, in satang; without an account while nothing ever came. */
type MyCredit = { account: string | null; balance: number }

/** Browser only. What the signed-in person can spend. Throws the API's error. */
export async function getMyCredit(): Promise<MyCredit> {
  const { data } = await answered(
    (await loadSupabase())
      .from('credit_accounts')
      .select('id,balance_minor')
      // Who reads gift cards sees everybody's; this is one's own.
      .eq('person_id', storedPerson()?.id ?? '')
      .maybeSingle(),
  )
  return { account: data?.id ?? null, balance: data?.balance_minor ?? 0 }
}

/** Browser only. A page of an account's statement, the newest first, before the line with this number. Throws the API's error. */
export async function findMyCredit(account: string, before?: number): Promise<CreditEntry[]> {
  const query = (await loadSupabase())
    .from('credit_entries')
    .select('id,kind,amount_minor,left_minor,created_at,expires_at,payments(order_groups(number))')
    .eq('account_id', account)
    .order('id', { ascending: false })
    .limit(CREDIT_PAGE)
  const { data } = await answered(before === undefined ? query : query.lt('id', before))
  return data.map((row) => ({
    id: row.id,
    kind: CREDIT_KINDS.find((kind) => kind === row.kind) ?? 'spend',
    amount: row.amount_minor,
    left: row.left_minor,
    at: row.created_at,
    expiresAt: row.expires_at,
    orderNumber: row.payments?.order_groups?.number ?? null,
  }))
}
