import type { PaymentState } from '../orders/order-states.ts'
import type { PaidBy } from './payment-provider.ts'

/** The latest attempt to pay. `redirectUrl` is the provider's page; `qrPayload` what a banking app scans. */
export type TrackedPayment = {
  status: PaymentState
  method: PaidBy
  /** From one on; `ATTEMPTS_MAX` is the last. */
  attempt: number
  provider: string
  qrPayload: string | null
  redirectUrl: string | null
  expiresAt: string
  failureCode: string
  refunded: number
  /** The last slip of a transfer; null before one was sent. */
  slip: { state: 'waiting' | 'accepted' | 'refused' | 'replaced'; sentAt: string; reason: string } | null
  /** Where a transfer goes; null for other methods. */
  account: TransferAccount | null
  /** The account is a demo's and does not exist. */
  pretends: boolean
}

/** The shop's own account, as a buyer types it into a banking app. */
export type TransferAccount = { bank: string; number: string; holder: string; swift: string }
