import { useQuery } from '@tanstack/react-query'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import type { OrderState } from '../../orders/order-states.ts'
import type { ChargebackBearer } from '../../payments/chargebacks/chargeback-states.ts'
import type { FileKind } from '../../payments/chargebacks/dispute.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import type { CaseKind, CaseState } from '../../returns/case-states.ts'
import type { PaymentState } from '../states/payment-states.ts'

export type SheetOrder = {
  id: string
  number: string
  status: OrderState
  seller: string
  seller_id: string
  customer: string
  total_minor: number
  placed_at: string | null
  delivered_at: string | null
  away_minor: number
  weight_minor: number
  fee_minor: number
  bearer: ChargebackBearer
  fee_bearer: ChargebackBearer
  rule: string
  talks: number
  pieces: string[] | null
  parcels: { carrier: string; tracking: string; status: string; shipped_at: string | null; delivered_at: string | null }[]
  cases: { id: string; number: string; kind: CaseKind; status: CaseState }[]
  refunded_minor: number
}

export type SheetFile = { id: string; kind: FileKind; name: string; path: string; mime_type: string; bytes: number }

/** What a chargeback is decided by (`public.chargeback_sheet`). */
export type ChargebackSheet = {
  orders: SheetOrder[]
  payment: {
    id: string
    provider: string
    method: string
    status: PaymentState
    captured_minor: number
    refunded_minor: number
    created_at: string
    is_plan: boolean
  }
  buyer: { id: string | null; email: string | null; since: string | null; orders: number; chargebacks: number; cases: number }
  evidence: { words: string; talk: string; with_delivery: boolean; written_at: string } | null
  files: SheetFile[]
}

export const useChargebackSheet = (id: string) =>
  useQuery({
    queryKey: ['chargeback-sheet', id],
    queryFn: () => databaseResult<ChargebackSheet | null>('chargeback_sheet', { p_id: id }),
    ...CHANGES_ELSEWHERE,
  })
