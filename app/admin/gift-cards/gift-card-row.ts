import type { RaRecord } from 'ra-core'

export const GIFT_CARD_STATES = ['waiting', 'active', 'redeemed', 'blocked', 'refused', 'canceled', 'expired'] as const
export type GiftCardState = (typeof GIFT_CARD_STATES)[number]

/** A gift card as the list and its page read it; the amount is satang. */
export type GiftCardRow = RaRecord<string> & {
  last4: string
  amount_minor: number
  status: GiftCardState
  reason: string
  issued_by: string | null
  approved_by: string | null
  redeemed_by: string | null
  expires_at: string | null
  redeemed_at: string | null
  created_at: string
  changed_at: string
}

/** What moved the worth of a card, as `gift_card_history` answers it. */
export type Movement = {
  at: string
  kind: 'gift_card' | 'spend' | 'release' | 'refund' | 'expiry'
  amount_minor: number
  order_id: string | null
  order_number: string | null
  person_id: string | null
  name: string
}
