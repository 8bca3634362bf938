/** What a cart would cost with a campaign that may not exist yet. Amounts are satang. */
export type Tried = {
  lines: { name: string; quantity: number; full: number; off: number }[]
  items: number
  /** All that is taken off goods and delivery, by this campaign and by what runs beside it. */
  discount: number
  shipping: number
  total: number
  /** What this campaign takes off, how often it is applied, and what of that the shop pays; the makers bear the rest. */
  savings: number
  applications: number
  shopPays: number
  /** Why it takes off nothing: a coupon's refusal, or `not_applicable`. */
  because: string | null
  /** Other offers that lower this cart. */
  beside: string[]
  problems: string[]
}
