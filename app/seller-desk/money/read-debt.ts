import type { TrackedPayment } from '../../payments/tracked-payment.ts'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

/** What a maker owes, in satang, and the payment of it that is open. */
export type DeskDebt = {
  id: string
  owed_minor: number
  started_at: string
  grace_until: string
  blocked_at: string | null
  ended_at: string | null
  appealed_at: string | null
  appeal_answer: string
  appeal_outcome: string
  open: { number: string; amount: number; payment: TrackedPayment } | undefined
}

/** So often the desk asks again while a debt is being paid. */
export const PAYING_MS = 2_500

/** Browser only. The newest debt of a maker, settled or not; null where it never owed anything. */
export async function readDebt(seller: string): Promise<DeskDebt | null> {
  const { data } = await answered(
    (await loadSupabase())
      .from('seller_debts')
      .select(
        `id, owed_minor, started_at, grace_until, blocked_at, ended_at, appealed_at, appeal_answer, appeal_outcome,
         debt_repayments(number, status, amount_minor, payments(attempt, status, method, provider, qr_payload, redirect_url, expires_at, failure_code, refunded_minor))`,
      )
      .eq('seller_id', seller)
      .eq('debt_repayments.status', 'open')
      .order('started_at', { ascending: false })
      .limit(1),
  )
  const [debt] = data
  if (!debt) return null
  const { debt_repayments: repayments, ...facts } = debt
  const [repayment] = repayments
  const payment = repayment?.payments[0]
  return {
    ...facts,
    open:
      repayment && payment
        ? {
            number: repayment.number,
            amount: repayment.amount_minor,
            payment: {
              status: payment.status,
              method: payment.method,
              attempt: payment.attempt,
              provider: payment.provider,
              qrPayload: payment.qr_payload,
              redirectUrl: payment.redirect_url,
              expiresAt: payment.expires_at,
              failureCode: payment.failure_code,
              refunded: payment.refunded_minor,
              slip: null,
              account: null,
              pretends: false,
            },
          }
        : undefined,
  }
}
