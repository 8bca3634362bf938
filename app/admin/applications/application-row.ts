import type { RaRecord } from 'ra-core'
import type { BUSINESS_TYPES } from '../sellers/seller-row.ts'

export const APPLICATION_STATES = ['pending', 'needs_changes', 'rejected', 'approved'] as const
export type ApplicationState = (typeof APPLICATION_STATES)[number]

/** Who was turned away may apply again after so many days (`hand_in_application`). */
const AGAIN_AFTER_DAYS = 30

/** Somebody's wish to sell, as the list and its page read it. `reason` is what the applicant was told. */
export type ApplicationRow = RaRecord<string> & {
  person_id: string
  seller_id: string | null
  business_name: string
  business_type: (typeof BUSINESS_TYPES)[number]
  description: string
  province: string
  status: ApplicationState
  reason: string
  created_at: string
  decided_at: string | null
}

/** From when somebody who was turned away may apply again. */
export function againFrom({ status, decided_at: decided }: Pick<ApplicationRow, 'status' | 'decided_at'>): string | undefined {
  if (status !== 'rejected' || decided === null) return undefined
  return new Date(new Date(decided).getTime() + AGAIN_AFTER_DAYS * 86_400_000).toISOString()
}
