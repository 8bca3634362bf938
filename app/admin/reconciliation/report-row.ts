import type { RaRecord } from 'ra-core'

/** A report as the list and its page read it, with the totals of its lines. */
export type ReportRow = RaRecord<number> & {
  provider: string
  name: string
  origin: 'upload' | 'provider'
  currency: string
  taken_by: string | null
  taken_at: string
  first_at: string
  last_at: string
  known: number
  lines: number
  matched: number
  waiting: number
  resolved: number
  amount_minor: number
  fee_minor: number
  paid_out_minor: number
}
