/** What a member of a cooperative earned in a month, in satang; months as `2026-11`, moments ISO 8601. */
export type MemberStatement = {
  name: string
  shop: string
  month: string
  current: string
  since: string | null
  opening: number
  closing: number
  lines: { at: string; kind: 'sale' | 'refund' | 'correction' | 'payout'; about: string; pieces: string | null; amount: number }[]
}
