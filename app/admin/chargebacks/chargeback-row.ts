import type { RaRecord } from 'ra-core'
import type { ChargebackState } from '../../payments/chargebacks/chargeback-states.ts'

/** A chargeback as the list and its page read it. What its reader may not see of orders is null. */
export type ChargebackRow = RaRecord<string> & {
  number: string
  payment_id: string
  provider: string
  provider_reference: string
  status: ChargebackState
  reason: string
  amount_minor: number
  away_minor: number
  fee_minor: number
  opened_at: string
  evidence_due_at: string | null
  answer_by: string
  decision: 'evidence' | 'accept' | null
  sent_at: string | null
  last_error: string
  closed_at: string | null
  created_at: string
  shares: { order: { number: string; seller_name: string; customer: string } | null }[]
}

/** Whether somebody has to answer it. */
export const isWaiting = ({ status, decision }: Pick<ChargebackRow, 'status' | 'decision'>): boolean => status === 'opened' && decision === null
