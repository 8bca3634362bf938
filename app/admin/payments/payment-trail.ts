import { useQuery } from '@tanstack/react-query'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'

/** What only the shop knows of a payment (`public.payment_trail`); refunds by their key. */
type PaymentTrail = {
  provider_reference: string
  captured_late: boolean
  seen_minor: number | null
  seen_by: string
  seen_at: string | null
  refunds: Record<string, { reference: string; attempts: number } | undefined>
}

export const usePaymentTrail = (payment: string) =>
  useQuery({
    queryKey: ['payment-trail', payment],
    queryFn: () => databaseResult<PaymentTrail | null>('payment_trail', { p_payment_id: payment }),
    ...CHANGES_ELSEWHERE,
  })
