/** An account with what it holds, debits positive. */
export type Balance = {
  id: string
  kind: string
  provider: string
  seller_id: string | null
  seller_name: string
  currency: string
  balance_minor: number
}

/** An entry of an account, with what the account held after it. */
export type Entry = {
  journal_id: number
  kind: string
  posted_at: string
  order_id: string | null
  order_number: string | null
  payout_id: string | null
  payout_number: string | null
  amount_minor: number
  balance_minor: number
}
