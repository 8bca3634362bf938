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
  /** Null for a card that staff issued; of the list only the number. */
  purchase: GiftCardPurchase | null
}

/** What somebody bought a card with: whom it is for, and how far its letter is. */
export type GiftCardPurchase = {
  number: string
  buyer_name: string
  buyer_email: string
  recipient_name: string
  recipient_email: string
  message: string
  send_on: string
  sent_at: string | null
  letters: number
  paid_at: string | null
  returned_at: string | null
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
